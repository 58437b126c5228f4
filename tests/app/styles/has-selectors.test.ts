import { expect, test } from 'vitest'
import { globalCss } from '#app/styles/global.ts'
import * as recipes from '#app/styles/recipes.ts'

/** All keys of nested objects: selectors and properties. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

test('no `:has()` is followed by every element: then each insertion anywhere would style the whole page again', () => {
  const selectors = keysOf([recipes, globalCss]).filter((key) => key.includes(':has('))
  expect(selectors).not.toHaveLength(0)
  expect(selectors.filter((selector) => /:has\(.*\)[^,]*[\s>+~]\*/.test(selector))).toEqual([])
})
