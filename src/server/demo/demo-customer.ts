import { randomInt, randomUUID } from 'node:crypto'
import type { AccountServices } from '#server/account/ask.ts'

export const DEMO_EMAIL = 'demo@armature.example'

/**
 * Whether to create the demo customer: as the setting says, otherwise only together with the demo catalogue on the embedded database. An
 * operator's own shop must not get an unknown account.
 */
export const wantsDemoCustomer = (
  env: { databaseUrl?: string | undefined; shouldCreateDemoCustomer?: boolean | undefined },
  besideDemo: boolean,
): boolean => env.shouldCreateDemoCustomer ?? (besideDemo && !env.databaseUrl)

const PASSWORD_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Returns a random password of three groups of five characters (about 75 bits), which is easy to type from a terminal. */
const randomPassword = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 5 }, () => PASSWORD_CHARACTERS.charAt(randomInt(PASSWORD_CHARACTERS.length))).join(''),
  ).join('-')

/**
 * Creates the demo customer at the default tenant. If the customer exists, sets the password of this start, so that the printed password is
 * always right, and keeps changes of the profile. Returns null if there is no default tenant yet.
 */
export async function ensureDemoCustomer(
  { db, clock, hasher }: Pick<AccountServices, 'db' | 'clock' | 'hasher'>,
  password: string | undefined,
): Promise<{ email: string; password: string } | null> {
  const tenant = await db.selectFrom('tenant').select('id').where('is_default', '=', true).executeTakeFirst()
  if (!tenant) return null
  const chosen = password || randomPassword()
  const now = new Date(clock.now())
  const renewed = { password_hash: await hasher.hash(chosen), verified_at: now }
  await db
    .insertInto('account')
    .values({
      tenant_id: tenant.id,
      id: randomUUID(),
      email: DEMO_EMAIL,
      email_key: DEMO_EMAIL,
      realname: 'Demo Customer',
      area_code: '+1',
      phone: '',
      company: 'Armature Demo Workshop',
      language: 'en-US',
      discovery_channel: null,
      created_at: now,
      ...renewed,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'email_key']).doUpdateSet(renewed))
    .execute()
  return { email: DEMO_EMAIL, password: chosen }
}
