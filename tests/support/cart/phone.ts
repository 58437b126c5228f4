import { runInSequence } from '#data/exclusively.ts'
import { openMirrorDatabase } from '#data/mirror/open.ts'
import { storeMirroredSession } from '#data/mirror/session.ts'
import type { OutboxContext } from '#data/outbox/context.ts'
import { drainOutbox } from '#data/outbox/drain.ts'
import { enqueueChanges, readStoredCart } from '#data/outbox/intents.ts'
import type { PendingChange } from '#data/outbox/merge-change-into-queue.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { portTo } from '../port.ts'
import { fakeShop } from './fake-shop.ts'

let made = 0

/** One phone over a fresh database, in front of a shop of its own, with a line between them that a test may cut or tap. */
export async function phone(owner = 'ada') {
  made += 1
  const shop = fakeShop()
  const mirror = openMirrorDatabase(`phone-${made}`)
  /** Every request that went out, and what answers; a test may put something else in its place. */
  const line = { heard: [] as Request[], answer: shop.answer, changes: 0, down: false }
  const clock = { time: Date.parse('2026-11-21T08:00:00Z') }
  const port = portTo(
    (request) => {
      line.heard.push(request.clone())
      return line.answer(request)
    },
    { now: () => clock.time, exclusively: (name, work) => runInSequence(`${made} ${name}`, work) },
  )
  const changed = () => {
    line.changes += 1
  }
  const context: OutboxContext = { port, mirror, notifyChanged: changed, isProbablyOffline: () => line.down }
  const signIn = async (who: string) => {
    const token = await shop.signIn(who)
    await storeMirroredSession(mirror, { token, userInfo: { id: who, realname: 'Ada', email: '' } })
    return token
  }
  await signIn(owner)
  return {
    shop,
    mirror,
    context,
    line,
    clock,
    signIn,
    signOut: () => storeMirroredSession(mirror, null),
    change: (change: PendingChange, who = owner) => enqueueChanges(mirror, { owner: who, madeAt: clock.time }, [change]),
    drain: () => drainOutbox(context),
    queue: async (who = owner) => (await readStoredCart(mirror, who)).queue,
    shown: async (who = owner) => {
      const { queue, cart } = await readStoredCart(mirror, who)
      return optimisticCart(cart?.lines ?? [], queue)
    },
    /** Paths and keys that went out. */
    sent: () => line.heard.map(({ url }) => new URL(url).pathname.split('/').at(-1)),
    keys: () => line.heard.map(({ headers }) => headers.get('Idempotency-Key')).filter((key) => key !== null),
  }
}

export const noSignal = () => Promise.reject(new TypeError('Failed to fetch'))
