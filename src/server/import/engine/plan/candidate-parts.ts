import { type ExistingPart, readExistingParts, readPartsWithNumbers } from '#server/import/engine/match/existing-part.ts'
import { isSameBrand } from '#server/import/engine/match/match-part.ts'
import { toPartCode, toPartCodeWithBrand } from '#server/import/engine/match/part-code.ts'
import type { ImportKind } from '#server/import/engine/run/kinds.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import type { StagedPart } from '#server/import/engine/stage/staged-part.ts'

/** Reads the shop's parts that the rows may mean: by code, by code with brand, and, if needed, by additional number. */
export async function readCandidateParts(
  { db, tenantId }: ImportRun,
  wanted: readonly StagedPart[][],
  { isPriceAndStockOnly, lists: all }: ImportKind,
) {
  const spelled = new Map(
    wanted.flatMap((rows) => rows.map(({ facts: { code, brand } }) => [`${brand}\n${code}`, { key: toPartCode(code) ?? '', code, brand }])),
  )
  const named = [...spelled.values()]
  // Few price files contain prices of customer groups, so these lists are read only when the file has some.
  const lists = all.filter(
    (name) => name !== 'group_prices' || wanted.some((rows) => rows.some(({ facts }) => facts.groupPrices !== undefined)),
  )
  const codes = named.flatMap(({ key, code, brand }) => [key, ...(brand === '' ? [] : [toPartCodeWithBrand(code, brand) ?? ''])])
  const parts: Map<string, ExistingPart> = await readExistingParts(db, tenantId, [...new Set(codes)], { isPriceAndStockOnly, lists })
  const others = named.filter(
    ({ key, brand }) => !parts.has(key) || (brand !== '' && !isSameBrand(String(parts.get(key)?.columns['producer']), brand)),
  )
  const bearers = await readPartsWithNumbers(
    db,
    tenantId,
    others.map(({ code }) => code),
  )
  const also = [...bearers.values()].flatMap((list) => list.map(({ mcode }) => mcode)).filter((mcode) => !parts.has(mcode))
  for (const [mcode, part] of await readExistingParts(db, tenantId, [...new Set(also)], { isPriceAndStockOnly, lists }))
    parts.set(mcode, part)
  return { parts, bearers }
}
