import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { Condition } from '#contract/catalogue/catalogue.ts'
import { CouponCode } from '#contract/checkout/checkout.ts'
import { AppError } from '#contract/errors.ts'
import type { CouponRecord } from '#server/coupons/coupons.ts'
import { centsOfText, dollarsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { parseCents, parsePositiveCents, parsePositiveWholeNumber, parseSingleLine } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList } from './command-output.ts'
import { findSelectedTenant, readShopTimeZones, requireTenantExists } from './find.ts'
import { type DayOrMoment, endDayText, endMomentOf, parseDayOrMoment, startDayText, startMomentOf } from './typed-days.ts'

interface CouponOptions {
  percent?: number
  amount?: number
  name?: string
  least?: number
  from?: DayOrMoment
  until?: DayOrMoment
  uses?: number
  each?: number
  for?: string
  category?: string
  condition?: Condition
  fullPrice?: boolean
  listed?: boolean
}

function parseCondition(text: string): Condition {
  const read = v.safeParse(Condition, text)
  if (!read.success) throw new InvalidArgumentError('A condition is new, reman or used.')
  return read.output
}

function parseCouponCode(text: string): string {
  const read = v.safeParse(CouponCode, text)
  if (!read.success || !/^[A-Z0-9-]{2,}$/.test(read.output))
    throw new InvalidArgumentError('A code has letters, digits and dashes, at least two.')
  return read.output
}

function parsePercentage(text: string): number {
  const read = parsePositiveWholeNumber(text.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

export function addCouponCommands(coupons: Command, act: CommandActionFactory): void {
  coupons.command('list').description('coupons by their code').action(act(listCoupons))
  coupons
    .command('add')
    .description('adds a coupon for a percentage or an amount')
    .argument('<code>', 'what the customer types', parseCouponCode)
    .option('--percent <number>', 'percentage off the price of the goods', parsePercentage)
    .option('--amount <dollars>', 'amount off the price of the goods', parsePositiveCents)
    .option('--name <text>', 'what it is called on the order', parseSingleLine)
    .option('--least <dollars>', 'minimum price of the goods', parseCents, 0)
    .option('--from <day>', 'from the beginning of this day at the shop', parseDayOrMoment)
    .option('--until <day>', 'to the end of this day at the shop', parseDayOrMoment)
    .option('--uses <count>', 'how often it can be used in all', parsePositiveWholeNumber)
    .option('--each <count>', 'how often one customer can use it', parsePositiveWholeNumber)
    .option('--for <e-mail>', 'for this customer only', parseSingleLine)
    .option('--category <id>', 'for parts of this category and those below it', parseSingleLine)
    .option('--condition <condition>', 'for new, reman or used parts', parseCondition)
    .option('--full-price', 'not for parts whose price is lowered by a sale or a promotion')
    .option('--listed', 'list it among the coupons of every customer; otherwise only customers who know the code can use it')
    .action(act(addCoupon))
  coupons
    .command('end')
    .description('ends a coupon: new orders can no longer use it')
    .argument('<code>', 'the coupon', parseCouponCode)
    .action(act(endCoupon))
}

async function listCoupons(command: CommandContext): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('coupon')
    .leftJoin('account', (join) => join.onRef('account.tenant_id', '=', 'coupon.tenant_id').onRef('account.id', '=', 'coupon.account_id'))
    .selectAll('coupon')
    .select('account.email')
  if (command.tenant !== undefined) query = query.where('coupon.tenant_id', '=', command.tenant)
  const coupons = await query.orderBy('code').orderBy('coupon.tenant_id').execute()
  const data = coupons.map((one) => ({
    code: one.code,
    tenant: one.tenant_id,
    name: one.name,
    percent: one.percent,
    amount: one.amount === null ? null : dollarsOfText(one.amount),
    leastGoods: dollarsOfText(one.least_goods),
    from: one.starts_at?.toISOString() ?? null,
    until: one.ends_at?.toISOString() ?? null,
    usesMost: one.uses_most,
    usesEach: one.uses_each,
    used: one.used,
    for: one.email,
    ...{ category: one.category_id, condition: one.condition, withSale: one.with_sale, listed: one.listed, origin: one.origin },
  }))
  const zoneAt = await readShopTimeZones(command)
  const rows = coupons.map((one) => [
    one.code,
    one.tenant_id,
    one.percent === null ? formatDollars(centsOfText(one.amount ?? '0')) : `${one.percent} %`,
    centsOfText(one.least_goods) > 0 ? formatDollars(centsOfText(one.least_goods)) : '',
    one.starts_at ? startDayText(one.starts_at, zoneAt(one.tenant_id)) : '',
    one.ends_at ? endDayText(one.ends_at, zoneAt(one.tenant_id)) : '',
    `${one.used}${one.uses_most === null ? '' : ` of ${one.uses_most}`}`,
    one.email ?? (one.listed ? 'anyone, listed' : 'anyone'),
    couponScopeText(one),
    one.name,
  ])
  const head = ['code', 'shop', 'off', 'goods from', 'from', 'until', 'used', 'for', 'goods', 'name']
  return { data, text: formatList(head, rows, 'There is no coupon.') }
}

/** Returns the scope of a coupon as text, such as `category 12, reman, at full price`. Empty if the coupon applies to all goods. */
const couponScopeText = ({
  category_id,
  condition: of,
  with_sale,
}: Pick<CouponRecord, 'category_id' | 'condition' | 'with_sale'>): string =>
  [category_id === null ? '' : `category ${category_id}`, of ?? '', with_sale ? '' : 'at full price'].filter(Boolean).join(', ')

async function addCoupon(command: CommandContext, code: string, options: CouponOptions): Promise<CommandOutput> {
  const { percent: percentage, amount, uses, each } = options
  if ((percentage === undefined) === (amount === undefined))
    throw new AppError('bad-request', { message: 'Say either --percent or --amount.' })
  const { id, time_zone: zone } = await findSelectedTenant(command)
  const [from, until] = [options.from && startMomentOf(options.from, zone), options.until && endMomentOf(options.until, zone)]
  if (from && until && from >= until) throw new AppError('bad-request', { message: 'A coupon ends after it begins.' })
  const off = percentage === undefined ? formatDollars(amount ?? 0) : `${percentage} %`
  return changeShop(command, id, async (context) => {
    const owner = options.for === undefined ? null : await findAccountByEmail(context, options.for)
    if (options.category !== undefined) await requireExistingCategory(context, options.category)
    const row = {
      tenant_id: id,
      code,
      name: options.name || `${off} off`,
      account_id: owner,
      percent: percentage ?? null,
      amount: amount === undefined ? null : dollarsTextOfCents(amount),
      least_goods: dollarsTextOfCents(options.least ?? 0),
      starts_at: from ?? null,
      ends_at: until ?? null,
      uses_most: uses ?? null,
      uses_each: each ?? null,
      ...{ category_id: options.category ?? null, condition: options.condition ?? null },
      ...{ with_sale: !options.fullPrice, listed: options.listed ?? false },
    }
    const made = await context.db
      .insertInto('coupon')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .execute()
    if (made.length === 0)
      throw new AppError('wrong-state', { message: `The shop ${id} has a coupon ${code} already. Choose another code.` })
    const { account_id: _, ...data } = row
    const scope = couponScopeText(row)
    const days = [from && `from ${startDayText(from, zone)}`, until && `until ${endDayText(until, zone)}`].filter(Boolean).join(' ')
    const text = `The coupon ${code} takes ${off} off at ${id}${scope === '' ? '' : `, for: ${scope}`}${days === '' ? '' : `, ${days} (${zone})`}.`
    return { about: code, facts: { off, ...(scope === '' ? {} : { scope }), ...(row.listed ? { listed: 'yes' } : {}) }, data, text }
  })
}

/**
 * Throws unless the category holds parts itself or through its subcategories. A category that is filled by a rule, such as new arrivals, is
 * refused because its parts change daily.
 */
async function requireExistingCategory({ db, tenantId }: { db: CommandContext['db']; tenantId: string }, id: string): Promise<void> {
  const row = await db.selectFrom('category').select('rule').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: `The shop ${tenantId} has no category ${id}.` })
  if (row.rule !== null) throw new AppError('bad-request', { message: `The category ${id} has no parts of its own. Name another.` })
}

async function findAccountByEmail({ db, tenantId }: { db: CommandContext['db']; tenantId: string }, email: string): Promise<string> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email_key', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!found) throw new AppError('not-found', { message: `The shop ${tenantId} has no customer ${email}.` })
  return found.id
}

async function endCoupon(command: CommandContext, code: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('coupon').select('tenant_id').where('code', '=', code)
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  const found = await query.orderBy('tenant_id').execute()
  const [one, other] = found
  if (!one) throw new AppError('not-found', { message: `There is no coupon ${code}.` })
  if (other) throw new AppError('bad-request', { message: `Several shops have a coupon ${code}. Say which with --tenant.` })
  return changeShop(command, one.tenant_id, async ({ db, clock }) => {
    const now = new Date(clock.now())
    const ended = await db
      .updateTable('coupon')
      .set({ ends_at: now })
      .where('tenant_id', '=', one.tenant_id)
      .where('code', '=', code)
      .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', now)]))
      .returning('used')
      .executeTakeFirst()
    if (!ended) throw new AppError('wrong-state', { message: `The coupon ${code} has ended already.` })
    const data = { code, tenant: one.tenant_id, until: now.toISOString(), used: ended.used }
    return { about: code, data, text: `The coupon ${code} has ended. It was used ${ended.used} times.` }
  })
}
