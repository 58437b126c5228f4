import * as v from 'valibot'
import { JobName, JobQuantities } from '#contract/jobs/shares.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Mcode, Qty } from '#contract/kernel/primitives.ts'
import { CART_LIST_TYPE } from '#contract/limits.ts'
import { CartChangeResult, CartLine, CartSums, LineIds, SeenPrice } from './cart.ts'

const cartPath = '/order/api/v1/shoppingcart'
const memberCartCall = { may: 'member', cache: 'never', fresh: true } as const
const cartReadCall = { ...memberCartCall, method: 'GET', queue: false } as const
const cartChangeCall = { ...memberCartCall, queue: true, idempotent: true } as const

const CartListType = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(CART_LIST_TYPE, /*i18n*/ 'type is 1.')),
  CART_LIST_TYPE,
)

/** The fields of a cart line that a caller gives: quantity, displayed price, and jobs. */
const cartLineInputFields = { qty: Qty, seen: v.optional(SeenPrice), jobs: v.optional(JobQuantities) }

/** The cart calls: those of section 7 of the specification, and our own (such as `update`). */
export const cartCalls = {
  cartList: {
    ...cartReadCall,
    path: `${cartPath}/list`,
    input: v.object({ type: CartListType }),
    result: v.array(CartLine),
    summary: 'The lines of the cart, oldest first, also those that are set aside for a job.',
  },
  cartCount: {
    ...cartReadCall,
    path: `${cartPath}/count`,
    input: v.object({}),
    result: CartSums,
    summary: 'How much lies in the cart, and what it comes to.',
  },
  cartAdd: {
    ...cartChangeCall,
    method: 'POST',
    path: `${cartPath}/add`,
    input: v.object({ mcode: Mcode, ...cartLineInputFields }),
    result: CartChangeResult,
    summary:
      'Puts more pieces of a part into the cart. `jobs` says which of them are for a job. A line that was set aside comes back with them.',
  },
  cartUpdate: {
    ...cartChangeCall,
    method: 'POST',
    path: `${cartPath}/update`,
    input: v.object({ id: Mcode, ...cartLineInputFields }),
    result: CartChangeResult,
    summary: 'Sets the quantity of a line, and with `jobs` what its pieces are for. A line that is not there any more stays away.',
  },
  cartSetAside: {
    ...cartChangeCall,
    method: 'POST',
    path: `${cartPath}/setAside`,
    input: v.object({ ids: LineIds, job: JobName }),
    result: v.object({ ids: v.array(Mcode), job: v.string() }),
    summary: 'Sets lines aside for a named job, or with an empty name puts them back into the cart.',
  },
  cartDeleteBatch: {
    ...cartChangeCall,
    method: 'DELETE',
    path: `${cartPath}/deleteBatch`,
    input: v.object({ ids: LineIds }),
    result: v.object({ deleted: v.array(Mcode) }),
    summary: 'Deletes lines, one id or several joined by commas. Those that are gone already are no error.',
  },
} as const satisfies Record<string, CallDefinition>
