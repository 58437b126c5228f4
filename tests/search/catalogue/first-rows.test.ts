import { expect, test } from 'vitest'
import { Sort } from '#contract/listing/facets.ts'
import { firstRows } from '#search/catalogue/first-rows.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { freshSeed } from '../../support/runs.ts'
import { randomCatalogue } from '../../support/search-catalogue.ts'
import { catalogueOf } from '../../support/search-parts.ts'

const seed = freshSeed()

// What the orders of a whole catalogue are is told by orders.test.ts.
test.each(Sort.options)(`the first of any rows are those that come first in the order %s, be it known or not (SEED=${seed})`, (sort) => {
  const rng = new RandomGenerator(`first rows ${seed} ${sort}`)
  for (let left = 12; left > 0; left -= 1) {
    const { parts, live } = randomCatalogue(rng, 60)
    // Of a new shop nobody knows what is popular: all ties go by the code.
    const made = () => catalogueOf(rng.happensWith(0.5) ? parts : parts.map((part) => ({ ...part, popularity: 0 })), { live })
    const catalogue = made()
    const rows = rng.shuffleList(parts.map((_, row) => row)).slice(0, rng.randomInteger(0, 60))
    const marks = rng.happensWith(0.7) ? Uint8Array.from(parts, () => rng.pickOne([1, 1, 51, 56, 255])) : undefined
    const many = rng.pickOne([1, 5, 20, 201])
    const found = firstRows(catalogue, { rows, marks }, sort, many)
    const order = [...catalogue.orders.sortedRows(sort)].filter((row) => rows.includes(row))
    const wanted = marks === undefined || sort !== 'best' ? order : order.toSorted((a, b) => (marks[b] ?? 0) - (marks[a] ?? 0))
    expect([...found]).toEqual(wanted.slice(0, many))
    expect([...firstRows(catalogue, { rows, marks }, sort, many)]).toEqual(wanted.slice(0, many))
  }
})
