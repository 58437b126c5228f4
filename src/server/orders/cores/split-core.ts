import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { CoreState } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import type { CoreReturnTable } from '#server/orders/tables.ts'

type CoreRow = Selectable<CoreReturnTable>

/**
 * Splits some units of a core (the used units of one part) into a separate row with their share of the deposit. Shares are rounded down and
 * add up to the deposit exactly. The remaining units keep the id, because they are still owed. Returns the row of the split units. If all
 * units are named, returns the same row. The order must be locked. Throws `bad-request` for more units than there are.
 */
export async function splitOwedCore({ db, tenantId }: OrderContext, core: CoreRow, qty: number, to: CoreState): Promise<CoreRow> {
  if (qty > core.qty)
    throw new AppError('bad-request', {
      field: 'qty',
      ...translatableErrorDetail(
        /*i18n*/ '{qty, plural, one {Only # of this used unit is owed.} other {Only # of this used unit are owed.}}',
        {
          qty: core.qty,
        },
      ),
    })
  if (qty === core.qty) return core
  const deposit = centsOfText(core.deposit)
  const share = Math.floor((deposit * qty) / core.qty)
  await db
    .updateTable('core_return')
    .set({ qty: core.qty - qty, deposit: dollarsTextOfCents(deposit - share) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', core.id)
    .execute()
  const taken: CoreRow = { ...core, id: randomUUID(), qty, deposit: dollarsTextOfCents(share), state: to }
  await db.insertInto('core_return').values(taken).execute()
  return taken
}
