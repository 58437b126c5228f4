import type { Report } from '#server/kernel/report.ts'
import { type BuildIndex, buildIndex } from './build-index.ts'

/** The services that catalogues in memory need, apart from the database. */
export interface IndexContext {
  /** Milliseconds since 1970. */
  now: () => number
  /** Called with errors of background work. */
  report: Report
  build: BuildIndex
}

/** The required options of a catalogue's creator. The others have defaults. */
export type GivenContext = Pick<IndexContext, 'now' | 'report'> & Partial<IndexContext>

export const indexContext = (given: GivenContext): IndexContext => ({ build: buildIndex, ...given })
