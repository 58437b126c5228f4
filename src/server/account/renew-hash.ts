import type { AccountAsk } from './ask.ts'
import type { Account } from './queries.ts'

/** Makes the hash of a password that was just shown to be right anew, if it was made at an earlier cost. A password that was changed meanwhile stays. */
export async function renewHash({ db, hasher }: AccountAsk, { tenant_id, id, password_hash }: Account, password: string): Promise<void> {
  if (!hasher.needsRehash(password_hash)) return
  const renewed = await hasher.hash(password)
  await db
    .updateTable('account')
    .set({ password_hash: renewed })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}
