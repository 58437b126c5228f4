import { ask } from '#app/state/page/ask.ts'
import type { Captcha, CaptchaPurpose } from '#contract/account.ts'
import { uuid } from '#data/uuid.ts'

/** A random captcha key, so that nobody else's request can invalidate it. */
export const newCaptchaKey = (): string => uuid()

/** Requests a captcha with a key; the previous one with that key becomes invalid. */
export async function askCaptcha(key: string, as: Captcha['as'], language: string, purpose: CaptchaPurpose): Promise<Captcha> {
  return (await ask('randomImage', { key, as, language, purpose })).value
}
