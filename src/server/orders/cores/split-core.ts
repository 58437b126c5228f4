import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { CoreState } from '#contract/order-states.ts'
import { centsOfText, dollarsText } from '#server/db/money.ts'
import type { CoreReturnTable } from '#server/db/order-tables.ts'
import { said } from '#server/kernel/words.ts'
import type { OrderContext } from '#server/orders/events/events.ts'

type Core = Selectable<CoreReturnTable>

/**
 * Takes some pieces of a used unit out of its row, because they go their own way from here, and their share of the deposit with them:
 * rounded down, so that all shares come to exactly the deposit. What stays keeps the id, as that is what is owed still. Returns the row of
 * what goes, which is the same when those are all. To be called with the order locked. Throws `bad-request` for more than there are.
 */
export async function splitCore({ db, tenantId }: OrderContext, core: Core, qty: number, to: CoreState): Promise<Core> {
  if (qty > core.qty)
    throw new AppError('bad-request', {
      field: 'qty',
      ...said(/*i18n*/ '{qty, plural, one {Only # of this used unit is owed.} other {Only # of this used unit are owed.}}', {
        qty: core.qty,
      }),
    })
  if (qty === core.qty) return core
  const deposit = centsOfText(core.deposit)
  const share = Math.floor((deposit * qty) / core.qty)
  await db
    .updateTable('core_return')
    .set({ qty: core.qty - qty, deposit: dollarsText(deposit - share) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', core.id)
    .execute()
  const taken: Core = { ...core, id: randomUUID(), qty, deposit: dollarsText(share), state: to }
  await db.insertInto('core_return').values(taken).execute()
  return taken
}
