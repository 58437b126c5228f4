import { expect, test } from 'vitest'
import { type Choice, picked } from '#server/demo/history/picked.ts'
import { demoPlans } from '#server/demo/history/plans.ts'
import { Rng } from '#server/demo/rng.ts'

test('however few parts a shop has, the demo orders together take no more of one than lies there', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const parts = Array.from({ length: 12 }, (_, at): Choice => ({ mcode: `P-${at}`, min_qty: 0, stock: 20, has_core: at < 6 }))
    const rng = new Rng(`picks ${seed}`)
    const taken: Record<string, number> = {}
    for (const plan of demoPlans) {
      const lines = picked(plan, parts, rng)
      expect(lines.length).toBeGreaterThan(0)
      for (const { mcode, qty } of lines) taken[mcode] = (taken[mcode] ?? 0) + qty
    }
    expect(Math.max(...Object.values(taken))).toBeLessThanOrEqual(20)
  }
})
