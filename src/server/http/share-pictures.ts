import { partTypeNames } from '#contract/part/part-types.ts'
import { renderSharePicture, type SharePicture } from '#drawings/render-share-picture.ts'
import type { CurrentTenant } from '#server/kernel/tenants.ts'
import { createDrawing, type Drawing, type DrawingShop } from './drawing.ts'
import { etagOf } from './etag.ts'

/** The subject of a link preview picture: the shop, a category or a part. */
export type ShareSubject = { subjectType: 'shop' } | { subjectType: 'category'; id: string } | { subjectType: 'part'; mcode: string }

/**
 * Returns the version in the URLs of a shop's link preview pictures. A new build, name or colour changes the version, so the pictures can
 * be cached.
 */
export const sharePictureVersion = (build: string, { id, name, branding }: CurrentTenant): string =>
  etagOf(build, id, name, JSON.stringify(branding), 'share')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 12)

/** Returns the path of a link preview picture below the base URL of pictures. */
export function sharePicturePath(shared: ShareSubject, version: string): string {
  const name = shared.subjectType === 'shop' ? 'shop' : `${shared.subjectType}/${shared.subjectType === 'part' ? shared.mcode : shared.id}`
  return `/share/${name}.png?v=${version}`
}

/** Returns the shop's link preview picture: two drawn machines above the shop's slogan. */
export const shopShareDrawing = (shop: DrawingShop): Drawing =>
  createShareDrawing(shop, { parts: shopSharePictureUnits, subtitle: shop.tagline })

/** Returns a part's link preview picture: the part's drawing above its numbers. Null if there is no such part. */
export async function partShareDrawing(shop: DrawingShop, mcode = ''): Promise<Drawing | null> {
  const part = await shop.db
    .selectFrom('part')
    .select(['type', 'mcode', 'attributes', 'oe_producer', 'oe_number'])
    .where('tenant_id', '=', shop.tenantId)
    .where('mcode', '=', mcode)
    .executeTakeFirst()
  if (!part) return null
  const { type, attributes } = part
  return createShareDrawing(shop, {
    parts: [{ type, attributes }],
    title: part.mcode,
    subtitle: `${part.oe_producer} ${part.oe_number}`.trim(),
  })
}

/** Returns a category's link preview picture, which shows its kind of part. Null if there is no such category. */
export async function categoryShareDrawing(shop: DrawingShop, id = ''): Promise<Drawing | null> {
  const found = await shop.db
    .selectFrom('category')
    .select('icon')
    .where('tenant_id', '=', shop.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const type = partTypeNames.find((one) => one === found.icon)
  return createShareDrawing(shop, { parts: [{ type: type ?? 'other', attributes: {} }] })
}

const createShareDrawing = (shop: DrawingShop, shown: Omit<SharePicture, 'shop'>): Drawing =>
  createDrawing(shop, 'share', { ...shown, shop: { name: shop.name, accent: shop.accent.light } }, renderSharePicture)

const shopSharePictureUnits = [
  { type: 'starter' as const, attributes: { starterKind: 'PMGR', teeth: 10, solenoidClock: 11 } },
  { type: 'alternator' as const, attributes: { pulleyKind: 'PV', grooves: 6 } },
]
