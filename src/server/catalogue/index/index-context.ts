import type { ReportError } from '#server/kernel/report.ts'
import { type BuildIndex, buildIndex } from './build-index.ts'

/** The services that the catalogues in memory need, other than the database. */
export interface IndexContext {
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
  /** Called with the errors of background work. */
  report: ReportError
  build: BuildIndex
}

/** The options that the creator of the catalogues must give. The others have defaults. */
export type PartialIndexContext = Pick<IndexContext, 'now' | 'report'> & Partial<IndexContext>

export const completeIndexContext = (given: PartialIndexContext): IndexContext => ({ build: buildIndex, ...given })
