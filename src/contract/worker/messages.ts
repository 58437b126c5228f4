import * as v from 'valibot'
import { Id, Mcode } from '#contract/kernel/primitives.ts'

/** The maximum number of parts that are stored for offline use; a browser with little storage still has space for them. */
export const MAX_OFFLINE_PARTS = 150

/** Messages from a page to the worker. Each message is validated before use. */
export const MessageToWorker = v.variant('type', [
  v.object({ type: v.literal('take-over') }),
  v.object({ type: v.literal('forget-personal') }),
  v.object({ type: v.literal('how-ready') }),
  /** The URLs of calls and pictures that a page loaded before the worker controlled it; the worker caches these replies too. */
  v.object({
    type: v.literal('seen'),
    tenantId: Id,
    /** The language of the page. */
    locale: v.string(),
    urls: v.pipe(v.array(v.pipe(v.string(), v.url())), v.maxLength(500)),
  }),
  /**
   * The parts whose pages must work offline: the worker fetches missing or outdated data. `ask` identifies this message; the reply
   * `parts-kept` has the same `ask`.
   */
  v.object({
    type: v.literal('keep-parts'),
    ask: v.string(),
    tenantId: Id,
    locale: v.string(),
    parts: v.pipe(v.array(Mcode), v.maxLength(MAX_OFFLINE_PARTS)),
  }),
  /** The page is hidden while changes wait in the outbox, so the worker continues to send them. */
  v.object({ type: v.literal('send-outbox'), tenantId: Id }),
])
export type MessageToWorker = v.InferOutput<typeof MessageToWorker>

/** Messages from the worker to a page. */
export const MessageToPage = v.variant('type', [
  /** The server sent a newer reply for this path and query after the worker had served an outdated one. */
  v.object({ type: v.literal('newer-reply'), url: v.string(), cache: v.string() }),
  /** The worker could not check with the server whether the cached reply of `asOf` (ISO 8601) is current, so the page must show its age. */
  v.object({ type: v.literal('not-renewed'), url: v.string(), asOf: v.nullable(v.string()) }),
  /**
   * The server confirmed at `asOf` (ISO 8601, this device's clock) that the cached reply for this path and query, fetched at `was`, is
   * unchanged.
   */
  v.object({ type: v.literal('still-so'), url: v.string(), was: v.nullable(v.string()), asOf: v.string() }),
  /**
   * Whether the network is reachable, sent when this changes. `portal`: the sign-in page of a network (captive portal) answers instead of
   * the shop.
   */
  v.object({ type: v.literal('network'), up: v.boolean(), portal: v.optional(v.boolean(), false) }),
  /** Whether the app shell, the category tree and the configuration are cached on this device. */
  v.object({ type: v.literal('ready'), ready: v.boolean(), parts: v.number() }),
  /** The reply to `keep-parts`: the parts whose data is incomplete on this device, after the worker has checked its caches. */
  v.object({ type: v.literal('parts-kept'), ask: v.string(), missing: v.array(Mcode) }),
])
export type MessageToPage = v.InferOutput<typeof MessageToPage>
