import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainText } from './plain-text.ts'

/**
 * Parses and formats telephone numbers with libphonenumber. The library is 40 kB, so the app loads it with a form only
 * (ui/form/PhoneField.tsx); elsewhere the server sends formatted numbers.
 */

export interface ReadPhone {
  /** E.164 (`+4971112345`) if the number is certain, otherwise as typed. */
  text: string
  /** Whether the number is possible; also true for an empty text. */
  fits: boolean
}

/** The default country for a number without country code: a country (`DE`) or a calling code (`+49`); '' if unknown. */
type Where = string

const parse = (text: string, where: Where) =>
  parsePhoneNumberFromString(
    // 00 means + in most countries, and no number begins with it. (0) is dialled within the country only.
    text.replace(/^00(?=[1-9])/, '+').replace(/^(\+[^(]*)\(0\)/, '$1'),
    /^[A-Z]{2}$/.test(where)
      ? { defaultCountry: where as CountryCode, extract: false }
      : { ...(where === '' ? {} : { defaultCallingCode: where.replace(/^\+/, '') }), extract: false },
  )

/** Parses a number in national format or with a country code. */
export function readPhone(typed: string, where: Where): ReadPhone {
  const text = plainText(typed)
  if (text === '') return { text, fits: true }
  const found = parse(text, where)
  return found?.isPossible() === true && found.ext === undefined ? { text: found.number, fits: true } : { text, fits: false }
}

/** A stored number in international format: `+49 711 12345`. An unparsable number is returned as typed. */
export function shownPhone(stored: string, where: Where = ''): string {
  const found = stored === '' ? undefined : parse(stored, where)
  if (found?.isPossible() === true) return found.formatInternational()
  return /^\+\d/.test(where) && stored !== '' && !stored.startsWith('+') ? `${where} ${stored}` : stored
}

/** A stored number in national format with its country, to fill a form. */
export function typedPhone(stored: string, where: Where = ''): { text: string; country: string } {
  const found = stored === '' ? undefined : parse(stored, where)
  return found?.country !== undefined && found.isPossible()
    ? { text: found.formatNational(), country: found.country }
    : { text: stored, country: /^[A-Z]{2}$/.test(where) ? where : '' }
}

/** The calling code of a valid E.164 number: `+49`; '' otherwise. */
export const callingCodeOf = (e164: string): string => {
  const found = parsePhoneNumberFromString(e164)
  return found === undefined ? '' : `+${found.countryCallingCode}`
}
