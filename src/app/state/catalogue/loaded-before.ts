import * as v from 'valibot'
import { type CatalogueCallName, catalogueCallNames, catalogueCalls } from '#contract/catalogue-calls.ts'
import { CATEGORY_LIST_INPUT } from '#contract/limits.ts'
import { queryOf } from '#contract/query-of.ts'

const FirstData = v.object({
  replies: v.array(v.object({ call: v.picklist(catalogueCallNames), input: v.record(v.string(), v.unknown()) })),
})

/** Calls whose replies every page shows, so that home opens from this device whichever page came first. */
const always: readonly [CatalogueCallName, Record<string, unknown>][] = [
  ['categoryList', CATEGORY_LIST_INPUT],
  ['applicationList', {}],
  ['advertisement', {}],
  ['searchKeyword', {}],
]

/**
 * Absolute addresses of all that this page has loaded so far: what the browser fetched, and what the server wrote into the page
 * (#first-data), which was never fetched at all. The worker keeps what it knows of these.
 */
export function loadedBefore(baseUrl: string): string[] {
  const base = baseUrl === '' ? location.origin : baseUrl
  const address = (name: CatalogueCallName, input: Record<string, unknown>) => {
    const query = queryOf(input)
    return new URL(`${base}${catalogueCalls[name].path}${query === '' ? '' : `?${query}`}`, location.origin).href
  }
  const fetched = performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((name) => name.startsWith('http'))
  const written = firstReplies().map(({ call, input }) => address(call, input))
  return [
    ...new Set([
      new URL('/config.json', location.origin).href,
      ...always.map(([name, input]) => address(name, input)),
      ...written,
      ...fetched,
    ]),
  ].slice(0, 500)
}

function firstReplies(): v.InferOutput<typeof FirstData>['replies'] {
  const text = document.querySelector('#first-data')?.textContent
  if (!text) return []
  const read = v.safeParse(FirstData, JSON.parse(text))
  return read.success ? read.output.replies : []
}
