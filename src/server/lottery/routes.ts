import { sql } from 'kysely'
import { firstAddressFault, normalizedAddress } from '#contract/addresses/address-rules.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { pageResult, pageSlice } from '#contract/kernel/paging.ts'
import type { lotteryCalls } from '#contract/lottery/lottery-calls.ts'
import { type CallHandlers, type RequestContext, requireSession } from '#server/kernel/ask.ts'
import { lotteryDraw } from './draw.ts'
import { lotteryDrawOf, readDraw, readDraws } from './draws.ts'
import { lotteryState } from './state.ts'

async function lotteryDraws(
  ask: RequestContext,
  { pageNo, pageSize }: ParsedInputOf<'lotteryDraws'>,
): Promise<CallResultOf<'lotteryDraws'>> {
  const { accountId } = await requireSession(ask)
  const rows = await readDraws(ask, accountId)
  return pageResult(
    pageSlice(rows, pageNo, pageSize).map((row) => lotteryDrawOf(row, ask.locale)),
    rows.length,
    pageNo,
    pageSize,
  )
}

/**
 * Stores the delivery address of a prize. Throws `not-found`, `wrong-state` if the prize was already shipped or is not shipped at all, and
 * `bad-request` with the invalid field of the address.
 */
async function lotteryShipTo(ask: RequestContext, { id, address }: ParsedInputOf<'lotteryShipTo'>): Promise<CallResultOf<'lotteryShipTo'>> {
  const { accountId } = await requireSession(ask)
  const { claim_id, parcel_state } = await readDraw(ask, accountId, id)
  if (claim_id === null || parcel_state === 'ready')
    throw new AppError('wrong-state', { field: 'id', message: /*i18n*/ 'Nothing is sent of this prize: you have it already.' })
  const fault = firstAddressFault(address)
  if (fault) throw new AppError('bad-request', { field: `address.${fault.field}`, message: fault.message })
  const set = await sql`
    update gift_claim set ship_to = ${JSON.stringify(normalizedAddress(address))}::jsonb
    where tenant_id = ${ask.tenantId} and account_id = ${accountId} and id = ${claim_id} and state = 'open' returning id`.execute(ask.db)
  if (set.rows.length === 0)
    throw new AppError('wrong-state', {
      field: 'id',
      message: /*i18n*/ 'This prize is on its way already. Call us if it should go elsewhere.',
    })
  return lotteryDrawOf(await readDraw(ask, accountId, id), ask.locale)
}

export const lotteryHandlers = { lotteryState, lotteryDraw, lotteryShipTo, lotteryDraws } satisfies CallHandlers<
  RequestContext,
  keyof typeof lotteryCalls
>
