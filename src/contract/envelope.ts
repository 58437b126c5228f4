import * as v from 'valibot'
import type { ErrorCode } from './errors.ts'
import { SUCCESS_CODE } from './limits.ts'

/**
 * The envelope of every reply (section 7 of the specification). `code` 200 is success. `error` names a row of the error table. `msg` is a
 * sentence for people; `message` repeats it if the HTTP status is an error. This schema accepts more than our server sends (the interface
 * below), because another backend may serve the app. It requires only `code`, and one sentence in an error reply.
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
  // A backend that follows this contract explains each error; a bare `{"code":401}` comes from a gateway.
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

/** The names of headers that every call has (section 7 of the specification). Headers that the caller sets take precedence. */
export const TOKEN_COOKIES_HEADER = 'Cookies'
export const TOKEN_HEADER = 'X-Access-Token'
export const TENANT_HEADER = 'X-Tenant-Id'
/** The header with the app's language, a code of contract/locale/locales.ts. The language of the reply is in Content-Language. */
export const LANGUAGE_HEADER = 'Accept-Language'
/**
 * The header that the worker sets if a reply comes from data on the device: `cache; as-of=<ISO time>`, `pack; as-of=…`, or `seen-parts;
 * of=12; listed=240; as-of=…` for a search over 12 parts whose pages were opened and 240 parts that were seen in lists.
 */
export const REPLY_SOURCE_HEADER = 'X-Answered-From'
/**
 * The scope of a search over the data on this device only: parts whose pages were opened, and parts that were seen only in lists, whose
 * data is incomplete.
 */
export interface LocalSearchScope {
  openedPartCount: number
  listedPartCount: number
}

/**
 * How much of the shop's catalogue the packs on the device contain: the number of parts, the total number, and the titles of missing
 * sections.
 */
export interface PackScope {
  partCount: number
  totalPartCount: number
  missingTitles: readonly string[]
}

/** The header with the number of lines of a streamed file after its header line. */
export const FILE_LINE_COUNT_HEADER = 'X-File-Lines'

/** The header with the key of a change, sent with every call that changes data. A repeated call with the same key changes nothing. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
