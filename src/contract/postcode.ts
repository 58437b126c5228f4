import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { plainText } from './plain-text.ts'

/**
 * Reads postcodes as people write them. How those of a country look is data of the package postcode-validator; how they are usually spelled
 * (blanks, hyphens) stands here. It weighs some 4 kB and is loaded with address-rules.ts only.
 */

type Spelling = readonly [compact: RegExp, spelled: string]

const threeTwo: Spelling = [/^(\d{3})(\d{2})$/, '$1 $2']
const british: Spelling = [/^([A-Z][A-Z\d]{1,3})(\d[A-Z]{2})$/, '$1 $2']
const american: Spelling = [/^(\d{5})(\d{4})$/, '$1-$2']

/** How a postcode without blanks and hyphens is spelled, where the post wants some. */
const spellings: Readonly<Record<string, Spelling>> = {
  ...{ CZ: threeTwo, GR: threeTwo, SE: threeTwo, SK: threeTwo },
  ...{ GB: british, GG: british, IM: british, JE: british },
  ...{ US: american, PR: american, GU: american, VI: american, MP: american, FM: american, MH: american, SA: american },
  AD: [/^(?:AD)?(\d{3})$/, 'AD$1'],
  BM: [/^([A-Z]{2})([A-Z\d]{2})$/, '$1 $2'],
  BR: [/^(\d{5})(\d{3})$/, '$1-$2'],
  CA: [/^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, '$1 $2'],
  IE: [/^([A-Z]\d[\dW])([A-Z\d]{4})$/, '$1 $2'],
  IR: [/^(\d{5})(\d{5})$/, '$1-$2'],
  JP: [/^(\d{3})(\d{4})$/, '$1-$2'],
  KY: [/^(KY\d)(\d{4})$/, '$1-$2'],
  LV: [/^(?:LV)?(\d{4})$/, 'LV-$1'],
  MT: [/^([A-Z]{3})(\d{2,4})$/, '$1 $2'],
  NL: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  PL: [/^(\d{2})(\d{3})$/, '$1-$2'],
  PT: [/^(\d{4})(\d{3})$/, '$1-$2'],
}

/** What is written before a postcode in mail from abroad, where it is not the country's two letters: the sign of its cars. */
const carSigns: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BA: 'BIH', BE: 'B', DE: 'D', EE: 'EST', ES: 'E', FI: 'FIN', FR: 'F', HU: 'H', IT: 'I', LI: 'FL', LU: 'L', ME: 'MNE' },
  ...{ MK: 'NMK', MT: 'M', NO: 'N', PT: 'P', RS: 'SRB', RU: 'RUS', SE: 'S', SI: 'SLO', SM: 'RSM' },
}

/** Postcodes in use that the package does not know: Argentina's before 1998, Saudi Arabia's with four digits more. */
const alsoIn: Readonly<Record<string, RegExp>> = { AR: /^\d{4}$/, SA: /^\d{5}-\d{4}$/ }

const isPostcode = (text: string, country: string): boolean => alsoIn[country]?.test(text) === true || postcodeValidator(text, country)

export interface ReadPostcode {
  /** In its usual spelling where it is certain, else as it was typed. */
  text: string
  /** Whether it looks as those of the country do; null where nobody knows how they look. */
  fits: boolean | null
}

/** Reads a typed postcode: `d-70435` of Germany is `70435`, `1010001` of Japan `101-0001`, `1010` of Latvia `LV-1010`. */
export function readPostcode(country: string, typed: string): ReadPostcode {
  const text = plainText(typed).replace(/\s+/g, ' ').toUpperCase()
  if (!postcodeValidatorExistsForCountry(country)) return { text, fits: null }
  for (const one of [withoutSign(text, country), text]) {
    const compact = one.replace(/[\s.-]/g, '')
    const [pattern, spelled] = spellings[country] ?? []
    const usual = pattern?.test(compact) ? compact.replace(pattern, spelled ?? '') : compact
    const found = [usual, compact, one].find((candidate) => candidate !== '' && isPostcode(candidate, country))
    if (found !== undefined) return { text: found, fits: true }
  }
  return { text, fits: false }
}

/** Without the sign of the country before it (`D-`, `CH `), or Japan's sign of the post. */
function withoutSign(text: string, country: string): string {
  const [, sign = '', rest = ''] = /^([A-Z]{1,3}|〒)\s?-?\s?(?=\S*\d)(.+)$/.exec(text) ?? []
  return ['〒', country, carSigns[country]].includes(sign) ? rest : text
}
