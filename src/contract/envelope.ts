import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { SUCCESS_CODE } from './limits.ts'

/**
 * The envelope of every reply (specification, section 7; decisions, Wire conventions). `code` 200 is success. `error` names a row of the
 * error table; `msg` is a sentence for people; `message` repeats it if the HTTP status is an error. This schema accepts more than our
 * server sends (the interface below), because another backend may serve the app: only `code` is required, and an error reply needs one
 * sentence.
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
  // A backend of this contract explains each error; a bare `{"code":401}` comes from a gateway.
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

/** Headers of every call (specification, section 7). Headers of the caller take precedence. */
export const TOKEN_COOKIES_HEADER = 'Cookies'
export const TOKEN_HEADER = 'X-Access-Token'
export const TENANT_HEADER = 'X-Tenant-Id'
/** The app's language, a code of contract/locales.ts; the reply's language is in Content-Language. */
export const LANGUAGE_HEADER = 'Accept-Language'
/**
 * The worker sets this header if a reply comes from the device: `cache; as-of=<ISO time>`, `pack; as-of=…`, or `seen-parts; of=12;
 * listed=240; as-of=…` for a search over 12 parts whose pages were opened and 240 parts seen in lists.
 */
export const ANSWERED_FROM_HEADER = 'X-Answered-From'
/**
 * The scope of a search over this device's data only: parts whose pages were opened, and parts seen only in lists, whose data is
 * incomplete.
 */
export interface Searched {
  opened: number
  listed: number
}

/** How much of the shop's catalogue the device's packs contain: number of parts, total number, and titles of missing sections. */
export interface PackScope {
  parts: number
  of: number
  missing: readonly string[]
}

/** Number of lines after the header line of a streamed file. */
export const FILE_LINES_HEADER = 'X-File-Lines'

/** Sent with every call that changes data (decisions, Wire conventions): a replay with the same key changes nothing. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
