import { sql } from 'kysely'
import { appIcons, isAppIcon, renderAppIcon } from '#drawings/render-app-icon.ts'
import { type BannerKind, renderBanner } from '#drawings/render-banner.ts'
import { iconNames, renderCategoryIcon } from '#drawings/render-category-icon.ts'
import { renderLogo } from '#drawings/render-logo.ts'
import { type Drawable, pictureKindsOf, renderPart } from '#drawings/render-part.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { type Drawing, drawingOf, type FindDrawing, type Shop } from './drawing.ts'
import { sharedCategory, sharedPart, sharedShop } from './share-pictures.ts'

/** The table of drawings below `/images/`: a pattern of the path, and a function that finds the drawing. */
const drawingRoutes: readonly (readonly [path: RegExp, find: FindDrawing])[] = [
  [/^logo\.svg$/, logo],
  [/^category\/([A-Za-z0-9-]{1,64})\.svg$/, categoryIcon],
  [/^banner\/([a-z]{1,64})\.svg$/, banner],
  [/^part\/([A-Za-z0-9-]{1,64})\/([a-z-]{1,20})\.svg$/, partPicture],
  [/^icon\/([a-z0-9-]{1,30})\.png$/, appIcon],
  [/^share\/shop\.png$/, sharedShop],
  [/^share\/category\/([A-Za-z0-9-]{1,64})\.png$/, sharedCategory],
  [/^share\/part\/([A-Za-z0-9-]{1,64})\.png$/, sharedPart],
]

/** Finds the drawing for a path below `/images/`. Returns null if there is none. */
export async function drawingAt(shop: Shop, path: string): Promise<Drawing | null> {
  for (const [pattern, find] of drawingRoutes) {
    const found = pattern.exec(path)
    if (found) return find(shop, ...found.slice(1))
  }
  return null
}

function logo(shop: Shop): Drawing {
  const { light, dark } = shop.accent
  return drawingOf(shop, 'logo', { name: shop.name, light, dark }, ({ name, ...accent }) => renderLogo(name, accent))
}

function categoryIcon(shop: Shop, name = ''): Drawing | null {
  return iconNames.includes(name) ? drawingOf(shop, 'category', name, renderCategoryIcon) : null
}

function appIcon(shop: Shop, name = ''): Drawing | null {
  if (!isAppIcon(name)) return null
  const shown = { icon: appIcons[name], shop: { name: shop.name, accent: shop.accent.light } }
  return drawingOf(shop, 'icon', shown, (all) => renderAppIcon(all.icon, all.shop))
}

async function banner(shop: Shop, name = ''): Promise<Drawing | null> {
  if (!isBannerKind(name)) return null
  const shownNow = await shop.db
    .selectFrom('advertisement')
    .select('picture')
    .where('tenant_id', '=', shop.tenantId)
    .where('picture', '=', name)
    .limit(1)
    .executeTakeFirst()
  return shownNow
    ? drawingOf(shop, 'banner', { kind: name, accent: shop.accent.light }, ({ kind, accent }) => renderBanner(kind, accent))
    : null
}

/** Finds a part's picture with one cheap query, because browsers revalidate each picture of a list. */
async function partPicture(shop: Shop, mcode = '', asked = ''): Promise<Drawing | null> {
  const { rows } = await sql<Drawable>`${sql.raw(PREPARED)}
    select type, mcode, attributes from part where tenant_id = ${shop.tenantId} and mcode = ${mcode}`.execute(shop.db)
  const [part] = rows
  const kind = part && pictureKindsOf(part.type).find((one) => one === asked)
  if (!part || !kind) return null
  return drawingOf(shop, 'part', { part: { ...part, accent: shop.accent.light }, kind }, (shown) => renderPart(shown.part, shown.kind))
}

const bannerKinds: Record<BannerKind, true> = { fresh: true, core: true, offline: true, kits: true }
const isBannerKind = (name: string): name is BannerKind => Object.hasOwn(bannerKinds, name)
