import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { writeRecipe } from '#search/recipe/recipe.ts'
import type { WholePart } from '#search/recipe/whole-part.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { createTestedRecipe } from '#server/packs/tested-recipe.ts'
import { DemoParts } from '../../search/records/demo-parts.ts'

const [demo] = demoTenants({ parts: 20 })
if (demo === undefined) throw new Error('There is no demo shop.')
const parts = [...new DemoParts(demo)].map(({ part, record }): WholePart => ({ part, record }))

const noPause = async () => undefined
const build = async (some: readonly WholePart[]) => new Map([['parts', Buffer.from(inspect(some, { depth: null }))]])
const proven = async (some: readonly WholePart[]) => createTestedRecipe([], some, await build(some), build, noPause)

test('a recipe is one only where the same bytes come of it', async () => {
  expect(await proven(parts)).toEqual(await writeRecipe([], parts, noPause))
  // What JSON does not say.
  expect(await proven(parts.map(({ part, record }) => ({ part: { ...part, firstSold: Number.NaN }, record })))).toBeNull()
})
