import * as v from 'valibot'
import { JobName, JobShares } from '#contract/jobs/shares.ts'
import type { CallRow } from '#contract/kernel/call-row.ts'
import { Mcode, Qty } from '#contract/kernel/primitives.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { CartChanged, CartLine, CartSums, LineIds, SeenPrice } from './cart.ts'

const cart = '/order/api/v1/shoppingcart'
const own = { may: 'member', cache: 'never', fresh: true } as const
const reads = { ...own, method: 'GET', queue: false } as const
const changes = { ...own, queue: true, idempotent: true } as const

const Type = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(CART_LIST_TYPE, /*i18n*/ 'type is 1.')),
  CART_LIST_TYPE,
)

/** The fields of a cart line that a caller gives: quantity, displayed price, and jobs. */
const pieces = { qty: Qty, seen: v.optional(SeenPrice), jobs: v.optional(JobShares) }

/** The cart calls: those of section 7 of the specification, and our own (such as `update`). */
export const cartCalls = {
  cartList: {
    ...reads,
    path: `${cart}/list`,
    input: v.object({ type: Type }),
    result: v.array(CartLine),
    summary: 'The lines of the cart, oldest first, also those that are set aside for a job.',
  },
  cartCount: {
    ...reads,
    path: `${cart}/count`,
    input: v.object({}),
    result: CartSums,
    summary: 'How much lies in the cart, and what it comes to.',
  },
  cartAdd: {
    ...changes,
    method: 'POST',
    path: `${cart}/add`,
    input: v.object({ mcode: Mcode, ...pieces }),
    result: CartChanged,
    summary:
      'Puts more pieces of a part into the cart. `jobs` says which of them are for a job. A line that was set aside comes back with them.',
  },
  cartUpdate: {
    ...changes,
    method: 'POST',
    path: `${cart}/update`,
    input: v.object({ id: Mcode, ...pieces }),
    result: CartChanged,
    summary: 'Sets the quantity of a line, and with `jobs` what its pieces are for. A line that is not there any more stays away.',
  },
  cartSetAside: {
    ...changes,
    method: 'POST',
    path: `${cart}/setAside`,
    input: v.object({ ids: LineIds, job: JobName }),
    result: v.object({ ids: v.array(Mcode), job: v.string() }),
    summary: 'Sets lines aside for a named job, or with an empty name puts them back into the cart.',
  },
  cartDeleteBatch: {
    ...changes,
    method: 'DELETE',
    path: `${cart}/deleteBatch`,
    input: v.object({ ids: LineIds }),
    result: v.object({ deleted: v.array(Mcode) }),
    summary: 'Deletes lines, one id or several joined by commas. Those that are gone already are no error.',
  },
} as const satisfies Record<string, CallRow>
