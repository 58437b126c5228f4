import { ref } from 'valtio/vanilla'
import { notifyOutboxChanged, onOutboxChanged } from '#app/state/outbox/context.ts'
import { queueChanges, showAndSendChanges } from '#app/state/outbox/make-change.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { callServer } from '#app/state/page/ask.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { AppError } from '#contract/errors.ts'
import type { Refusal } from '#data/outbox/intent.ts'
import { type OrderChange, type OrderChangeIntent, readOrderChanges } from '#data/outbox/order-changes.ts'
import { discardIntent } from '#data/outbox/rejected.ts'
import { uuid } from '#data/uuid.ts'

/** A change of an order on this device that the server has not confirmed. */
export interface WaitingChange {
  id: string
  /** How far the change has come. `unsent`: it is only on this device. `unanswered`: it was sent, and the result is unknown. */
  type: 'unsent' | 'sending' | 'unanswered' | 'refused'
  change: OrderChange
  refusal: Refusal | null
}

/** The user's changes of orders, oldest first. `confirmedCount`: how many the server has accepted since the page was opened. */
export const orderChanges = createPersonalState<{ waitingChanges: readonly WaitingChange[]; confirmedCount: number }>({
  waitingChanges: [],
  confirmedCount: 0,
})

const knownChangeIds = new Set<string>()

const readChangeIntents = async (): Promise<OrderChangeIntent[]> => {
  const owner = sessionOwner()
  return owner === null ? [] : withMirror((mirror) => readOrderChanges(mirror, owner), [])
}

const readChanges = createLatestCallReader(async (isNewest) => {
  const intents = await readChangeIntents()
  if (!isNewest()) return
  const open = intents.filter(({ state }) => state !== 'confirmed')
  const ids = new Set(open.map(({ id }) => id))
  for (const id of knownChangeIds) if (!ids.has(id) && knownChangeIds.delete(id)) orderChanges.confirmedCount += 1
  for (const id of ids) knownChangeIds.add(id)
  orderChanges.waitingChanges = ref(open.map(waitingChangeOf))
})

function waitingChangeOf(intent: OrderChangeIntent): WaitingChange {
  const { id, state, attempts, refusal } = intent
  const is = state === 'waiting' || state === 'confirmed' ? (attempts === 0 ? 'unsent' : 'unanswered') : state
  return { id, type: is, change: intent, refusal: refusal ?? null }
}

/** Keeps the changes of orders current with this page, other tabs and the worker. Returns a function that ends this. */
export function watchOrderChanges(): () => void {
  void readChanges().catch(logErrorOnly)
  return onOutboxChanged(() => void readChanges().catch(logErrorOnly))
}

/** A refused change that is corrected and sent again. `onReplaced` receives the id of the change that replaces it. */
export interface RefusedChangeToReplace {
  id: string
  onReplaced: (id: string) => void
}

/**
 * Stores a change of an order, then tries to send it. `done`: the server has accepted it. `kept`: it is stored and sent later. Rejects with
 * the server's refusal; then nothing is stored, because the form still has the input. A change that was refused before is kept until the
 * server accepts its correction, so that photo and text survive a closed tab.
 */
export async function sendOrderChange(change: OrderChange, replaces?: RefusedChangeToReplace): Promise<'done' | 'kept'> {
  const owner = sessionOwner()
  if (owner === null) throw new AppError('sign-in-required')
  const id = uuid()
  if (!(await queueChanges(owner, [{ ...change, id }], replaces?.id))) {
    if (change.call === 'orderReturn') await callServer(change.call, change.input)
    else await callServer(change.call, change.input)
    if (replaces !== undefined) await discardOrderChange(replaces.id)
    return 'done'
  }
  replaces?.onReplaced(id)
  await showAndSendChanges()
  await sendOutboxNow()
  const mine = (await readChangeIntents()).find((intent) => intent.id === id)
  if (mine === undefined || mine.state === 'confirmed') return 'done'
  if (mine.state !== 'refused' || mine.refusal === undefined) return 'kept'
  if (replaces === undefined) await discardOrderChange(id)
  const { code, say, field } = mine.refusal
  throw new AppError(code === 'too-old' || code === 'gone' ? 'wrong-state' : code, {
    message: say,
    ...(field === undefined ? {} : { field }),
  })
}

/** Discards a change of an order that is refused or not sent yet. */
export async function discardOrderChange(id: string): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await discardIntent(mirror, id)
  knownChangeIds.delete(id)
  notifyOutboxChanged()
  await readChanges()
}
