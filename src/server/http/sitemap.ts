import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { listModes } from '#contract/listing/facets.ts'
import { type Locales, localePath, readLocalePath } from '#contract/locale/locales.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import type { IndexableRouteName } from '#contract/routes.ts'
import { nonWorkwearFlags } from '#search/catalogue/scopes.ts'
import { countMatches } from '#search/find/search-match.ts'
import { internalGuestCaller } from '#server/kernel/caller.ts'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import type { CurrentTenant } from '#server/kernel/tenants.ts'
import { clientAddressOf } from './address-of.ts'
import type { RequestServices } from './bind.ts'
import { chooseEncoding, encodedReply } from './encoded.ts'
import { etagOf } from './etag.ts'
import { publicOrigin } from './public-origin.ts'

/** The maximum number of URLs per site map file. The protocol allows 50,000. A tenth of that is fast to create and to read. */
const MAX_URLS_PER_SITEMAP = 5000
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface SitemapRequest {
  services: RequestServices
  tenant: CurrentTenant
  origin: string
  /** The languages of the shop. */
  locales: Locales
  /** The caller's network address, for the search queue. */
  networkAddress: string
}

async function sitemapRequestOf(context: Context, bound: RequestServices): Promise<SitemapRequest> {
  const request = context.req.raw
  const tenant = await bound.tenants.findByHost(requestedHost(request))
  return {
    services: bound,
    tenant,
    origin: publicOrigin(request, tenant, bound),
    locales: tenantLocales(tenant),
    networkAddress: clientAddressOf(context, bound),
  }
}

/** Answers `/sitemap.xml` with the index of the site map files. */
export async function answerSitemapIndex(context: Context, bound: RequestServices): Promise<Response> {
  const where = await sitemapRequestOf(context, bound)
  return cachedSitemapFile(context, where, 'index', async () => {
    const { catalogue } = await bound.currentCatalogueOf(where.tenant)
    const size = countMatches(catalogue.clearUnsoldFlags(nonWorkwearFlags(catalogue)))
    const files = ['pages', ...Array.from({ length: Math.ceil(size / MAX_URLS_PER_SITEMAP) }, (_, at) => `parts-${at + 1}`)]
    const folders = where.locales.all.map(({ code }) => (code === where.locales.default ? '' : `${code}/`))
    const listed = where.locales.strategy === 'no_prefix' ? [''] : folders
    const names = listed.flatMap((folder) => files.map((file) => folder + file))
    const lines = names.map((name) => `<sitemap><loc>${where.origin}/sitemap/${name}.xml</loc></sitemap>`)
    return `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>${lines.join('')}</sitemapindex>`
  })
}

/**
 * Answers `/sitemap/{name}.xml` with a site map file, such as `pages` or `parts-1`. Files for languages other than the default are in a
 * folder with the language code.
 */
export async function answerSitemap(context: Context, bound: RequestServices): Promise<Response> {
  const where = await sitemapRequestOf(context, bound)
  const { locale, path } = readLocalePath(context.req.path.slice('/sitemap'.length), where.locales)
  const name = path.slice(1)
  const part = /^parts-([1-9]\d{0,4})\.xml$/.exec(name)
  if (!part && name !== 'pages.xml') throw createSitemapNotFoundError()
  return cachedSitemapFile(context, where, `${locale} ${name}`, async () => {
    const pages = part ? await listPartPages(where, Number(part[1])) : await listNonPartPages(where)
    if (pages.length === 0) throw createSitemapNotFoundError()
    const lines = pages.map((page) => sitemapEntry(page, locale, where))
    return `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${lines.join('')}</urlset>`
  })
}

const createSitemapNotFoundError = () => new AppError('no-route', { message: 'There is no such list.' })

interface SitemapPage {
  path: string
  lastModified?: Date
}

/** Returns a page's entry in the site map of one language, with links to the page in all languages. */
function sitemapEntry({ path, lastModified }: SitemapPage, locale: string, { tenant, origin, locales }: SitemapRequest): string {
  const at = (code: string) => escapeMarkup(origin + localePath(path, code, locales))
  const link = (language: string, code: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(code)}"/>`
  const others = locales.strategy === 'no_prefix' || locales.all.length < 2 ? [] : locales.all.map(({ code }) => link(code, code))
  if (others.length > 0) others.push(link('x-default', locales.default))
  const day = lastModified ? `<lastmod>${dayInZone(tenant.time_zone, lastModified.getTime())}</lastmod>` : ''
  return `<url><loc>${at(locale)}</loc>${day}${others.join('')}</url>`
}

async function listPartPages({ services: bound, tenant }: SitemapRequest, file: number): Promise<SitemapPage[]> {
  const rows = await bound
    .createRequestContext(tenant)
    .db.selectFrom('part')
    .select(['mcode', 'updated_at'])
    .where('tenant_id', '=', tenant.id)
    // Workwear is left out here, because the sizes of one style are one page for search engines.
    .where('type', '<>', 'workwear')
    .orderBy('mcode')
    .limit(MAX_URLS_PER_SITEMAP)
    .offset((file - 1) * MAX_URLS_PER_SITEMAP)
    .execute()
  return rows.map(({ mcode, updated_at }) => ({ path: href('part', { mcode }), lastModified: updated_at }))
}

async function listNonPartPages({ services, tenant }: SitemapRequest): Promise<SitemapPage[]> {
  const ask = services.createRequestContext(tenant)
  const { db } = ask
  const { frame } = (await services.currentCatalogueOf(tenant)).catalogue
  // The reply for any content page lists all content pages. The page `about` is asked for, because every shop has it.
  const { pages } = await services.handlers.contentPage(ask, { slug: 'about', locale: LOCALE_DEFAULT })
  const ids = (table: 'application' | 'make' | 'model') =>
    db.selectFrom(table).select('id').where('tenant_id', '=', tenant.id).orderBy('id').limit(MAX_URLS_PER_SITEMAP).execute()
  // The URLs of all indexed routes except parts, which have separate files.
  const addresses: Record<Exclude<IndexableRouteName, 'part'>, string[]> = {
    home: [href('home')],
    page: pages.map(({ slug }) => href('page', { slug })),
    category: frame.categories.map(({ id, parentId }) => categoryHref({ id, backParentId: parentId })),
    mode: listModes.map((mode) => href('mode', { mode })),
    application: (await ids('application')).map(({ id }) => href('application', { appid: id })),
    brand: (await ids('make')).map(({ id }) => href('brand', { brandid: id })),
    model: (await ids('model')).map(({ id }) => href('model', { modelid: id })),
  }
  return Object.values(addresses)
    .flat()
    .slice(0, MAX_URLS_PER_SITEMAP)
    .map((path) => ({ path }))
}

/**
 * Returns a site map file, which is created once per catalogue and origin. Creating it reads 5,000 parts, so it waits in the search queue.
 * All responses share the same bytes, so a slow client uses no extra memory.
 */
async function cachedSitemapFile(
  context: Context,
  { services, tenant, origin, networkAddress }: SitemapRequest,
  name: string,
  make: () => Promise<string>,
): Promise<Response> {
  const wanted = chooseEncoding(context.req.raw.headers.get('Accept-Encoding'))
  // The catalogue is read before entering the queue, so that the time of reading is not charged to the caller.
  const { partsVersion } = await services.currentCatalogueOf(tenant)
  const key = wanted + etagOf(services.buildId, tenant.id, tenant.catalogue_version, partsVersion, 'sitemap', origin, name)
  const { runSearch: searching } = services.createRequestContext(tenant, { ...internalGuestCaller, address: networkAddress })
  const made = await services.sitemapCache(key, wanted, () => searching(make))
  return encodedReply(made, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
}
