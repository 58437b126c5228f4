import { AppError } from '#contract/errors.ts'
import type { ClaimRecord } from '#server/gifts/claim.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { type CommandContext, changeShop } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findGift, findSelectedTenant, requireTenantExists } from './find.ts'

interface GiftOptions {
  name: string
  points: number
  stock: number
  category: string
  categoryName?: string
  text?: string
  picture?: string
  amount?: number
  percent?: number
  least: number
  days: number
}

export async function addGift(command: CommandContext, id: string, options: GiftOptions): Promise<CommandOutput> {
  const { name, points, stock, category, text = '', amount, percent, least, days } = options
  if (amount !== undefined && percent !== undefined) throw new AppError('bad-request', { message: 'Say either --percent or --amount.' })
  const isCoupon = amount !== undefined || percent !== undefined
  const coupon = isCoupon
    ? { percent: percent ?? null, amountCents: amount ?? null, leastCents: least, categoryId: null, condition: null, withSale: true, days }
    : null
  const picture = options.picture ?? `/category/${isCoupon ? 'gift-coupon' : 'kit'}.svg`
  const { id: tenant } = await findSelectedTenant(command)
  return changeShop(command, tenant, async (context) => {
    await ensureGiftCategory(context, category, options.categoryName)
    const { next } = await context.db
      .selectFrom('gift')
      .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('next'))
      .where('tenant_id', '=', tenant)
      .executeTakeFirstOrThrow()
    const row = { tenant_id: tenant, id, category_id: category, name, text, picture, points, stock, sort_num: next + 1 }
    const made = await context.db
      .insertInto('gift')
      .values({ ...row, coupon: coupon && JSON.stringify(coupon) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    if (made.length === 0) throw new AppError('wrong-state', { message: `The shop ${tenant} has a gift ${id} already. Choose another id.` })
    const data = { id, tenant, category, name, text, picture, points, stock, coupon }
    return {
      about: id,
      facts: { points, stock },
      data,
      text: `${name}: ${points} points, ${stock} pieces at ${tenant}, at /marketing/gift/${id}.`,
    }
  })
}

/** Checks that a category of gifts exists, or adds it if a name for it was given. */
async function ensureGiftCategory({ db, tenantId }: OrderContext, id: string, name: string | undefined): Promise<void> {
  const all = await db.selectFrom('gift_category').select('id').where('tenant_id', '=', tenantId).orderBy('sort_num').execute()
  if (all.some((one) => one.id === id)) return
  if (name === undefined)
    throw new AppError('not-found', {
      message: `The shop ${tenantId} has no category ${id} of gifts. There is ${all.map((one) => one.id).join(', ') || 'none yet'}; --category-name makes one.`,
    })
  await db
    .insertInto('gift_category')
    .values({ tenant_id: tenantId, id, name, sort_num: all.length + 1 })
    .execute()
}

export async function endGift(command: CommandContext, id: string): Promise<CommandOutput> {
  const { tenant_id, name } = await findGift(command, id)
  return changeShop(command, tenant_id, async ({ db }) => {
    const ended = await db
      .updateTable('gift')
      .set({ ended: true })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('ended', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new AppError('wrong-state', { message: `The gift ${id} has ended already.` })
    return { about: id, data: { id, tenant: tenant_id, ended: true }, text: `${name} is out of the mall. What was taken stays taken.` }
  })
}

export async function setGiftStock(command: CommandContext, id: string, count: number): Promise<CommandOutput> {
  const { tenant_id } = await findGift(command, id)
  return changeShop(command, tenant_id, async ({ db }) => {
    const own = db.selectFrom('gift').select('stock').where('tenant_id', '=', tenant_id).where('id', '=', id)
    const { stock: before } = await own.forUpdate().executeTakeFirstOrThrow()
    await db.updateTable('gift').set({ stock: count }).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
    return {
      ...{ about: id, facts: { before, after: count }, data: { id, tenant: tenant_id, stock: count } },
      text: `Of ${id} there are ${count} now, before ${before}.`,
    }
  })
}

/** Returns the sentence that says why a claimed gift cannot be sent. */
function unsendableGiftReason({ name, state, ship_to }: Pick<ClaimRecord, 'name' | 'state' | 'ship_to'>): string {
  if (state === 'ready') return `${name} is a coupon: there is nothing to send.`
  if (state === 'open' && ship_to === null)
    return `Nobody has said yet where ${name} goes: the winner says it on the page of the lottery. Ask them.`
  return `${name} was sent already.`
}

export async function markClaimSent(
  command: CommandContext,
  typed: string,
  { carrier = '', tracking = '' }: { carrier?: string; tracking?: string },
): Promise<CommandOutput> {
  await requireTenantExists(command)
  const begins = typed.toLowerCase()
  // This check of the characters also keeps the wildcards of LIKE (% and _) out of the query.
  if (!/^[0-9a-f-]{6,36}$/.test(begins))
    throw new AppError('bad-request', { message: 'A claim is named by six signs of its id or more: gifts claims --open lists them.' })
  let query = command.db
    .selectFrom('gift_claim')
    .select(['tenant_id', 'id', 'name', 'state', 'account_id', 'ship_to'])
    .where('id', 'like', `${begins}%`)
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  const [one, other] = await query.limit(2).execute()
  if (!one) throw new AppError('not-found', { message: `There is no claim ${typed}.` })
  if (other) throw new AppError('bad-request', { message: `Several claims begin with ${typed}. Type more of it.` })
  return changeShop(command, one.tenant_id, async ({ db, clock }) => {
    const sent = await db
      .updateTable('gift_claim')
      .set({ state: 'sent', carrier, tracking, sent_at: new Date(clock.now()) })
      .where('tenant_id', '=', one.tenant_id)
      .where('id', '=', one.id)
      .where('state', '=', 'open')
      // The address for a prize is missing until its winner enters one. If the winner is changing the address right now, this update waits,
      // and the gift goes to the new address.
      .where('ship_to', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!sent) throw new AppError('wrong-state', { message: unsendableGiftReason(one) })
    const { email } = await db
      .selectFrom('account')
      .select('email')
      .where('tenant_id', '=', one.tenant_id)
      .where('id', '=', one.account_id)
      .executeTakeFirstOrThrow()
    const data = { id: one.id, tenant: one.tenant_id, name: one.name, of: email, carrier, tracking }
    return { about: one.id, facts: { gift: one.name, of: email, carrier, tracking }, data, text: `${one.name} is on its way to ${email}.` }
  })
}
