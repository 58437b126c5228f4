import type { PersonalDataSource } from '#server/kernel/personal-source.ts'
import { readPointEntries } from './ledger.ts'

/** Adds points to the export of a person's data. The entries are deleted with the account. */
export const pointDataSource: PersonalDataSource = {
  name: 'points',
  read: async (db, tenantId, accountId) =>
    (await readPointEntries({ db, tenantId }, accountId)).map(({ kind, amount, about_kind, about_name, note, at, expires_at }) => ({
      ...{ kind, points: amount, about: about_kind, name: about_name, note },
      at: at.toISOString(),
      expiresAt: expires_at?.toISOString() ?? null,
    })),
}
