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
 * Searches packs, and beside them the parts that were seen. Where all of the catalogue is here (`isWhole`), those are read only when the packs
 * have nothing, or no part of just the number that was typed: it may be newer than they are. A worker that has just woken has no time for it
 * else. Null for a text that the shop would refuse, and for a suggestion of nothing from less than all of the catalogue: the box has no room
 * to say so.
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
  if (alone !== null && isSure(alone, text)) return { result: alone, asOf: new Map() }
  const { catalogue, asOf } = withSeen(packs, await seenParts())
  const result = alone !== null && asOf.size === 0 ? alone : await answerOf(name, { ...packs, catalogue }, input)
  return name === 'search' && !isWhole && codesOn(result).length === 0 ? null : { result, asOf }
}

/** Whether parts that were seen could add nothing to an answer: of a number only where one bears it whole. */
function isSure({ records }: ResultOf<SearchCall>, text: string): boolean {
  if (text === '') return true
  return looksLikeNumber(text) ? records.some(({ matched }) => matched?.how === 'same') : records.length > 0
}
