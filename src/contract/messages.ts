import * as v from 'valibot'
import { Id, Mcode } from './primitives.ts'

/** So many parts are kept for tomorrow: a browser that gives little room keeps these beside all else. */
export const MAX_KEPT_PARTS = 150

/** What a page may say to the worker. Every message is parsed before it is believed. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('take-over') }),
  v.object({ type: v.literal('forget-personal') }),
  v.object({ type: v.literal('how-ready') }),
  /** What a page loaded before the worker answered for it: absolute addresses of calls and pictures, to be kept like all others. */
  v.object({
    type: v.literal('seen'),
    tenantId: Id,
    /** The language of the page. */
    locale: v.string(),
    urls: v.pipe(v.array(v.pipe(v.string(), v.url())), v.maxLength(500)),
  }),
  /**
   * Parts whose pages are to open without a network: whatever of them is lacking or old is fetched. The answer, `parts-kept`, bears the
   * same `ask`.
   */
  v.object({
    type: v.literal('keep-parts'),
    ask: v.string(),
    tenantId: Id,
    locale: v.string(),
    parts: v.pipe(v.array(Mcode), v.maxLength(MAX_KEPT_PARTS)),
  }),
  /** The page goes out of sight with changes that the shop has not confirmed: the worker goes on sending them. */
  v.object({ type: v.literal('send-outbox'), tenantId: Id }),
])
export type ToWorker = v.InferOutput<typeof ToWorker>

/** What the worker may say to a page. */
export const ToPage = v.variant('type', [
  /** A newer reply for this path and query came in after a stale one. */
  v.object({ type: v.literal('newer-reply'), url: v.string(), cache: v.string() }),
  /** This reply, fetched at `asOf` (ISO 8601), was not renewed, so the page that shows it must say how old it is. */
  v.object({ type: v.literal('not-renewed'), url: v.string(), asOf: v.nullable(v.string()) }),
  /**
   * The shop was asked at `asOf` (ISO 8601), by this device's clock, after the kept reply for this path and query that was fetched at
   * `was`, and it is still so.
   */
  v.object({ type: v.literal('still-so'), url: v.string(), was: v.nullable(v.string()), asOf: v.string() }),
  /** Whether the network answers, told when that changes; `portal`: it answers with a page of its own. */
  v.object({ type: v.literal('network'), up: v.boolean(), portal: v.optional(v.boolean(), false) }),
  /** The shell, the category tree and the configuration are on this device. */
  v.object({ type: v.literal('ready'), ready: v.boolean(), parts: v.number() }),
  /** Of the parts of a `keep-parts`: those of which something is not on this device, looked up and not assumed. */
  v.object({ type: v.literal('parts-kept'), ask: v.string(), missing: v.array(Mcode) }),
])
export type ToPage = v.InferOutput<typeof ToPage>
