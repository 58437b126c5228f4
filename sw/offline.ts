import { AppError } from '#contract/errors.ts'
import { mapReplyNames } from '#contract/locale/names-of-reply.ts'
import { PackError } from '#contract/packs/pack-error-reasons.ts'
import type { PartFitVerdict } from '#contract/vehicle/fit-verdict.ts'
import { packSourceHeader } from '#data/packs/answered-from-pack.ts'
import type { PackCatalogue, PackCheckResult } from '#data/packs/pack-catalogue.ts'
import { callNameAt } from './caching.ts'
import { withVerdictsOfKeptPages } from './fitment-verdicts.ts'
import { withTimeout } from './in-time.ts'
import { buildFoundReply, buildNotFoundReply, oldestDataTime, partCodesOnPage } from './offline-reply.ts'
import type { OfflineCall, OfflineSources, PackReply } from './offline-sources.ts'
import { answerPackCall, isCallWithPrices, isPackCall, type PackCall, parseCallInput } from './pack-answers.ts'
import { searchOnDevice, seenPartsNewerThan } from './search-on-device.ts'
import type { SeenPart } from './seen-part-collection.ts'

export type { OfflineCall, OfflineSources, PackReply } from './offline-sources.ts'

/** Maximum time for the check whether catalogue packs are newer, because a cached reply must be shown without delay. */
const PACK_DATES_TIMEOUT_MS = 500
/** Maximum time to read the catalogue packs. The largest packs on a slow phone take less. */
const READ_PACKS_TIMEOUT_MS = 5000

/** Returns the time of the catalogue packs' answer to a call in ISO 8601 format; null if no pack can answer. */
export async function packReplyAsOf({ packsOf }: OfflineSources, { url, tenantId }: OfflineCall): Promise<string | null> {
  const name = callNameAt(url)
  if (!isPackCall(name)) return null
  const dates = await withTimeout(packsOf(tenantId).dates(), PACK_DATES_TIMEOUT_MS, null)
  return dates && (isCallWithPrices(name) ? dates.pricesAsOf : dates.madeAt)
}

/** Answers a call from the catalogue packs. Returns null if no pack is readable, or if the packs cannot answer. */
export async function answerFromPacks(sources: OfflineSources, question: OfflineCall): Promise<PackReply | null> {
  const name = callNameAt(question.url)
  if (!isPackCall(name)) return null
  const { packs } = await readPacksInTime(sources, question.tenantId)
  if (packs === null) return null
  try {
    return await buildPackReply(sources, question, name, packs)
  } catch (error) {
    // Damaged bytes cause various errors, and a request alone causes none of them. So the catalogue packs are marked as damaged and not
    // used again. If another tab has installed a newer version instead, the next check finds it.
    if (!(error instanceof PackError) || error.reason === 'damaged') sources.packsOf(question.tenantId).markDamaged()
    return null
  }
}

/** Returns the readable catalogue packs. If the storage is broken there are none, but viewed parts may still be found. */
export const readPacksInTime = ({ packsOf }: OfflineSources, tenantId: string): Promise<PackCheckResult> =>
  withTimeout(packsOf(tenantId).current(), READ_PACKS_TIMEOUT_MS, { packs: null, damaged: [] })

/** Returns the viewed parts; none if the storage fails. */
export const readViewedParts = (
  { seenParts }: OfflineSources,
  { tenantId, locale }: Pick<OfflineCall, 'tenantId' | 'locale'>,
): Promise<readonly SeenPart[]> => seenParts.partsOfTenant(tenantId, locale).catch(() => [])

async function buildPackReply(
  sources: OfflineSources,
  question: OfflineCall,
  name: PackCall,
  packs: PackCatalogue,
): Promise<PackReply | null> {
  const input = parseCallInput(name, question.url)
  if (input === null) return null
  const { url, locale } = question
  const say = packs.nameTranslatorFor(locale)
  const dated = isCallWithPrices(name) ? packs.pricesAsOf : packs.madeAt
  const scope = { ...packs.scope, missingTitles: packs.scope.missingTitles.map(say) }
  const isWhole = scope.partCount >= scope.totalPartCount && scope.damaged.length === 0
  try {
    if (name !== 'search' && name !== 'aggregationSearch') {
      const packed = await answerPackCall(name, packs, input)
      const more = name === 'fitmentVerdicts' && !isWhole ? parseCallInput('fitmentVerdicts', url) : null
      // The cast is safe, because the result is that of the call `fitmentVerdicts`.
      const result = more === null ? packed : await withVerdictsOfKeptPages(sources, question, more, packed as PartFitVerdict[])
      return { reply: buildFoundReply(mapReplyNames(name, result, say), packSourceHeader(scope, dated)), isFound: true }
    }
    const found = await searchOnDevice(name, url, packs, isWhole, () => readViewedParts(sources, question))
    if (found === null) return null
    const { result, asOfByPart } = found
    const codes = partCodesOnPage(result)
    const oldest = oldestDataTime(codes, asOfByPart)
    // If all found parts are viewed ones, the age of the catalogue packs' prices does not matter.
    const isOldest = oldest !== null && (oldest < dated || codes.every((code) => asOfByPart.has(code)))
    const parts = scope.partCount + asOfByPart.size
    const header = packSourceHeader(
      { ...scope, partCount: parts, totalPartCount: Math.max(scope.totalPartCount, parts) },
      isOldest ? oldest : dated,
    )
    return { reply: buildFoundReply(mapReplyNames(name, result, say), header), isFound: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code !== 'not-found') return null
    const seen = isWhole ? seenPartsNewerThan(await readViewedParts(sources, question), packs.madeAt) : []
    const isSeen = 'mcode' in input && seen.some(({ part }) => part.mcode === input.mcode)
    return { reply: buildNotFoundReply(isWhole && !isSeen, packSourceHeader(scope, dated)), isFound: false }
  }
}
