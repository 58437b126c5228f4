import type { FilePlace, PartFacts } from '#server/import/facts.ts'

/** The facts about a part in a staged row, without the place in the file, which is stored in separate columns. */
export type StagedPartFacts = Omit<PartFacts, 'at'>

/** The staged facts about a part, from one or more rows of a file. */
export interface StagedPart {
  at: FilePlace
  facts: StagedPartFacts
}

/** The place of a staged row in the file, as stored in columns. */
export interface StagedPlace {
  file: string
  sheet: string | null
  line: number
  row: number | null
}

export const placeOfStagedRow = ({ file, sheet, line, row }: StagedPlace): FilePlace => ({
  file,
  line,
  ...(sheet !== null && { sheet }),
  ...(row !== null && { row }),
})

/** Returns the places of all rows from which a staged part was merged. */
export const placesOfStagedPart = ({ at, facts }: StagedPart): FilePlace[] => [at, ...(facts.alsoAt ?? []).map((line) => ({ ...at, line }))]
