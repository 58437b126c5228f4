import * as v from 'valibot'
import type { CartLine } from '#contract/cart/cart.ts'
import { jobQuantitiesField } from '#contract/jobs/shares.ts'
import { Mcode } from '#contract/kernel/primitives.ts'
import type { CallChange, Intent } from '#data/outbox/intent.ts'
import { displayedPartOf } from '#data/outbox/shows.ts'
import { partDetail } from '../parts.ts'

const ladder = [
  { fromQty: 1, unitPrice: 10.1 },
  { fromQty: 5, unitPrice: 9.35 },
]

/** A line as the shop tells it: 10.10 a piece, 9.35 from five up, a core charge of 3. */
export const cartLine = (id: string, qty: number, differs: Partial<CartLine> = {}): CartLine => ({
  id: v.parse(Mcode, id),
  qty,
  amount: Math.round(qty * (qty >= 5 ? 935 : 1010)) / 100,
  job: '',
  addedAt: '2026-11-20T08:00:00.000Z',
  ...displayedPartOf({ ...partDetail({ mcode: id, coreCharge: 3 }), priceLadder: ladder }),
  price: qty >= 5 ? 9.35 : 10.1,
  ...differs,
})

export const shows = (id: string) => displayedPartOf({ ...partDetail({ mcode: id, coreCharge: 3 }), priceLadder: ladder })

let made = 0

/** An intent that nobody has sent, unless told otherwise. */
export function intent(
  change: CallChange,
  differs: Partial<Pick<Intent, 'id' | 'seq' | 'owner' | 'state' | 'attempts' | 'refusal' | 'shows' | 'left' | 'sentAt'>> = {},
): Intent {
  made += 1
  return { id: `intent-${made}`, seq: made, owner: 'ada', madeAt: 0, state: 'waiting', attempts: 0, ...change, ...differs }
}

/** `jobs`: what its pieces are for, as `[job, pieces]`. */
export const add = (mcode: string, qty: number, ...jobs: Share[]): CallChange => ({
  call: 'cartAdd',
  input: { mcode, qty, ...named(jobs) },
})
export const update = (id: string, qty: number, ...jobs: Share[]): CallChange => ({
  call: 'cartUpdate',
  input: { id, qty, ...named(jobs) },
})
type Share = [job: string, qty: number]
const named = (jobs: Share[]) => jobQuantitiesField(jobs.map(([job, qty]) => ({ job, qty })))
export const remove = (...ids: string[]): CallChange => ({ call: 'cartDeleteBatch', input: { ids: ids.join(',') } })
export const setAside = (job: string, ...ids: string[]): CallChange => ({ call: 'cartSetAside', input: { ids: ids.join(','), job } })
export const sent = { attempts: 1 } as const
export const refused = { state: 'refused', attempts: 1, refusal: { code: 'sold-out', say: 'Only 3 are left.' } } as const
