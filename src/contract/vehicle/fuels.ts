import { foldWords } from '#contract/text/fold-words.ts'

export type Fuel = 'diesel' | 'petrol' | 'electric'

/** The normalised names of each fuel, also in German, and the suffixes that makers add to engine sizes. */
const fuelWords: Readonly<Record<Fuel, readonly string[]>> = {
  diesel: [
    ...['diesel', 'turbodiesel', 'dieselmotor', 'd', 'td', 'tdi', 'sdi', 'cdi', 'hdi', 'tdci', 'cdti', 'dci', 'crdi', 'jtd', 'jtdm', 'dti'],
    ...['d4d', 'did', 'tddi', 'bluehdi', 'duramax', 'powerstroke', 'cummins'],
  ],
  petrol: [
    ...[
      'petrol',
      'gasoline',
      'gas',
      'benzin',
      'benziner',
      'benzinmotor',
      'otto',
      'ottomotor',
      'tsi',
      'tfsi',
      'fsi',
      'gti',
      'vti',
      'mpi',
      'gdi',
    ],
    ...['i3', 'i4', 'i5', 'i6', 'v6', 'v8', 'v10', 'h4', 'h6', 'r4', 'r6', 'hemi', 'vtec', 'ecoboost'],
  ],
  electric: ['electric', 'elektro', 'elektrisch', 'elektroauto', 'ev', 'bev'],
}

const fuelByWord: ReadonlyMap<string, Fuel> = new Map(
  Object.entries(fuelWords).flatMap(([fuel, all]) => all.map((word): [string, Fuel] => [word, fuel as Fuel])),
)

/** Returns the fuel that a normalised word names; null for any other word. */
export const fuelOfWord = (word: string): Fuel | null => fuelByWord.get(word) ?? null

/**
 * Returns the fuel of an engine by its name, such as `2.4 D`; null if the name does not contain the fuel. `I6` usually means petrol, but a
 * word for diesel takes precedence: `5.9 I6 Cummins` is a diesel.
 */
export function fuelOfEngine(name: string): Fuel | null {
  const said = foldWords(name).split(' ').map(fuelOfWord)
  return (['diesel', 'electric', 'petrol'] as const).find((fuel) => said.includes(fuel)) ?? null
}

/**
 * Whether an engine may use the fuel that a word names. An engine without fuel in its name may use any. False if the word names no fuel.
 */
export function isFuelPossible(engine: string, word: string): boolean {
  const asked = fuelOfWord(word)
  const own = asked === null ? null : fuelOfEngine(engine)
  return asked !== null && (own === null || own === asked)
}
