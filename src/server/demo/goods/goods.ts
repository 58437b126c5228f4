import type { Article } from '#server/demo/article.ts'
import { type Fit, fitsAt, pickFits } from '#server/demo/fitting.ts'
import type { Mint } from '#server/demo/numbers/shapes.ts'
import type { Rng } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import { goodsCrosses } from './goods-crosses.ts'
import { type GoodsKind, goodsKinds } from './goods-facts.ts'

/**
 * The kinds of `count` goods in their order: every kind once, so that no sub-category is empty, then as often as the trade asks for each,
 * spread evenly.
 */
export function kindsOfGoods(count: number): { kind: GoodsKind; turn: number }[] {
  const turns = new Map<GoodsKind, number>()
  const due = (kind: GoodsKind): number => ((turns.get(kind) ?? 0) + 1) / kind.share
  return Array.from({ length: count }, (_, no) => {
    const next = goodsKinds[no] ?? goodsKinds.reduce((least, kind) => (due(kind) < due(least) ? kind : least))
    const turn = turns.get(next) ?? 0
    turns.set(next, turn + 1)
    return { kind: next, turn }
  })
}

/** The `no`-th of the goods, the `turn`-th of its kind. */
export function goods(
  rng: Rng,
  mint: Mint,
  engines: readonly Engine[],
  { kind, turn }: { kind: GoodsKind; turn: number },
  no: number,
): Article {
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
      ...goodsCrosses(rng, mint, kind.type, facts.producer),
    ],
    shapes: [facts.shape],
    fits: fitsOf(rng, kind, engines, turn),
    positions: [],
    tags: [],
  }
}

/** Kinds that stand for starter and alternator serve every machine that has them in turn; the others fit here and there. */
function fitsOf(rng: Rng, kind: GoodsKind, engines: readonly Engine[], turn: number): Fit[] {
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
  const engine = kind.serves ? may[turn % may.length] : rng.pick(may)
  if (!engine) return []
  return kind.serves ? fitsAt(engine.targets).slice(0, 14) : pickFits(rng, engine, rng.pick(engine.targets)).slice(0, 8)
}
