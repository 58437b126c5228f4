import type { SignedPackList } from '#contract/packs/pack-list.ts'
import { SIGNING_ALGORITHM } from '#contract/packs/signature.ts'
import type { Db } from '#server/db/open.ts'

/** The two keys of a tenant's list of packs, in base64url as they are stored. */
export interface PackKeys {
  /** The public key as a raw curve point. Devices trust this key. */
  publicKey: string
  /** The private key as PKCS #8. It is never in a reply, page or log. */
  privateKey: string
}

/**
 * Returns the keys that sign a tenant's list of packs. They are created once, because devices trust only this public key. If two servers
 * create keys at the same time, one pair is kept.
 */
export async function ensureTenantKeys(db: Db, tenantId: string, nowMs: number): Promise<PackKeys> {
  const kept = await readStoredKeys(db, tenantId)
  if (kept) return kept
  const made = await generatePackKeys()
  await db
    .insertInto('pack_key')
    .values({ tenant_id: tenantId, public_key: made.publicKey, private_key: made.privateKey, made_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const now = await readStoredKeys(db, tenantId)
  if (!now) throw new Error('The keys of packs that were just written are not there.')
  return now
}

/** Creates missing keys for the lists of packs of all tenants, so that every page's configuration contains the public key. */
export async function ensurePackKeys(db: Db, nowMs: number): Promise<void> {
  for (const { id } of await db.selectFrom('tenant').select('id').execute()) await ensureTenantKeys(db, id, nowMs)
}

/** Signs the text of a list of packs. */
export async function signList(list: string, { publicKey, privateKey }: PackKeys): Promise<SignedPackList> {
  const key = await crypto.subtle.importKey('pkcs8', Buffer.from(privateKey, 'base64url'), SIGNING_ALGORITHM, false, ['sign'])
  const signature = await crypto.subtle.sign(SIGNING_ALGORITHM, key, Buffer.from(list))
  return { list, key: publicKey, signature: base64url(signature) }
}

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

async function generatePackKeys(): Promise<PackKeys> {
  const pair = await crypto.subtle.generateKey(SIGNING_ALGORITHM, true, ['sign', 'verify'])
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ])
  return { publicKey: base64url(publicKey), privateKey: base64url(privateKey) }
}

const readStoredKeys = (db: Db, tenantId: string): Promise<PackKeys | undefined> =>
  db
    .selectFrom('pack_key')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
