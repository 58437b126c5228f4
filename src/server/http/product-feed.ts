import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context } from 'hono'
import { configInLocale, imageUrl } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { localePath, readLocalePath } from '#contract/locale/locales.ts'
import { href } from '#contract/routes/addresses.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { internalGuestCaller } from '#server/kernel/caller.ts'
import { requestedHost } from '#server/kernel/host-names.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import type { RequestServices } from './bind.ts'
import { encodingMatcher } from './encoded.ts'
import { callerHasEtag, etagOf } from './etag.ts'
import { passThroughStream } from './file-reply.ts'
import { publicOrigin } from './public-origin.ts'
import { sharePicturePath, sharePictureVersion } from './share-pictures.ts'

/** Returns the product feed of a shop. The folder src/server/export implements this function. */
export type ProductFeedCreator = (wanted: {
  requestContext: Pick<RequestContext, 'db' | 'tenant' | 'tenantId' | 'clock' | 'locale'>
  channel: {
    title: string
    description: string
    homeUrl: string
    partUrlOf: (mcode: string) => string
    pictureUrlOf: (path: string, mcode: string) => string
  }
  etag: string
}) => { etag: string; gzippedChunks: () => AsyncGenerator<Buffer, void> }

export const FEED_PATH = '/feed/products.xml'

/**
 * Answers `/feed/products.xml`, also below a language prefix, with all parts in Google's format. The feed is streamed while it is created.
 * If the caller already has the feed (same ETag), nothing is created.
 */
export async function answerFeed(context: Context, bound: RequestServices, feeds: ProductFeedCreator): Promise<Response> {
  const request = context.req.raw
  const tenant = await bound.tenants.findByHost(requestedHost(request))
  const set = tenantLocales(tenant)
  const { locale, path } = readLocalePath(context.req.path, set)
  if (path !== FEED_PATH) throw new AppError('no-route')
  const origin = publicOrigin(request, tenant, bound)
  const ask = bound.createRequestContext(tenant, { ...internalGuestCaller, locale })
  const { stateVersion } = await bound.currentCatalogueOf(tenant)
  // The shop's day is part of the ETag, because availability dates depend on it.
  const { today } = shopTodayOf({ tenant, clock: bound.clock })
  const version = sharePictureVersion(bound.buildId, tenant)
  const etag = etagOf(
    bound.buildId,
    tenant.id,
    tenant.catalogue_version,
    tenant.prices_changed_at_ms,
    stateVersion,
    'feed',
    origin,
    locale,
    version,
    today,
  )
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ETag: etag,
  }
  const theirs = request.headers.get('If-None-Match')
  if (callerHasEtag(theirs, etag)) return new Response(null, { status: 304, headers })
  // For a HEAD request no feed is created.
  if (request.method === 'HEAD') return new Response(null, { headers })

  const config = configInLocale(tenantConfig(tenant), locale)
  const absolute = (below: string) => new URL(imageUrl(config.imageBaseUrl, below), origin).href
  const feed = feeds({
    requestContext: ask,
    etag,
    channel: {
      title: config.name,
      description: config.tagline,
      homeUrl: origin + localePath(href('home'), locale, set),
      partUrlOf: (mcode) => origin + localePath(href('part', { mcode }), locale, set),
      // Search engines do not accept SVG. For a part that has only a drawing, the feed contains the PNG of its link preview.
      pictureUrlOf: (main, mcode) =>
        absolute(/\.svg(?:#.*)?$/.test(main) ? sharePicturePath({ subjectType: 'part', mcode }, version) : main),
    },
  })
  const made = { ...headers, ETag: feed.etag }
  if (callerHasEtag(theirs, feed.etag)) return new Response(null, { status: 304, headers: made })
  const gzipped = Readable.from(reportStreamErrors(feed.gzippedChunks(), (cause) => bound.report('product feed', cause)))
  if (encodingMatcher(request.headers.get('Accept-Encoding'))('gzip'))
    return new Response(toWebStream(gzipped), { headers: { ...made, 'Content-Encoding': 'gzip' } })
  return new Response(toWebStream(gzipped.compose(createGunzip()) as Readable), { headers: made })
}

/** Returns a stream of the feed. A feed that fails is aborted, so that half of it is not taken for the whole. */
const toWebStream = (bytes: Readable): ReadableStream<Uint8Array> => passThroughStream(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)

async function* reportStreamErrors(pieces: AsyncGenerator<Buffer, void>, report: (cause: unknown) => void): AsyncGenerator<Buffer, void> {
  try {
    yield* pieces
  } catch (cause) {
    report(cause)
    throw cause
  }
}
