import * as v from 'valibot'
import { calls } from '#contract/calls.ts'
import type { PartDetail } from '#contract/catalogue.ts'
import { tenantOfKey } from './cache-key.ts'
import { callAt } from './caching.ts'
import { fetchedAt } from './stamp.ts'
import type { Store } from './store.ts'

/** A part whose page was opened on this device, and when its data was fetched. */
export interface SeenPart {
  part: PartDetail
  asOf: string | null
}

const Reply = v.object({ result: calls.productDetail.result })

const isDetail = (key: string, tenantId: string) => tenantOfKey(key) === tenantId && callAt(new URL(key)) === 'productDetail'

/** How many parts of any shop this device can show without a network. */
export const countSeenParts = async (store: Store): Promise<number> =>
  (await store.keys()).filter((key) => callAt(new URL(key)) === 'productDetail').length

/** The parts that this device can show without a network. */
export async function seenParts(store: Store, tenantId: string): Promise<SeenPart[]> {
  const keys = (await store.keys()).filter((key) => isDetail(key, tenantId))
  const read = await Promise.all(
    keys.map(async (key): Promise<SeenPart | null> => {
      const kept = await store.get(key)
      const reply = kept === null ? null : v.safeParse(Reply, await kept.clone().json())
      return kept !== null && reply?.success ? { part: reply.output.result, asOf: fetchedAt(kept) } : null
    }),
  )
  return read.filter((seen) => seen !== null)
}
