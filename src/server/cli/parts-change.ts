import { AppError } from '#contract/errors.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { isLargePriceChange } from '#server/import/engine/plan/stops.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { readShopToday } from '#server/kernel/shop-days.ts'
import { lockPartRows } from '#server/orders/checkout/basket.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { type ChangeResult, type CommandContext, changeShop } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findPart } from './find.ts'

interface PartBeforeChange {
  price: string
  stock: number
  ended: boolean
  restock_on: string | null
}

/** Makes a change to a part. The row is locked in the same way as by an order, so that no order is placed between reading and writing. */
async function changePart(
  command: CommandContext,
  mcode: string,
  work: (context: OrderContext, before: PartBeforeChange) => Promise<Pick<ChangeResult, 'facts' | 'text'>>,
): Promise<CommandOutput> {
  const { tenant_id } = await findPart(command, mcode)
  return changeShop(command, tenant_id, async (context) => {
    await lockPartRows(context, [mcode])
    const its = { tenant_id, mcode }
    const before = await context.db
      .selectFrom('part')
      .select(['price', 'stock', 'ended', 'restock_on'])
      .where((of) => of.and(its))
      .executeTakeFirstOrThrow()
    const changed = await work(context, before)
    const data = await context.db
      .selectFrom('part')
      .select(['tenant_id', 'mcode', 'price', 'was_price', 'core_charge', 'price_steps', 'stock', 'restock_on', 'ended', 'superseded_by'])
      .where((of) => of.and(its))
      .executeTakeFirstOrThrow()
    return { about: mcode, data, ...changed }
  })
}

const updatePart = ({ db, tenantId, clock }: OrderContext, mcode: string) =>
  db
    .updateTable('part')
    .set({ updated_at: new Date(clock.now()).toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('mcode', '=', mcode)

/** Sets the stock of a part. Throws `wrong-state` if the stock would be below zero. */
export const setPartStock = (command: CommandContext, mcode: string, after: (before: number) => number): Promise<CommandOutput> =>
  changePart(command, mcode, async (context, { stock: before }) => {
    const stock = after(before)
    if (stock < 0)
      throw new AppError('wrong-state', { message: `Of ${mcode} only ${before} are there; ${before - stock} cannot be taken away.` })
    if (stock > 1_000_000) throw new AppError('bad-request', { message: 'A shelf holds at most 1,000,000 of a part.' })
    await updatePart(context, mcode).set({ stock }).execute()
    // Caches are invalidated at every change, although orders invalidate them only if the stock state changes. An operator who corrects a
    // count wants to see the new count at once on every server.
    return { facts: { before, after: stock }, text: `Of ${mcode} there are ${stock} now, before ${before}.` }
  })

/** Sets the counted stock of a part and the day on which more pieces are expected. Either may be missing. */
export function setCountedPartStock(
  command: CommandContext,
  mcode: string,
  count: number | undefined,
  { restock: typed }: { restock?: string },
): Promise<CommandOutput> {
  if (count === undefined && typed === undefined)
    throw new AppError('bad-request', { message: 'Say how many there are, such as 20, or when more comes: --restock 2026-12-12.' })
  if (typed === undefined) return setPartStock(command, mcode, () => count ?? 0)
  const restock = typed === 'none' ? null : typed
  return changePart(command, mcode, async (context, { stock: before, ended, restock_on: expected }) => {
    if (restock !== null && restock < (await readShopToday(context)).today)
      throw new AppError('bad-request', {
        message: `${restock} has passed. Type a later day, or --restock none to remove the day.`,
      })
    if (restock !== null && ended)
      throw new AppError('wrong-state', {
        message: `${mcode} was withdrawn, so no more is expected. Sell it again first: parts restore ${mcode}.`,
      })
    const stock = count ?? before
    await updatePart(context, mcode).set({ stock, restock_on: restock }).execute()
    const day = restock === null ? 'Nobody knows when more comes.' : `More is expected on ${restock}.`
    return {
      facts: {
        ...(count === undefined ? {} : { before, after: stock }),
        ...(expected === null ? {} : { 'expected before': expected }),
        expected: restock ?? 'none',
      },
      text: `Of ${mcode} there are ${stock} now${count === undefined ? '' : `, before ${before}`}. ${day}`,
    }
  })
}

interface PriceOptions {
  was?: number
  core?: number
  /** Whether a change of the price by more than half is accepted. */
  accept?: boolean
  /** Whether a price of zero is accepted. */
  free?: boolean
}

/**
 * Sets the price and the quantity prices of a part, in cents. Each quantity price must begin at a higher quantity than the one before and
 * have a lower price per piece.
 */
export const setPartPrice = (
  command: CommandContext,
  mcode: string,
  cents: number,
  steps: { fromQty: number; cents: number }[] | undefined,
  { was, core, accept = false, free = false }: PriceOptions,
): Promise<CommandOutput> => {
  if (cents <= 0 && !free) throw new AppError('bad-request', { message: 'Zero is no price. Say --free where the goods are given away.' })
  const ladder = [{ fromQty: 1, cents }, ...(steps ?? [])]
  for (const [at, { fromQty, cents: price }] of ladder.entries()) {
    const last = ladder[at - 1]
    if (last && (fromQty <= last.fromQty || price >= last.cents))
      throw new AppError('bad-request', {
        message: 'Each step begins at more pieces and costs less than the one before, such as 19.90 10:17.50 50:15.',
      })
  }
  if (was !== undefined && was <= cents)
    throw new AppError('bad-request', { message: 'The price before is above the price now, or left out.' })
  return changePart(command, mcode, async (context, { price: before }) => {
    const moves = `${dollarsTextOfCents(centsOfText(before))} → ${dollarsTextOfCents(cents)}`
    if (!accept && isLargePriceChange(centsOfText(before), cents))
      throw new AppError('wrong-state', {
        message: `Nothing was changed: the price of ${mcode} moves by more than half, ${moves}. Say --accept with the same command if that is meant.`,
      })
    await updatePart(context, mcode)
      .set({
        price: dollarsTextOfCents(cents),
        was_price: was === undefined ? null : dollarsTextOfCents(was),
        price_steps: JSON.stringify(ladder.map((one) => ({ fromQty: one.fromQty, unitPrice: dollarsTextOfCents(one.cents) }))),
        ...(core === undefined ? {} : { core_charge: dollarsTextOfCents(core) }),
      })
      .execute()
    const prices = ladder.map((one) => `${one.fromQty === 1 ? '' : `from ${one.fromQty}: `}${formatDollars(one.cents)}`).join(', ')
    return {
      facts: {
        before: dollarsTextOfCents(centsOfText(before)),
        price: prices,
        ...(core === undefined ? {} : { core: dollarsTextOfCents(core) }),
      },
      text: `${mcode} costs ${prices}, before ${formatDollars(centsOfText(before))}.`,
    }
  })
}

/** Withdraws a part. The remaining stock is sold, except with `now`, which stops the sale at once. */
export const withdrawPartFromSale = (
  command: CommandContext,
  mcode: string,
  { now = false, instead }: { now?: boolean; instead?: string },
): Promise<CommandOutput> =>
  changePart(command, mcode, async (context, { stock }) => {
    if (instead === mcode) throw new AppError('bad-request', { message: 'A part cannot replace itself.' })
    if (instead !== undefined) await findPart({ db: context.db, tenant: context.tenantId }, instead)
    await updatePart(context, mcode)
      .set({ ended: true, ...(now ? { stock: 0 } : {}), ...(instead === undefined ? {} : { superseded_by: instead }) })
      .execute()
    const left = now ? 0 : stock
    return {
      facts: { left, ...(now && stock > 0 ? { 'taken off the shelf': stock } : {}), ...(instead ? { instead } : {}) },
      text: left === 0 ? `${mcode} is not sold any more.` : `${mcode} is sold until the last ${left} are gone.`,
    }
  })

export const restorePartToSale = (command: CommandContext, mcode: string): Promise<CommandOutput> =>
  changePart(command, mcode, async (context, { ended, stock }) => {
    if (!ended) throw new AppError('wrong-state', { message: `${mcode} was not withdrawn.` })
    await updatePart(context, mcode).set({ ended: false }).execute()
    return { text: `${mcode} is sold again; ${stock} are there.` }
  })
