import * as v from 'valibot'
import { Id } from './primitives.ts'

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
])
export type ToPage = v.InferOutput<typeof ToPage>
