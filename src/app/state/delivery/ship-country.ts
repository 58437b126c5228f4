import { addresses } from '#app/state/addresses/addresses.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { countries } from '#contract/addresses/countries.ts'
import { guessCountry, type Hints } from './guess-country.ts'

const COUNTRY_KEY = 'shipCountry'

/** How the delivery country is known. `unknown`: not determined yet. `nothing`: there is no hint, so the user must be asked. */
export type CountryBy = 'unknown' | 'nothing' | 'guess' | 'address' | 'choice'

/** The country that parts are delivered to, before an order has an address. */
export const shipCountry = personal<{ code: string | null; by: CountryBy }>({ code: null, by: 'unknown' })

const hintsHere = (): Hints => ({
  languages: navigator.languages,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

const isKnownCountry = (code: string | null | undefined): code is string => code !== null && code !== undefined && countries.includes(code)

/** Returns the country of the user's default delivery address, as far as this device knows it. */
function addressCountry(): string | undefined {
  const rows = addresses.rows.filter(({ country }) => isKnownCountry(country))
  return (rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0])?.country
}

let guessed: { code: string | null } | undefined
let guessing: Promise<void> | undefined

/**
 * Determines the delivery country: the one chosen on this device, otherwise that of the default address, otherwise a guess from languages
 * and time zone. The guess runs once, in the background; until then the country is `unknown`. Resolves when the country is determined.
 */
export async function findShipCountry(storage: Pick<Storage, 'getItem'> = deviceTexts, hints: () => Hints = hintsHere): Promise<void> {
  const [chosen, address] = [storage.getItem(COUNTRY_KEY), addressCountry()]
  if (isKnownCountry(chosen)) setShipCountry(chosen, 'choice')
  else if (address !== undefined) setShipCountry(address, 'address')
  else if (guessed) setShipCountry(guessed.code, guessed.code === null ? 'nothing' : 'guess')
  else {
    guessing ??= guessCountry(hints()).then((code) => {
      guessed = { code }
    })
    await guessing
    // Meanwhile a country may have been chosen, or the address book loaded.
    await findShipCountry(storage, hints)
  }
}

/** Stores the delivery country that the user has chosen. With '' the choice is removed, and the country is determined again. */
export function chooseShipCountry(code: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = deviceTexts): Promise<void> {
  if (code === '') storage.removeItem(COUNTRY_KEY)
  else storage.setItem(COUNTRY_KEY, code)
  return findShipCountry(storage)
}

function setShipCountry(code: string | null, by: CountryBy): void {
  shipCountry.code = code
  shipCountry.by = by
}
