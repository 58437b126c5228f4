import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { cartCalls } from '#contract/cart/cart-calls.ts'
import { AppError } from '#contract/errors.ts'
import { type JobShare, joinShares, sharedPieces, sharesAt } from '#contract/jobs/shares.ts'
import { dollarsOf, type Mcode } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES, MAX_JOBS_PER_LINE } from '#contract/limits.ts'
import { partNotFound } from '#search/catalogue/part-not-found.ts'
import { centsOfText } from '#server/db/money.ts'
import { type Ask, type Handlers, sessionOfCustomer } from '#server/kernel/ask.ts'
import { errorText } from '#server/kernel/words.ts'
import { deleteLines, putLine, setJob, setPieces } from './changes.ts'
import { lineOf } from './line-of.ts'
import { demandOrderable } from './orderable.ts'
import { cartRows, cartSums, readOrderablePart } from './queries.ts'

/** Lists the lines of the cart, oldest first, including lines set aside. */
async function cartList(ask: Ask): Promise<ResultOf<'cartList'>> {
  const { accountId } = await sessionOfCustomer(ask)
  return (await cartRows(ask, accountId)).map(lineOf)
}

/** Returns the number of units in the cart and their total. */
async function cartCount(ask: Ask): Promise<ResultOf<'cartCount'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const { lines, pieces, goods, core_charges } = await cartSums(ask, accountId)
  const [goodsCents, coreCents] = [centsOfText(goods), centsOfText(core_charges)]
  return { lines, pieces, goods: dollarsOf(goodsCents), coreCharges: dollarsOf(coreCents), total: dollarsOf(goodsCents + coreCents) }
}

// All changes of the cart run inside the transaction of kernel/idempotency.ts, which locks the customer's row. So nobody else changes this
// cart between reading and writing.

/** Adds units of a part to the cart. Throws `not-found`, `withdrawn`, `sold-out`, `cart-full`, or `bad-request` for an invalid quantity. */
async function cartAdd(ask: Ask, { mcode, qty, seen, jobs = [] }: ParsedOf<'cartAdd'>): Promise<ResultOf<'cartAdd'>> {
  demandShares(qty, jobs)
  const { accountId } = await sessionOfCustomer(ask)
  const wanted = await readOrderablePart(ask, accountId, mcode)
  if (!wanted) throw partNotFound(mcode)
  const sum = (wanted.has ?? 0) + qty
  demandOrderable(wanted, sum, ask)
  if ((wanted.lines ?? 0) >= MAX_CART_LINES) throw new AppError('cart-full')
  const shares = joinShares(wanted.jobs ?? [], jobs)
  demandFewJobs(shares)
  await putLine(ask, accountId, mcode, { qty: sum, jobs: shares, seen })
  return { id: mcode, qty: sum }
}

/** Throws unless all repair jobs have names and together have no more units than the cart line. */
function demandShares(qty: number, jobs: readonly JobShare[]): void {
  const refuse = (message: string) => new AppError('bad-request', { field: 'jobs', message })
  if (jobs.some(({ job }) => job === '')) throw refuse(/*i18n*/ 'Say which job the pieces are for.')
  if (sharedPieces(jobs) > qty) throw refuse(/*i18n*/ 'No more pieces can be for jobs than there are.')
}

function demandFewJobs(shares: readonly JobShare[]): void {
  if (shares.length > MAX_JOBS_PER_LINE)
    throw new AppError('bad-request', {
      field: 'jobs',
      ...errorText(/*i18n*/ 'A line is for at most {most} jobs.', { most: MAX_JOBS_PER_LINE }),
    })
}

/** Sets the quantity of a cart line. A line that was deleted meanwhile, for example on another device, stays deleted. */
async function cartUpdate(ask: Ask, { id, qty, seen, jobs }: ParsedOf<'cartUpdate'>): Promise<ResultOf<'cartUpdate'>> {
  if (jobs) demandShares(qty, jobs)
  const { accountId } = await sessionOfCustomer(ask)
  const wanted = await readOrderablePart(ask, accountId, id)
  if (!wanted || wanted.has === null) return { id, qty: 0 }
  // The repair jobs of a line can be changed even if the part can no longer be ordered.
  if (jobs === undefined || qty !== wanted.has) demandOrderable(wanted, qty, ask)
  const shares = jobs ? joinShares(jobs) : sharesAt({ qty: wanted.has, jobs: wanted.jobs ?? [] }, qty)
  demandFewJobs(shares)
  await setPieces(ask, accountId, id, { qty, jobs: shares, seen })
  return { id, qty }
}

/** Sets cart lines aside for a repair job, or moves them back into the cart. Returns the lines that existed. */
async function cartSetAside(ask: Ask, { ids, job }: ParsedOf<'cartSetAside'>): Promise<ResultOf<'cartSetAside'>> {
  const { accountId } = await sessionOfCustomer(ask)
  return { ids: existingIds(ids, await setJob(ask, accountId, ids, job)), job }
}

/** Deletes cart lines. Returns the lines that existed. */
async function cartDeleteBatch(ask: Ask, { ids }: ParsedOf<'cartDeleteBatch'>): Promise<ResultOf<'cartDeleteBatch'>> {
  const { accountId } = await sessionOfCustomer(ask)
  return { deleted: existingIds(ids, await deleteLines(ask, accountId, ids)) }
}

/** Returns those of the requested ids that exist, in the order of the request. */
function existingIds(ids: readonly Mcode[], found: readonly string[]): Mcode[] {
  const there = new Set(found)
  return ids.filter((id) => there.has(id))
}

export const cartHandlers = { cartList, cartCount, cartAdd, cartUpdate, cartSetAside, cartDeleteBatch } satisfies Handlers<
  Ask,
  keyof typeof cartCalls
>
