import type { Db } from '#server/db/open.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { termsOf } from '#server/orders/terms.ts'
import { tenantNamed } from './find.ts'
import { facts, type Output } from './output.ts'

/** One shop, as its operator sees it. */
export async function tenantOutput(db: Db, id: string): Promise<Output> {
  const tenant = await tenantNamed({ db }, id)
  const { name, tagline, accent, phone, email: mail, address, hours, chatUrl } = tenantConfig(tenant)
  const { orderPrefix, invoiceDays, bank, sellerTaxId } = await termsOf(db, id)
  const branding = { name, tagline, accent, phone, email: mail, address, hours, chatUrl }
  const text = facts({
    id,
    name,
    tagline,
    hosts: tenant.is_default ? 'any other host' : tenant.hosts.join(', '),
    accent: `${accent.light}, on dark screens ${accent.dark}`,
    phone,
    'e-mail': mail,
    address,
    hours,
    chat: chatUrl,
    'order numbers': `${orderPrefix}-…`,
    'invoice days': String(invoiceDays),
    bank: bank.join(', '),
    'tax id': sellerTaxId,
  })
  return { data: { id, hosts: tenant.hosts, isDefault: tenant.is_default, ...branding, orderPrefix, invoiceDays, bank, sellerTaxId }, text }
}
