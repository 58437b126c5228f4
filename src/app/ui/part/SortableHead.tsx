import type { ReactNode } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { partTable } from '#styled/recipes'

interface SortableHeadProps<Sort extends string> {
  /** The order that the list has without a choice. */
  best: Sort
  up: Sort
  down?: Sort
  sort: Sort
  /** Returns the URL of the list in an order. */
  addressOf: (sort: Sort) => string
  figures?: boolean
  children: ReactNode
}

/**
 * A column header that sorts. Each click changes the order: ascending, then descending if the list has that order, then the usual order of
 * the list.
 */
export function SortableHead<Sort extends string>({ best, up, down, sort, addressOf, figures = false, children }: SortableHeadProps<Sort>) {
  const look = partTable()
  const now = sort === up ? 'ascending' : down !== undefined && sort === down ? 'descending' : 'none'
  const next = now === 'ascending' ? (down ?? best) : now === 'none' || down === best ? up : best
  return (
    <th scope="col" aria-sort={now} className={figures ? look.figuresHead : look.head}>
      <Link to={addressOf(next)} className={look.sort}>
        {children}
        <span className={look.arrow} data-now={now}>
          <Icon name={now === 'descending' ? 'arrow-down' : 'arrow-up'} />
        </span>
      </Link>
    </th>
  )
}
