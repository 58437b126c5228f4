import type { Report } from '#server/kernel/report.ts'
import { type BuildIndex, buildIndex } from './build-index.ts'

/** What catalogues in memory need beside the database. */
export interface IndexContext {
  /** Milliseconds since 1970. */
  now: () => number
  /** Hears what goes wrong behind the answers. */
  report: Report
  build: BuildIndex
}

/** What whoever wants a catalogue has to say of that. */
export type GivenContext = Pick<IndexContext, 'now' | 'report'> & Partial<IndexContext>

export const indexContext = (given: GivenContext): IndexContext => ({ build: buildIndex, ...given })
