import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#contract/errors.ts'
import { REQUEST_BODY_MOST_BYTES } from '#contract/limits.ts'
import { handlers } from './catalogue/routes.ts'
import { shelvesOf } from './catalogue/shelves.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Db } from './db/open.ts'
import { type Bound, bindCalls } from './http/bind.ts'
import { Lru } from './http/lru.ts'
import { errorReply, type Report, reportToStderr } from './http/on-error.ts'
import { openApiDocument } from './http/openapi.ts'
import { answerPage } from './http/page.ts'
import { answerPicture } from './http/pictures.ts'
import { answerConfig, answerHealth, answerManifest, answerRobots } from './http/shop-files.ts'
import { answerSitemap, answerSitemapIndex } from './http/sitemap.ts'
import { plainHeaders } from './http/security-headers.ts'
import { type StaticFiles, staticFiles, staticReply } from './http/static-files.ts'
import { tenantsOf } from './http/tenants.ts'

export interface Surroundings {
  db: Db
  clock?: Clock
  /** Folder of the built app. Without it pages are sent in a bare shell: head, first data and main content, but no script. */
  dist?: string | undefined
  /** Which build this is: part of every ETag. */
  build?: string
  /** Bytes of lately sent replies kept in memory; 0 keeps none. */
  keptReplyBytes?: number
  report?: Report
}

const KEPT_REPLY_BYTES = 32 * 1024 * 1024
const bareTemplate =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><!--head--></head><body><div id="app"></div><!--first-data--></body></html>'
/** Below these nothing is a page: what no route answers there is a call that does not exist. */
const isCallPath = (path: string) => /^\/(?:marco|account|order\/api|marketing\/api)\//.test(path)

/** The whole server in one call. */
export function createApp(given: Surroundings): Hono {
  const { db, clock = systemClock, build = '0', keptReplyBytes = KEPT_REPLY_BYTES, report = reportToStderr } = given
  const files: StaticFiles = given.dist ? staticFiles(given.dist) : new Map()
  const template = given.dist ? readFileSync(join(given.dist, 'index.html'), 'utf8') : bareTemplate
  const shelfOf = shelvesOf(db)
  const bound: Bound = {
    handlers,
    tenants: tenantsOf(db, clock.now),
    askFor: (tenant) => ({ db, clock, tenantId: tenant.id, shelf: () => shelfOf(tenant) }),
    clock,
    build,
    replies: keptReplyBytes > 0 ? new Lru(keptReplyBytes) : null,
    report,
  }

  const app = new Hono({ strict: true })
  app.onError((error, context) => errorReply(error, `${context.req.method} ${context.req.path}`, report))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(plainHeaders)) context.res.headers.set(name, value)
  })
  app.use(
    bodyLimit({ maxSize: REQUEST_BODY_MOST_BYTES, onError: (context) => errorReply(new AppError('too-large'), context.req.path, report) }),
  )

  bindCalls(app, bound)
  app.get('/config.json', (context) => answerConfig(context, bound))
  app.get('/manifest.webmanifest', (context) => answerManifest(context, bound))
  app.get('/healthz', (context) => answerHealth(context, bound))
  app.get('/robots.txt', (context) => answerRobots(context))
  app.get('/sitemap.xml', (context) => answerSitemapIndex(context, bound))
  app.get('/sitemap/*', (context) => answerSitemap(context, bound))
  const openApi = openApiDocument(build)
  app.get('/openapi.json', () => Response.json(openApi, { headers: { 'Cache-Control': 'no-cache' } }))
  app.get('/images/*', (context) => answerPicture(context, bound))

  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url)
    const file = staticReply(files, pathname, context.req.raw)
    if (file) return file
    // A missing file must not be answered with a page: the browser would run it, the worker would keep it.
    if (isCallPath(pathname) || pathname.startsWith('/assets/')) throw new AppError('no-route')
    return answerPage(context, bound, template)
  })
  app.all('*', (context) => {
    throw new AppError(isCallPath(context.req.path) ? 'no-route' : 'wrong-method')
  })
  return app
}
