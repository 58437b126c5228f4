import type { ReactNode } from 'react'
import type { Sort } from '#contract/facets.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { partTable } from '#styled/recipes'

interface SortableHeadProps {
  up: Sort
  down?: Sort
  sort: Sort
  /** Of the list in this order. */
  addressOf: (sort: Sort) => string
  figures?: boolean
  children: ReactNode
}

/** A column head that sorts: up, then down where the shop can, then the best order again. */
export function SortableHead({ up, down, sort, addressOf, figures = false, children }: SortableHeadProps) {
  const look = partTable()
  const now = sort === up ? 'ascending' : down && sort === down ? 'descending' : 'none'
  const next: Sort = now === 'none' ? up : now === 'ascending' && down ? down : 'best'
  return (
    <th scope="col" aria-sort={now} className={figures ? look.figuresHead : look.head}>
      <Go to={addressOf(next)} className={look.sort}>
        {children}
        <span className={look.arrow} data-now={now}>
          <Icon name={now === 'descending' ? 'arrow-down' : 'arrow-up'} />
        </span>
      </Go>
    </th>
  )
}
