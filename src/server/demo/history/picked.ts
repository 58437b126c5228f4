import type { Rng } from '#server/demo/rng.ts'
import type { Plan } from './plans.ts'
import type { Wanted } from './replay.ts'

/** A part that a demo order may take; `stock` shrinks by what was taken. */
export interface Choice {
  mcode: string
  min_qty: number
  stock: number
  has_core: boolean
}

/**
 * Parts for the lines of an order: some that the workshop buys again and again, each only once in an order, and never more than is left of
 * it.
 */
export function picked({ lines }: Pick<Plan, 'lines'>, parts: readonly Choice[], rng: Rng): Wanted[] {
  const [withCore, others] = [parts.filter(({ has_core }) => has_core).slice(0, 8), parts.filter(({ has_core }) => !has_core).slice(0, 24)]
  const taken = new Set<string>()
  return lines.flatMap((want): Wanted[] => {
    const pieces = ({ min_qty }: Choice) => Math.max(want === 'core' ? 1 : want, min_qty)
    const from = (want === 'core' && withCore.length > 0 ? withCore : others).filter(
      (part) => !taken.has(part.mcode) && part.stock >= pieces(part),
    )
    if (from.length === 0) return []
    const part = rng.pick(from)
    const qty = pieces(part)
    taken.add(part.mcode)
    part.stock -= qty
    return [{ mcode: part.mcode, qty }]
  })
}
