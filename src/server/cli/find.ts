import { AppError } from '#contract/errors.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import type { OrderRecord } from '#server/orders/order-rows.ts'
import type { CommandContext } from './command.ts'
import { joinWithOr } from './command-output.ts'

type ShopSelection = Pick<CommandContext, 'db' | 'tenant'>

export const listAllTenants = ({ db }: Pick<CommandContext, 'db'>): Promise<Tenant[]> =>
  db.selectFrom('tenant').selectAll().orderBy('is_default', 'desc').orderBy('id').execute()

/** Finds a shop by its id. Throws `not-found`. */
export async function findTenant(command: Pick<CommandContext, 'db'>, id: string): Promise<Tenant> {
  const all = await listAllTenants(command)
  const found = all.find((tenant) => tenant.id === id)
  if (!found)
    throw new AppError('not-found', {
      message: `There is no shop ${id}. There is ${joinWithOr(all.map((tenant) => tenant.id)) || 'none yet'}.`,
    })
  return found
}

/**
 * Returns the shop for a command that is not about an order or a part: the shop that --tenant names, or the only one. Throws `not-found` or
 * `bad-request`.
 */
export async function findSelectedTenant(command: ShopSelection): Promise<Tenant> {
  if (command.tenant !== undefined) return findTenant(command, command.tenant)
  const all = await listAllTenants(command)
  const [only] = all
  if (!only) throw new AppError('not-found', { message: 'This database has no shop yet.' })
  if (all.length > 1) throw new AppError('bad-request', { message: `Say for which shop: --tenant ${joinWithOr(all.map(({ id }) => id))}.` })
  return only
}

/** Returns a function that gives a shop's time zone by the shop's id. */
export async function readShopTimeZones(command: Pick<CommandContext, 'db'>): Promise<(tenantId: string) => string> {
  const zones = new Map((await listAllTenants(command)).map(({ id, time_zone }) => [id, time_zone]))
  return (tenantId) => zones.get(tenantId) ?? 'UTC'
}

/** Throws `not-found` if --tenant names no shop. Otherwise a list for an unknown shop would just be empty. */
export async function requireTenantExists(command: ShopSelection): Promise<void> {
  if (command.tenant !== undefined) await findTenant(command, command.tenant)
}

/**
 * Returns the only row among rows of several shops. Throws `not-found` if there is none, and `bad-request` if there are several and
 * --tenant must choose one.
 */
function requireSingleRow<R extends { tenant_id: string }>(rows: readonly R[], what: string, tenant: string | undefined): R {
  const [one, other] = rows
  if (!one)
    throw new AppError('not-found', { message: tenant === undefined ? `There is no ${what}.` : `The shop ${tenant} has no ${what}.` })
  if (other)
    throw new AppError('bad-request', {
      message: `Several shops have ${what}. Say which: --tenant ${joinWithOr(rows.map((row) => row.tenant_id))}.`,
    })
  return one
}

/** Finds an order by its number or id, in any shop unless --tenant names one. */
export async function findOrder(command: ShopSelection, text: string): Promise<OrderRecord> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('shop_order').selectAll()
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  const rows = await query
    .where((of) => of.or([of('number', '=', text.toUpperCase()), of('id', '=', text.toLowerCase())]))
    .orderBy('tenant_id')
    .execute()
  return requireSingleRow(rows, `order ${text.toUpperCase()}`, command.tenant)
}

/** Finds a return of goods by its number. */
export async function findReturn(command: ShopSelection, text: string) {
  await requireTenantExists(command)
  let query = command.db.selectFrom('order_return').select(['tenant_id', 'id', 'order_id', 'number', 'state'])
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  return requireSingleRow(
    await query.where('number', '=', text.toUpperCase()).orderBy('tenant_id').execute(),
    `return ${text.toUpperCase()}`,
    command.tenant,
  )
}

/** Finds a customer by e-mail address. */
export async function findCustomer(command: ShopSelection, email: string) {
  await requireTenantExists(command)
  let query = command.db.selectFrom('account').select(['tenant_id', 'id', 'email'])
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  return requireSingleRow(
    await query.where('email_key', '=', email.toLowerCase()).orderBy('tenant_id').execute(),
    `customer ${email}`,
    command.tenant,
  )
}

/** Finds a gift of the points mall by its id. */
export async function findGift(command: ShopSelection, id: string) {
  await requireTenantExists(command)
  let query = command.db.selectFrom('gift').select(['tenant_id', 'id', 'name', 'stock', 'ended'])
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  return requireSingleRow(await query.where('id', '=', id).orderBy('tenant_id').execute(), `gift ${id}`, command.tenant)
}

/** Finds a part by its code. */
export async function findPart(command: ShopSelection, mcode: string) {
  await requireTenantExists(command)
  let query = command.db.selectFrom('part').select(['tenant_id', 'mcode', 'name', 'stock', 'ended'])
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  return requireSingleRow(await query.where('mcode', '=', mcode).orderBy('tenant_id').execute(), `part ${mcode}`, command.tenant)
}
