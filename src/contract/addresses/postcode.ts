import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { normalizeText } from '#contract/text/plain-text.ts'

/**
 * Parses postcodes. The formats come from the package postcode-validator; the usual spelling (spaces, hyphens) is defined here. The package
 * is about 4 kB and is loaded with address-rules.ts only.
 */

type PostcodeFormat = readonly [compact: RegExp, spelled: string]

const threeTwoFormat: PostcodeFormat = [/^(\d{3})(\d{2})$/, '$1 $2']
const britishFormat: PostcodeFormat = [/^([A-Z][A-Z\d]{1,3})(\d[A-Z]{2})$/, '$1 $2']
const americanFormat: PostcodeFormat = [/^(\d{5})(\d{4})$/, '$1-$2']

/** How postcodes are written with spaces or hyphens, by country. */
const postcodeFormats: Readonly<Record<string, PostcodeFormat>> = {
  ...{ CZ: threeTwoFormat, GR: threeTwoFormat, SE: threeTwoFormat, SK: threeTwoFormat },
  ...{ GB: britishFormat, GG: britishFormat, IM: britishFormat, JE: britishFormat },
  ...{
    US: americanFormat,
    PR: americanFormat,
    GU: americanFormat,
    VI: americanFormat,
    MP: americanFormat,
    FM: americanFormat,
    MH: americanFormat,
    SA: americanFormat,
  },
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

/**
 * The international prefixes of postcodes where they differ from the country's two letters, because they are the vehicle registration code.
 */
const countryPrefixes: Readonly<Record<string, string>> = {
  ...{ AT: 'A', BA: 'BIH', BE: 'B', DE: 'D', EE: 'EST', ES: 'E', FI: 'FIN', FR: 'F', HU: 'H', IT: 'I', LI: 'FL', LU: 'L', ME: 'MNE' },
  ...{ MK: 'NMK', MT: 'M', NO: 'N', PT: 'P', RS: 'SRB', RU: 'RUS', SE: 'S', SI: 'SLO', SM: 'RSM' },
}

/** Valid postcodes that the package rejects: those of Argentina from before 1998, and those of Saudi Arabia with four more digits. */
const alternativePatterns: Readonly<Record<string, RegExp>> = { AR: /^\d{4}$/, SA: /^\d{5}-\d{4}$/ }

const isPostcode = (text: string, country: string): boolean =>
  alternativePatterns[country]?.test(text) === true || postcodeValidator(text, country)

export interface ParsedPostcode {
  /** The postcode in its usual spelling if that is certain, otherwise as typed. */
  text: string
  /** Whether the postcode has the country's format; null if the format is unknown. */
  isValid: boolean | null
}

/** Parses a typed postcode: `d-70435` in Germany is `70435`, `1010001` in Japan `101-0001`, `1010` in Latvia `LV-1010`. */
export function parsePostcode(country: string, typed: string): ParsedPostcode {
  const text = normalizeText(typed).replace(/\s+/g, ' ').toUpperCase()
  if (!postcodeValidatorExistsForCountry(country)) return { text, isValid: null }
  for (const one of [removeCountryPrefix(text, country), text]) {
    const compact = one.replace(/[\s.-]/g, '')
    const [pattern, spelled] = postcodeFormats[country] ?? []
    const usual = pattern?.test(compact) ? compact.replace(pattern, spelled ?? '') : compact
    const found = [usual, compact, one].find((candidate) => candidate !== '' && isPostcode(candidate, country))
    if (found !== undefined) return { text: found, isValid: true }
  }
  return { text, isValid: false }
}

/** Returns a postcode without the country prefix (`D-`, `CH `), and without Japan's postal mark. */
function removeCountryPrefix(text: string, country: string): string {
  const [, sign = '', rest = ''] = /^([A-Z]{1,3}|〒)\s?-?\s?(?=\S*\d)(.+)$/.exec(text) ?? []
  return ['〒', country, countryPrefixes[country]].includes(sign) ? rest : text
}
