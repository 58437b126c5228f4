import { answer, type FromPacks, isPageOfOthers, type WaitUntil, type WorkerContext } from './answer.ts'
import { localeOf, tenantOf } from './cache-key.ts'
import { type CacheId, callAt } from './caching.ts'
import { LateReply } from './network.ts'
import { answerFromPacks, datedFromPacks, type OfflineSources, type Question } from './offline.ts'
import { answerFromSeen } from './offline-seen.ts'
import { inAnotherSize } from './own-pictures.ts'

/** Answers a call or a picture request. */
export interface Replying {
  context: WorkerContext
  sources: OfflineSources
  /** Renders a picture that is not available; null if impossible. */
  render: (url: URL) => Promise<Response | null>
}

/** The network's or the cached reply; without both, the packs' answer, or for a search that of the viewed parts. */
export async function replyTo(replying: Replying, request: Request, id: CacheId | null, waitUntil: WaitUntil): Promise<Response> {
  const { context, sources, render } = replying
  const url = new URL(request.url)
  const question = questionOf(request, url)
  try {
    if (id !== null) return await answer(context, id, request, waitUntil, question === null ? undefined : fromPacks(sources, question))
    const atOnce = question && callAt(url) === 'search' && context.network.isDown() ? await fromDevice(sources, question) : null
    const asked = context.network.ask(request)
    if (atOnce === null) {
      const reply = await asked
      return (isPageOfOthers(reply) && question && (await fromDevice(sources, question))) || reply
    }
    // Users who type must not wait if the network was down a moment ago. The request is sent nevertheless, because the network may be back.
    waitUntil(
      asked.then(
        (reply) => notifyGood(context, url, reply),
        (error) => afterFailure(context, url, error),
      ),
    )
    return atOnce
  } catch (error) {
    if (id === 'images') {
      const other = (await inAnotherSize(context.storeOf('images'), url)) ?? (await render(url))
      if (other !== null) return other
    }
    if (id === null) waitUntil(afterFailure(context, url, error))
    // If the call is cacheable, packs have been asked before.
    const found = question && (id === null ? await fromDevice(sources, question) : await answerFromSeen(sources, question))
    if (found === null) throw error
    return found
  }
}

function questionOf(request: Request, url: URL): Question | null {
  const tenantId = tenantOf(request)
  return tenantId === null ? null : { url, tenantId, locale: localeOf(request) }
}

const fromPacks = (sources: OfflineSources, question: Question): FromPacks => ({
  asOf: () => datedFromPacks(sources, question),
  reply: () => answerFromPacks(sources, question),
})

const fromDevice = async (sources: OfflineSources, question: Question): Promise<Response | null> =>
  (await answerFromPacks(sources, question))?.reply ?? (await answerFromSeen(sources, question))

/** The page that needs a missing reply requests it again: by then the timeout is adapted. */
async function afterFailure(context: WorkerContext, url: URL, error: unknown): Promise<void> {
  const late = error instanceof LateReply ? await error.reply.catch(() => null) : null
  if (late !== null) notifyGood(context, url, late)
}

function notifyGood({ notify }: WorkerContext, { pathname, search }: URL, { ok }: Response): void {
  if (ok) notify({ type: 'newer-reply', url: pathname + search, cache: '' })
}
