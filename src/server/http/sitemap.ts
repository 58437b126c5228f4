import type { Context } from 'hono'
import { categoryHref, href } from '#contract/addresses.ts'
import { AppError } from '#contract/errors.ts'
import { listModes } from '#contract/facets.ts'
import { type IndexedName, pageSlugs } from '#contract/routes.ts'
import { nobody } from '#server/kernel/caller.ts'
import type { Bound } from './bind.ts'
import { encodedReply, encodingFor } from './encoded.ts'
import { etagOf } from './etag.ts'
import { addressOf } from './address-of.ts'
import { escaped } from './html.ts'
import { askedHost } from '#server/kernel/host-names.ts'
import { publicOrigin } from './public-origin.ts'
import type { Tenant } from '#server/kernel/tenants.ts'

/** The protocol allows 50,000 addresses a file; a tenth of that is quick to make and to read. */
const ADDRESSES_A_FILE = 5000
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface Where {
  bound: Bound
  tenant: Tenant
  origin: string
  /** Who asks, for turns. */
  address: string
}

async function whereOf(context: Context, bound: Bound): Promise<Where> {
  const request = context.req.raw
  const tenant = await bound.tenants.atHost(askedHost(request))
  return { bound, tenant, origin: publicOrigin(request, tenant, bound), address: addressOf(context, bound) }
}

/** `/sitemap.xml`: the list of the lists. */
export async function answerSitemapIndex(context: Context, bound: Bound): Promise<Response> {
  const where = await whereOf(context, bound)
  return kept(context, where, 'index', async () => {
    const { size } = await bound.askFor(where.tenant).columns()
    const files = ['pages', ...Array.from({ length: Math.ceil(size / ADDRESSES_A_FILE) }, (_, at) => `parts-${at + 1}`)]
    const lines = files.map((name) => `<sitemap><loc>${where.origin}/sitemap/${name}.xml</loc></sitemap>`)
    return `${XML}<sitemapindex ${NAMESPACE}>${lines.join('')}</sitemapindex>`
  })
}

/** `/sitemap/{name}.xml`: `pages`, or `parts-1` and so on. */
export async function answerSitemap(context: Context, bound: Bound): Promise<Response> {
  const where = await whereOf(context, bound)
  const name = context.req.path.slice('/sitemap/'.length)
  const part = /^parts-([1-9]\d{0,4})\.xml$/.exec(name)
  if (!part && name !== 'pages.xml') throw noList()
  // Read before the turn is taken, so that nobody is charged for it.
  if (!part) await bound.askFor(where.tenant).columns()
  return kept(context, where, name, async () => {
    const lines = part ? await partLines(where, Number(part[1])) : await pageLines(where)
    if (lines.length === 0) throw noList()
    return `${XML}<urlset ${NAMESPACE}>${lines.join('')}</urlset>`
  })
}

const noList = () => new AppError('no-route', { message: 'There is no such list.' })

const line = (origin: string, path: string, changed?: Date) =>
  `<url><loc>${escaped(origin + path)}</loc>${changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`

async function partLines({ bound, tenant, origin }: Where, file: number): Promise<string[]> {
  const rows = await bound
    .askFor(tenant)
    .db.selectFrom('part')
    .select(['mcode', 'updated_at'])
    .where('tenant_id', '=', tenant.id)
    .orderBy('mcode')
    .limit(ADDRESSES_A_FILE)
    .offset((file - 1) * ADDRESSES_A_FILE)
    .execute()
  return rows.map(({ mcode, updated_at }) => line(origin, href('part', { mcode }), updated_at))
}

async function pageLines({ bound, tenant, origin }: Where): Promise<string[]> {
  const { db, columns } = bound.askFor(tenant)
  const ids = (table: 'application' | 'make' | 'model') =>
    db.selectFrom(table).select('id').where('tenant_id', '=', tenant.id).orderBy('id').limit(ADDRESSES_A_FILE).execute()
  // Every route that a search engine may keep; parts have files of their own.
  const addresses: Record<Exclude<IndexedName, 'part'>, string[]> = {
    home: [href('home')],
    page: pageSlugs.map((slug) => href('page', { slug })),
    category: (await columns()).categories.map(({ id, parent_id }) => categoryHref({ id, backParentId: parent_id })),
    mode: listModes.map((mode) => href('mode', { mode })),
    application: (await ids('application')).map(({ id }) => href('application', { appid: id })),
    brand: (await ids('make')).map(({ id }) => href('brand', { brandid: id })),
    model: (await ids('model')).map(({ id }) => href('model', { modelid: id })),
  }
  return Object.values(addresses)
    .flat()
    .slice(0, ADDRESSES_A_FILE)
    .map((path) => line(origin, path))
}

/**
 * A list is made once for all who want it of one catalogue under one origin, and making it waits for its turn like a search: it reads 5,000
 * parts. All replies share the same bytes, so a client that reads slowly holds none of its own.
 */
async function kept(
  context: Context,
  { bound, tenant, origin, address }: Where,
  name: string,
  make: () => Promise<string>,
): Promise<Response> {
  const wanted = encodingFor(context.req.raw.headers.get('Accept-Encoding'))
  const key = wanted + etagOf(bound.build, tenant.id, tenant.catalogue_version, 'sitemap', origin, name)
  const { searching } = bound.askFor(tenant, { ...nobody, address })
  const made = await bound.sitemaps(key, wanted, () => searching(make))
  return encodedReply(made, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  })
}
