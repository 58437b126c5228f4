import { partTypeNames } from '#contract/part-types.ts'
import { drawShare } from '#drawings/draw-share.ts'
import { type TenantNow, tenantConfig } from '#server/kernel/tenants.ts'
import type { Bound } from './bind.ts'
import { etagOf } from './etag.ts'

/** What a picture for messengers shows: the shop, a category or a part. */
export type Shared = { of: 'shop' } | { of: 'category'; id: string } | { of: 'part'; mcode: string }

/** Names the pictures of a shop as this build draws them, so that one that has been fetched may be kept: another build or colour is another address. */
export const shareVersion = (build: string, { id, name, branding }: TenantNow): string =>
  etagOf(build, id, name, JSON.stringify(branding), 'share').replace(/[^A-Za-z0-9]/g, '').slice(0, 12)

/** Address of a share picture, below the image base. */
export function sharePath(shared: Shared, version: string): string {
  const name = shared.of === 'shop' ? 'shop' : `${shared.of}/${shared.of === 'part' ? shared.mcode : shared.id}`
  return `/share/${name}.png?v=${version}`
}

/** The drawing behind such an address, by its path below the image base; null where there is none. */
export async function shareDrawing({ askFor }: Bound, tenant: TenantNow, path: string): Promise<string | null> {
  const { name, tagline, accent } = tenantConfig(tenant)
  const shop = { name, accent: accent.light }
  if (path === 'share/shop.png') return drawShare({ shop, drawn: pair, below: tagline })
  const [, of, key = ''] = /^share\/(part|category)\/([A-Za-z0-9-]{1,64})\.png$/.exec(path) ?? []
  const { db } = askFor(tenant)
  if (of === 'part') {
    const part = await db
      .selectFrom('part')
      .select(['type', 'mcode', 'attributes', 'oe_producer', 'oe_number'])
      .where('tenant_id', '=', tenant.id)
      .where('mcode', '=', key)
      .executeTakeFirst()
    return part ? drawShare({ shop, drawn: [part], title: part.mcode, below: `${part.oe_producer} ${part.oe_number}`.trim() }) : null
  }
  if (of !== 'category') return null
  const found = await db
    .selectFrom('category')
    .select('icon')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', key)
    .executeTakeFirst()
  if (!found) return null
  const type = partTypeNames.find((one) => one === found.icon)
  return drawShare({ shop, drawn: type ? [{ type, attributes: {} }] : pair })
}

const pair = [
  { type: 'starter' as const, attributes: { starterKind: 'PMGR', teeth: 10, solenoidClock: 11 } },
  { type: 'alternator' as const, attributes: { pulleyKind: 'PV', grooves: 6 } },
]
