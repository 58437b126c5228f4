import type { Article } from '#server/demo/article.ts'
import { type Fit, pickFits } from '#server/demo/fitting.ts'
import type { Mint } from '#server/demo/numbers/shapes.ts'
import { CARGO_PART } from '#server/demo/numbers/part-shapes.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import { type GoodsKind, goodsKinds } from './goods-facts.ts'

/** The `no`-th of the goods; kinds take turns, so that every sub-category fills. */
export function goods(rng: Rng, mint: Mint, engines: readonly Engine[], no: number): Article {
  const kind = goodsKinds[no % goodsKinds.length]
  if (!kind) throw new RangeError('There are no kinds of goods.')
  const facts = kind.draw(rng)
  const { attributes } = facts
  const length = typeof attributes.lengthMm === 'number' ? attributes.lengthMm : Math.round(40 + Math.cbrt(facts.grams) * 7)
  const across = typeof attributes.bodyOdMm === 'number' ? attributes.bodyOdMm : Math.round(24 + Math.cbrt(facts.grams) * 6)
  const flexible = kind.type === 'batteryCable' || kind.type === 'plugLead'
  const crossMade = facts.producer === 'Armature'
  return {
    type: kind.type,
    categoryId: kind.categoryId,
    group: facts.group,
    name: facts.name,
    producer: crossMade ? 'Duraspin' : facts.producer,
    series: '',
    country: rng.pick(['CN', 'DE', 'TR', 'IT', 'US']),
    attributes,
    weightG: Math.max(15, Math.round(facts.grams)),
    boxMm: { length: flexible ? Math.min(length, 260) : length + 30, width: across + 24, height: flexible ? 40 : across + 20 },
    plainUsd: facts.usd,
    coreUsd: facts.coreUsd ?? 0,
    unitKey: `goods-${no}`,
    numbers: [
      { kind: 'oe', maker: crossMade ? 'Duraspin' : facts.producer, display: mint.next(facts.shape) },
      { kind: 'cross', maker: 'Cargo', display: mint.next(CARGO_PART) },
    ],
    shapes: [facts.shape],
    fits: fitsOf(rng, kind, engines),
    positions: [],
    tags: [],
  }
}

function fitsOf(rng: Rng, kind: GoodsKind, engines: readonly Engine[]): Fit[] {
  const may = engines.filter(
    (engine) =>
      kind.machines.includes(engine.machine) &&
      (engine.machine === 'car' ||
        engine.machine === 'truck' ||
        engine.machine === 'fork' ||
        !kind.engine ||
        kind.engine.test(engine.label)),
  )
  if (may.length === 0 || kind.machines.length === 0) return []
  const engine = rng.pick(may)
  return pickFits(rng, engine, rng.pick(engine.targets)).slice(0, 8)
}
