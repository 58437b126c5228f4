import { sql } from 'kysely'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'
import { claimShown } from './claim.ts'
import { claimsOf } from './routes.ts'

/**
 * Adds claimed gifts to the export of a person's data. They are deleted with the account. Gifts that were not shipped yet return to stock.
 */
export const giftSource: PersonalSource = {
  name: 'gifts',
  read: async (db, tenantId, accountId) => (await claimsOf({ db, tenantId }, accountId)).map((claim) => claimShown(claim, LOCALE_DEFAULT)),
  erase: async (trx, tenantId, accountId) =>
    void (await sql`
      update gift set stock = stock + open.pieces from (
        select gift_id, count(*)::integer as pieces from gift_claim
        where tenant_id = ${tenantId} and account_id = ${accountId} and state = 'open' group by gift_id) as open
      where gift.tenant_id = ${tenantId} and gift.id = open.gift_id`.execute(trx)),
}
