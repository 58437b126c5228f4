import type { PartFacts, Place } from '#server/import/facts.ts'

/** Staged values of a part, without their place, which has its own column. */
export type StagedFacts = Omit<PartFacts, 'at'>

/** The staged values of one or more rows of a file. */
export interface StagedPart {
  at: Place
  facts: StagedFacts
}

/** A row's place in the file, as stored in columns. */
export interface StagedPlace {
  file: string
  sheet: string | null
  line: number
  row: number | null
}

export const placeOf = ({ file, sheet, line, row }: StagedPlace): Place => ({
  file,
  line,
  ...(sheet !== null && { sheet }),
  ...(row !== null && { row }),
})

/** The places of all rows that it was merged from. */
export const placesOf = ({ at, facts }: StagedPart): Place[] => [at, ...(facts.alsoAt ?? []).map((line) => ({ ...at, line }))]
