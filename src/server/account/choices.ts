import type { AccountInput, AccountResult } from '#contract/account-calls.ts'
import { letterLanguage } from '#server/mail/letters/letter.ts'
import { areaCodes } from './area-codes.ts'
import type { AccountAsk } from './ask.ts'

/** Country codes, by the country's name in the caller's language. */
export async function queryPhoneAreaCode(
  ask: AccountAsk,
  { language }: AccountInput<'queryPhoneAreaCode'>,
): Promise<AccountResult<'queryPhoneAreaCode'>> {
  const tag = namedLanguage(language ?? ask.caller.language)
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  return areaCodes
    .map(({ country, code, region }) => ({ country, code, region, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, tag))
}

/** A tag may have the right shape and still name nothing that Intl accepts. */
function namedLanguage(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch (cause) {
    if (cause instanceof RangeError) return 'en'
    throw cause
  }
}

const channels = [
  { id: 'search', en: 'Web search', de: 'Suche im Internet' },
  { id: 'colleague', en: 'A colleague or another workshop', de: 'Kollegen oder eine andere Werkstatt' },
  { id: 'fair', en: 'Trade fair', de: 'Messe' },
  { id: 'magazine', en: 'Trade magazine', de: 'Fachzeitschrift' },
  { id: 'social', en: 'Social media', de: 'Soziale Medien' },
  { id: 'marketplace', en: 'Online marketplace', de: 'Online-Marktplatz' },
  { id: 'other', en: 'Something else', de: 'Anders' },
] as const

/** The answers to "where did you hear of us". */
export async function queryDiscoveryChannel(
  ask: AccountAsk,
  { language }: AccountInput<'queryDiscoveryChannel'>,
): Promise<AccountResult<'queryDiscoveryChannel'>> {
  const said = letterLanguage(language ?? ask.caller.language)
  return channels.map((channel) => ({ id: channel.id, name: channel[said] }))
}
