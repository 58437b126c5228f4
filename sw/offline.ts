import { AppError } from '#contract/errors.ts'
import { eachNameOf } from '#contract/locale/names-of-reply.ts'
import { PackError } from '#contract/packs/pack-reasons.ts'
import { answeredFromPack } from '#data/packs/answered-from-pack.ts'
import type { PackCatalogue, PackCatalogues, PacksHere } from '#data/packs/pack-catalogue.ts'
import { callAt } from './caching.ts'
import { inTime } from './in-time.ts'
import type { KeptParts, SeenPart } from './kept-parts.ts'
import { codesOn, foundReply, notFoundReply, oldestOf } from './offline-reply.ts'
import { answerOf, inputOf, isPackCall, type PackCall, saysPrices } from './pack-answers.ts'
import { newerOf, searchHere } from './search-here.ts'

/** A cached reply is shown immediately, so the check for newer packs is limited to this time. */
const MAX_DATES_MS = 500
/** Reading the largest packs on a slow phone takes less time than this. */
const MAX_PACKS_MS = 5000

/** The local data sources of this device. */
export interface OfflineSources {
  packsOf: (tenantId: string) => PackCatalogues
  seen: Pick<KeptParts, 'of'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** A call that the network did not answer. */
export interface Question {
  url: URL
  tenantId: string
  locale: string
}

/** `isFound` is false if the packs' answer is that the part does not exist. */
export interface PackReply {
  reply: Response
  isFound: boolean
}

/** The time of a pack's answer to a call, ISO 8601; null if no pack can answer. */
export async function datedFromPacks({ packsOf }: OfflineSources, { url, tenantId }: Question): Promise<string | null> {
  const name = callAt(url)
  if (!isPackCall(name)) return null
  const dates = await inTime(packsOf(tenantId).dates(), MAX_DATES_MS, null)
  return dates && (saysPrices(name) ? dates.liveAsOf : dates.madeAt)
}

/** Answers a call from packs; null if there are no readable ones, or they cannot answer. */
export async function answerFromPacks(sources: OfflineSources, question: Question): Promise<PackReply | null> {
  const name = callAt(question.url)
  if (!isPackCall(name)) return null
  const { packs } = await packsHere(sources, question.tenantId)
  if (packs === null) return null
  try {
    return await fromPacks(sources, question, name, packs)
  } catch (error) {
    // Damaged bytes cause various errors, but never because of the request. If another tab has installed a newer version, the next check
    // finds it.
    if (!(error instanceof PackError) || error.reason === 'damaged') sources.packsOf(question.tenantId).distrust()
    return null
  }
}

/** The readable packs. If the storage is broken there are none, but viewed parts may still be found. */
export const packsHere = ({ packsOf }: OfflineSources, tenantId: string): Promise<PacksHere> =>
  inTime(packsOf(tenantId).now(), MAX_PACKS_MS, { packs: null, damaged: [] })

/** The viewed parts; none if the storage fails. */
export const seenOf = (
  { seen }: OfflineSources,
  { tenantId, locale }: Pick<Question, 'tenantId' | 'locale'>,
): Promise<readonly SeenPart[]> => seen.of(tenantId, locale).catch(() => [])

async function fromPacks(sources: OfflineSources, question: Question, name: PackCall, packs: PackCatalogue): Promise<PackReply | null> {
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
    const found = await searchHere(name, url, packs, isWhole, () => seenOf(sources, question))
    if (found === null) return null
    const { result, asOf } = found
    const codes = codesOn(result)
    const oldest = oldestOf(codes, asOf)
    // If all parts were viewed ones, the packs' prices do not determine the age.
    const isOldest = oldest !== null && (oldest < dated || codes.every((code) => asOf.has(code)))
    const parts = scope.parts + asOf.size
    const header = answeredFromPack({ ...scope, parts, of: Math.max(scope.of, parts) }, isOldest ? oldest : dated)
    return { reply: foundReply(eachNameOf(name, result, say), header), isFound: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code !== 'not-found') return null
    const seen = isWhole ? newerOf(await seenOf(sources, question), packs.madeAt) : []
    const isSeen = 'mcode' in input && seen.some(({ part }) => part.mcode === input.mcode)
    return { reply: notFoundReply(isWhole && !isSeen, answeredFromPack(scope, dated)), isFound: false }
  }
}
