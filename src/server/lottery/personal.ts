import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { PersonalSource } from '#server/kernel/personal-source.ts'
import { drawShown, drawsOf } from './draws.ts'

/** Adds lottery draws to the export of a person's data. They are deleted with the account. */
export const lotterySource: PersonalSource = {
  name: 'draws',
  read: async (db, tenantId, accountId) => (await drawsOf({ db, tenantId }, accountId)).map((row) => drawShown(row, LOCALE_DEFAULT)),
}
