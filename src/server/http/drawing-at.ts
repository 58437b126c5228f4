import { sql } from 'kysely'
import { appIcons, isAppIcon, renderAppIcon } from '#drawings/render-app-icon.ts'
import { type BannerKind, renderBanner } from '#drawings/render-banner.ts'
import { iconNames, renderCategoryIcon } from '#drawings/render-category-icon.ts'
import { renderLogo } from '#drawings/render-logo.ts'
import { type DrawablePart, pictureKindsOf, renderPart } from '#drawings/render-part.ts'
import { PREPARED_QUERY_PREFIX } from '#server/db/prepared.ts'
import { createDrawing, type Drawing, type DrawingFinder, type DrawingShop } from './drawing.ts'
import { categoryShareDrawing, partShareDrawing, shopShareDrawing } from './share-pictures.ts'

/** The table of drawings below `/images/`: a pattern of the path, and a function that finds the drawing. */
const drawingRoutes: readonly (readonly [path: RegExp, find: DrawingFinder])[] = [
  [/^logo\.svg$/, logoDrawing],
  [/^category\/([A-Za-z0-9-]{1,64})\.svg$/, categoryIconDrawing],
  [/^banner\/([a-z]{1,64})\.svg$/, bannerDrawing],
  [/^part\/([A-Za-z0-9-]{1,64})\/([a-z-]{1,20})\.svg$/, partDrawing],
  [/^icon\/([a-z0-9-]{1,30})\.png$/, appIconDrawing],
  [/^share\/shop\.png$/, shopShareDrawing],
  [/^share\/category\/([A-Za-z0-9-]{1,64})\.png$/, categoryShareDrawing],
  [/^share\/part\/([A-Za-z0-9-]{1,64})\.png$/, partShareDrawing],
]

/** Finds the drawing for a path below `/images/`. Returns null if there is none. */
export async function findDrawing(shop: DrawingShop, path: string): Promise<Drawing | null> {
  for (const [pattern, find] of drawingRoutes) {
    const found = pattern.exec(path)
    if (found) return find(shop, ...found.slice(1))
  }
  return null
}

function logoDrawing(shop: DrawingShop): Drawing {
  const { light, dark } = shop.accent
  return createDrawing(shop, 'logo', { name: shop.name, light, dark }, ({ name, ...accent }) => renderLogo(name, accent))
}

function categoryIconDrawing(shop: DrawingShop, name = ''): Drawing | null {
  return iconNames.includes(name) ? createDrawing(shop, 'category', name, renderCategoryIcon) : null
}

function appIconDrawing(shop: DrawingShop, name = ''): Drawing | null {
  if (!isAppIcon(name)) return null
  const shown = { icon: appIcons[name], shop: { name: shop.name, accent: shop.accent.light } }
  return createDrawing(shop, 'icon', shown, (all) => renderAppIcon(all.icon, all.shop))
}

async function bannerDrawing(shop: DrawingShop, name = ''): Promise<Drawing | null> {
  if (!isBannerKind(name)) return null
  const shownNow = await shop.db
    .selectFrom('advertisement')
    .select('picture')
    .where('tenant_id', '=', shop.tenantId)
    .where('picture', '=', name)
    .limit(1)
    .executeTakeFirst()
  return shownNow
    ? createDrawing(shop, 'banner', { kind: name, accent: shop.accent.light }, ({ kind, accent }) => renderBanner(kind, accent))
    : null
}

/** Finds a part's picture with one cheap query, because browsers revalidate each picture of a list. */
async function partDrawing(shop: DrawingShop, mcode = '', asked = ''): Promise<Drawing | null> {
  const { rows } = await sql<DrawablePart>`${sql.raw(PREPARED_QUERY_PREFIX)}
    select type, mcode, attributes from part where tenant_id = ${shop.tenantId} and mcode = ${mcode}`.execute(shop.db)
  const [part] = rows
  const kind = part && pictureKindsOf(part.type).find((one) => one === asked)
  if (!part || !kind) return null
  return createDrawing(shop, 'part', { part: { ...part, accent: shop.accent.light }, kind }, (shown) => renderPart(shown.part, shown.kind))
}

const bannerKinds: Record<BannerKind, true> = { fresh: true, core: true, offline: true, kits: true }
const isBannerKind = (name: string): name is BannerKind => Object.hasOwn(bannerKinds, name)
