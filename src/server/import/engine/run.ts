import type { Db } from '#server/db/open.ts'
import type { Remark } from '#server/import/facts.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ImportKindName } from './kinds.ts'

/** An import that is under way. */
export interface Run {
  db: Db
  clock: Clock
  /** Whether the database has one connection, which its transaction then has alone. */
  oneConnection?: boolean
  tenantId: string
  /** Its number within the shop, from 1. */
  id: number
  kind: ImportKindName | 'undo'
  /** When it began. */
  at: Date
  /** On which day of the shop. */
  today: string
  who: string
  /** The command's words, for the audit. */
  action: string
  /** The run that it undoes. */
  undoes?: number
}

/** What a run came to, in numbers. */
export interface Counts {
  added: number
  changed: number
  withdrawn: number
  /** By an undo. */
  removed: number
  unchanged: number
  /** Categories, makes, models and other names. */
  names: number
  refused: number
  noted: number
  /** Of ACES and tables of vehicles: those that count now; of these, those whose ids no table names, and those of numbers of no part. */
  applications?: number
  waiting?: number
  partless?: number
  /** Applications that waited for a part that is there now. */
  joined?: number
}

export type RemarkKind = 'refused' | 'left-out' | 'noted' | 'stops'
export interface KeptRemark extends Remark {
  kind: RemarkKind
}
