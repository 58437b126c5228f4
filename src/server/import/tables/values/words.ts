import { countries } from '#contract/addresses/countries.ts'
import type { Condition } from '#contract/catalogue/catalogue.ts'
import { InvalidValueError } from '#server/import/tables/invalid-value.ts'
import { normalizeWords } from '#server/import/tables/plain-words.ts'

const YES_WORDS = new Set(
  'yes y ja j oui o si s tak t sì x 1 true wahr vrai prawda vero waar verdadero v ✓ ✔'.split(' ').map(normalizeWords),
)
const NO_WORDS = new Set('no n nein non nie nee 0 false falsch faux falso onwaar f'.split(' '))

/**
 * Reads a yes or no in several languages.
 * @throws InvalidValueError when the text is neither.
 */
export function parseYesOrNo(written: string): boolean {
  const word = normalizeWords(written)
  if (YES_WORDS.has(word) || /^[x✓✔]$/i.test(written)) return true
  if (NO_WORDS.has(word)) return false
  throw new InvalidValueError(`Yes or no (ja, nein; 1, 0): ${written} is neither.`)
}

const FOR_SALE_WORDS = new Set(
  (
    'active enabled published visible available online live shown publish aktiv aktiviert sichtbar veroffentlicht freigegeben actif publie ' +
    'en_ligne activo publicado aktywny widoczny opublikowany attivo visibile pubblicato actief zichtbaar gepubliceerd'
  )
    .split(' ')
    .map(normalizeWords),
)
const NOT_FOR_SALE_WORDS = new Set(
  (
    'inactive disabled draft archived unlisted private pending hidden unpublished offline trash discontinued obsolete deleted blocked inaktiv deaktiviert entwurf ' +
    'versteckt verborgen ausgeblendet archiviert gesperrt privat ausgelaufen inactif desactive brouillon masque cache archive non_publie inactivo borrador oculto ' +
    'nieaktywny szkic ukryty inattivo bozza nascosto inactief concept'
  )
    .split(' ')
    .map(normalizeWords),
)

/**
 * Reads whether a shop system sells a product: `1` and `active` mean yes, `0`, `-1` and `draft` mean no.
 * @throws InvalidValueError when the text is neither.
 */
export function parseIsForSale(written: string): boolean {
  const word = normalizeWords(written)
  if (FOR_SALE_WORDS.has(word)) return true
  // `normalizeWords` would drop the minus of `-1`, so the text itself is compared.
  if (NOT_FOR_SALE_WORDS.has(word) || written.trim() === '-1') return false
  try {
    return parseYesOrNo(written)
  } catch {
    throw new InvalidValueError(`Whether it is sold (1, active; 0, draft, archived): ${written} is neither.`)
  }
}

/**
 * Reads whether a product is hidden, a draft or archived: `1`, `yes` and `hidden` mean yes.
 * @throws InvalidValueError when the text is neither yes nor no.
 */
export function parseIsHidden(written: string): boolean {
  const word = normalizeWords(written)
  if (NOT_FOR_SALE_WORDS.has(word)) return true
  if (FOR_SALE_WORDS.has(word)) return false
  try {
    return parseYesOrNo(written)
  } catch {
    throw new InvalidValueError(`Whether it is hidden (1, yes; 0, no): ${written} is neither.`)
  }
}

const conditionWords: Readonly<Record<Condition, string>> = {
  new: 'new|neu|neuteil|neuware|neuf|neuve|nuevo|nueva|nowy|nowa|nowe|nuovo|nuova|nieuw|brand new|n',
  reman:
    'reman|remanufactured|rebuilt|refurbished|reconditioned|exchange|exch|austausch|austauschteil|at|at teil|tausch|im tausch|' +
    'generaluberholt|uberholt|echange|echange standard|reconditionne|remanufacturado|reconstruido|intercambio|regenerowany|regenerowana|rigenerato|' +
    'revisionato|gereviseerd|ruil|r',
  used: 'used|gebraucht|gebrauchtteil|occasion|d occasion|usado|usada|segunda mano|uzywany|uzywana|usato|usata|gebruikt|tweedehands|u',
}
const conditionByWord = new Map(
  (['new', 'reman', 'used'] as const).flatMap((condition) =>
    conditionWords[condition].split('|').map((word): [string, Condition] => [word, condition]),
  ),
)

/**
 * Reads the condition of a part: new, remanufactured or used, in several languages.
 * @throws InvalidValueError when the text names no condition.
 */
export function parseCondition(written: string): Condition {
  const found = conditionByWord.get(normalizeWords(written))
  if (!found) throw new InvalidValueError(`A condition: new, reman (Austausch, exchange) or used: ${written} is none.`)
  return found
}

let countryCodeByName: Map<string, string> | null = null

function createCountryCodeMap(): Map<string, string> {
  const found = new Map<string, string>()
  for (const language of ['en', 'de', 'fr', 'es', 'pl', 'it', 'nl']) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countries) found.set(normalizeWords(names.of(code) ?? code), code)
  }
  for (const code of countries) found.set(code.toLowerCase(), code)
  const others = {
    ...{ usa: 'US', uk: 'GB', england: 'GB', korea: 'KR', 'south korea': 'KR', prc: 'CN' },
    ...{ deu: 'DE', chn: 'CN', ger: 'DE', jpn: 'JP' },
  }
  for (const [name, code] of Object.entries(others)) found.set(name, code)
  return found
}

/**
 * Returns the ISO code of a country, by code or by name in seven languages.
 * @throws InvalidValueError when the country is unknown.
 */
export function parseCountry(written: string): string {
  countryCodeByName ??= createCountryCodeMap()
  const code = countryCodeByName.get(normalizeWords(written.replace(/^made in /i, '')))
  if (code === undefined) throw new InvalidValueError(`A country such as DE or Germany: ${written} is none.`)
  return code
}
