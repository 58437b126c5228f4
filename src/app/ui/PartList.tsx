import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { PartRow } from './PartRow.tsx'
import { AsOf } from './price/AsOf.tsx'
import { moveRowFocus } from './row-keys.ts'

interface PartListProps {
  parts: readonly PartCard[]
  /** The accessible name of the list. */
  label: string
  searched?: string
  /** Whether there are two columns if there is space. */
  columns?: boolean
  /** Returns the time of a row's data, ISO 8601, null if unknown. For lists whose rows differ in age. */
  asOf?: (part: PartCard) => string | null
  /** Returns what is shown below a part's row: other offers of the same part. */
  more?: (part: PartCard) => ReactNode
}

/** Parts as rows of a list. Arrow keys move between rows. */
export function PartList({ parts, label, searched = '', columns = false, asOf, more }: PartListProps) {
  return (
    <ol
      className={(columns ? partRow({ columns: true }) : partRow()).list}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}
    >
      {parts.map((part) => {
        const row = <PartRow part={part} searched={searched} />
        const under = more?.(part)
        return (
          <Fragment key={part.mcode}>
            {asOf === undefined ? row : <AsOf at={asOf(part)}>{row}</AsOf>}
            {under ? (
              <li className={underRowClass} data-under="">
                {under}
              </li>
            ) : null}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** What is below a row belongs to it, so the line is below both. */
const underRowClass = css({ borderBottom: 'hair' })
