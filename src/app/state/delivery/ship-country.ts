import { addresses } from '#app/state/addresses/addresses.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { countries } from '#contract/addresses/countries.ts'
import { type CountryHints, guessCountry } from './guess-country.ts'

const COUNTRY_KEY = 'shipCountry'

/** How the delivery country is known. `unknown`: not determined yet. `nothing`: there is no hint, so the user must be asked. */
export type CountrySource = 'unknown' | 'nothing' | 'guess' | 'address' | 'choice'

/** The country that parts are delivered to, before an order has an address. */
export const shipCountry = createPersonalState<{ code: string | null; by: CountrySource }>({ code: null, by: 'unknown' })

const browserCountryHints = (): CountryHints => ({
  languages: navigator.languages,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

const isKnownCountry = (code: string | null | undefined): code is string => code !== null && code !== undefined && countries.includes(code)

/** Returns the country of the user's default delivery address, as far as this device knows it. */
function defaultAddressCountry(): string | undefined {
  const rows = addresses.rows.filter(({ country }) => isKnownCountry(country))
  return (rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0])?.country
}

let guessedCountry: { code: string | null } | undefined
let runningGuess: Promise<void> | undefined

/**
 * Determines the delivery country: the one chosen on this device, otherwise that of the default address, otherwise a guess from languages
 * and time zone. The guess runs once, in the background; until then the country is `unknown`. Resolves when the country is determined.
 */
export async function findShipCountry(
  storage: Pick<Storage, 'getItem'> = deviceStorage,
  hints: () => CountryHints = browserCountryHints,
): Promise<void> {
  const [chosen, address] = [storage.getItem(COUNTRY_KEY), defaultAddressCountry()]
  if (isKnownCountry(chosen)) setShipCountry(chosen, 'choice')
  else if (address !== undefined) setShipCountry(address, 'address')
  else if (guessedCountry) setShipCountry(guessedCountry.code, guessedCountry.code === null ? 'nothing' : 'guess')
  else {
    runningGuess ??= guessCountry(hints()).then((code) => {
      guessedCountry = { code }
    })
    await runningGuess
    // Meanwhile a country may have been chosen, or the address book loaded.
    await findShipCountry(storage, hints)
  }
}

/** Stores the delivery country that the user has chosen. With '' the choice is removed, and the country is determined again. */
export function chooseShipCountry(
  code: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = deviceStorage,
): Promise<void> {
  if (code === '') storage.removeItem(COUNTRY_KEY)
  else storage.setItem(COUNTRY_KEY, code)
  return findShipCountry(storage)
}

function setShipCountry(code: string | null, by: CountrySource): void {
  shipCountry.code = code
  shipCountry.by = by
}
