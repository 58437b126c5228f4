import type { PartFacts, Place } from '#server/import/facts.ts'

/** The staged facts about a part. The place in the file is stored in columns of its own. */
export type StagedFacts = Omit<PartFacts, 'at'>

/** The staged facts about a part, from one or more rows of a file. */
export interface StagedPart {
  at: Place
  facts: StagedFacts
}

/** The place of a staged row in the file, as stored in columns. */
export interface StagedPlace {
  file: string
  sheet: string | null
  line: number
  row: number | null
}

export const placeOfStagedRow = ({ file, sheet, line, row }: StagedPlace): Place => ({
  file,
  line,
  ...(sheet !== null && { sheet }),
  ...(row !== null && { row }),
})

/** Returns the places of all rows from which a staged part was merged. */
export const placesOfStagedPart = ({ at, facts }: StagedPart): Place[] => [at, ...(facts.alsoAt ?? []).map((line) => ({ ...at, line }))]
