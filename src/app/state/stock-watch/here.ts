import { ref } from 'valtio/vanilla'
import { cartOwner } from '#app/state/cart/owner.ts'
import { onOutboxChanged, outboxChanged, sendNow } from '#app/state/outbox/send.ts'
import { connectedMirror, withMirror } from '#app/state/page/mirror.ts'
import { newestReading } from '#app/state/page/newest.ts'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { isOpen, type Refusal } from '#data/outbox/intent.ts'
import { discardIntent, retryIntent } from '#data/outbox/rejected.ts'
import { readStockWatches } from '#data/outbox/stock-watch-changes.ts'

/** A wish that the shop has refused after it had waited on this device. */
export interface RefusedWatch {
  intentId: string
  mcode: string
  /** What was wanted: to be told, or not to be told any more. */
  wanted: 'told' | 'not-told'
  refusal: Refusal
}

/**
 * What of the parts that somebody waits for is on this device alone. `waiting`: parts that the shop will be asked to tell of; `ending`: those
 * that it will be asked not to tell of any more; `unsent`: how many changes go to it with the next signal; `refused`: what it refused.
 */
export const watchesHere = personal<{
  waiting: readonly string[]
  ending: readonly string[]
  unsent: number
  refused: readonly RefusedWatch[]
}>({
  ...{ waiting: [], ending: [], unsent: 0, refused: [] },
})

async function readHere() {
  const owner = cartOwner()
  return owner === null ? [] : await withMirror((mirror) => readStockWatches(mirror, owner), [])
}

/** Whether something about a part is still to be sent from this device. */
export const isUnsentWatch = async (mcode: string): Promise<boolean> =>
  (await readHere()).some((one) => one.input.mcode === mcode && isOpen(one))

/** The shop has taken a newer wish about a part: what it refused of it before needs nobody any more. */
export async function forgetRefusedWatches(mcode: string): Promise<void> {
  for (const { id, state, input } of await readHere()) if (state === 'refused' && input.mcode === mcode) await discardWatch(id)
}

const read = newestReading(async (isNewest) => {
  const intents = await readHere()
  if (!isNewest()) return
  // Of a part counts what was said last.
  const open = intents.filter(isOpen)
  const last = new Map(open.map(({ call, input: { mcode } }) => [mcode, call]))
  watchesHere.waiting = ref([...last].flatMap(([mcode, call]) => (call === 'stockWatchAdd' ? [mcode] : [])))
  watchesHere.ending = ref([...last].flatMap(([mcode, call]) => (call === 'stockWatchEnd' ? [mcode] : [])))
  watchesHere.unsent = open.length
  watchesHere.refused = ref(
    intents.flatMap(({ id: intentId, state, refusal, call, input: { mcode } }) =>
      state === 'refused' && refusal !== undefined
        ? [{ intentId, mcode, wanted: call === 'stockWatchAdd' ? 'told' : 'not-told', refusal } as const]
        : [],
    ),
  )
})

/** Follows what this page, other tabs and the worker do with them. Returns how to stop. */
export function followWatchesHere(): () => void {
  void read().catch(logOnly)
  return onOutboxChanged(() => void read().catch(logOnly))
}

/** Asks the shop once more. */
export const retryWatch = (intentId: string): Promise<void> => settle((mirror) => retryIntent(mirror, intentId, Date.now()))

/** Gives up what the shop refused. */
export const discardWatch = (intentId: string): Promise<void> => settle((mirror) => discardIntent(mirror, intentId))

async function settle(work: (mirror: NonNullable<ReturnType<typeof connectedMirror>>) => Promise<void>): Promise<void> {
  const mirror = connectedMirror()
  if (mirror === null) return
  await work(mirror)
  outboxChanged()
  await read()
  void sendNow()
}
