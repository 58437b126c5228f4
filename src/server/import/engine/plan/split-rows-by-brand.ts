import { foldName } from '#server/import/engine/match/fold-name.ts'
import { isSameBrand } from '#server/import/engine/match/match-part.ts'
import type { StagedPart } from '#server/import/engine/stage/staged-part.ts'

/**
 * Splits rows of one number by brand, because a number of another brand means another part. When the file has only one brand, rows without
 * a brand belong to it.
 */
export const splitRowsByBrand = (batch: ReadonlyMap<string, StagedPart[]>): StagedPart[][] =>
  [...batch.values()].flatMap((rows) => {
    const named = rows.filter(({ facts }) => facts.brand !== '')
    const [first] = named
    if (first !== undefined && named.length < rows.length && named.every(({ facts }) => isSameBrand(facts.brand, first.facts.brand)))
      return [rows.map((row) => (row.facts.brand === '' ? { ...row, facts: { ...row.facts, brand: first.facts.brand } } : row))]
    const brands = new Map<string, StagedPart[]>()
    for (const row of rows) {
      const brand = foldName(row.facts.brand)
      const others = brands.get(brand)
      if (others === undefined) brands.set(brand, [row])
      else others.push(row)
    }
    return [...brands.values()]
  })
