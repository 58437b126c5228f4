import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { AppError } from '#contract/errors.ts'
import type { PageRenderer } from '#contract/routes/rendered-page.ts'
import { routes } from '#contract/routes.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { runInSteps } from '#search/schedule/run-in-steps.ts'
import { createSearchQueue } from '#search/schedule/search-queue.ts'
import { type AppOptions, createSharedContext } from './app-options.ts'
import { createCatalogues } from './catalogue/index/catalogues.ts'
import { createProductFeeds } from './export/feed/product-feeds.ts'
import { handlers } from './handlers.ts'
import { clientAddressOf } from './http/address-of.ts'
import { type RequestServices, registerCallRoutes } from './http/bind.ts'
import { readBuildScripts } from './http/build-scripts.ts'
import { serveBuiltFiles } from './http/built-files.ts'
import { cachedReplyBytes } from './http/cached-replies.ts'
import { createReadinessCheck, livenessReply } from './http/health.ts'
import { createIndexLoadedCheck } from './http/index-loaded.ts'
import { createByteLimitedCache, createTextCache, encodedSizeBytes } from './http/lru.ts'
import { shopNotOpenedPage } from './http/not-opened.ts'
import { errorReply } from './http/on-error.ts'
import { openApiDocument } from './http/openapi.ts'
import { answerShopPicture } from './http/own-pictures.ts'
import { answerPackPiece, answerPriceAndStockFile } from './http/pack-files.ts'
import { answerPage } from './http/page.ts'
import { answerPicture } from './http/pictures.ts'
import { createPngConverter } from './http/png-files.ts'
import { answerFeed, FEED_PATH } from './http/product-feed.ts'
import { limitBodySize } from './http/read-body.ts'
import { createPageMaker } from './http/rendering/page-maker.ts'
import { bareTemplate, pageTemplate } from './http/rendering/page-template.ts'
import { readScreenshots } from './http/screenshots.ts'
import { crossOriginSettings, securityHeaders } from './http/security-headers.ts'
import { answerConfig, answerManifest, answerOpenApi, answerRobots } from './http/shop-files.ts'
import { answerSitemap, answerSitemapIndex } from './http/sitemap.ts'
import { closeAfterUnreadBody } from './http/unread-body.ts'
import { answerUnsubscribe } from './http/unsubscribe.ts'
import { answerWebhook } from './http/webhook.ts'
import { requestContextOf } from './kernel/ask.ts'
import { internalGuestCaller } from './kernel/caller.ts'
import { systemClock } from './kernel/clock.ts'
import { requestedHost } from './kernel/host-names.ts'
import { requestedLocaleWithoutTenant } from './kernel/language.ts'
import { nodeEventLoop } from './kernel/node-event-loop.ts'
import { redactReports, reportToStderr } from './kernel/report.ts'
import { createTenants } from './kernel/tenants.ts'
import { trackRequest } from './kernel/yield-to-requests.ts'
import { readStoredMails } from './mail/database.ts'
import { renderDevMailPage, requireLocalRequest } from './mail/dev-mail.ts'
import { createOrderBackgroundWork } from './orders/events/background-work.ts'
import type { WebhookMessage } from './orders/payment-provider.ts'
import { createPackFiles } from './packs/pack-files.ts'
import { defaultOrderExtensions } from './trade.ts'

/** Loads the index of a catalogue into memory before the first request. */
const loadSearchIndex = (catalogue: Catalogue) => runInSteps(catalogue.prepareSearchesInSteps(), nodeEventLoop.yieldToEventLoop)
const MAX_CACHED_REPLY_BYTES = 32 * 1024 * 1024
/**
 * The maximum number of bytes of cached site map files. They have a cache of their own, so that requests for many site maps cannot evict
 * other replies. One file has half a megabyte.
 */
const MAX_CACHED_SITEMAP_BYTES = 8 * 1024 * 1024
const renderEmptyPage: PageRenderer = ({ config }) => ({ title: config.tagline, html: '', isComplete: true, needsWholeSheet: false })
/** Whether a path is below the paths of the API. There are no pages below those paths, so an unknown path there is an unknown call. */
const isApiPath = (path: string) => /^\/(?:marco|account|order\/api|marketing\/api)\//.test(path)

/** Creates the whole server: all calls, pages and files. */
export function createApp(given: AppOptions): Hono {
  const {
    db,
    clock = systemClock,
    buildId = '0',
    maxCachedReplyBytes = MAX_CACHED_REPLY_BYTES,
    trustProxy = 0,
    configuredUrl = null,
  } = given
  const report = redactReports(given.report ?? reportToStderr)
  const shared = createSharedContext(given)
  const { trade = defaultOrderExtensions } = given
  const dispatchSoon = (given.orderWork ?? createOrderBackgroundWork(shared, trade, report)).begin
  const files = serveBuiltFiles(db, given.dist, bareTemplate.html)
  const scripts = readBuildScripts(given.dist)
  const template = given.dist === undefined ? bareTemplate : pageTemplate(given.dist, scripts)
  const pages = {
    readShellHtml: files.readTemplate,
    hashes: template.hashes,
    makePage: given.makePage ?? createPageMaker(template, given.renderPage ?? renderEmptyPage),
    scriptsOfScreen: scripts.screenScripts,
    scriptsOfTranslation: scripts.translationScripts,
  }
  const catalogues = given.catalogues ?? createCatalogues(db, { now: clock.now, report })
  const searches = createSearchQueue(nodeEventLoop, given.maxConcurrentSearches)
  const bound: RequestServices = {
    handlers,
    tenants: createTenants(
      db,
      clock.now,
      trade.payments.map(({ id }) => id),
    ),
    createRequestContext: (tenant, caller = internalGuestCaller) => ({
      ...requestContextOf(shared, tenant, caller),
      catalogue: async () => (await catalogues.currentCatalogue(tenant)).catalogue,
      runSearch: (search) => searches.run(caller.address, search),
      refuseInQueue: (refusal) => searches.refuse(caller.address, refusal),
      orderExtensions: trade,
      dispatchEventsSoon: dispatchSoon,
    }),
    publicUrl: shared.publicUrl,
    configuredUrl,
    trustProxy,
    clock,
    buildId,
    currentCatalogueOf: catalogues.currentCatalogue,
    replyCache: maxCachedReplyBytes > 0 ? createByteLimitedCache(maxCachedReplyBytes, cachedReplyBytes) : null,
    pageCache: maxCachedReplyBytes > 0 ? createByteLimitedCache(maxCachedReplyBytes / 2, cachedReplyBytes) : null,
    pictureCache: maxCachedReplyBytes > 0 ? createByteLimitedCache(maxCachedReplyBytes / 2, encodedSizeBytes) : null,
    sitemapCache: createTextCache(MAX_CACHED_SITEMAP_BYTES),
    pngConverter: createPngConverter(),
    screenshots: readScreenshots(given.dist),
    report,
  }

  const app = new Hono({ strict: true })
  app.onError((error, context) =>
    errorReply(error, `${context.req.method} ${context.req.path}`, report, requestedLocaleWithoutTenant(context.req.raw.headers)),
  )
  app.use(async (context, next) => {
    await next()
    if (context.get('hasSecurityHeaders')) return
    for (const [name, value] of securityHeaders(context.req.raw, context.req.path, context.res, bound)) context.res.headers.set(name, value)
  })
  app.use(closeAfterUnreadBody)
  // The CORS headers come before anything that can refuse a request, because a page on another origin must be able to read the reason.
  const { corsOrigins = [] } = given
  if (corsOrigins.length > 0) app.use(cors({ origin: [...corsOrigins], ...crossOriginSettings }))
  app.use(async (context, next) => {
    const leave = searches.registerRequest(clientAddressOf(context, bound))
    await trackRequest(next).finally(leave)
  })
  app.use(limitBodySize(report))

  registerCallRoutes(app, bound)
  app.get('/config.json', (context) => answerConfig(context, bound))
  app.get('/manifest.webmanifest', (context) => answerManifest(context, bound))
  app.get('/healthz', livenessReply)
  app.get(
    '/readyz',
    createReadinessCheck({
      healthDb: given.healthDb ?? db,
      isIndexLoaded: createIndexLoadedCheck(bound.tenants, async (tenant) =>
        loadSearchIndex((await catalogues.currentCatalogue(tenant)).catalogue),
      ),
    }),
  )
  app.get('/robots.txt', (context) => answerRobots(context, bound))
  app.get('/sitemap.xml', (context) => answerSitemapIndex(context, bound))
  app.get('/sitemap/*', (context) => answerSitemap(context, bound))
  const feeds = createProductFeeds(clock.now)
  for (const path of [FEED_PATH, `/:locale${FEED_PATH}`]) app.get(path, (context) => answerFeed(context, bound, feeds))
  const openApi = openApiDocument(buildId)
  app.get('/openapi.json', (context) => answerOpenApi(context, openApi))
  for (const { webhook } of trade.payments) {
    if (!webhook) continue
    const hear = (message: WebhookMessage) => webhook.handle(message, { db, clock, dispatchEventsSoon: dispatchSoon, report })
    app.post(webhook.path, (context) => answerWebhook(context.req.raw, { sender: webhook.sender, handleMessage: hear, report }))
  }
  if (given.devMail) {
    app.get('/dev/mail', async (context) => {
      const request = context.req.raw
      if (given.devMail !== 'any-host') requireLocalRequest(request)
      const tenant = await bound.tenants.findByHost(requestedHost(request))
      return renderDevMailPage(tenant.name, await readStoredMails(db, tenant.id), shared.publicUrl(tenant))
    })
  }
  // Mail programs call these paths without opening a page (RFC 8058).
  for (const path of [routes.stockMail.path, `/:locale${routes.stockMail.path}`])
    app.post(path, (context) => answerUnsubscribe(context, bound))
  app.get('/images/own/:hash/:file', (context) => answerShopPicture(context, bound))
  app.get('/images/*', (context) => answerPicture(context, bound))
  const catalogueAt = async (id: string) => (await catalogues.currentCatalogue(await bound.tenants.findByIdOrHost(id, ''))).catalogue
  const packFiles = createPackFiles({ db, now: clock.now, catalogueOf: catalogueAt })
  app.get('/packs/live/:id', (context) => answerPriceAndStockFile(context, bound, packFiles))
  app.get('/packs/:hash', (context) => answerPackPiece(context, bound, packFiles))

  app.get('*', async (context) => {
    const file = await files.serveFile(context)
    if (file) return file
    if (isApiPath(context.req.path)) throw new AppError('no-route')
    // If the database has no shop, the page shows the operator how to open one.
    if ((await bound.tenants.findDefault()) === null) return shopNotOpenedPage()
    return answerPage(context, bound, pages)
  })
  app.all('*', (context) => {
    // The form was submitted before the page's script was loaded. The form's data is ignored and the page is shown again.
    const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(context.req.header('Content-Type') ?? '')
    if (context.req.method === 'POST' && isForm && !isApiPath(context.req.path)) {
      const { pathname, search } = new URL(context.req.url)
      // A path with several leading slashes would be read as the address of another host.
      return context.redirect(pathname.replace(/^\/+/, '/') + search, 303)
    }
    throw new AppError(isApiPath(context.req.path) ? 'no-route' : 'wrong-method')
  })
  return app
}
