import type { Db } from '#server/db/open.ts'
import { type ImportProgressEvent, type ImportResult, type PlanDecision, runImport } from '#server/import/engine/import-run.ts'
import type { RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { systemClock } from '#server/kernel/clock.ts'

import { withRows } from './with-rows.ts'

export const isEmbedded = process.env['DATABASE_URL'] === undefined

export interface Loaded extends ImportResult {
  said: ImportProgressEvent[]
}

/** A shop that sells nothing yet. */
export async function emptyShop(db: Db, id: string): Promise<string> {
  await db.insertInto('tenant').values({ id, hosts: [], is_default: false, name: id, branding: '{}', catalogue_version: 1 }).execute()
  return id
}

interface Loading {
  decide?: PlanDecision
  isComplete?: boolean
  repeat?: RepeatHandling
  isFree?: boolean
  /** The run to undo. */
  undoes?: number
  /** Awaited before the first row is handed over. */
  hold?: () => Promise<unknown>
  onNews?: (news: ImportProgressEvent) => void
  /** Where the database is the embedded one whatever the environment names. */
  oneConnection?: boolean
}

/** Runs an import of facts, or undoes one. */
export async function runOn(
  db: Db,
  tenantId: string,
  kind: ImportKindName | 'undo',
  events: readonly FileEvent[],
  more: Loading = {},
): Promise<Loaded> {
  const { decide = 'go', isComplete = false, isFree = false, repeat, undoes, hold, onNews, oneConnection = isEmbedded } = more
  const order = {
    tenantId,
    kind,
    file: 'test.csv',
    hash: '',
    options: {},
    who: 'operator test',
    action: 'import test',
    isComplete,
    isFree,
    ...(repeat && { repeat }),
    ...(undoes === undefined ? {} : { undoes }),
  }
  const said: ImportProgressEvent[] = []
  async function* portions(): AsyncGenerator<readonly FileEvent[], void> {
    await hold?.()
    const all = withRows(events)
    for (let from = 0; from < all.length; from += 50) yield all.slice(from, from + 50)
  }
  const end = await runImport(
    { db, clock: systemClock, oneConnection },
    order,
    portions(),
    () => Promise.resolve(decide),
    (news) => {
      said.push(news)
      onNews?.(news)
    },
  )
  return { ...end, said }
}

export const partEvents = (parts: readonly (Partial<PartFacts> & { code: string })[]): FileEvent[] =>
  parts.map((part, at): FileEvent => ({ type: 'part', part: { at: { file: 'test.csv', line: at + 1 }, brand: '', ...part } }))
