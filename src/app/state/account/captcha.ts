import { ask } from '#app/state/page/ask.ts'
import type { Captcha, CaptchaPurpose } from '#contract/account.ts'

/** Names one captcha. At random, so that nobody else's request can end it. */
export const newCaptchaKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A fresh captcha under a key; the one before it under that key ends. */
export async function askCaptcha(key: string, as: Captcha['as'], language: string, purpose: CaptchaPurpose): Promise<Captcha> {
  return (await ask('randomImage', { key, as, language, purpose })).value
}
