import { describe } from 'vitest'
import { demoFinderShop } from '../../support/finder/demo-finder-shop.ts'
import { expectFound } from '../../support/finder/expect-found.ts'
import { ownKindsShop } from '../../support/finder/own-kinds.ts'

const demo = await demoFinderShop(2300)
const larger = await demoFinderShop(20_000)
const imported = await ownKindsShop()

describe('in the demo shop, for three hundred random parts of every kind', () => expectFound(() => demo, 300))
describe('in a demo shop of twenty thousand parts', () => expectFound(() => larger, 300))
describe('in a shop with imported kinds of its own', () => expectFound(() => imported, 300))
