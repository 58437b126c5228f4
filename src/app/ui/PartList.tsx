import type { KeyboardEvent } from 'react'
import type { PartCard } from '#contract/catalogue.ts'
import { partRow } from '#styled/recipes'
import { PartRow } from './PartRow.tsx'
import { stepThroughRows } from './row-keys.ts'

interface PartListProps {
  parts: readonly PartCard[]
  /** What the list is called by a screen reader. */
  label: string
  searched?: string
  /** How many rows fetch their pictures at once. */
  eager?: number
  /** Two columns where there is room for them. */
  columns?: boolean
}

/** Parts as rows; arrow keys go from row to row. */
export function PartList({ parts, label, searched = '', eager = 0, columns = false }: PartListProps) {
  return (
    <ol
      className={(columns ? partRow({ columns: true }) : partRow()).list}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => stepThroughRows(event)}
    >
      {parts.map((part, at) => (
        <PartRow key={part.mcode} part={part} searched={searched} eager={at < eager} />
      ))}
    </ol>
  )
}
