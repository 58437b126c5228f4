import { expect, test } from 'vitest'
import { maxQuantityAtOnce, type PartChoice, pickParts } from '#server/demo/history/picked.ts'
import { demoOrderPlans, savedForLaterPlan } from '#server/demo/history/plans.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { shopsOf } from './shops.ts'

test('however few parts a shop has, the demo orders together take no more of one than lies there', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const parts = Array.from(
      { length: 12 },
      (_, at): PartChoice => ({
        mcode: `P-${at}`,
        type: at < 6 ? 'starter' : 'drive',
        category_id: '302',
        min_qty: 0,
        stock: 20,
        has_core: at < 6,
      }),
    )
    const rng = new RandomGenerator(`picks ${seed}`)
    const taken: Record<string, number> = {}
    for (const plan of demoOrderPlans) {
      const lines = pickParts(plan, parts, rng)
      expect(lines.length).toBeGreaterThan(0)
      for (const { mcode, qty } of lines) taken[mcode] = (taken[mcode] ?? 0) + qty
    }
    expect(Math.max(...Object.values(taken))).toBeLessThanOrEqual(20)
  }
})

test('a workshop buys what its jobs want, one unit at a time, and many only of what is used up', () => {
  const parts = (shopsOf(12_000)[0]?.parts ?? [])
    .filter(({ stock, ended }) => stock >= 20 && !ended)
    .map(
      ({ mcode, type, category_id, min_qty, stock, core_cents }): PartChoice => ({
        mcode,
        type,
        category_id,
        min_qty,
        stock,
        has_core: core_cents > 0,
      }),
    )
  const byCode = new Map(parts.map((part) => [part.mcode, part]))
  const rng = new RandomGenerator('a workshop')
  for (const { lines } of [...demoOrderPlans, savedForLaterPlan]) {
    const bought = pickParts({ lines }, parts, rng)
    expect(bought).toHaveLength(lines.length)
    for (const [at, { mcode, qty }] of bought.entries()) {
      const part = byCode.get(mcode)
      const line = lines[at]
      if (!part || !line) throw new Error(`What is ${mcode}?`)
      expect(line.partTypes).toContain(part.type)
      expect([line.categoryId ?? part.category_id, line.hasCoreCharge ?? false]).toEqual([part.category_id, part.has_core])
      expect(qty).toBeLessThanOrEqual(Math.max(maxQuantityAtOnce(part.type), part.min_qty))
    }
  }
  expect([maxQuantityAtOnce('starter'), maxQuantityAtOnce('armature'), maxQuantityAtOnce('bushing')]).toEqual([1, 2, 20])
})
