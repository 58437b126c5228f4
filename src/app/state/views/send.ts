import * as v from 'valibot'
import { callServer } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { CallInputOf, CallName } from '#contract/calls.ts'
import { AppError, isFinalError } from '#contract/errors.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { MAX_VIEWS_PER_REQUEST } from '#contract/limits.ts'
import { removeSentViewChanges, viewChangesOf } from '#data/mirror/joined-history.ts'
import type { ViewChange } from '#data/mirror/schema.ts'
import { readCurrentSender } from '#data/outbox/claim-next-intent.ts'
import { senderHeaders } from '#data/outbox/send-intent.ts'

let runningSend: Promise<boolean> | null = null

/**
 * Sends the user's unsent changes of the view history, in batches. Returns whether all were accepted; others stay stored. Two tabs may send
 * the same change, which is harmless.
 */
export function sendViews(): Promise<boolean> {
  runningSend ??= sendAllViewChanges().finally(() => {
    runningSend = null
  })
  return runningSend
}

async function sendAllViewChanges(): Promise<boolean> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return true
  // The stored token must belong to the owner of the changes, because another user may have signed in.
  const sender = await readCurrentSender(mirror)
  if (sender?.owner !== owner) return false
  for (const batch of batchViewChanges(await viewChangesOf(mirror, owner))) {
    try {
      await batch.send(senderHeaders(sender))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      logErrorOnly(error)
      if (!isFinalError(error)) return false
    }
    // The user may have signed out. The remaining changes then stay stored until this user signs in again.
    if (sessionOwner() !== owner) return false
    await removeSentViewChanges(mirror, batch.changes)
  }
  return true
}

interface ViewChangeBatch {
  changes: ViewChange[]
  send: (headers: Record<string, string>) => Promise<unknown>
}

/**
 * Returns the changes as batches in the order to send them: first clearings of the whole history, then removals, each with its own time,
 * then views.
 */
function batchViewChanges(changes: readonly ViewChange[]): ViewChangeBatch[] {
  const clearing = changes.filter(({ mcode }) => mcode === '')
  const named = changes.filter(({ mcode }) => mcode !== '')
  const removed = named.filter(({ gone }) => gone)
  const viewed = named.filter(({ gone }) => !gone)
  return [
    ...clearing.map((change) => createBatch([change], 'viewHistoryClear', { at: toIsoTime(change.at) })),
    ...[...new Set(removed.map(({ at }) => at))].flatMap((at) =>
      splitIntoChunks(removed.filter((change) => change.at === at)).map((part) =>
        createBatch(part, 'viewHistoryClear', { mcodes: part.map(partCodeOf), at: toIsoTime(at) }),
      ),
    ),
    ...splitIntoChunks(viewed).map((part) =>
      createBatch(part, 'viewHistoryAdd', { views: part.map((change) => ({ mcode: partCodeOf(change), viewedAt: toIsoTime(change.at) })) }),
    ),
  ]
}

const createBatch = <N extends CallName>(changes: ViewChange[], call: N, input: CallInputOf<N>): ViewChangeBatch => ({
  changes,
  send: (headers) => callServer(call, input, { headers }),
})

const partCodeOf = ({ mcode }: ViewChange): Mcode => v.parse(Mcode, mcode)
const toIsoTime = (at: number) => new Date(at).toISOString()

const splitIntoChunks = (all: readonly ViewChange[]): ViewChange[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_VIEWS_PER_REQUEST) }, (_, at) =>
    all.slice(at * MAX_VIEWS_PER_REQUEST, (at + 1) * MAX_VIEWS_PER_REQUEST),
  )
