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
import { withSeen } from './seen-pack.ts'

/** A kept reply is shown at once, so it waits only so long for whether a pack is newer. */
const DATES_MOST_MS = 500
/** Reading the largest packs on a slow phone takes less. */
const PACKS_MOST_MS = 5000

/** What this device can answer from. */
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

/** `isFound`: false for the word that packs do not have it. */
export interface PackReply {
  reply: Response
  isFound: boolean
}

/** Of when a pack's answer to a call would be, ISO 8601; null where no pack could give one. */
export async function datedFromPacks({ packsOf }: OfflineSources, { url, tenantId }: Question): Promise<string | null> {
  const name = callAt(url)
  if (!isPackCall(name)) return null
  const dates = await inTime(packsOf(tenantId).dates(), DATES_MOST_MS, null)
  return dates && (saysPrices(name) ? dates.liveAsOf : dates.madeAt)
}

/** Answers a call from the packs on this device; null where there are none that can be read, or they cannot say it. */
export async function answerFromPacks(sources: OfflineSources, question: Question): Promise<PackReply | null> {
  const name = callAt(question.url)
  if (!isPackCall(name)) return null
  const { packs } = await packsHere(sources, question.tenantId)
  if (packs === null) return null
  try {
    return await fromPacks(sources, question, name, packs)
  } catch (error) {
    // Damaged bytes fail in many ways when they are read, and none of them is the question's fault. Where another tab has put a newer version
    // in their place, the next look finds that.
    if (!(error instanceof PackError) || error.reason === 'damaged') sources.packsOf(question.tenantId).distrust()
    return null
  }
}

/** What a look at the packs finds; a device whose storage is broken has none, and may still have seen parts. */
export const packsHere = ({ packsOf }: OfflineSources, tenantId: string): Promise<PacksHere> =>
  inTime(packsOf(tenantId).now(), PACKS_MOST_MS, { packs: null, damaged: [] })

/** The parts that were seen; none where the browser does not give them out. */
export const seenOf = ({ seen }: OfflineSources, { tenantId, locale }: Pick<Question, 'tenantId' | 'locale'>): Promise<readonly SeenPart[]> =>
  seen.of(tenantId, locale).catch(() => [])

async function fromPacks(sources: OfflineSources, question: Question, name: PackCall, packs: PackCatalogue): Promise<PackReply | null> {
  const { url, locale } = question
  const say = packs.namesIn(locale)
  const dated = saysPrices(name) ? packs.liveAsOf : packs.madeAt
  const scope = { ...packs.scope, missing: packs.scope.missing.map(say) }
  const isWhole = scope.parts >= scope.of && scope.damaged.length === 0
  if ((name === 'search' || name === 'aggregationSearch') && !isWhole) {
    const input = inputOf(name, url)
    if (input === null) return null
    // Where all of the catalogue is here, what was seen adds nothing, and is not read: a worker that has just woken has no time for it.
    const { catalogue, asOf } = withSeen(packs, input.searchStr === undefined ? [] : await seenOf(sources, question))
    const result = await answerOf(name, { ...packs, catalogue }, input)
    const codes = codesOn(result)
    // The box has no room to say that it does not know all of the shop.
    if (name === 'search' && codes.length === 0) return null
    const oldest = oldestOf(codes, asOf)
    const header = answeredFromPack({ ...scope, parts: scope.parts + asOf.size }, oldest !== null && oldest < dated ? oldest : dated)
    return { reply: foundReply(eachNameOf(name, result, say), header), isFound: true }
  }
  const input = inputOf(name, url)
  if (input === null) return null
  const header = answeredFromPack(scope, dated)
  try {
    return { reply: foundReply(eachNameOf(name, await answerOf(name, packs, input), say), header), isFound: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'not-found' ? { reply: notFoundReply(isWhole, header), isFound: false } : null
  }
}
