import * as v from 'valibot'
import { Id, Mcode } from './primitives.ts'

/** Number of parts that are stored for offline use; a browser with little storage still has space for them. */
export const MAX_KEPT_PARTS = 150

/** Messages from a page to the worker. Each message is validated before use. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('take-over') }),
  v.object({ type: v.literal('forget-personal') }),
  v.object({ type: v.literal('how-ready') }),
  /** URLs of calls and pictures that a page loaded before the worker controlled it; the worker caches them too. */
  v.object({
    type: v.literal('seen'),
    tenantId: Id,
    /** The language of the page. */
    locale: v.string(),
    urls: v.pipe(v.array(v.pipe(v.string(), v.url())), v.maxLength(500)),
  }),
  /** Parts whose pages must work offline: missing or outdated data is fetched. The reply `parts-kept` has the same `ask`. */
  v.object({
    type: v.literal('keep-parts'),
    ask: v.string(),
    tenantId: Id,
    locale: v.string(),
    parts: v.pipe(v.array(Mcode), v.maxLength(MAX_KEPT_PARTS)),
  }),
  /** The page is hidden with unconfirmed changes in the outbox: the worker continues to send them. */
  v.object({ type: v.literal('send-outbox'), tenantId: Id }),
])
export type ToWorker = v.InferOutput<typeof ToWorker>

/** Messages from the worker to a page. */
export const ToPage = v.variant('type', [
  /** A newer reply for this path and query arrived after an outdated one was served. */
  v.object({ type: v.literal('newer-reply'), url: v.string(), cache: v.string() }),
  /** The cached reply of `asOf` (ISO 8601) could not be revalidated, so the page must show its age. */
  v.object({ type: v.literal('not-renewed'), url: v.string(), asOf: v.nullable(v.string()) }),
  /**
   * The cached reply for this path and query, fetched at `was`, was revalidated at `asOf` (ISO 8601, this device's clock) and is unchanged.
   */
  v.object({ type: v.literal('still-so'), url: v.string(), was: v.nullable(v.string()), asOf: v.string() }),
  /** Whether the network is reachable, sent when it changes; `portal`: a captive portal answers. */
  v.object({ type: v.literal('network'), up: v.boolean(), portal: v.optional(v.boolean(), false) }),
  /** The app shell, the category tree and the configuration are cached on this device. */
  v.object({ type: v.literal('ready'), ready: v.boolean(), parts: v.number() }),
  /** Reply to `keep-parts`: the parts whose data is incomplete on this device, after an actual check. */
  v.object({ type: v.literal('parts-kept'), ask: v.string(), missing: v.array(Mcode) }),
])
export type ToPage = v.InferOutput<typeof ToPage>
