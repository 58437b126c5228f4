import type { ApplicationFacts } from '#server/import/facts.ts'
import type { ApplicationConditions } from './fitment-note.ts'

/** An ACES application as stored in the database. */
export interface Application extends ApplicationConditions {
  identity: string
  /** The part number as written in the file. */
  code: string
  line: number
  vehicle: ApplicationFacts['vehicle']
  partType: string
}
