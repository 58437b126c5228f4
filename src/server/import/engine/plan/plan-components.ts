import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { numberKey } from '#contract/numbers/numbers.ts'
import { readPartsWithNumbers } from '#server/import/engine/match/existing-part.ts'
import { toPartCode } from '#server/import/engine/match/part-code.ts'
import type { ImportChange } from '#server/import/engine/run/import-change.ts'
import type { PlannedChanges } from '#server/import/engine/run/keep-changes.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import { currentPartListSql, type PartListItem, withPositions } from '#server/import/engine/run/lists.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import type { ComponentFacts } from '#server/import/facts.ts'

const PARTS_PER_BATCH = 100

interface UnresolvedComponents {
  key: string
  file: string
  line: number
  value: { partId: number; adds: boolean; items: ComponentFacts[] }
}

/**
 * Plans the components of kits and parts lists. Call it when all parts of the file are planned, because a component may be a part of the
 * file. A component whose part is unknown is shown by its name alone, with a remark.
 */
export async function planComponents(run: ImportRun, changes: PlannedChanges, remarks: Remarks): Promise<void> {
  const { db, tenantId, id } = run
  let last = ''
  for (;;) {
    const { rows } = await sql<UnresolvedComponents>`select key, file, line, value from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'components by name' and key > ${last} order by key limit ${PARTS_PER_BATCH}`.execute(
      db,
    )
    if (rows.length === 0) return
    last = rows.at(-1)?.key ?? last
    const ids = await readPartIdsByNumber(
      run,
      rows.flatMap(({ value }) => value.items.flatMap(({ code }) => code ?? [])),
    )
    const before = await readStoredComponents(
      run,
      rows.map(({ value }) => value.partId),
    )
    const made: ImportChange[] = []
    for (const { key, file, line, value } of rows) {
      const known = before.get(value.partId)
      const all = value.items.map(
        ({ code, name, qty }): PartListItem => ({ name: name || code || '', qty, part_id: code === null ? null : (ids.get(code) ?? null) }),
      )
      const items = all.filter((item) => item['part_id'] !== value.partId)
      if (items.length < all.length)
        await remarks.add([
          { kind: 'noted', file, line, column: 'component', value: key, says: 'A kit cannot hold itself, so this component is left out.' },
        ])
      for (const { code } of value.items)
        if (code !== null && !ids.has(code))
          await remarks.add([
            {
              kind: 'noted',
              file,
              line,
              column: 'component',
              value: code,
              says: `The shop has no part ${code}: ${key} shows it by its name alone.`,
            },
          ])
      const stood = withPositions('components', known ?? [])
      const after = withPositions('components', value.adds ? mergeComponents(stood, items) : items)
      if (!isDeepStrictEqual(stood, after))
        made.push({ objectKind: 'components', key, partId: value.partId, before: known === undefined ? null : stood, after })
    }
    await changes.addChanges(made)
  }
}

/** Adds components to a parts list. An added component replaces the component with the same part or name. */
const mergeComponents = (stood: readonly PartListItem[], added: readonly PartListItem[]): PartListItem[] => {
  const same = (item: PartListItem) => (item['part_id'] === null ? `name ${item['name']}` : `part ${item['part_id']}`)
  return [...new Map([...stood, ...added].map((item) => [same(item), item])).values()]
}

/**
 * Finds the ids of parts by printed number: first by code among the shop's parts and the new parts of the run, then by additional number.
 */
async function readPartIdsByNumber({ db, tenantId, id }: ImportRun, printed: readonly string[]): Promise<Map<string, number>> {
  const codes = printed.map((text) => toPartCode(text) ?? '')
  const { rows } = await sql<{ mcode: string; id: number }>`
    select mcode, id from part where tenant_id = ${tenantId} and mcode = any(${codes}::text[])
    union select key, part_id from import_change
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and key = any(${codes}::text[]) and before is null`.execute(db)
  const byCode = new Map(rows.map((row) => [row.mcode, row.id]))
  const bearers = await readPartsWithNumbers(db, tenantId, printed)
  const alone = [...bearers].flatMap(([key, [only, other]]) =>
    only !== undefined && other === undefined ? [[key, only.mcode] as const] : [],
  )
  const { rows: found } = await sql<{ mcode: string; id: number }>`
    select mcode, id from part where tenant_id = ${tenantId} and mcode = any(${alone.map(([, mcode]) => mcode)}::text[])`.execute(db)
  const byNumber = new Map(alone.map(([key, mcode]) => [key, found.find((row) => row.mcode === mcode)?.id]))
  return new Map(
    printed.flatMap((text) => {
      const part = byCode.get(toPartCode(text) ?? '') ?? byNumber.get(numberKey(text))
      return part === undefined ? [] : [[text, part] as const]
    }),
  )
}

/** Reads the stored parts lists of some parts. A new part has none. */
async function readStoredComponents({ db, tenantId }: ImportRun, ids: readonly number[]): Promise<Map<number, PartListItem[]>> {
  const { rows } = await sql<{ id: number; list: PartListItem[] }>`
    select id, ${currentPartListSql('components', tenantId)} as list from part where tenant_id = ${tenantId} and id = any(${ids}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, list }) => [id, list]))
}
