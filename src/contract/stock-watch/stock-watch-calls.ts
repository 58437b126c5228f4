import * as v from 'valibot'
import { CaptchaKey, Email, Language, ProofOfWork } from '#contract/account/account.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Mcode } from '#contract/kernel/primitives.ts'

/** The maximum number of parts that one e-mail address can watch in a shop. */
export const MAX_STOCK_WATCHES = 100
/** The maximum number of customers that can watch one part. */
export const MAX_STOCK_WATCHES_OF_PART = 5000

/** The secret of an e-mailed link: 256 bits, base64url. It proves that the caller can read the mailbox. */
const WatchKey = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, /*i18n*/ 'This link is not complete. Copy it again from the mail.'))

/** A customer's request to be told when a part is back in stock. */
export const StockWatch = v.object({
  mcode: Mcode,
  /** The part's current name; null if the shop no longer has the part. */
  name: v.nullable(v.string()),
  /** The time of the request: ISO 8601, UTC. */
  askedAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type StockWatch = v.InferOutput<typeof StockWatch>

const stockWatchPath = '/account/api/v1/stockWatch'
const mailedWatchPath = '/marketing/api/v1/stockWatch'
const memberWatchCall = { may: 'member', cache: 'never', fresh: true } as const
const guestWatchCall = { may: 'anyone', cache: 'never', fresh: true, queue: false, method: 'POST' } as const

/**
 * The calls for back-in-stock notifications. When the part is in stock again, each customer who asked gets one e-mail; members also get a
 * push message.
 */
export const stockWatchCalls = {
  stockWatchList: {
    ...memberWatchCall,
    method: 'GET',
    queue: false,
    path: `${stockWatchPath}/list`,
    input: v.object({}),
    result: v.object({ watches: v.array(StockWatch), email: v.string() }),
    summary: 'The parts that the customer waits for, the last first, and where the mail goes.',
  },
  stockWatchAdd: {
    ...memberWatchCall,
    method: 'POST',
    queue: true,
    idempotent: true,
    path: `${stockWatchPath}/add`,
    input: v.object({ mcode: Mcode, language: v.optional(Language) }),
    result: v.object({ mcode: Mcode, email: v.string() }),
    summary: 'Tells the customer once when the part is in stock: by mail, and on devices that get push messages. Twice is as once.',
  },
  stockWatchEnd: {
    ...memberWatchCall,
    method: 'POST',
    queue: true,
    idempotent: true,
    path: `${stockWatchPath}/end`,
    input: v.object({ mcode: Mcode }),
    result: v.object({ mcode: Mcode }),
    summary: 'The customer does not wait for the part any more. One that is not waited for is no error.',
  },
  stockWatchAsk: {
    ...guestWatchCall,
    path: `${mailedWatchPath}/ask`,
    input: v.object({
      mcode: Mcode,
      email: Email,
      language: v.optional(Language),
      /** The key of a captcha for this purpose. `proof` is the solution of its proof of work; its picture need not be solved. */
      captchaKey: v.optional(CaptchaKey),
      proof: v.optional(ProofOfWork),
    }),
    result: v.object({ mailed: v.literal(true) }),
    summary: 'Mails a link to an address; once it was confirmed there, that mailbox is told when the part is in stock.',
  },
  stockWatchConfirm: {
    ...guestWatchCall,
    path: `${mailedWatchPath}/confirm`,
    input: v.object({ key: WatchKey }),
    result: v.object({ mcode: Mcode, email: v.string() }),
    summary: 'Confirms a mailed link: its mailbox is told when the part is in stock. A second press says the same.',
  },
  stockWatchEndAll: {
    ...guestWatchCall,
    path: `${mailedWatchPath}/endAll`,
    input: v.object({ key: WatchKey }),
    result: v.object({ ended: v.literal(true) }),
    summary: 'Ends all that the mailbox of a mailed link waits for at this shop.',
  },
} as const satisfies Record<string, CallDefinition>
