import type { PhoneAreaCode } from '#contract/account/account.ts'
import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { localeOfLanguage } from '#server/kernel/language.ts'
import { translateText } from '#server/kernel/words.ts'
import type { AccountRequestContext } from './ask.ts'

/** Lists the telephone country codes, sorted by country name in the caller's language. */
export async function queryPhoneAreaCode(
  ask: AccountRequestContext,
  { language }: AccountInput<'queryPhoneAreaCode'>,
): Promise<AccountResult<'queryPhoneAreaCode'>> {
  const tag = canonicalLanguageTag(language ?? ask.caller.language)
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  return areaCodes
    .map(({ country, code, region }) => ({ country, code, region, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, tag))
}

/** Returns the standard spelling of a language tag, or `en` if Intl refuses the tag. A tag may look valid and still be refused. */
function canonicalLanguageTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch (cause) {
    if (cause instanceof RangeError) return 'en'
    throw cause
  }
}

const discoveryChannels = [
  { id: 'search', name: /*i18n*/ 'Web search' },
  { id: 'colleague', name: /*i18n*/ 'A colleague or another workshop' },
  { id: 'fair', name: /*i18n*/ 'Trade fair' },
  { id: 'magazine', name: /*i18n*/ 'Trade magazine' },
  { id: 'social', name: /*i18n*/ 'Social media' },
  { id: 'marketplace', name: /*i18n*/ 'Online marketplace' },
  { id: 'other', name: /*i18n*/ 'Something else' },
] as const

/** Lists the answers to the question “how did you find us”. */
export async function queryDiscoveryChannel(
  ask: AccountRequestContext,
  { language }: AccountInput<'queryDiscoveryChannel'>,
): Promise<AccountResult<'queryDiscoveryChannel'>> {
  const spoken = localeOfLanguage(language ?? ask.caller.language)
  return discoveryChannels.map(({ id, name }) => ({ id, name: translateText(spoken, name) }))
}

type PhoneRegion = PhoneAreaCode['region']

/** Regions as in section 1 of the specification: ISO 3166 country code and telephone prefix (ITU E.164). */
const areaCodesByRegion: [PhoneRegion, string][] = [
  [
    1,
    `AD376 AL355 AT43 BA387 BE32 BG359 BY375 CH41 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FO298 FR33 GB44 GE995 GI350 GR30 HR385 HU36 IE353 IS354 IT39
     LI423 LT370 LU352 LV371 MC377 MD373 ME382 MK389 MT356 NL31 NO47 PL48 PT351 RO40 RS381 RU7 SE46 SI386 SK421 SM378 TR90 UA380 XK383`,
  ],
  [2, 'US1 CA1 MX52'],
  [3, 'JP81'],
  [4, 'KR82'],
  [5, 'CN86 HK852 MO853 TW886'],
  [
    6,
    `AE971 AF93 AM374 AO244 AR54 AU61 AZ994 BD880 BF226 BH973 BI257 BJ229 BN673 BO591 BR55 BT975 BW267 BZ501 CD243 CF236 CG242 CI225 CL56 CM237 CO57
     CR506 CU53 CV238 DJ253 DZ213 EC593 EG20 ER291 ET251 FJ679 GA241 GF594 GH233 GL299 GM220 GN224 GP590 GQ240 GT502 GW245 GY592 HN504 HT509 ID62 IL972
     IN91 IQ964 IR98 JO962 KE254 KG996 KH855 KM269 KW965 KZ7 LA856 LB961 LK94 LR231 LS266 LY218 MA212 MG261 ML223 MM95 MN976 MQ596 MR222 MU230 MV960
     MW265 MY60 MZ258 NA264 NC687 NE227 NG234 NI505 NP977 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PS970 PY595 QA974 RE262 RW250 SA966 SB677 SC248
     SD249 SG65 SL232 SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676 TZ255 UG256 UY598 UZ998 VE58 VN84
     VU678 WS685 YE967 ZA27 ZM260 ZW263`,
  ],
]

const areaCodes: { country: string; code: string; region: PhoneRegion }[] = areaCodesByRegion.flatMap(([region, list]) =>
  list.split(/\s+/).map((entry) => ({ country: entry.slice(0, 2), code: `+${entry.slice(2)}`, region })),
)
