import type { Db } from '#server/db/open.ts'
import type { Remark } from '#server/import/facts.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ImportKindName } from './kinds.ts'

/** An import run in progress. */
export interface Run {
  db: Db
  clock: Clock
  /** Whether the database has a single connection. A transaction then blocks all other queries. */
  oneConnection?: boolean
  tenantId: string
  /** The run's number within the shop, from 1. */
  id: number
  kind: ImportKindName | 'undo'
  /** When the run started. */
  at: Date
  /** The shop's day at that time. */
  today: string
  who: string
  /** The command line, for the audit log. */
  action: string
  /** The number of the run that it undoes. */
  undoes?: number
}

/** The counts of a run's results. */
export interface Counts {
  added: number
  changed: number
  withdrawn: number
  /** Removed by an undo. */
  removed: number
  unchanged: number
  /** Changed categories, makes, models and other names. */
  names: number
  refused: number
  noted: number
  /** For ACES files and vehicle tables: all valid applications, those with vehicle ids without a name, and those without a part. */
  applications?: number
  waiting?: number
  partless?: number
  /** Waiting applications that were assigned to a part. */
  joined?: number
}

export type RemarkKind = 'refused' | 'left-out' | 'noted' | 'stops'
export interface KeptRemark extends Remark {
  kind: RemarkKind
}
