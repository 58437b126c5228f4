import type { ReportError } from '#server/kernel/report.ts'
import { buildIndex, type IndexBuilder } from './index-builder.ts'

/** The services that the catalogues in memory need, other than the database. */
export interface IndexServices {
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
  /** Called with the errors of background work. */
  report: ReportError
  build: IndexBuilder
  /** How long a read of the change log counts as current where the database sends no notifications, in milliseconds. */
  freshMs: number
}

const DEFAULT_FRESH_MS = 1000

/** The options that the creator of the catalogues must give. The others have defaults. */
export type PartialIndexServices = Pick<IndexServices, 'now' | 'report'> & Partial<IndexServices>

export const completeIndexServices = (given: PartialIndexServices): IndexServices => ({
  build: buildIndex,
  freshMs: DEFAULT_FRESH_MS,
  ...given,
})
