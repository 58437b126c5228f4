import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainText } from './plain-text.ts'

/**
 * Reads and shows telephone numbers by libphonenumber's table of the world's numbers. It weighs 40 kB, so the app loads it with a form only
 * (ui/form/PhoneField.tsx); everywhere else numbers come from the server as they are shown.
 */

export interface ReadPhone {
  /** E.164 (`+4971112345`) where the number is certain, else as it was typed. */
  text: string
  /** Whether there can be such a number; true of none at all. */
  fits: boolean
}

/** What a number without its country's code is read by: the country it is of (`DE`), or that code (`+49`); '' when nobody knows. */
type Where = string

const parse = (text: string, where: Where) =>
  parsePhoneNumberFromString(
    // 00 stands for + in most of the world, and begins no number anywhere. (0) is dialled at home only.
    text.replace(/^00(?=[1-9])/, '+').replace(/^(\+[^(]*)\(0\)/, '$1'),
    /^[A-Z]{2}$/.test(where)
      ? { defaultCountry: where as CountryCode, extract: false }
      : { ...(where === '' ? {} : { defaultCallingCode: where.replace(/^\+/, '') }), extract: false },
  )

/** Reads a number that was typed in its own country's way or with a country's code in front. */
export function readPhone(typed: string, where: Where): ReadPhone {
  const text = plainText(typed)
  if (text === '') return { text, fits: true }
  const found = parse(text, where)
  return found?.isPossible() === true && found.ext === undefined ? { text: found.number, fits: true } : { text, fits: false }
}

/** A stored number as people read and dial it from anywhere: `+49 711 12345`. One that nobody can read is shown as it was typed. */
export function shownPhone(stored: string, where: Where = ''): string {
  const found = stored === '' ? undefined : parse(stored, where)
  if (found?.isPossible() === true) return found.formatInternational()
  return /^\+\d/.test(where) && stored !== '' && !stored.startsWith('+') ? `${where} ${stored}` : stored
}

/** A stored number as it is typed at home, and where home is: what a form is filled with. */
export function typedPhone(stored: string, where: Where = ''): { text: string; country: string } {
  const found = stored === '' ? undefined : parse(stored, where)
  return found?.country !== undefined && found.isPossible()
    ? { text: found.formatNational(), country: found.country }
    : { text: stored, country: /^[A-Z]{2}$/.test(where) ? where : '' }
}

/** The country's code of a certain number: `+49`; '' of any other. */
export const callingCodeOf = (e164: string): string => {
  const found = parsePhoneNumberFromString(e164)
  return found === undefined ? '' : `+${found.countryCallingCode}`
}
