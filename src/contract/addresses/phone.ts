import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { normalizeText } from '#contract/text/plain-text.ts'

/**
 * Parses and formats telephone numbers with libphonenumber. The library is 40 kB, so the app loads it with a form only
 * (ui/form/PhoneField.tsx); elsewhere the server sends formatted numbers.
 */

export interface ParsedPhone {
  /** The telephone number in E.164 (`+4971112345`) if it could be parsed with certainty, otherwise the text as typed. */
  text: string
  /** Whether the telephone number is possible; also true for an empty text. */
  isValid: boolean
}

/** The country (`DE`) or calling code (`+49`) to which telephone numbers without a calling code belong; '' if unknown. */
type PhoneCountry = string

const parsePhone = (text: string, where: PhoneCountry) =>
  parsePhoneNumberFromString(
    // 00 means + in most countries, and no telephone number begins with 00. (0) is dialled only within the country.
    text.replace(/^00(?=[1-9])/, '+').replace(/^(\+[^(]*)\(0\)/, '$1'),
    /^[A-Z]{2}$/.test(where)
      ? { defaultCountry: where as CountryCode, extract: false }
      : { ...(where === '' ? {} : { defaultCallingCode: where.replace(/^\+/, '') }), extract: false },
  )

/** Parses a telephone number in national format or with a country code. */
export function parseEnteredPhone(typed: string, where: PhoneCountry): ParsedPhone {
  const text = normalizeText(typed)
  if (text === '') return { text, isValid: true }
  const found = parsePhone(text, where)
  return found?.isPossible() === true && found.ext === undefined ? { text: found.number, isValid: true } : { text, isValid: false }
}

/** Returns a stored telephone number in international format: `+49 711 12345`. A number that cannot be parsed is returned as typed. */
export function formatPhone(stored: string, where: PhoneCountry = ''): string {
  const found = stored === '' ? undefined : parsePhone(stored, where)
  if (found?.isPossible() === true) return found.formatInternational()
  return /^\+\d/.test(where) && stored !== '' && !stored.startsWith('+') ? `${where} ${stored}` : stored
}

/** Returns a stored telephone number in national format with its country, to fill a form. */
export function phoneInputOf(stored: string, where: PhoneCountry = ''): { text: string; country: string } {
  const found = stored === '' ? undefined : parsePhone(stored, where)
  return found?.country !== undefined && found.isPossible()
    ? { text: found.formatNational(), country: found.country }
    : { text: stored, country: /^[A-Z]{2}$/.test(where) ? where : '' }
}

/** Returns the calling code of a valid E.164 number, such as `+49`; '' for other text. */
export const callingCodeOf = (e164: string): string => {
  const found = parsePhoneNumberFromString(e164)
  return found === undefined ? '' : `+${found.countryCallingCode}`
}
