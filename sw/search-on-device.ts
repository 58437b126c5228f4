import type { CallResultOf } from '#contract/calls.ts'
import { looksLikeNumber } from '#contract/numbers/numbers.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import { partCodesOnPage } from './offline-reply.ts'
import { answerPackCall, parseCallInput } from './pack-answers.ts'
import { joinSeenParts } from './seen-pack.ts'
import type { SeenPart } from './seen-part-collection.ts'

type SearchCall = 'search' | 'aggregationSearch'

interface DeviceSearchResult {
  result: CallResultOf<SearchCall>
  /** The times of the viewed parts that were searched, by part code. */
  asOfByPart: ReadonlyMap<string, string | null>
}

/**
 * Searches packs and viewed parts together. If the packs hold the complete catalogue (`isWhole`), viewed parts are searched only if the
 * packs have no certain result. Then only parts that were viewed after the packs were made count, because the shop has removed older ones
 * that the packs lack. Returns null for a text that the server would reject. Also returns null if an incomplete catalogue has no
 * suggestions, because the suggestion box has no space to explain why.
 */
export async function searchOnDevice(
  name: SearchCall,
  url: URL,
  packs: PackCatalogue,
  isWhole: boolean,
  seenParts: () => Promise<readonly SeenPart[]>,
): Promise<DeviceSearchResult | null> {
  const input = parseCallInput(name, url)
  if (input === null) return null
  const text = input.searchStr ?? ''
  const alone = text === '' || isWhole ? await answerPackCall(name, packs, input) : null
  if (alone !== null && (text === '' || isSearchConclusive(name, text, await buildFirstPage(name, packs, url, text, alone))))
    return { result: alone, asOfByPart: new Map() }
  const seen = await seenParts()
  const { catalogue, asOfByPart } = joinSeenParts(packs, isWhole ? seenPartsNewerThan(seen, packs.madeAt) : seen)
  const result = alone !== null && asOfByPart.size === 0 ? alone : await answerPackCall(name, { ...packs, catalogue }, input)
  return name === 'search' && !isWhole && partCodesOnPage(result).length === 0 ? null : { result, asOfByPart }
}

/**
 * Tells whether viewed parts cannot add anything to a result: words match, or a number matches exactly. While the customer types, a number
 * that begins with the text is enough.
 */
function isSearchConclusive(name: SearchCall, text: string, { records }: CallResultOf<SearchCall>): boolean {
  if (!looksLikeNumber(text)) return records.length > 0
  return records.some(({ matched }) => matched?.how === 'same' || (name === 'search' && matched?.how === 'begins'))
}

/**
 * Returns the first page of a search by relevance. This page decides which parts (from packs or viewed) are used for all pages, filters and
 * sort orders of the list, so that they are consistent. For suggestions, this page itself is the answer.
 */
async function buildFirstPage(
  name: SearchCall,
  packs: PackCatalogue,
  url: URL,
  text: string,
  alone: CallResultOf<SearchCall>,
): Promise<CallResultOf<SearchCall>> {
  const isFirst = [...url.searchParams].every(
    ([key, value]) => key === 'searchStr' || key === 'pageSize' || (key === 'pageNo' && value === '1'),
  )
  if (isFirst) return alone
  const first = parseCallInput(name, new URL(`?${new URLSearchParams({ searchStr: text })}`, url))
  return first === null ? alone : answerPackCall(name, packs, first)
}

/**
 * The newer viewed parts of a list, cached because every key press needs them, and because a new array would make the joined catalogue be
 * built again.
 */
const newerPartsCache = new WeakMap<readonly SeenPart[], { newerThan: string; seen: readonly SeenPart[] }>()

/** Returns the viewed parts whose data is newer than a time in ISO 8601 format. */
export function seenPartsNewerThan(seen: readonly SeenPart[], than: string): readonly SeenPart[] {
  const before = newerPartsCache.get(seen)
  if (before?.newerThan === than) return before.seen
  const some = seen.filter(({ asOf }) => asOf !== null && Date.parse(asOf) > Date.parse(than))
  newerPartsCache.set(seen, { newerThan: than, seen: some })
  return some
}
