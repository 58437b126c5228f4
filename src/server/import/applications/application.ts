import type { ApplicationFacts } from '#server/import/facts.ts'
import type { Narrowing } from './fitment-note.ts'

/** A stored ACES application. */
export interface Application extends Narrowing {
  identity: string
  /** The part number as in the file. */
  code: string
  line: number
  vehicle: ApplicationFacts['vehicle']
  partType: string
}
