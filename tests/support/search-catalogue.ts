import type { Attributes } from '#contract/attributes/attributes.ts'
import { shopPicturesText } from '#contract/part/shop-picture.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import type { IndexedFit, IndexedNumber, IndexedPart, LivePart } from '#search/part.ts'
import { demoGtin } from '#server/demo/numbers/demo-gtin.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'
import { indexedPart, livePart, smallFrame } from './search-parts.ts'

const digits = (rng: RandomGenerator, count: number) => Array.from({ length: count }, () => rng.randomInteger(0, 9)).join('')

/** Numbers as makers print them, from few digits, so that families, beginnings and pieces of others occur. */
const numberOf: Record<string, (rng: RandomGenerator) => string> = {
  Bosch: (rng) => {
    const [end, piece] = [`${rng.randomInteger(0, 1)}0${rng.randomInteger(1, 4)}`, `10${rng.randomInteger(7, 9)}`]
    return rng.happensWith(0.6) ? `0 00${rng.randomInteger(1, 2)} ${piece} ${end}` : `00012${piece}${end}`
  },
  Denso: (rng) => {
    const series = rng.pickOne(['028000', '128000', '428000', '104210'])
    return `${series}-${rng.randomInteger(0, 5)}${rng.randomInteger(0, 9)}0${rng.happensWith(0.2) ? '' : rng.randomInteger(0, 3)}`
  },
  Lester: (rng) => `${rng.randomInteger(17, 18)}${rng.randomInteger(100, 140)}${rng.pickOne(['', 'N', 'R'])}`,
  Mitsubishi: (rng) =>
    `${rng.pickOne(['M', 'A'])}${rng.pickOne(['', '0', '00'])}${rng.randomInteger(2, 3)}T${rng.pickOne(['', 'J'])}0${rng.randomInteger(100, 140)}${rng.pickOne(['', 'AE', 'B'])}`,
  Lucas: (rng) => rng.pickOne(['LRS', 'NAD', 'LRA']) + String(rng.randomInteger(100, 160)).padStart(5, '0'),
  Hitachi: (rng) => `LR2${rng.randomInteger(50, 59)}-5${rng.randomInteger(10, 14)}${rng.pickOne(['', 'A', 'B', 'C'])}`,
  Delco: (rng) => `1${digits(rng, 2)}${rng.randomInteger(5, 6)}${rng.randomInteger(100, 199)}`,
  'New Holland': (rng) => `${'0'.repeat(rng.randomInteger(0, 3))}8${rng.randomInteger(100, 140)}${digits(rng, 1)}`,
}
const makers = Object.keys(numberOf)

/** A number as one of the makers prints it. */
export const randomNumber = (rng: RandomGenerator, maker = rng.pickOne(makers)): string => numberOf[maker]?.(rng) ?? ''

const kinds = [
  { type: 'starter', code: 'AR-S', categories: ['101', '102'], groups: ['PG260', 'DD', ''], names: ['Starter', 'Gear reduction starter'] },
  { type: 'alternator', code: 'AR-A', categories: ['201'], groups: ['14V compact', 'Brushless'], names: ['Alternator'] },
  { type: 'drive', code: 'AR-10', categories: ['302'], groups: ['Clutch', ''], names: ['Drive assembly', 'Bendix'] },
  { type: 'starterRepairKit', code: 'AR-1-0', categories: ['312'], groups: [''], names: ['Starter repair kit'] },
  { type: 'workwear', code: 'WW', categories: ['901'], groups: [''], names: ['Overall'] },
] as const

const rare = ['zinc', 'marine', 'sealed', 'insulated', 'tropical', 'démarreur', 'lightweight']

function attributesOf(rng: RandomGenerator, type: (typeof kinds)[number]['type']): Attributes {
  const voltage = rng.pickOne([12, 12, 24])
  switch (type) {
    case 'starter':
      return {
        voltage,
        ...(rng.happensWith(0.9) && { powerKw: rng.pickOne([0.9, 1.4, 1.5, 2.2, 4]) }),
        teeth: rng.randomInteger(9, 11),
        rotation: rng.pickOne(['CW', 'CCW']),
      }
    case 'alternator':
      return {
        voltage,
        amps: rng.pickOne([65, 90, 110, 120]),
        ...(rng.happensWith(0.5) && { grooves: rng.randomInteger(5, 7), pulleyKind: 'PV' }),
      }
    case 'drive':
      return { teeth: rng.randomInteger(9, 11) }
    case 'starterRepairKit':
      return rng.happensWith(0.5) ? { voltage } : {}
    case 'workwear':
      return { size: rng.pickOne(['M', 'L']) }
  }
}

function fitsOf(rng: RandomGenerator): IndexedFit[] {
  return Array.from({ length: rng.randomInteger(0, 3) }, () => {
    const model = rng.pickOne(smallFrame.models)
    const from = rng.happensWith(0.3) ? null : rng.randomInteger(1990, 2005)
    return {
      modelId: model.id,
      engine: rng.pickOne(model.engines),
      from,
      to: rng.happensWith(0.3) ? null : (from ?? 1990) + rng.randomInteger(0, 6),
    }
  })
}

/** A part as a catalogue of the trade has it. Two parts often share numbers. `before`: ids of parts that it may be made of. */
export function randomPart(rng: RandomGenerator, id: number, before: readonly number[] = []): IndexedPart {
  const { type, code, categories, groups, names } = rng.pickOne(kinds)
  const [producer, name, condition] = [
    rng.pickOne(['Armature', 'Bosch', 'Cargo', 'Elstock']),
    rng.pickOne(names),
    rng.pickOne(['new', 'new', 'reman', 'used'] as const),
  ]
  const mcode = `${code}-${10_000 + id}`
  const borne = Array.from({ length: rng.randomInteger(0, 4) }, (): IndexedNumber => {
    const maker = rng.pickOne(makers)
    return { kind: rng.happensWith(0.4) ? 'oe' : 'cross', maker, display: randomNumber(rng, maker) }
  })
  const own = borne.find(({ kind }) => kind === 'oe')
  const oeProducer = own?.maker ?? rng.pickOne(makers)
  return indexedPart(id, {
    ...{ mcode, type, name, producer, condition, oeProducer, categoryId: rng.pickOne(categories), groupName: rng.pickOne(groups) },
    oeNumber: own?.display ?? randomNumber(rng, oeProducer),
    attributes: attributesOf(rng, type),
    specName: `${rng.pickOne([12, 24])} V`,
    ...{
      weightG: rng.randomInteger(100, 9000),
      popularity: type === 'workwear' ? 0 : rng.randomInteger(0, 20),
      firstSold: 20_000 - rng.randomInteger(0, 300),
    },
    hint: rng.happensWith(0.5) ? 'Volkswagen Golf Mk4' : null,
    pictures: id % 3 === 0 ? shopPicturesText([{ hash: String(id).padStart(32, '0'), width: 900, height: 600, vector: id % 2 === 0 }]) : '',
    gtin: rng.happensWith(0.5) ? demoGtin(id) : '',
    words: foldWords([name, producer, oeProducer, condition, rng.happensWith(0.3) ? rng.pickOne(rare) : ''].join(' ')),
    numbers: [{ kind: 'mcode', maker: '', display: mcode }, ...borne],
    fits: type === 'workwear' ? [] : fitsOf(rng),
    contains: before.length > 0 && type !== 'drive' ? Array.from({ length: rng.randomInteger(0, 3) }, () => rng.pickOne(before)) : [],
  })
}

/** What is live of it: few prices and stocks, so that many are equal. */
export function randomLive(rng: RandomGenerator, id: number): LivePart {
  const priceCents = rng.pickOne([990, 4900, 4900, 12_950, 20_000])
  return livePart(id, {
    ...{ priceCents, wasCents: rng.happensWith(0.2) ? priceCents + 1000 : null, coreCents: rng.pickOne([0, 0, 2000]) },
    steps: rng.happensWith(0.2)
      ? [
          { fromQty: 1, unitCents: priceCents },
          { fromQty: 10, unitCents: priceCents - 100 },
        ]
      : [],
    ...{
      stock: rng.pickOne([0, 0, 3, 12]),
      restockOn: rng.happensWith(0.3) ? '2026-12-01' : null,
      ended: rng.happensWith(0.15),
      minQty: rng.pickOne([1, 1, 4]),
    },
  })
}

/** A catalogue of parts with ids from 1, and what is live of them. */
export function randomCatalogue(rng: RandomGenerator, count: number): { parts: IndexedPart[]; live: LivePart[] } {
  const parts: IndexedPart[] = []
  for (let id = 1; id <= count; id += 1)
    parts.push(
      randomPart(
        rng,
        id,
        parts.map((part) => part.id),
      ),
    )
  return { parts, live: parts.map(({ id }) => randomLive(rng, id)) }
}
