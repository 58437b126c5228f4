import { ref } from 'valtio/vanilla'
import { cartOwner } from '#app/state/cart/owner.ts'
import { queueChanges, showAndSend } from '#app/state/outbox/make-change.ts'
import { onOutboxChanged, outboxChanged, sendNow } from '#app/state/outbox/send.ts'
import { ask } from '#app/state/page/ask.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { newestReading } from '#app/state/page/newest.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { AppError } from '#contract/errors.ts'
import type { Refusal } from '#data/outbox/intent.ts'
import { type OrderChange, type OrderChangeIntent, readOrderChanges } from '#data/outbox/order-changes.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'

/** A change of an order that this device has written down and the shop has not confirmed. */
export interface WaitingChange {
  id: string
  /** `unsent`: on this phone alone; `unanswered`: sent, and nobody knows whether it arrived. */
  type: 'unsent' | 'sending' | 'unanswered' | 'refused'
  change: OrderChange
  refusal: Refusal | null
}

/** Those of who is signed in, oldest first. `settled` counts how many the shop has taken since this page is open. */
export const orderChanges = personal<{ rows: readonly WaitingChange[]; confirmed: number }>({ rows: [], confirmed: 0 })

const known = new Set<string>()

const intentsNow = async (): Promise<OrderChangeIntent[]> => {
  const owner = cartOwner()
  return owner === null ? [] : withMirror((mirror) => readOrderChanges(mirror, owner), [])
}

const readChanges = newestReading(async (isNewest) => {
  const intents = await intentsNow()
  if (!isNewest()) return
  const open = intents.filter(({ state }) => state !== 'confirmed')
  const ids = new Set(open.map(({ id }) => id))
  for (const id of known) if (!ids.has(id) && known.delete(id)) orderChanges.confirmed += 1
  for (const id of ids) known.add(id)
  orderChanges.rows = ref(open.map(waitingOf))
})

function waitingOf(intent: OrderChangeIntent): WaitingChange {
  const { id, state, attempts, refusal } = intent
  const is = state === 'waiting' || state === 'confirmed' ? (attempts === 0 ? 'unsent' : 'unanswered') : state
  return { id, type: is, change: intent, refusal: refusal ?? null }
}

/** Follows what this page, other tabs and the worker do with them. Returns how to stop. */
export function followOrderChanges(): () => void {
  void readChanges().catch(logOnly)
  return onOutboxChanged(() => void readChanges().catch(logOnly))
}

/** A refused change that is sent again, corrected. `becomes` hears the id of what is on this device in its place. */
export interface Replaced {
  id: string
  becomes: (id: string) => void
}

/**
 * Writes a change of an order down, then tries the network. `done`: the shop has it. `kept`: it waits on this device and is sent later.
 * Rejects with the shop's own refusal; then nothing is kept, because whoever typed it still has it before them. Of one that had come back
 * before, what it was last stays until the shop takes it: its photo and words outlive a closed tab.
 */
export async function sendOrderChange(change: OrderChange, replaces?: Replaced): Promise<'done' | 'kept'> {
  const owner = cartOwner()
  if (owner === null) throw new AppError('sign-in-required')
  const id = uuid()
  if (!(await queueChanges(owner, [{ ...change, id }], replaces?.id))) {
    if (change.call === 'orderReturn') await ask(change.call, change.input)
    else await ask(change.call, change.input)
    if (replaces !== undefined) await discardOrderChange(replaces.id)
    return 'done'
  }
  replaces?.becomes(id)
  await showAndSend()
  await sendNow()
  const mine = (await intentsNow()).find((intent) => intent.id === id)
  if (mine === undefined || mine.state === 'confirmed') return 'done'
  if (mine.state !== 'refused' || mine.refusal === undefined) return 'kept'
  if (replaces === undefined) await discardOrderChange(id)
  const { code, say, field } = mine.refusal
  throw new AppError(code === 'too-old' || code === 'gone' ? 'wrong-state' : code, {
    message: say,
    ...(field === undefined ? {} : { field }),
  })
}

/** Gives up a change that was refused or never sent. */
export async function discardOrderChange(id: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await discardIntent(mirror, id)
  known.delete(id)
  outboxChanged()
  await readChanges()
}
