import type { ResultOf } from '#contract/calls.ts'
import { looksLikeNumber } from '#contract/numbers.ts'
import type { PackCatalogue } from '#data/packs/pack-catalogue.ts'
import type { SeenPart } from './kept-parts.ts'
import { codesOn } from './offline-reply.ts'
import { answerOf, inputOf } from './pack-answers.ts'
import { withSeen } from './seen-pack.ts'

type SearchCall = 'search' | 'aggregationSearch'

interface FoundHere {
  result: ResultOf<SearchCall>
  /** When the seen parts that were searched, too, were fetched, by their codes. */
  asOf: ReadonlyMap<string, string | null>
}

/**
 * Searches packs, and beside them the parts that were seen. Where all of the catalogue is here (`isWhole`), those are asked only when the packs
 * are not sure, and only those that were fetched later than the packs were made: what is older and not in them has gone. A worker that has
 * just woken has no time for it else. Null for a text that the shop would refuse, and for a suggestion of nothing from less than all of the
 * catalogue: the box has no room to say so.
 */
export async function searchHere(
  name: SearchCall,
  url: URL,
  packs: PackCatalogue,
  isWhole: boolean,
  seenParts: () => Promise<readonly SeenPart[]>,
): Promise<FoundHere | null> {
  const input = inputOf(name, url)
  if (input === null) return null
  const text = input.searchStr ?? ''
  const alone = text === '' || isWhole ? await answerOf(name, packs, input) : null
  if (alone !== null && (text === '' || isSure(name, text, await firstPage(name, packs, url, text, alone))))
    return { result: alone, asOf: new Map() }
  const seen = await seenParts()
  const { catalogue, asOf } = withSeen(packs, isWhole ? newerOf(seen, packs.madeAt) : seen)
  const result = alone !== null && asOf.size === 0 ? alone : await answerOf(name, { ...packs, catalogue }, input)
  return name === 'search' && !isWhole && codesOn(result).length === 0 ? null : { result, asOf }
}

/**
 * Whether parts that were seen could add nothing: words are met; of a number, one bears it whole, or begins with it, which is enough while it
 * is being typed.
 */
function isSure(name: SearchCall, text: string, { records }: ResultOf<SearchCall>): boolean {
  if (!looksLikeNumber(text)) return records.length > 0
  return records.some(({ matched }) => matched?.how === 'same' || (name === 'search' && matched?.how === 'begins'))
}

/**
 * The first page of a search in the shop's own order: all pages, filters and orders of a list are judged by it, so that they come of the same
 * parts. With every key of a search box it is the answer itself, and nothing is searched twice.
 */
async function firstPage(
  name: SearchCall,
  packs: PackCatalogue,
  url: URL,
  text: string,
  alone: ResultOf<SearchCall>,
): Promise<ResultOf<SearchCall>> {
  const isFirst = [...url.searchParams].every(
    ([key, value]) => key === 'searchStr' || key === 'pageSize' || (key === 'pageNo' && value === '1'),
  )
  if (isFirst) return alone
  const first = inputOf(name, new URL(`?${new URLSearchParams({ searchStr: text })}`, url))
  return first === null ? alone : answerOf(name, packs, first)
}

/** Asked with every key, and each list of seen parts is another for whoever puts it together with packs. */
const newer = new WeakMap<readonly SeenPart[], { than: string; seen: readonly SeenPart[] }>()

/** Those of the seen parts that were fetched after a moment, ISO 8601. */
export function newerOf(seen: readonly SeenPart[], than: string): readonly SeenPart[] {
  const before = newer.get(seen)
  if (before?.than === than) return before.seen
  const some = seen.filter(({ asOf }) => asOf !== null && Date.parse(asOf) > Date.parse(than))
  newer.set(seen, { than, seen: some })
  return some
}
