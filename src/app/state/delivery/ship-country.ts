import { addresses } from '#app/state/account/addresses.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { countries } from '#contract/countries.ts'
import { guessCountry, type Hints } from './guess-country.ts'

const COUNTRY_KEY = 'shipCountry'

/** How a country is known. `unknown`: not looked for yet; `nothing`: nothing says where, so it has to be asked. */
export type CountryBy = 'unknown' | 'nothing' | 'guess' | 'address' | 'choice'

/** The country that deliveries are reckoned to before an order names an address. */
export const shipCountry = personal<{ code: string | null; by: CountryBy }>({ code: null, by: 'unknown' })

const hintsHere = (): Hints => ({
  languages: navigator.languages,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

const known = (code: string | null | undefined): code is string => code !== null && code !== undefined && countries.includes(code)

/** Where parcels of whoever is signed in go by default, as far as this device knows their book. */
function addressCountry(): string | undefined {
  const rows = addresses.rows.filter(({ country }) => known(country))
  return (rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0])?.country
}

let guessed: { code: string | null } | undefined
let guessing: Promise<void> | undefined

/**
 * Says where to: what was chosen on this device, else the default address, else a guess by languages and time zone. The guess is made once,
 * beside whatever the page does; until it is there the country is `unknown`. Resolves when the country is said.
 */
export async function findShipCountry(storage: Pick<Storage, 'getItem'> = deviceTexts, hints: () => Hints = hintsHere): Promise<void> {
  const [chosen, address] = [storage.getItem(COUNTRY_KEY), addressCountry()]
  if (known(chosen)) put(chosen, 'choice')
  else if (address !== undefined) put(address, 'address')
  else if (guessed) put(guessed.code, guessed.code === null ? 'nothing' : 'guess')
  else {
    guessing ??= guessCountry(hints()).then((code) => {
      guessed = { code }
    })
    await guessing
    // Meanwhile a country may have been chosen, or the address book have arrived.
    await findShipCountry(storage, hints)
  }
}

/** Remembers on this device where to. Empty: forgets it, and finds it out again. */
export function chooseShipCountry(code: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = deviceTexts): Promise<void> {
  if (code === '') storage.removeItem(COUNTRY_KEY)
  else storage.setItem(COUNTRY_KEY, code)
  return findShipCountry(storage)
}

function put(code: string | null, by: CountryBy): void {
  shipCountry.code = code
  shipCountry.by = by
}
