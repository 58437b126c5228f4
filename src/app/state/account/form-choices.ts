import { ask } from '#app/state/page/ask.ts'
import type { DiscoveryChannel, PhoneAreaCode } from '#contract/account.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'

/** Calling codes, by country name in the current language. */
export const askAreaCodes = async (): Promise<PhoneAreaCode[]> => (await ask('queryPhoneAreaCode', { language: pageLanguage() })).value

/** The answers to "Where did you hear about us?". */
export const askChannels = async (): Promise<DiscoveryChannel[]> => (await ask('queryDiscoveryChannel', { language: pageLanguage() })).value

const pageLanguage = () => document.documentElement.lang || LOCALE_DEFAULT
