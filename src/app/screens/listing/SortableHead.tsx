import type { ReactNode } from 'react'
import type { Sort } from '#contract/facets.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { partTable } from '#styled/recipes'

interface SortableHeadProps {
  up: Sort
  down?: Sort
  sort: Sort
  onSort: (sort: Sort) => void
  figures?: boolean
  children: ReactNode
}

/** A column head that sorts: up, then down where the shop can, then the best order again. */
export function SortableHead({ up, down, sort, onSort, figures = false, children }: SortableHeadProps) {
  const look = partTable()
  const now = sort === up ? 'ascending' : down && sort === down ? 'descending' : 'none'
  const next: Sort = now === 'none' ? up : now === 'ascending' && down ? down : 'best'
  return (
    <th scope="col" aria-sort={now} className={figures ? look.figuresHead : look.head}>
      <button type="button" className={look.sort} onClick={() => onSort(next)}>
        {children}
        <span className={look.arrow} data-now={now}>
          <Icon name={now === 'descending' ? 'arrow-down' : 'arrow-up'} />
        </span>
      </button>
    </th>
  )
}
