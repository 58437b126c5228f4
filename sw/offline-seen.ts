import { answeredFrom } from '#data/answered-from.ts'
import { withDamagedPacks } from '#data/packs/answered-from-pack.ts'
import { sourceOf } from '#search/records/record-source.ts'
import { recordsOf } from '#search/records/segment-records.ts'
import { callAt } from './caching.ts'
import { type OfflineCall, type OfflineSources, readablePacks, viewedParts } from './offline.ts'
import { codesOn, foundReply, oldestOf } from './offline-reply.ts'
import { answerOf, inputOf } from './pack-answers.ts'
import { type SeenPack, seenPackOf, withCategory } from './seen-pack.ts'

/** Viewed parts have no records, because they are only searched. Their pages are cached replies. */
const noRecords = recordsOf(() => sourceOf(new Map()))

/**
 * Answers a search from the viewed parts. The reply says how many parts were searched, and which catalogue packs could not be read. Returns
 * null if the call is no search, if no part was viewed, and for empty suggestions, because the suggestion box has no space to explain them.
 */
export async function answerFromSeen(sources: OfflineSources, question: OfflineCall): Promise<Response | null> {
  const name = callAt(question.url)
  if (name !== 'search' && name !== 'aggregationSearch') return null
  const seen = await viewedParts(sources, question)
  if (seen.length === 0) return null
  const pack = seenPackOf(seen, sources.now())
  const found = name === 'search' ? await suggestions(pack, question.url) : await listing(pack, question.url, sources.now())
  if (found === null) return null
  const { damaged } = await readablePacks(sources, question.tenantId)
  const header = answeredFrom('seen-parts', oldestOf(codesOn(found), pack.asOf), pack.searched)
  return foundReply(found, withDamagedPacks(damaged, header))
}

async function suggestions({ catalogue }: SeenPack, url: URL) {
  const input = inputOf('search', url)
  const found = input && (await answerOf('search', { catalogue, records: noRecords }, input))
  return found === null || found.records.length === 0 ? null : found
}

async function listing(pack: SeenPack, url: URL, now: number) {
  const input = inputOf('aggregationSearch', url)
  if (input?.searchStr === undefined) return null
  const { groupName, appid, brandid, modelid, mode, backCategoryId } = input
  // A few viewed parts cannot show what a whole family, make or model contains, so such lists are not answered.
  if ([groupName, appid, brandid, modelid, mode].some((narrowing) => narrowing !== undefined)) return null
  const catalogue = backCategoryId === undefined ? pack.catalogue : withCategory(pack.catalogue, backCategoryId, now)
  return answerOf('aggregationSearch', { catalogue, records: noRecords }, input)
}
