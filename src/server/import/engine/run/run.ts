import type { Db } from '#server/db/open.ts'
import type { Remark } from '#server/import/facts.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ImportKindName } from './kinds.ts'

/** An import run in progress, with the database and the shop that it works on. */
export interface ImportRun {
  db: Db
  clock: Clock
  /** Whether the database has only one connection, so that a transaction blocks all other queries. */
  oneConnection?: boolean
  tenantId: string
  /** The number of the run within its shop, from 1. */
  id: number
  kind: ImportKindName | 'undo'
  /** The time when the run began. */
  startedAt: Date
  /** The day in the shop's time zone when the run began. */
  today: string
  who: string
  /** The command line that started the run, for the audit log. */
  action: string
  /** The number of the run that this run undoes. Missing for an import of a file. */
  undoneRunId?: number
}

/** The counts that an import run reports: parts by result, names and remarks. */
export interface ImportCounts {
  added: number
  changed: number
  withdrawn: number
  /** The number of parts that an undo removes. */
  removed: number
  unchanged: number
  /** The number of changed rows of small tables: categories, makes, models and other names. */
  names: number
  refused: number
  noted: number
  /**
   * The number of valid ACES applications, for ACES files and vehicle tables only. `waiting` are those whose vehicle has no name yet,
   * `partless` those without a part.
   */
  applications?: number
  waiting?: number
  partless?: number
  /** The number of waiting ACES applications that got a part. */
  joined?: number
}

export type RemarkKind = 'refused' | 'left-out' | 'noted' | 'stops'
export interface ImportRemark extends Remark {
  kind: RemarkKind
}
