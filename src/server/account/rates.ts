const MINUTE_MS = 60_000

/** A sign-in wants a captcha after so many failures. */
export const CAPTCHA_AFTER_FAILURES = 3
/** From one network address, where several people may sit, after so many. */
export const CAPTCHA_AFTER_FAILURES_OF_ADDRESS = 10

/** How often something may happen to one subject within a window that opens with the first time. */
export interface Rate {
  most: number
  windowMs: number
  /** Counted over all shops of this server together: whoever is refused by one must not go on at the next. */
  allShops?: true
}

/**
 * THE table of rate limits. `…-email` counts by e-mail address, whether or not it has an account; `…-address` by network address, more generously,
 * because a whole workshop may share one; `…-account` by who is signed in. What is counted by network address, and what fills a mailbox, counts over all shops.
 * Guesses at a password or a code count per shop: an account is one shop's, and what is forgiven at one shop must forgive nothing at another.
 */
const table = {
  // Refuses nobody: beyond it a captcha is wanted.
  'login-email': { most: CAPTCHA_AFTER_FAILURES, windowMs: 15 * MINUTE_MS },
  'login-address': { most: 100, windowMs: 15 * MINUTE_MS, allShops: true },
  'register-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  'register-address': { most: 20, windowMs: 60 * MINUTE_MS, allShops: true },
  'send-email': { most: 5, windowMs: 60 * MINUTE_MS, allShops: true },
  'send-address': { most: 30, windowMs: 60 * MINUTE_MS, allShops: true },
  'code-verify-email': { most: 5, windowMs: 15 * MINUTE_MS },
  'code-reset-password': { most: 5, windowMs: 15 * MINUTE_MS },
  'code-address': { most: 50, windowMs: 15 * MINUTE_MS, allShops: true },
  'link-address': { most: 50, windowMs: 15 * MINUTE_MS, allShops: true },
  'password-account': { most: 10, windowMs: 15 * MINUTE_MS },
  // Refused coupons, for whatever reason.
  'coupon-account': { most: 30, windowMs: 15 * MINUTE_MS },
  'captcha-picture': { most: 100, windowMs: 10 * MINUTE_MS, allShops: true },
  // A question in words is easier for a program than a picture, so there are few of them.
  'captcha-text': { most: 10, windowMs: 10 * MINUTE_MS, allShops: true },
  // Texts that were searched for; beyond it they are only not counted (catalogue/search-record.ts).
  'search-record-address': { most: 300, windowMs: 15 * MINUTE_MS, allShops: true },
} satisfies Record<string, Rate>

export type RateRule = keyof typeof table
export const rates: Record<RateRule, Rate> = table
