import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { type BannerKind, drawBanner } from '#drawings/draw-banner.ts'
import { drawCategoryIcon, iconNames } from '#drawings/draw-category-icon.ts'
import { appIcons, drawAppIcon, isAppIcon } from '#drawings/draw-app-icon.ts'
import { drawLogo } from '#drawings/draw-logo.ts'
import { drawPart, pictureKindsOf } from '#drawings/draw-part.ts'
import type { Bound } from './bind.ts'
import { type Encoded, encoded, encodedReply, encodingFor } from './encoded.ts'
import { callerHas, etagOf } from './etag.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import { shareDrawing, shareVersion } from './share-pictures.ts'
import { type TenantNow, tenantConfig } from '#server/kernel/tenants.ts'

/**
 * A picture changes only with its part's data or the drawing code. A day in the browser, a month behind the worker's back while it asks
 * again.
 */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=2592000'
/** Of an address that says what drew it (share-pictures.ts). A part's own data may change behind it, so it is asked for again after a month. */
const IMMUTABLE = 'public, max-age=2592000, immutable'
/** A picture opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** `/images/**`: drawn when asked for, from the part's own data. */
export async function answerPicture(context: Context, bound: Bound): Promise<Response> {
  const request = context.req.raw
  // By the host alone: the browser's own cache and any on the way know a picture by its address only.
  const tenant = await bound.tenants.atHost(askedHost(request))
  const url = new URL(request.url)
  const path = url.pathname.slice('/images/'.length)
  const { light, dark } = tenantConfig(tenant).accent
  const etag = etagOf(bound.build, tenant.id, tenant.catalogue_version, tenant.name, light, dark, 'picture', path)
  const headers = {
    'Content-Type': path.endsWith('.png') ? 'image/png' : 'image/svg+xml; charset=utf-8',
    'Cache-Control': url.searchParams.get('v') === shareVersion(bound.build, tenant) ? IMMUTABLE : CACHE_CONTROL,
    'Content-Security-Policy': POLICY,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const wanted = encodingFor(request.headers.get('Accept-Encoding'))
  const kept = bound.replies?.get(wanted + etag)
  if (kept && callerHas(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  if (kept) return encodedReply(kept, headers)
  const drawn = path.endsWith('.png') ? await pixelsAt(bound, tenant, path) : await draw(bound, tenant, path)
  if (drawn === null) throw new AppError('no-route', { message: 'There is no such picture.' })
  const made = typeof drawn === 'string' ? await encoded(drawn, wanted) : drawn
  bound.replies?.set(wanted + etag, made)
  return encodedReply(made, headers)
}

/** What systems and messengers take in pixels only: icons of the installed shop, and pictures beside a link. */
async function pixelsAt(bound: Bound, tenant: TenantNow, path: string): Promise<Encoded | null> {
  const [, name = ''] = /^icon\/([a-z0-9-]{1,30})\.png$/.exec(path) ?? []
  const shop = { name: tenant.name, accent: tenantConfig(tenant).accent.light }
  const drawing = isAppIcon(name) ? drawAppIcon(appIcons[name], shop) : await shareDrawing(bound, tenant, path)
  return drawing === null ? null : bound.pixels(drawing)
}

async function draw({ askFor }: Bound, tenant: TenantNow, path: string): Promise<string | null> {
  const accents = tenantConfig(tenant).accent
  if (path === 'logo.svg') return drawLogo(tenant.name, accents)
  const accent = accents.light
  const [, place, name = '', kind = ''] = /^(part|category|banner)\/([A-Za-z0-9-]{1,64})(?:\/([a-z-]{1,20}))?\.svg$/.exec(path) ?? []
  const { db } = askFor(tenant)
  switch (place) {
    case 'part': {
      const part = await db
        .selectFrom('part')
        .select(['type', 'mcode', 'attributes'])
        .where('tenant_id', '=', tenant.id)
        .where('mcode', '=', name)
        .executeTakeFirst()
      const known = part && pictureKindsOf(part.type).find((one) => one === kind)
      return part && known ? drawPart({ ...part, accent }, known) : null
    }
    case 'category':
      return iconNames.includes(name) && kind === '' ? drawCategoryIcon(name) : null
    case 'banner': {
      const banner = await db
        .selectFrom('advertisement')
        .select('picture')
        .where('tenant_id', '=', tenant.id)
        .where('picture', '=', name)
        .limit(1)
        .executeTakeFirst()
      return banner && kind === '' && isBannerKind(banner.picture) ? drawBanner(banner.picture, accent) : null
    }
    default:
      return null
  }
}

const bannerKinds: Record<BannerKind, true> = { fresh: true, core: true, offline: true, kits: true }
const isBannerKind = (name: string): name is BannerKind => Object.hasOwn(bannerKinds, name)
