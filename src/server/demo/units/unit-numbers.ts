import type { ArticleNumber } from '#server/demo/article.ts'
import type { Fit } from '#server/demo/fitting.ts'
import { alternatorBrands, type CrossReferenceBrand, starterBrands, waiSuffixes } from '#server/demo/numbers/houses.ts'
import type { MakerShapes } from '#server/demo/numbers/makers-by-year.ts'
import type { NumberGenerator } from '#server/demo/numbers/shapes.ts'
import { shapesOf } from '#server/demo/numbers/vehicle-makers.ts'
import type { Rng } from '#server/demo/rng.ts'

interface Numbered {
  type: 'starter' | 'alternator'
  producer: string
  shapes: readonly string[]
  american: boolean
  /** A model year of the unit's machines, which decides the number patterns. */
  year: number
}

const LATER_REVISION: readonly [RegExp, string][] = [
  [/^(\d{6}-\d{3})0$/, '$11'],
  [/^(LR\d{3}-\d{3}|S\d{2,3}-\d{3})$/, '$1B'],
  [/^(A0\d{2}T[A-Z]\d{4})$/, '$1AE'],
]

/** Returns a later revision of a part number in the producer's own format, or null if the producer has none. */
function revisionOf(display: string): string | null {
  for (const [shape, later] of LATER_REVISION) if (shape.test(display)) return display.replace(shape, later)
  return null
}

/**
 * Generates all numbers of a unit: first the producer's, then those of the vehicle makers, then 3 to 12 cross references of aftermarket
 * brands.
 */
export function unitNumbers(rng: Rng, mint: NumberGenerator, unit: Numbered, fits: readonly Fit[]): ArticleNumber[] {
  const numbers: ArticleNumber[] = []
  const oe = (maker: string, display: string) => numbers.push({ kind: 'oe', maker, display })
  const first = mint.next(rng.pick(unit.shapes))
  oe(unit.producer, first)
  const revision = rng.chance(0.4) ? revisionOf(first) : null
  if (revision) oe(unit.producer, revision)
  else if (rng.chance(0.3)) oe(unit.producer, mint.next(rng.pick(unit.shapes)))
  const seen = new Set<string>()
  const houses = new Set<MakerShapes>()
  for (const { target, from } of fits) {
    if (seen.has(target.make) || seen.size >= 4) continue
    seen.add(target.make)
    const shapes = shapesOf(target.applicationId, target.make, from ?? unit.year)
    // A number pattern is used once only, because makes of one corporate group use the same number.
    if (!shapes || houses.has(shapes)) continue
    houses.add(shapes)
    oe(target.make, mint.next(shapes[unit.type]))
    if (rng.chance(0.35)) oe(target.make, mint.next(shapes[unit.type]))
  }
  const referencing = (unit.type === 'starter' ? starterBrands : alternatorBrands).filter((house) => house.maker !== unit.producer)
  numbers.push(...crossReferences(rng, mint, referencing, unit))
  return numbers
}

function crossReferences(rng: Rng, mint: NumberGenerator, houses: readonly CrossReferenceBrand[], unit: Numbered): ArticleNumber[] {
  const home = unit.american ? 'us' : 'eu'
  const count = Math.min(12, 3 + Math.floor(rng.next() * rng.next() * 14))
  const left = new Set(houses)
  const cross: ArticleNumber[] = []
  while (cross.length < count && left.size > 0) {
    const house = rng.weighted([...left], ({ market, share }) => share * (market === 'both' || market === home ? 1 : 0.25))
    left.delete(house)
    cross.push({
      kind: 'cross',
      maker: house.maker,
      display: mint.next(house.shape) + (house.maker === 'WAI' ? (waiSuffixes[unit.producer] ?? 'BO') : ''),
    })
  }
  return cross.sort((a, b) => (a.maker < b.maker ? -1 : 1))
}
