import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import { MAX_CART_LINES } from '#contract/limits.ts'
import { storeCartLine } from '#server/cart/changes.ts'
import { requireOrderable } from '#server/cart/orderable.ts'
import { readOrderablePart } from '#server/cart/queries.ts'
import { type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { translatedErrorMessage } from '#server/kernel/words.ts'
import { readOrderLines, requireCustomerOrder } from './order-rows.ts'

type SkippedReorderLine = CallResultOf<'orderReorder'>['left'][number]

/** Adds the lines of an order to the cart again. For each line that cannot be added, returns the reason and a replacement part. */
export async function orderReorder(
  ask: RequestContext,
  { id, parts }: ParsedInputOf<'orderReorder'>,
): Promise<CallResultOf<'orderReorder'>> {
  const { accountId } = await requireSession(ask)
  const order = await requireCustomerOrder(ask, accountId, id)
  const wanted: readonly string[] | undefined = parts
  const lines = (await readOrderLines(ask, order.id)).filter(({ mcode }) => wanted?.includes(mcode) ?? true)
  const result: CallResultOf<'orderReorder'> = { added: [], left: [] }
  for (const { mcode, qty, name } of lines) {
    try {
      result.added.push({ id: mcodeOf(mcode), qty: await addToCartAgain(ask, accountId, mcode, qty) })
    } catch (thrown) {
      if (!(thrown instanceof AppError)) throw thrown
      result.left.push(await skippedReorderLineOf(ask, mcode, name, translatedErrorMessage(ask.locale, thrown)))
    }
  }
  return result
}

/** Adds units of a part to the cart again. Returns the cart line's new quantity. */
async function addToCartAgain(ask: RequestContext, accountId: string, mcode: string, qty: number): Promise<number> {
  const part = await readOrderablePart(ask, accountId, mcode)
  if (!part) throw new AppError('withdrawn')
  const sum = (part.has ?? 0) + qty
  requireOrderable(part, sum, ask)
  if ((part.lines ?? 0) >= MAX_CART_LINES) throw new AppError('cart-full')
  await storeCartLine(ask, accountId, mcode, { qty: sum, jobs: part.jobs ?? [] })
  return sum
}

async function skippedReorderLineOf(
  { db, tenantId }: RequestContext,
  mcode: string,
  name: string,
  say: string,
): Promise<SkippedReorderLine> {
  const part = await db
    .selectFrom('part')
    .select('superseded_by')
    .where('tenant_id', '=', tenantId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  const instead = part?.superseded_by ?? null
  return { id: mcodeOf(mcode), name, say, insteadId: instead === null ? null : mcodeOf(instead) }
}
