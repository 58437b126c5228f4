import type { ApplicationFacts } from '#server/import/facts.ts'
import type { Narrowing } from './fitment-note.ts'

/** A row of ACES as it is kept. */
export interface Application extends Narrowing {
  identity: string
  /** The number of its part, as the file spells it. */
  code: string
  line: number
  vehicle: ApplicationFacts['vehicle']
  partType: string
}
