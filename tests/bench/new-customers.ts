import { randomUUID } from 'node:crypto'
import { calls } from '#contract/calls.ts'
import { TENANT_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import type { Db } from '#server/db/open.ts'
import { openSession } from '#server/kernel/sessions.ts'
import type { Shift } from './cart-customers-at-work.ts'
import type { Asked } from './vendure/vendure-adds.ts'

const STOCK = 1_000_000

export interface NewCustomers {
  tenantId: string
  accounts: string[]
  /** What every request of one of them says of who asks. */
  signedIn: Record<string, string>[]
  /** What they put into their carts. */
  mcodes: string[]
}

/** Customers of the shop's first tenant who are signed in, and as many parts as their carts are to have lines. */
export async function newCustomers(db: Db, { customers, lines }: Pick<Asked, 'customers' | 'lines'>): Promise<NewCustomers> {
  const { id: tenantId } = await db.selectFrom('tenant').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const parts = await db
    .selectFrom('part')
    .select('mcode')
    .where('tenant_id', '=', tenantId)
    .where('ended', '=', false)
    .where('min_qty', '=', 1)
    .orderBy('mcode')
    .limit(lines)
    .execute()
  const mcodes = parts.map(({ mcode }) => mcode)
  // Nothing sells out, however often it is added.
  await db.updateTable('part').set({ stock: STOCK }).where('tenant_id', '=', tenantId).where('mcode', 'in', mcodes).execute()
  const accounts = Array.from({ length: customers }, () => randomUUID())
  const now = new Date()
  const rows = accounts.map((id) => ({
    ...{
      tenant_id: tenantId,
      id,
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      password_hash: '',
      realname: 'Bench',
      area_code: '',
    },
    ...{ phone: '', company: '', language: 'en', discovery_channel: null, verified_at: now, created_at: now },
  }))
  await db.insertInto('account').values(rows).execute()
  const signedIn: Record<string, string>[] = []
  for (const id of accounts)
    signedIn.push({ [TENANT_HEADER]: tenantId, [TOKEN_HEADER]: await openSession(db, tenantId, id, 'bench', Date.now()) })
  return { tenantId, accounts, signedIn, mcodes }
}

/** What they do: each adds one part after another to the own cart. */
export const addsOf = ({ signedIn, mcodes }: Pick<NewCustomers, 'signedIn' | 'mcodes'>): Omit<Shift, 'url' | 'warmUpMs' | 'measureMs'> => ({
  path: calls.cartAdd.path,
  customers: signedIn,
  bodies: mcodes.map((mcode) => JSON.stringify({ mcode, qty: 1 })),
  confirms: '"qty"',
})
