import type { PartFacts, Place } from '#server/import/facts.ts'

/** Facts as they are staged: where they stand is said beside them. */
export type StagedFacts = Omit<PartFacts, 'at'>

/** Facts of one or some rows of a file, as they were staged. */
export interface StagedPart {
  at: Place
  facts: StagedFacts
}

/** Where a row was staged, as its columns say it. */
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

/** Every row of the file that it is made of. */
export const placesOf = ({ at, facts }: StagedPart): Place[] => [at, ...(facts.alsoAt ?? []).map((line) => ({ ...at, line }))]
