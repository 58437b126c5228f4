import { callServer } from '#app/state/page/ask.ts'
import type { Captcha, CaptchaPurpose } from '#contract/account/account.ts'
import { uuid } from '#data/uuid.ts'

/** Returns a random captcha key, so that nobody else's request can invalidate the captcha. */
export const newCaptchaKey = (): string => uuid()

/** Requests a captcha for a key. The previous captcha with that key becomes invalid. */
export async function fetchCaptcha(key: string, as: Captcha['as'], language: string, purpose: CaptchaPurpose): Promise<Captcha> {
  return (await callServer('randomImage', { key, as, language, purpose })).value
}
