import type { PersonalSource } from '#server/kernel/personal-source.ts'
import { entriesOf } from './ledger.ts'

/** Adds points to the export of a person's data. The entries are deleted with the account. */
export const pointSource: PersonalSource = {
  name: 'points',
  read: async (db, tenantId, accountId) =>
    (await entriesOf({ db, tenantId }, accountId)).map(({ kind, amount, about_kind, about_name, note, at, expires_at }) => ({
      ...{ kind, points: amount, about: about_kind, name: about_name, note },
      at: at.toISOString(),
      expiresAt: expires_at?.toISOString() ?? null,
    })),
}
