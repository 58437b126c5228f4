import webPush from 'web-push'
import type { Db } from '#server/db/open.ts'

export interface VapidKeys {
  publicKey: string
  /** The private key, which signs our requests to push services. It is never in a reply, page, log or export. */
  privateKey: string
}

/**
 * Returns the server's VAPID keys (for push messages). They are created once, because existing subscriptions only work with these keys. If
 * two servers create keys at the same time, one pair is kept.
 */
export async function ensurePushKeys(db: Db, nowMs: number): Promise<VapidKeys> {
  const kept = await readPushKeys(db)
  if (kept) return kept
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: privateKey, made_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const now = await readPushKeys(db)
  if (!now) throw new Error('The VAPID keys that were just written are not there.')
  return now
}

const readPushKeys = async (db: Db): Promise<VapidKeys | undefined> =>
  db.selectFrom('push_key').select(['public_key as publicKey', 'private_key as privateKey']).executeTakeFirst()
