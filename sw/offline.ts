import { AppError } from '#contract/errors.ts'
import { eachNameOf } from '#contract/locale/names-of-reply.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { answeredFromPack } from '#data/packs/answered-from-pack.ts'
import type { PackCatalogue, PackCatalogues, PacksHere } from '#data/packs/pack-catalogue.ts'
import { callAt } from './caching.ts'
import { withTimeout } from './in-time.ts'
import type { KeptParts, SeenPart } from './kept-parts.ts'
import { codesOn, foundReply, notFoundReply, oldestOf } from './offline-reply.ts'
import { answerOf, inputOf, isPackCall, type PackCall, saysPrices } from './pack-answers.ts'
import { newerParts, searchHere } from './search-here.ts'

/** Maximum time for the check whether catalogue packs are newer, because a cached reply must be shown without delay. */
const MAX_DATES_MS = 500
/** Maximum time to read the catalogue packs. The largest packs on a slow phone take less. */
const MAX_PACKS_MS = 5000

/** The data on this device from which requests are answered. */
export interface OfflineSources {
  packsOf: (tenantId: string) => PackCatalogues
  seen: Pick<KeptParts, 'of'>
  /** Returns the current time in milliseconds since 1970. */
  now: () => number
}

/** A call that the network did not answer. */
export interface OfflineCall {
  url: URL
  tenantId: string
  locale: string
}

/** A reply from the catalogue packs. `isFound` is false if the packs say that the part does not exist. */
export interface PackReply {
  reply: Response
  isFound: boolean
}

/** Returns the time of the catalogue packs' answer to a call in ISO 8601 format; null if no pack can answer. */
export async function packAnswerTime({ packsOf }: OfflineSources, { url, tenantId }: OfflineCall): Promise<string | null> {
  const name = callAt(url)
  if (!isPackCall(name)) return null
  const dates = await withTimeout(packsOf(tenantId).dates(), MAX_DATES_MS, null)
  return dates && (saysPrices(name) ? dates.liveAsOf : dates.madeAt)
}

/** Answers a call from the catalogue packs. Returns null if no pack is readable, or if the packs cannot answer. */
export async function answerFromPacks(sources: OfflineSources, question: OfflineCall): Promise<PackReply | null> {
  const name = callAt(question.url)
  if (!isPackCall(name)) return null
  const { packs } = await readablePacks(sources, question.tenantId)
  if (packs === null) return null
  try {
    return await fromPacks(sources, question, name, packs)
  } catch (error) {
    // Damaged bytes cause various errors, and no request causes them, so the catalogue packs are not used again. If another tab has
    // installed a newer version instead, the next check finds it.
    if (!(error instanceof PackError) || error.reason === 'damaged') sources.packsOf(question.tenantId).markDamaged()
    return null
  }
}

/** Returns the readable catalogue packs. If the storage is broken there are none, but viewed parts may still be found. */
export const readablePacks = ({ packsOf }: OfflineSources, tenantId: string): Promise<PacksHere> =>
  withTimeout(packsOf(tenantId).now(), MAX_PACKS_MS, { packs: null, damaged: [] })

/** Returns the viewed parts; none if the storage fails. */
export const viewedParts = (
  { seen }: OfflineSources,
  { tenantId, locale }: Pick<OfflineCall, 'tenantId' | 'locale'>,
): Promise<readonly SeenPart[]> => seen.of(tenantId, locale).catch(() => [])

async function fromPacks(sources: OfflineSources, question: OfflineCall, name: PackCall, packs: PackCatalogue): Promise<PackReply | null> {
  const input = inputOf(name, question.url)
  if (input === null) return null
  const { url, locale } = question
  const say = packs.namesIn(locale)
  const dated = saysPrices(name) ? packs.liveAsOf : packs.madeAt
  const scope = { ...packs.scope, missing: packs.scope.missing.map(say) }
  const isWhole = scope.parts >= scope.of && scope.damaged.length === 0
  try {
    if (name !== 'search' && name !== 'aggregationSearch') {
      const result = await answerOf(name, packs, input)
      return { reply: foundReply(eachNameOf(name, result, say), answeredFromPack(scope, dated)), isFound: true }
    }
    const found = await searchHere(name, url, packs, isWhole, () => viewedParts(sources, question))
    if (found === null) return null
    const { result, asOf } = found
    const codes = codesOn(result)
    const oldest = oldestOf(codes, asOf)
    // If all found parts are viewed ones, the age of the catalogue packs' prices does not matter.
    const isOldest = oldest !== null && (oldest < dated || codes.every((code) => asOf.has(code)))
    const parts = scope.parts + asOf.size
    const header = answeredFromPack({ ...scope, parts, of: Math.max(scope.of, parts) }, isOldest ? oldest : dated)
    return { reply: foundReply(eachNameOf(name, result, say), header), isFound: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code !== 'not-found') return null
    const seen = isWhole ? newerParts(await viewedParts(sources, question), packs.madeAt) : []
    const isSeen = 'mcode' in input && seen.some(({ part }) => part.mcode === input.mcode)
    return { reply: notFoundReply(isWhole && !isSeen, answeredFromPack(scope, dated)), isFound: false }
  }
}
