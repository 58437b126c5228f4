import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { partRow } from '#styled/recipes'
import { PartRow, PartRowPlace } from './PartRow.tsx'
import { DataTimeProvider } from './price/DataTimeProvider.tsx'
import { moveRowFocus } from './row-keys.ts'
import { useFirstRows } from './use-first-rows.ts'

interface PartListProps {
  parts: readonly PartCard[]
  /** The accessible name of the list. */
  label: string
  searchedText?: string
  /** Whether there are two columns if there is space. */
  hasTwoColumns?: boolean
  /** Returns the time of a row's data, ISO 8601, null if unknown. For lists whose rows differ in age. */
  dataTimeOf?: (part: PartCard) => string | null
  /** Returns what is shown below a part's row: other offers of the same part. */
  renderBelowPart?: (part: PartCard) => ReactNode
}

/** Parts as rows of a list, those in sight first. Arrow keys move between rows. */
export function PartList({ parts, label, searchedText = '', hasTwoColumns = false, dataTimeOf, renderBelowPart }: PartListProps) {
  const isDrawn = useFirstRows(parts)
  return (
    <ol
      className={(hasTwoColumns ? partRow({ columns: true }) : partRow()).list}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}
    >
      {parts.map((part) => {
        const row = isDrawn(part) ? <PartRow part={part} searchedText={searchedText} /> : <PartRowPlace mcode={part.mcode} />
        const under = renderBelowPart?.(part)
        return (
          <Fragment key={part.mcode}>
            {dataTimeOf === undefined ? row : <DataTimeProvider dataTime={dataTimeOf(part)}>{row}</DataTimeProvider>}
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

/** What is shown below a row belongs to that row, so the dividing line is below it and not between them. */
const underRowClass = css({ borderBottom: 'hair' })
