import type { PartType } from '#contract/part/part-types.ts'
import type { Article, ArticleNumber } from '#server/demo/article.ts'
import { fitsOfTargets, pickFits, type VehicleFit } from '#server/demo/fitting.ts'
import { CARGO_PART_NUMBER_PATTERN } from '#server/demo/numbers/part-shapes.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import type { Engine } from '#server/demo/vehicles.ts'
import { type GoodsKind, goodsKinds } from './goods-properties.ts'

/**
 * Returns the kinds of `count` goods, in order. First comes every kind once, so that no sub-category is empty, then kinds by share, spread
 * evenly. `indexWithinKind` is the position of an article among those of its kind, from 0.
 */
export function chooseGoodsKinds(count: number): { kind: GoodsKind; indexWithinKind: number }[] {
  const turns = new Map<GoodsKind, number>()
  const due = (kind: GoodsKind): number => ((turns.get(kind) ?? 0) + 1) / kind.sharePercent
  return Array.from({ length: count }, (_, no) => {
    const next = goodsKinds[no] ?? goodsKinds.reduce((least, kind) => (due(kind) < due(least) ? kind : least))
    const turn = turns.get(next) ?? 0
    turns.set(next, turn + 1)
    return { kind: next, indexWithinKind: turn }
  })
}

/** Generates the article with the index `no` among all goods and the index `indexWithinKind` among the goods of its kind. */
export function generateGoods(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  engines: readonly Engine[],
  { kind, indexWithinKind }: { kind: GoodsKind; indexWithinKind: number },
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
    country: rng.pickOne(['CN', 'DE', 'TR', 'IT', 'US']),
    attributes,
    weightG: Math.max(15, Math.round(facts.grams)),
    boxMm: { length: flexible ? Math.min(length, 260) : length + 30, width: across + 24, height: flexible ? 40 : across + 20 },
    newPriceUsd: facts.usd,
    coreUsd: facts.coreUsd ?? 0,
    unitKey: `goods-${no}`,
    numbers: [
      { kind: 'oe', maker: crossMade ? 'Duraspin' : facts.producer, display: mint.nextPartNumber(facts.numberPattern) },
      ...generateCrossReferences(rng, mint, kind.type, facts.producer),
    ],
    numberPatterns: [facts.numberPattern],
    fits: goodsFitsOf(rng, kind, engines, indexWithinKind),
    positions: [],
    tags: [],
  }
}

/**
 * Returns the machines that an article fits. Kinds that replace a starter or alternator fit the machines in turn, so that each machine gets
 * one. Other kinds fit randomly chosen machines.
 */
function goodsFitsOf(rng: RandomGenerator, kind: GoodsKind, engines: readonly Engine[], turn: number): VehicleFit[] {
  const may = engines.filter(
    (engine) =>
      kind.machineClasses.includes(engine.machine) &&
      (engine.machine === 'car' ||
        engine.machine === 'truck' ||
        engine.machine === 'fork' ||
        !kind.enginePattern ||
        kind.enginePattern.test(engine.label)),
  )
  if (may.length === 0 || kind.machineClasses.length === 0) return []
  const engine = kind.isUnitReplacement ? may[turn % may.length] : rng.pickOne(may)
  if (!engine) return []
  return kind.isUnitReplacement
    ? fitsOfTargets(engine.targets).slice(0, 14)
    : pickFits(rng, engine, rng.pickOne(engine.targets)).slice(0, 8)
}

type CrossBrandPattern = readonly [maker: string, shape: string]

const cargoPartBrand: CrossBrandPattern = ['Cargo', CARGO_PART_NUMBER_PATTERN]
const cargoBulkBrand: CrossBrandPattern = ['Cargo', '16####']

/**
 * The brands, other than the producer, that give a kind of goods numbers of their own. Goods that are chosen by their measurements, such as
 * cables or tools, have no other numbers.
 */
const crossBrandsByType: Partial<Record<PartType, readonly CrossBrandPattern[]>> = {
  relay: [
    ['Hella', '4R{A|D} 00# ###-0#1'],
    ['Lucas', 'SRB{1|2|3|4|5|6}##'],
    ['Wood Auto', 'RLY1###'],
    ['WAI', '36-####'],
    ['AS-PL', 'URL####'],
    ['Wehrle', '20 {100|201|202|205} ###'],
    ['ACDelco', '{D|E|F}17##'],
    cargoBulkBrand,
  ],
  switch: [['Hella', '6E{K|J} 00# ###-0#1'], ['Lucas', 'SMB{4|5|6|7|8}##'], ['Wood Auto', 'SWI1###'], ['WAI', '37-####'], cargoBulkBrand],
  contactor: [['WAI', '66-####'], ['Wood Auto', 'SND1###'], ['Albright', 'SW{60|80|180|200}-###'], cargoPartBrand],
  dcMotor: [['WAI', '{10|11}-0###'], ['Iskra', '11.21{2|6}.###'], ['Mahle', 'MM ###'], ['HC-Parts', 'CM1###'], cargoPartBrand],
  starterGenerator: [['Lester', '12###N'], ['WAI', '2-####-HI'], ['ACDelco', '336-####'], cargoPartBrand],
  beltStarterGenerator: [['Mahle', 'MG ####'], ['HC-Parts', 'CA2###IR'], ['AS-PL', 'A9###'], cargoPartBrand],
  dcConverter: [['Hella', '8ES 0## ###-0#1'], ['Mahle', 'DC ###'], cargoPartBrand],
  plugLead: [['Transpo', 'HA####'], ['AS-PL', 'ACP####'], ['ACDelco', 'PT{1|2|3}###'], cargoPartBrand],
}
const MIN_CROSS_REFERENCES = 3

/** Generates cross-reference numbers of goods: at least three, if other brands give this kind numbers. */
function generateCrossReferences(rng: RandomGenerator, mint: PartNumberGenerator, type: PartType, maker: string): ArticleNumber[] {
  const all = (crossBrandsByType[type] ?? []).filter(([house]) => house !== maker)
  const count = Math.min(
    all.length,
    MIN_CROSS_REFERENCES + Math.floor(rng.nextFraction() * rng.nextFraction() * (all.length - MIN_CROSS_REFERENCES + 1)),
  )
  return rng.pickSample(all, count).map(([house, shape]) => ({ kind: 'cross', maker: house, display: mint.nextPartNumber(shape) }))
}
