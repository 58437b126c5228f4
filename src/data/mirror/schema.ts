import type { DBSchema, IDBPDatabase } from 'idb'
import type { PartCard } from '#contract/catalogue.ts'

/** A part that was looked at, as its row in a list, and when: milliseconds since 1970. */
export interface View {
  mcode: string
  viewedAt: number
  part: PartCard
}

/** A search that was made. `key` is the text in lower case, so that one search in two spellings of case is one row. */
export interface Searched {
  key: string
  text: string
  searchedAt: number
}

/** The session as local storage has it, for the worker, which cannot read that. */
export interface MirroredSession {
  token: string
  userInfo: { realname: string }
}

export interface MirrorShape extends DBSchema {
  views: { key: string; value: View; indexes: { viewedAt: number } }
  searches: { key: string; value: Searched; indexes: { searchedAt: number } }
  session: { key: 'now'; value: MirroredSession }
}

export type UpgradeStep = (db: IDBPDatabase<MirrorShape>) => void

/** THE upgrade steps of the database on the device; its version is their number. A step that has shipped is never changed, only followed. */
export const upgradeSteps: readonly UpgradeStep[] = [
  (db) => {
    db.createObjectStore('views', { keyPath: 'mcode' }).createIndex('viewedAt', 'viewedAt')
    db.createObjectStore('searches', { keyPath: 'key' }).createIndex('searchedAt', 'searchedAt')
    db.createObjectStore('session')
  },
]
