import { answerFromCache, isHtmlReply, type PackAnswerSource, type WaitUntil, type WorkerContext } from './answer.ts'
import { localeOfRequest, tenantOfRequest } from './cache-key.ts'
import { type CacheId, callNameAt } from './caching.ts'
import { LateReplyError } from './network.ts'
import { answerFromPacks, type OfflineCall, type OfflineSources, packReplyAsOf } from './offline.ts'
import { answerFromSeenParts } from './offline-seen.ts'
import { findCachedOtherSize } from './own-pictures.ts'

/** What is needed to answer a call or a request for a picture. */
export interface ReplyContext {
  workerContext: WorkerContext
  sources: OfflineSources
  /** Draws a picture that is not available otherwise; null if that is impossible. */
  renderPage: (url: URL) => Promise<Response | null>
}

/**
 * Returns the reply of the network or the cache. If there is neither, returns the catalogue packs' answer, or for a search that of the
 * viewed parts.
 */
export async function replyToRequest(
  replying: ReplyContext,
  request: Request,
  id: CacheId | null,
  waitUntil: WaitUntil,
): Promise<Response> {
  const { workerContext, sources, renderPage } = replying
  const url = new URL(request.url)
  const question = offlineCallOf(request, url)
  try {
    if (id !== null)
      return await answerFromCache(
        workerContext,
        id,
        request,
        waitUntil,
        question === null ? undefined : packAnswerSourceOf(sources, question),
      )
    const atOnce =
      question && callNameAt(url) === 'search' && workerContext.network.isDown() ? await replyFromDevice(sources, question) : null
    const asked = workerContext.network.fetchReply(request)
    if (atOnce === null) {
      const reply = await asked
      return (isHtmlReply(reply) && question && (await replyFromDevice(sources, question))) || reply
    }
    // Users who type must not wait if the network was down a moment ago. The request is sent nevertheless, because the network may be back.
    waitUntil(
      asked.then(
        (reply) => notifyOfNewerReply(workerContext, url, reply),
        (error) => notifyLateReply(workerContext, url, error),
      ),
    )
    return atOnce
  } catch (error) {
    if (id === 'images') {
      const other = (await findCachedOtherSize(workerContext.storeOf('images'), url)) ?? (await renderPage(url))
      if (other !== null) return other
    }
    if (id === null) waitUntil(notifyLateReply(workerContext, url, error))
    // If the call has a cache, `answer` has already asked the catalogue packs.
    const found = question && (id === null ? await replyFromDevice(sources, question) : await answerFromSeenParts(sources, question))
    if (found === null) throw error
    return found
  }
}

function offlineCallOf(request: Request, url: URL): OfflineCall | null {
  const tenantId = tenantOfRequest(request)
  return tenantId === null ? null : { url, tenantId, locale: localeOfRequest(request) }
}

const packAnswerSourceOf = (sources: OfflineSources, question: OfflineCall): PackAnswerSource => ({
  readAsOf: () => packReplyAsOf(sources, question),
  readReply: () => answerFromPacks(sources, question),
})

const replyFromDevice = async (sources: OfflineSources, question: OfflineCall): Promise<Response | null> =>
  (await answerFromPacks(sources, question))?.reply ?? (await answerFromSeenParts(sources, question))

/** Tells the page that a late reply has arrived. The page then requests it again, with a timeout that fits the slow network. */
async function notifyLateReply(context: WorkerContext, url: URL, error: unknown): Promise<void> {
  const late = error instanceof LateReplyError ? await error.reply.catch(() => null) : null
  if (late !== null) notifyOfNewerReply(context, url, late)
}

function notifyOfNewerReply({ notify }: WorkerContext, { pathname, search }: URL, { ok }: Response): void {
  if (ok) notify({ type: 'newer-reply', url: pathname + search, cache: '' })
}
