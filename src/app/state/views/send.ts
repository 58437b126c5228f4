import * as v from 'valibot'
import { ask } from '#app/state/page/ask.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import type { CallName, InputOf } from '#contract/calls.ts'
import { AppError, isFinal } from '#contract/errors.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import { VIEWS_AT_ONCE } from '#contract/limits.ts'
import { removeSentViewChanges, viewChangesOf } from '#data/mirror/joined-history.ts'
import type { ViewChange } from '#data/mirror/schema.ts'
import { senderNow } from '#data/outbox/claim-next.ts'
import { headersOf } from '#data/outbox/send-intent.ts'

let running: Promise<boolean> | null = null

/**
 * Sends the user's unsent changes of the view history, in batches. Returns whether all were accepted; others stay stored. Two tabs may send
 * the same change, which is harmless.
 */
export function sendViews(): Promise<boolean> {
  running ??= sendAll().finally(() => {
    running = null
  })
  return running
}

async function sendAll(): Promise<boolean> {
  const [owner, mirror] = [sessionOwner(), connectedMirror()]
  if (owner === null || mirror === null) return true
  // The token must be this owner's, because another user may have signed in.
  const sender = await senderNow(mirror)
  if (sender?.owner !== owner) return false
  for (const batch of batchesOf(await viewChangesOf(mirror, owner))) {
    try {
      await batch.say(headersOf(sender))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      logOnly(error)
      if (!isFinal(error)) return false
    }
    // The user may have signed out. The other changes then wait for them.
    if (sessionOwner() !== owner) return false
    await removeSentViewChanges(mirror, batch.changes)
  }
  return true
}

interface Batch {
  changes: ViewChange[]
  say: (headers: Record<string, string>) => Promise<unknown>
}

/**
 * Returns the changes as batches in the order to send them: first clearings of the whole history, then removals, each with its own time,
 * then views.
 */
function batchesOf(changes: readonly ViewChange[]): Batch[] {
  const clearing = changes.filter(({ mcode }) => mcode === '')
  const named = changes.filter(({ mcode }) => mcode !== '')
  const removed = named.filter(({ gone }) => gone)
  const viewed = named.filter(({ gone }) => !gone)
  return [
    ...clearing.map((change) => batch([change], 'viewHistoryClear', { at: isoOf(change.at) })),
    ...[...new Set(removed.map(({ at }) => at))].flatMap((at) =>
      chunks(removed.filter((change) => change.at === at)).map((part) =>
        batch(part, 'viewHistoryClear', { mcodes: part.map(codeOf), at: isoOf(at) }),
      ),
    ),
    ...chunks(viewed).map((part) =>
      batch(part, 'viewHistoryAdd', { views: part.map((change) => ({ mcode: codeOf(change), viewedAt: isoOf(change.at) })) }),
    ),
  ]
}

const batch = <N extends CallName>(changes: ViewChange[], call: N, input: InputOf<N>): Batch => ({
  changes,
  say: (headers) => ask(call, input, { headers }),
})

const codeOf = ({ mcode }: ViewChange): Mcode => v.parse(Mcode, mcode)
const isoOf = (at: number) => new Date(at).toISOString()

const chunks = (all: readonly ViewChange[]): ViewChange[][] =>
  Array.from({ length: Math.ceil(all.length / VIEWS_AT_ONCE) }, (_, at) => all.slice(at * VIEWS_AT_ONCE, (at + 1) * VIEWS_AT_ONCE))
