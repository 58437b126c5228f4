import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { lotteryDrawOf, readDraws } from './draws.ts'

/** Adds lottery draws to the export of a person's data. They are deleted with the account. */
export const lotteryDataSource: PersonalDataSource = {
  name: 'draws',
  read: async (db, tenantId, accountId) => (await readDraws({ db, tenantId }, accountId)).map((row) => lotteryDrawOf(row, LOCALE_DEFAULT)),
}
