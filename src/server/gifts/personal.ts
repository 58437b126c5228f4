import { sql } from 'kysely'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { giftClaimOf } from './claim.ts'
import { readGiftClaims } from './routes.ts'

/**
 * Adds claimed gifts to the export of a person's data. They are deleted with the account. Gifts that were not shipped yet return to stock.
 */
export const giftDataSource: PersonalDataSource = {
  name: 'gifts',
  read: async (db, tenantId, accountId) =>
    (await readGiftClaims({ db, tenantId }, accountId)).map((claim) => giftClaimOf(claim, LOCALE_DEFAULT)),
  erase: async (trx, tenantId, accountId) =>
    void (await sql`
      update gift set stock = stock + open.pieces from (
        select gift_id, count(*)::integer as pieces from gift_claim
        where tenant_id = ${tenantId} and account_id = ${accountId} and state = 'open' group by gift_id) as open
      where gift.tenant_id = ${tenantId} and gift.id = open.gift_id`.execute(trx)),
}
