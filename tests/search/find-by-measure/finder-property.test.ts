import { describe } from 'vitest'
import { demoFinderShop } from '../../support/finder/demo-finder-shop.ts'
import { expectFound } from '../../support/finder/expect-found.ts'
import { expectTrueCounts } from '../../support/finder/expect-true-counts.ts'
import type { FinderShop } from '../../support/finder/old-unit.ts'

let shop: Promise<FinderShop> | null = null
const demo = () => {
  shop ??= demoFinderShop(2300)
  return shop
}

// All three hundred: tests/server/catalogue/finder.long.ts.
describe('in the demo shop, for random parts of every kind', () => expectFound(demo, 80))

describe('in the demo shop, for random answers', () => expectTrueCounts(demo))
