import { ref } from 'valtio/vanilla'
import { notifyOutboxChanged, onOutboxChanged } from '#app/state/outbox/context.ts'
import { sendOutboxNow } from '#app/state/outbox/send.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { sessionOwner } from '#app/state/session/owner.ts'
import { isPendingIntent, type Refusal } from '#data/outbox/intent.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { readStockWatches } from '#data/outbox/stock-watch-changes.ts'

/** A change of a subscription to "back in stock" messages that waited on this device and was refused. */
export interface RefusedWatch {
  intentId: string
  mcode: string
  /** What the user wanted: to be told, or not to be told any more. */
  requestedState: 'told' | 'not-told'
  refusal: Refusal
}

/**
 * Subscriptions to "back in stock" messages as far as they exist on this device only. `partsToSubscribe`: subscriptions to send.
 * `partsToUnsubscribe`: cancellations to send. `unsentCount`: how many changes are not sent yet. `refusedChanges`: changes that the server
 * refused.
 */
export const localStockWatches = createPersonalState<{
  partsToSubscribe: readonly string[]
  partsToUnsubscribe: readonly string[]
  unsentCount: number
  refusedChanges: readonly RefusedWatch[]
}>({
  ...{ partsToSubscribe: [], partsToUnsubscribe: [], unsentCount: 0, refusedChanges: [] },
})

async function readStoredWatches() {
  const owner = sessionOwner()
  return owner === null ? [] : await withMirror((mirror) => readStockWatches(mirror, owner), [])
}

/** Whether a change of the subscription for this part is not sent yet. */
export const isUnsentWatch = async (mcode: string): Promise<boolean> =>
  (await readStoredWatches()).some((one) => one.input.mcode === mcode && isPendingIntent(one))

/** Removes earlier refused changes for a part, because the server has accepted a newer one. */
export async function discardRefusedWatches(mcode: string): Promise<void> {
  for (const { id, state, input } of await readStoredWatches())
    if (state === 'refused' && input.mcode === mcode) await discardWatchChange(id)
}

const refreshStockWatches = createLatestCallReader(async (isNewest) => {
  const intents = await readStoredWatches()
  if (!isNewest()) return
  // Of several changes for one part, the last one counts.
  const open = intents.filter(isPendingIntent)
  const last = new Map(open.map(({ call, input: { mcode } }) => [mcode, call]))
  localStockWatches.partsToSubscribe = ref([...last].flatMap(([mcode, call]) => (call === 'stockWatchAdd' ? [mcode] : [])))
  localStockWatches.partsToUnsubscribe = ref([...last].flatMap(([mcode, call]) => (call === 'stockWatchEnd' ? [mcode] : [])))
  localStockWatches.unsentCount = open.length
  localStockWatches.refusedChanges = ref(
    intents.flatMap(({ id: intentId, state, refusal, call, input: { mcode } }) =>
      state === 'refused' && refusal !== undefined
        ? [{ intentId, mcode, requestedState: call === 'stockWatchAdd' ? 'told' : 'not-told', refusal } as const]
        : [],
    ),
  )
})

/**
 * Updates the displayed subscriptions to "back in stock" messages when this page, another tab or the worker changes them. Returns a
 * function that ends this.
 */
export function watchLocalStockWatches(): () => void {
  void refreshStockWatches().catch(logErrorOnly)
  return onOutboxChanged(() => void refreshStockWatches().catch(logErrorOnly))
}

/** Sends a refused change of a subscription again. */
export const retryWatchChange = (intentId: string): Promise<void> =>
  changeRefusedWatch((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Discards a refused change of a subscription. */
export const discardWatchChange = (intentId: string): Promise<void> => changeRefusedWatch((mirror) => discardIntent(mirror, intentId))

async function changeRefusedWatch(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  notifyOutboxChanged()
  await refreshStockWatches()
  void sendOutboxNow()
}
