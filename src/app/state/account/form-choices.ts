import { ask } from '#app/state/page/ask.ts'
import type { DiscoveryChannel, PhoneAreaCode } from '#contract/account.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'

/** Country codes of telephone numbers, by the country's name in the language of the page. */
export const askAreaCodes = async (): Promise<PhoneAreaCode[]> => (await ask('queryPhoneAreaCode', { language: pageLanguage() })).value

/** The answers to "where did you hear of us". */
export const askChannels = async (): Promise<DiscoveryChannel[]> => (await ask('queryDiscoveryChannel', { language: pageLanguage() })).value

const pageLanguage = () => document.documentElement.lang || LOCALE_DEFAULT
