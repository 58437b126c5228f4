import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import type { cartCalls } from '#contract/cart/cart-calls.ts'
import { AppError } from '#contract/errors.ts'
import { assignedPieceCount, type JobQuantity, jobQuantitiesAfterChange, mergeJobQuantities } from '#contract/jobs/shares.ts'
import { dollarsOf, type Mcode } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_JOBS_PER_LINE } from '#contract/limits.ts'
import { partNotFoundError } from '#search/catalogue/part-not-found-error.ts'
import { centsOfText } from '#server/db/money.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { deleteCartLines, setLineQuantity, setRepairJob, storeCartLine } from './changes.ts'
import { cartLineOf } from './line-of.ts'
import { requireOrderable } from './orderable.ts'
import { readCartRows, readCartSums, readOrderablePart } from './queries.ts'

/** Lists the lines of the cart, oldest first, including lines set aside. */
async function cartList(ask: RequestContext): Promise<CallResultOf<'cartList'>> {
  const { accountId } = await requireSession(ask)
  return (await readCartRows(ask, accountId)).map(cartLineOf)
}

/** Returns the number of units in the cart and their total. */
async function cartCount(ask: RequestContext): Promise<CallResultOf<'cartCount'>> {
  const { accountId } = await requireSession(ask)
  const { lines, pieces, goods, core_charges } = await readCartSums(ask, accountId)
  const [goodsCents, coreCents] = [centsOfText(goods), centsOfText(core_charges)]
  return { lines, pieces, goods: dollarsOf(goodsCents), coreCharges: dollarsOf(coreCents), total: dollarsOf(goodsCents + coreCents) }
}

// All changes of the cart run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So nobody else changes this
// cart between reading and writing.

/** Adds units of a part to the cart. Throws `not-found`, `withdrawn`, `sold-out`, `cart-full`, or `bad-request` for an invalid quantity. */
async function cartAdd(ask: RequestContext, { mcode, qty, seen, jobs = [] }: ParsedInputOf<'cartAdd'>): Promise<CallResultOf<'cartAdd'>> {
  requireValidJobQuantities(qty, jobs)
  const { accountId } = await requireSession(ask)
  const wanted = await readOrderablePart(ask, accountId, mcode)
  if (!wanted) throw partNotFoundError(mcode)
  const sum = (wanted.has ?? 0) + qty
  requireOrderable(wanted, sum, ask)
  if ((wanted.lines ?? 0) >= MAX_CART_LINES) throw new AppError('cart-full')
  const shares = mergeJobQuantities(wanted.jobs ?? [], jobs)
  requireFewJobs(shares)
  await storeCartLine(ask, accountId, mcode, { qty: sum, jobs: shares, seenPrice: seen })
  return { id: mcode, qty: sum }
}

/** Throws unless all repair jobs have names and together have no more units than the cart line. */
function requireValidJobQuantities(qty: number, jobs: readonly JobQuantity[]): void {
  const refuse = (message: string) => new AppError('bad-request', { field: 'jobs', message })
  if (jobs.some(({ job }) => job === '')) throw refuse(/*i18n*/ 'Say which job the pieces are for.')
  if (assignedPieceCount(jobs) > qty) throw refuse(/*i18n*/ 'No more pieces can be for jobs than there are.')
}

function requireFewJobs(shares: readonly JobQuantity[]): void {
  if (shares.length > MAX_JOBS_PER_LINE)
    throw new AppError('bad-request', {
      field: 'jobs',
      ...translatableErrorDetail(/*i18n*/ 'A line is for at most {most} jobs.', { most: MAX_JOBS_PER_LINE }),
    })
}

/** Sets the quantity of a cart line. A line that was deleted meanwhile, for example on another device, stays deleted. */
async function cartUpdate(ask: RequestContext, { id, qty, seen, jobs }: ParsedInputOf<'cartUpdate'>): Promise<CallResultOf<'cartUpdate'>> {
  if (jobs) requireValidJobQuantities(qty, jobs)
  const { accountId } = await requireSession(ask)
  const wanted = await readOrderablePart(ask, accountId, id)
  if (!wanted || wanted.has === null) return { id, qty: 0 }
  // The repair jobs of a line can be changed even if the part can no longer be ordered.
  if (jobs === undefined || qty !== wanted.has) requireOrderable(wanted, qty, ask)
  const shares = jobs ? mergeJobQuantities(jobs) : jobQuantitiesAfterChange({ qty: wanted.has, jobs: wanted.jobs ?? [] }, qty)
  requireFewJobs(shares)
  await setLineQuantity(ask, accountId, id, { qty, jobs: shares, seenPrice: seen })
  return { id, qty }
}

/** Sets cart lines aside for a repair job, or moves them back into the cart. Returns the lines that existed. */
async function cartSetAside(ask: RequestContext, { ids, job }: ParsedInputOf<'cartSetAside'>): Promise<CallResultOf<'cartSetAside'>> {
  const { accountId } = await requireSession(ask)
  return { ids: existingLineIds(ids, await setRepairJob(ask, accountId, ids, job)), job }
}

/** Deletes cart lines. Returns the lines that existed. */
async function cartDeleteBatch(ask: RequestContext, { ids }: ParsedInputOf<'cartDeleteBatch'>): Promise<CallResultOf<'cartDeleteBatch'>> {
  const { accountId } = await requireSession(ask)
  return { deleted: existingLineIds(ids, await deleteCartLines(ask, accountId, ids)) }
}

/** Returns those of the requested ids that exist, in the order of the request. */
function existingLineIds(ids: readonly Mcode[], found: readonly string[]): Mcode[] {
  const there = new Set(found)
  return ids.filter((id) => there.has(id))
}

export const cartHandlers = { cartList, cartCount, cartAdd, cartUpdate, cartSetAside, cartDeleteBatch } satisfies CallHandlers<
  RequestContext,
  keyof typeof cartCalls
>
