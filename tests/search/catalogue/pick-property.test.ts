import { expect, test } from 'vitest'
import { facetKeys } from '#contract/listing/facets.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { selectRows } from '#search/catalogue/pick.ts'
import { flagsOfRestriction, type RowRestriction } from '#search/catalogue/row-restrictions.ts'
import { categoryRestrictions, groupRestriction, listModeFlags, withoutWorkwear } from '#search/catalogue/scopes.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue, randomLive, randomPart } from '../../support/search-catalogue.ts'
import { catalogueOf, segmentOf } from '../../support/search-parts.ts'

const seed = freshSeed()
const rng = new RandomGenerator(`pick ${seed}`)
const { parts, live } = randomCatalogue(rng, 400)
const whole = catalogueOf(parts, { live })
// With its profiles known, those of the newer one are extended.
selectRows(whole, { restrictions: [], chosen: {} })
/** With parts that are gone, some that were changed, and new ones. */
const newer = whole.withNewerSegment(
  segmentOf(Array.from({ length: 40 }, (_, at) => randomPart(rng, 381 + at * 2))),
  new Map(),
  parts.slice(0, 30).map(({ id }) => id),
)

/** The same, row by row. */
function selectPlainly(catalogue: Catalogue, { marks, restrictions, chosen }: Parameters<typeof selectRows>[1]) {
  const flags = [catalogue.soldFlags, ...(marks ? [marks] : []), ...restrictions.map((one) => flagsOfRestriction(catalogue, one))]
  const rows = Array.from({ length: catalogue.size }, (_, row) => row).filter((row) => flags.every((allowed) => allowed[row]))
  const passes = (row: number, key: (typeof facetKeys)[number]) => {
    const { codes, values, valueSets } = catalogue.facetColumn(key)
    const [wanted, code] = [chosen[key] ?? [], codes[row] ?? 0]
    return wanted.length === 0 || wanted.some((value) => valueSets?.[code]?.includes(value as never) ?? values[code] === value)
  }
  const count = (counted: readonly number[], { codes, values }: { codes: ArrayLike<number>; values: readonly string[] }) => {
    const counts = new Array(values.length).fill(0)
    for (const row of counted) counts[codes[row] ?? 0] += 1
    return counts
  }
  const selected = rows.filter((row) => facetKeys.every((key) => passes(row, key)))
  return {
    rows: selected,
    categoryCounts: count(selected, catalogue.columns.category),
    counts: facetKeys.map((key) => [
      key,
      count(
        rows.filter((row) => facetKeys.every((other) => other === key || passes(row, other))),
        catalogue.facetColumn(key),
      ),
    ]),
  }
}

test.each([
  ['of one segment', whole],
  ['with a newer segment and parts that are gone', newer],
])(`rows and counts of a catalogue %s are those that a row by row reckoning gives (SEED=${seed})`, (_, catalogue) => {
  for (let left = 120; left > 0; left -= 1) {
    if (left % 10 === 0) for (const { id } of parts.slice(0, 50)) catalogue.patchLivePart(randomLive(rng, id))
    const restrictions: RowRestriction[] = [
      ...(rng.happensWith(0.5) ? categoryRestrictions(catalogue, rng.pickOne(['1', '101', '2', '3', '50', '51', '101x', '52'])) : []),
      ...(rng.happensWith(0.2) ? [groupRestriction(catalogue, rng.pickOne(['PG260', 'DD', 'none of these']))] : []),
      ...(rng.happensWith(0.2) ? [listModeFlags(catalogue, rng.pickOne(['new', 'sale', 'clearance', 'best-sellers']))] : []),
      ...(rng.happensWith(0.3) ? [withoutWorkwear(catalogue)] : []),
    ]
    const marks = rng.happensWith(0.5) ? Uint8Array.from({ length: catalogue.size }, () => rng.randomInteger(0, 2)) : undefined
    if (marks && !catalogue.isWhole) catalogue.clearUnsoldFlags(marks)
    const chosen = Object.fromEntries(
      facetKeys.flatMap((key) => {
        const { values, valueSets } = catalogue.facetColumn(key)
        const all = valueSets ? [...new Set(valueSets.flat())] : values.slice(1)
        return all.length > 0 && rng.happensWith(0.15) ? [[key, [rng.pickOne(all), rng.pickOne(all)]]] : []
      }),
    )
    const { rows, counts, categoryCounts } = selectRows(catalogue, { restrictions, chosen, marks })
    expect({
      rows: [...rows],
      categoryCounts: [...categoryCounts],
      counts: Array.from(counts, ([key, ofKey]) => [key, [...ofKey]]),
    }).toEqual(selectPlainly(catalogue, { restrictions, chosen, marks }))
  }
})
