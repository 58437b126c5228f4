import * as v from 'valibot'

/** What a page may say to the worker. Every message is parsed before it is believed. */
export const ToWorker = v.variant('type', [
  v.object({ type: v.literal('take-over') }),
  v.object({ type: v.literal('forget-personal') }),
  v.object({ type: v.literal('how-ready') }),
])
export type ToWorker = v.InferOutput<typeof ToWorker>

/** What the worker may say to a page. */
export const ToPage = v.variant('type', [
  /** A newer reply for this path and query came in behind a stale one. */
  v.object({ type: v.literal('newer-reply'), url: v.string(), cache: v.string() }),
  /** The shell, the category tree and the configuration are on this device. */
  v.object({ type: v.literal('ready'), ready: v.boolean(), parts: v.number() }),
])
export type ToPage = v.InferOutput<typeof ToPage>
