import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import type { PartCard } from '#contract/catalogue.ts'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { PartRow } from './PartRow.tsx'
import { AsOf } from './price/AsOf.tsx'
import { stepThroughRows } from './row-keys.ts'

interface PartListProps {
  parts: readonly PartCard[]
  /** What the list is called by a screen reader. */
  label: string
  searched?: string
  /** Two columns where there is room for them. */
  columns?: boolean
  /** When the shop said what a row says, ISO 8601, null when nobody knows; for rows that are not all of one time. */
  asOf?: (part: PartCard) => string | null
  /** What belongs under a row: other offers of the same part. */
  more?: (part: PartCard) => ReactNode
}

/** Parts as rows; arrow keys go from row to row. */
export function PartList({ parts, label, searched = '', columns = false, asOf, more }: PartListProps) {
  return (
    <ol
      className={(columns ? partRow({ columns: true }) : partRow()).list}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => stepThroughRows(event)}
    >
      {parts.map((part) => {
        const row = <PartRow part={part} searched={searched} />
        const under = more?.(part)
        return (
          <Fragment key={part.mcode}>
            {asOf === undefined ? row : <AsOf at={asOf(part)}>{row}</AsOf>}
            {under ? (
              <li className={underRow} data-under="">
                {under}
              </li>
            ) : null}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** One with the row above: no line parts them. */
const underRow = css({ borderBottom: 'hair' })
