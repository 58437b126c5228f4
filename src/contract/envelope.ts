import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { SUCCESS_CODE } from './limits.ts'

/**
 * What every reply is wrapped in (specification, section 7; decisions, Wire conventions). `code` 200 is success. `error` names the
 * row of the error table for machines; `msg` stays a sentence; `message` repeats it where the HTTP status is an error status. Any backend
 * may serve that speaks the contract, so what is read is wider than what ours says (the interface below): all but `code` may be absent, and
 * of a refusal one sentence must be there.
 */
export const Envelope = v.pipe(
  v.object({
    code: v.number(),
    msg: v.nullish(v.string()),
    result: v.optional(v.unknown()),
    error: v.nullish(v.string()),
    message: v.nullish(v.string()),
    field: v.nullish(v.string()),
  }),
  // Whoever speaks the contract and refuses says why; `{"code":401}` alone is how gateways refuse.
  v.check(({ code, msg, message }) => code === SUCCESS_CODE || typeof (message ?? msg) === 'string'),
)
export interface Envelope<Result = unknown> {
  code: number
  msg: string
  result?: Result
  error?: ErrorCode
  message?: string
  field?: string
}

/** Headers on every call (specification, section 7). A caller's own headers win. */
export const TOKEN_COOKIES_HEADER = 'Cookies'
export const TOKEN_HEADER = 'X-Access-Token'
export const TENANT_HEADER = 'X-Tenant-Id'
/** The language that the app shows, a code of contract/locales.ts; the reply says its own as Content-Language. */
export const LANGUAGE_HEADER = 'Accept-Language'
/**
 * The worker says here when a reply came from this device: `cache; as-of=<ISO time>`, `pack; as-of=…`, or `seen-parts; of=12; listed=240;
 * as-of=…` for a search over the 12 parts that were opened here and 240 more that stood in lists only.
 */
export const ANSWERED_FROM_HEADER = 'X-Answered-From'
/**
 * What a search looked through that knew only this device: parts whose page was opened, and parts that stood only in a list, of which less
 * is known.
 */
export interface Searched {
  opened: number
  listed: number
}

/** How much of the shop's catalogue the packs of a device hold: parts of all parts, and titles of what of it is not there. */
export interface PackScope {
  parts: number
  of: number
  missing: readonly string[]
}

/** How many lines below its heading a file has that is made while it is read. */
export const FILE_LINES_HEADER = 'X-File-Lines'

/** On every call that changes something (decisions, Wire conventions): a replay with the same key changes nothing twice. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
