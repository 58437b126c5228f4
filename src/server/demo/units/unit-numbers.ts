import type { ArticleNumber } from '#server/demo/article.ts'
import type { VehicleFit } from '#server/demo/fitting.ts'
import { alternatorBrands, type CrossReferenceBrand, starterBrands, waiSuffixByProducer } from '#server/demo/numbers/houses.ts'
import type { MakerNumberPatterns } from '#server/demo/numbers/makers-by-year.ts'
import type { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import { vehicleMakerNumberPatterns } from '#server/demo/numbers/vehicle-makers.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

interface NumberedUnit {
  type: 'starter' | 'alternator'
  producer: string
  numberPatterns: readonly string[]
  isAmerican: boolean
  /** A model year of the unit's machines, which decides the number patterns. */
  year: number
}

const LATER_REVISION_PATTERNS: readonly [RegExp, string][] = [
  [/^(\d{6}-\d{3})0$/, '$11'],
  [/^(LR\d{3}-\d{3}|S\d{2,3}-\d{3})$/, '$1B'],
  [/^(A0\d{2}T[A-Z]\d{4})$/, '$1AE'],
]

/** Returns a later revision of a part number in the producer's own format, or null if the producer has none. */
function laterRevisionOf(display: string): string | null {
  for (const [shape, later] of LATER_REVISION_PATTERNS) if (shape.test(display)) return display.replace(shape, later)
  return null
}

/**
 * Generates all numbers of a unit: first the producer's, then those of the vehicle makers, then 3 to 12 cross references of aftermarket
 * brands.
 */
export function drawUnitNumbers(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  unit: NumberedUnit,
  fits: readonly VehicleFit[],
): ArticleNumber[] {
  const numbers: ArticleNumber[] = []
  const oe = (maker: string, display: string) => numbers.push({ kind: 'oe', maker, display })
  const first = mint.nextPartNumber(rng.pickOne(unit.numberPatterns))
  oe(unit.producer, first)
  const revision = rng.happensWith(0.4) ? laterRevisionOf(first) : null
  if (revision) oe(unit.producer, revision)
  else if (rng.happensWith(0.3)) oe(unit.producer, mint.nextPartNumber(rng.pickOne(unit.numberPatterns)))
  const seen = new Set<string>()
  const houses = new Set<MakerNumberPatterns>()
  for (const { target, fromYear } of fits) {
    if (seen.has(target.make) || seen.size >= 4) continue
    seen.add(target.make)
    const shapes = vehicleMakerNumberPatterns(target.applicationId, target.make, fromYear ?? unit.year)
    // A number pattern is used once only, because makes of one corporate group use the same number.
    if (!shapes || houses.has(shapes)) continue
    houses.add(shapes)
    oe(target.make, mint.nextPartNumber(shapes[unit.type]))
    if (rng.happensWith(0.35)) oe(target.make, mint.nextPartNumber(shapes[unit.type]))
  }
  const referencing = (unit.type === 'starter' ? starterBrands : alternatorBrands).filter((house) => house.maker !== unit.producer)
  numbers.push(...drawCrossReferences(rng, mint, referencing, unit))
  return numbers
}

function drawCrossReferences(
  rng: RandomGenerator,
  mint: PartNumberGenerator,
  houses: readonly CrossReferenceBrand[],
  unit: NumberedUnit,
): ArticleNumber[] {
  const home = unit.isAmerican ? 'us' : 'eu'
  const count = Math.min(12, 3 + Math.floor(rng.nextFraction() * rng.nextFraction() * 14))
  const left = new Set(houses)
  const cross: ArticleNumber[] = []
  while (cross.length < count && left.size > 0) {
    const house = rng.pickWeighted(
      [...left],
      ({ market, frequencyWeight }) => frequencyWeight * (market === 'both' || market === home ? 1 : 0.25),
    )
    left.delete(house)
    cross.push({
      kind: 'cross',
      maker: house.maker,
      display: mint.nextPartNumber(house.numberPattern) + (house.maker === 'WAI' ? (waiSuffixByProducer[unit.producer] ?? 'BO') : ''),
    })
  }
  return cross.sort((a, b) => (a.maker < b.maker ? -1 : 1))
}
