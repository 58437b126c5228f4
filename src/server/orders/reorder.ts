import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES } from '#contract/limits.ts'
import { putLine } from '#server/cart/changes.ts'
import { demandOrderable } from '#server/cart/orderable.ts'
import { readOrderablePart } from '#server/cart/queries.ts'
import { type Ask, sessionOfCustomer } from '#server/kernel/ask.ts'
import { messageOf } from '#server/kernel/words.ts'
import { orderLinesOf, ownOrder } from './order-rows.ts'

type LeftOutLine = ResultOf<'orderReorder'>['left'][number]

/** Adds the lines of an order to the cart again. For each line that cannot be added, returns the reason and a replacement part. */
export async function orderReorder(ask: Ask, { id, parts }: ParsedOf<'orderReorder'>): Promise<ResultOf<'orderReorder'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const order = await ownOrder(ask, accountId, id)
  const wanted: readonly string[] | undefined = parts
  const lines = (await orderLinesOf(ask, order.id)).filter(({ mcode }) => wanted?.includes(mcode) ?? true)
  const result: ResultOf<'orderReorder'> = { added: [], left: [] }
  for (const { mcode, qty, name } of lines) {
    try {
      result.added.push({ id: mcodeOf(mcode), qty: await addAgain(ask, accountId, mcode, qty) })
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown
      result.left.push(await leftOut(ask, mcode, name, messageOf(ask.locale, thrown)))
    }
  }
  return result
}

/** Adds units of a part to the cart again. Returns the cart line's new quantity. */
async function addAgain(ask: Ask, accountId: string, mcode: string, qty: number): Promise<number> {
  const part = await readOrderablePart(ask, accountId, mcode)
  if (!part) throw new AppError('withdrawn')
  const sum = (part.has ?? 0) + qty
  demandOrderable(part, sum, ask)
  if ((part.lines ?? 0) >= MAX_CART_LINES) throw new AppError('cart-full')
  await putLine(ask, accountId, mcode, { qty: sum, jobs: part.jobs ?? [] })
  return sum
}

async function leftOut({ db, tenantId }: Ask, mcode: string, name: string, say: string): Promise<LeftOutLine> {
  const part = await db
    .selectFrom('part')
    .select('superseded_by')
    .where('tenant_id', '=', tenantId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  const instead = part?.superseded_by ?? null
  return { id: mcodeOf(mcode), name, say, insteadId: instead === null ? null : mcodeOf(instead) }
}
