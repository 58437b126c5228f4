import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { type ImportProgressEvent, type ImportResult, type PlanDecision, runImport } from '#server/import/engine/import-run.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { shopForTests, type TestShop } from '../../../support/server.ts'

import { withRows } from './support/with-rows.ts'

export interface ImportShop extends TestShop {
  /** Imports facts as a reader hands them over. `said`: what was told meanwhile. */
  load: (
    kind: ImportKindName,
    parts: readonly (Partial<PartFacts> & { code: string })[],
    more?: Loading,
  ) => Promise<ImportResult & { said: ImportProgressEvent[] }>
  undo: (run: number) => Promise<ImportResult & { said: ImportProgressEvent[] }>
  /** Every row of the catalogue's tables, as text, in an order of its own. */
  contents: () => Promise<Record<string, string[]>>
}

interface Loading {
  decide?: PlanDecision
  isComplete?: boolean
  events?: readonly FileEvent[]
}

export const factsOf = (part: Partial<PartFacts> & { code: string }, line = 1): PartFacts => ({
  at: { file: 'test.csv', line },
  brand: '',
  ...part,
})

/** All that an import changes and an undo puts back. */
export const importedTables = [
  ...['category', 'own_attribute', 'application', 'make', 'model', 'vehicle', 'application_source', 'picture'],
  ...['part', 'part_text', 'part_number', 'fitment', 'parts_list', 'part_group_price', 'part_picture'],
]

/** A shop of the demo into which facts are imported. */
export async function importShop(): Promise<ImportShop> {
  const shop = await shopForTests()
  const host = { db: shop.db, clock: systemClock, oneConnection: process.env['DATABASE_URL'] === undefined }
  const order = {
    tenantId: shop.general,
    file: 'test.csv',
    hash: '',
    options: {},
    who: 'operator test',
    action: 'import test',
    isComplete: false,
  }
  return {
    ...shop,
    load: async (kind, parts, { decide = 'go', isComplete = false, events = [] } = {}) => {
      const said: ImportProgressEvent[] = []
      const all: FileEvent[] = [...parts.map((part, at): FileEvent => ({ type: 'part', part: factsOf(part, at + 1) })), ...events]
      const end = await runImport(
        host,
        { ...order, kind, isComplete },
        once(withRows(all)),
        () => Promise.resolve(decide),
        (news) => said.push(news),
      )
      return { ...end, said }
    },
    undo: async (run) => {
      const said: ImportProgressEvent[] = []
      const end = await runImport(
        host,
        { ...order, kind: 'undo', undoes: run },
        once([]),
        () => Promise.resolve('go'),
        (news) => said.push(news),
      )
      return { ...end, said }
    },
    contents: () => contentsOf(shop.db),
  }
}

/** Every row of the tables that an import changes, as text, in an order of its own. */
export async function contentsOf(db: Db): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {}
  for (const table of importedTables) {
    const { rows } = await sql<{ row: string }>`select (to_jsonb(one)::text) as row from ${sql.table(table)} as one order by 1`.execute(db)
    read[table] = rows.map(({ row }) => row)
  }
  return read
}

async function* once<T>(all: readonly T[]): AsyncGenerator<readonly T[], void> {
  yield all
}

/** What was refused, stopped or noted, as `column: value: says`. */
export const remarksIn = (said: readonly ImportProgressEvent[]): string[] =>
  said.flatMap((news) =>
    news.type === 'remark' ? [`${news.remark.kind} ${news.remark.column} ${news.remark.value}: ${news.remark.says}`] : [],
  )
