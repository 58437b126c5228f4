import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import type { PartWithRecord } from '#search/recipe/part-with-record.ts'
import { writeSegmentDelta } from '#search/recipe/recipe.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { createTestedRecipe } from '#server/packs/tested-recipe.ts'
import { DemoParts } from '../../search/records/demo-parts.ts'

const [demo] = demoTenants({ partCount: 20 })
if (demo === undefined) throw new Error('There is no demo shop.')
const parts = [...new DemoParts(demo)].map(({ part, record }): PartWithRecord => ({ part, record }))

const noPause = async () => undefined
const build = async (some: readonly PartWithRecord[]) => new Map([['parts', Buffer.from(inspect(some, { depth: null }))]])
const proven = async (some: readonly PartWithRecord[]) => createTestedRecipe([], some, await build(some), build, noPause)

test('a recipe is one only where the same bytes come of it', async () => {
  expect(await proven(parts)).toEqual(await writeSegmentDelta([], parts, noPause))
  // What JSON does not say.
  expect(await proven(parts.map(({ part, record }) => ({ part: { ...part, firstSold: Number.NaN }, record })))).toBeNull()
})
