import type { KeyboardEvent } from 'react'
import type { PartCard } from '#contract/catalogue.ts'
import { partRow } from '#styled/recipes'
import { AsOf } from './price/AsOf.tsx'
import { PartRow } from './PartRow.tsx'
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
}

/** Parts as rows; arrow keys go from row to row. */
export function PartList({ parts, label, searched = '', columns = false, asOf }: PartListProps) {
  return (
    <ol
      className={(columns ? partRow({ columns: true }) : partRow()).list}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => stepThroughRows(event)}
    >
      {parts.map((part) => {
        const row = <PartRow key={part.mcode} part={part} searched={searched} />
        return asOf === undefined ? (
          row
        ) : (
          <AsOf key={part.mcode} at={asOf(part)}>
            {row}
          </AsOf>
        )
      })}
    </ol>
  )
}
