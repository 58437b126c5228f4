import { replySourceHeader } from '#data/answered-from.ts'
import { withDamagedPacks } from '#data/packs/answered-from-pack.ts'
import { recordSourceOf } from '#search/records/record-source.ts'
import { createSegmentRecordsCache } from '#search/records/segment-records.ts'
import { callNameAt } from './caching.ts'
import { withVerdictsOfKeptPages } from './fitment-verdicts.ts'
import { type OfflineCall, type OfflineSources, readPacksInTime, readViewedParts } from './offline.ts'
import { buildFoundReply, oldestDataTime, partCodesOnPage } from './offline-reply.ts'
import { answerPackCall, parseCallInput } from './pack-answers.ts'
import { addEmptyCategory, type SeenPack, seenPackOf } from './seen-pack.ts'

/**
 * An empty source of records (the data of part pages). Viewed parts have no records, because they are only searched. Their pages are cached
 * replies.
 */
const emptyRecordsCache = createSegmentRecordsCache(() => recordSourceOf(new Map()))

/**
 * Answers a search, or whether parts fit a vehicle, from the viewed parts. The reply says how many parts were searched, and which catalogue packs could not be read. Returns
 * null if the call is no search, if no part was viewed, or if there are no suggestions, because the suggestion box has no space to explain
 * why.
 */
export async function answerFromSeenParts(sources: OfflineSources, question: OfflineCall): Promise<Response | null> {
  const name = callNameAt(question.url)
  if (name === 'fitmentVerdicts') return judgeSeenParts(sources, question)
  if (name !== 'search' && name !== 'aggregationSearch') return null
  const seen = await readViewedParts(sources, question)
  if (seen.length === 0) return null
  const pack = seenPackOf(seen, sources.now())
  const found = name === 'search' ? await suggestFromSeenParts(pack, question.url) : await listSeenParts(pack, question.url, sources.now())
  if (found === null) return null
  const { damaged } = await readPacksInTime(sources, question.tenantId)
  const header = replySourceHeader('seen-parts', oldestDataTime(partCodesOnPage(found), pack.asOfByPart), pack.searchedPartCounts)
  return buildFoundReply(found, withDamagedPacks(damaged, header))
}

/** Judges parts for a vehicle from the pages that this device keeps. */
async function judgeSeenParts(sources: OfflineSources, question: OfflineCall): Promise<Response | null> {
  const input = parseCallInput('fitmentVerdicts', question.url)
  if (input === null) return null
  const { damaged } = await readPacksInTime(sources, question.tenantId)
  const header = withDamagedPacks(damaged, replySourceHeader('seen-parts', null))
  return buildFoundReply(await withVerdictsOfKeptPages(sources, question, input, []), header)
}

async function suggestFromSeenParts({ catalogue }: SeenPack, url: URL) {
  const input = parseCallInput('search', url)
  const found = input && (await answerPackCall('search', { catalogue, records: emptyRecordsCache }, input))
  return found === null || found.records.length === 0 ? null : found
}

async function listSeenParts(pack: SeenPack, url: URL, now: number) {
  const input = parseCallInput('aggregationSearch', url)
  if (input?.searchStr === undefined) return null
  const { groupName, appid, brandid, modelid, mode, backCategoryId } = input
  // A few viewed parts cannot show what a whole family, make or model contains, so such lists are not answered.
  if ([groupName, appid, brandid, modelid, mode].some((narrowing) => narrowing !== undefined)) return null
  const catalogue = backCategoryId === undefined ? pack.catalogue : addEmptyCategory(pack.catalogue, backCategoryId, now)
  return answerPackCall('aggregationSearch', { catalogue, records: emptyRecordsCache }, input)
}
