import type { ImportedAttribute } from '#contract/attributes/match-attribute.ts'
import { finderInput } from '#contract/finder/finder-query.ts'
import type { PartFacts } from '#server/import/facts.ts'
import { importShop } from '../../server/import/engine/import-shop.ts'
import type { BenchPart, FinderShop } from './old-unit.ts'
import { seededRandom } from './seeded-random.ts'

type Random = () => number
const among = <T>(random: Random, values: readonly [T, ...T[]]): T => values[Math.floor(random() * values.length)] ?? values[0]
const between = (random: Random, least: number, most: number, decimals: number) =>
  Number((least + random() * (most - least)).toFixed(decimals))
const length = (name: string, value: number): ImportedAttribute => ({ name, value, unit: 'mm' })

/** Goods of other trades, each with attributes of its own: a name, and how its attributes are made. */
const ownKinds: Readonly<Record<string, (random: Random) => ImportedAttribute[]>> = {
  'Brake discs': (random) => [
    length('Disc diameter', among(random, [239, 256, 262, 280, 288, 300, 312, 320, 330, 345])),
    length('Disc thickness', among(random, [9, 10, 11, 12, 20, 22, 24, 25, 28, 30])),
    length('Disc height', between(random, 30, 70, 1)),
    length('Centring diameter', among(random, [54.1, 60.1, 65, 66.6, 72.6])),
    { name: 'Bolt circle holes', value: among(random, [4, 5, 6]), unit: '' },
    { name: 'Ventilation', value: among(random, ['solid', 'vented', 'perforated']), unit: '' },
  ],
  Belts: (random) => [
    length('Outside length', between(random, 600, 2400, 0)),
    length('Top width', among(random, [10, 13, 17, 22])),
    { name: 'Ribs of the belt', value: among(random, [1, 3, 4, 5, 6, 7, 8]), unit: '' },
    { name: 'Flanks', value: among(random, ['cogged', 'wrapped', 'ribbed']), unit: '' },
    // Nobody can choose one of so many, and nobody can see it.
    { name: 'Batch mark', value: `L${Math.floor(random() * 1e9)}`, unit: '' },
  ],
}

const PARTS_OF_KIND = 90

/** The parts of both kinds. Every tenth is not measured whole, and every seventh is sold by a second maker too. */
function factsOfOwnKinds(): (Partial<PartFacts> & { code: string })[] {
  const random = seededRandom(7)
  return Object.entries(ownKinds).flatMap(([name, attributesOf], kind) =>
    Array.from({ length: PARTS_OF_KIND }, (_, nth) => {
      const attributes = nth % 10 === 9 ? attributesOf(random).slice(0, 3) : attributesOf(random)
      const part = { brand: 'Voltara', name, cents: 1000 + nth, stock: 5, category: ['Other trades', name], attributes }
      const code = `OK${kind}-${1000 + nth}`
      return nth % 7 === 6
        ? [
            { ...part, code },
            { ...part, code: `${code}-B`, brand: 'Norra' },
          ]
        : [{ ...part, code }]
    }).flat(),
  )
}

/** A shop into which own kinds were imported, and the parts of these kinds. */
export async function ownKindsShop(): Promise<FinderShop> {
  const shop = await importShop()
  const { counts } = await shop.load('parts', factsOfOwnKinds())
  if (counts.refused > 0) throw new Error(`The import refused ${counts.refused} rows.`)
  const rows = await shop.db
    .selectFrom('part')
    .select(['mcode', 'type', 'category_id', 'attributes'])
    .where('tenant_id', '=', shop.general)
    .where('type', '=', 'other')
    .execute()
  const parts = rows.map(({ mcode, type, category_id, attributes }): BenchPart => ({ mcode, type, categoryId: category_id, attributes }))
  return {
    ask: async ({ kind, answers }) => shop.ask('partFinder', finderInput({ kind, answers })),
    parts,
  }
}
