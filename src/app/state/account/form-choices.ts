import { callServer } from '#app/state/page/ask.ts'
import type { DiscoveryChannel, PhoneAreaCode } from '#contract/account/account.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'

/** Requests the calling codes of countries, with the countries' names in the current language. */
export const fetchAreaCodes = async (): Promise<PhoneAreaCode[]> =>
  (await callServer('queryPhoneAreaCode', { language: pageLanguage() })).value

/** Requests the selectable answers to "Where did you hear about us?". */
export const fetchSignUpChannels = async (): Promise<DiscoveryChannel[]> =>
  (await callServer('queryDiscoveryChannel', { language: pageLanguage() })).value

const pageLanguage = () => document.documentElement.lang || LOCALE_DEFAULT
