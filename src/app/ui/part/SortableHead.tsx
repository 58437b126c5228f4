import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { partTable } from '#styled/recipes'

interface SortableHeadProps<Sort extends string> {
  /** The order that the list has without a choice. */
  defaultSort: Sort
  ascendingSort: Sort
  descendingSort?: Sort
  sort: Sort
  /** Returns the URL of the list in an order. */
  hrefOf: (sort: Sort) => string
  isNumeric?: boolean
  children: ReactNode
}

/**
 * A column header that sorts. Each click changes the order: ascending, then descending if the list has that order, then the usual order of
 * the list.
 */
export function SortableHead<Sort extends string>({
  defaultSort,
  ascendingSort,
  descendingSort,
  sort,
  hrefOf,
  isNumeric = false,
  children,
}: SortableHeadProps<Sort>) {
  const look = partTable()
  const now = sort === ascendingSort ? 'ascending' : descendingSort !== undefined && sort === descendingSort ? 'descending' : 'none'
  const next =
    now === 'ascending' ? (descendingSort ?? defaultSort) : now === 'none' || descendingSort === defaultSort ? ascendingSort : defaultSort
  return (
    <th scope="col" aria-sort={now} className={isNumeric ? look.figuresHead : look.head}>
      <Link to={hrefOf(next)} className={look.sort}>
        {children}
        <span className={look.arrow} data-now={now}>
          <Icon name={now === 'descending' ? 'arrow-down' : 'arrow-up'} />
        </span>
      </Link>
    </th>
  )
}
