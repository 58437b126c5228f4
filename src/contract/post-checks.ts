import importedPostcode from 'validator/lib/isPostalCode.js'
import importedVat from 'validator/lib/isVAT.js'

type Check = (text: string, country: string) => boolean
const isCheck = (found: unknown): found is Check => typeof found === 'function'

/** validator is CommonJS that says it is not: Node imports the module's exports, a bundler may import its default. */
function checkOf(imported: unknown): Check {
  if (isCheck(imported)) return imported
  const inside = typeof imported === 'object' && imported !== null && 'default' in imported ? imported.default : undefined
  if (isCheck(inside)) return inside
  throw new Error('A check of the package validator is not where it was.')
}

/** The check of a country, or null where the library has none: it throws then. */
function forCountry(check: Check, country: string): ((text: string) => boolean) | null {
  try {
    check('', country)
  } catch {
    return null
  }
  return (text) => check(text, country)
}

/** Whether a text looks like a postcode of a country; null where nobody knows. */
export const postcodeCheck = (country: string) => forCountry(checkOf(importedPostcode), country)
/** Whether a text is a VAT number of a country, with check digits where they have some; null where nobody knows. */
export const vatCheck = (country: string) => forCountry(checkOf(importedVat), country)
