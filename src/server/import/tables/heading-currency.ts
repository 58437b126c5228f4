import { detectCurrency } from './values/money.ts'

/** The currency in a heading, and the heading without it. A sign is kept if it is unknown or stands for several currencies. */
export interface HeadingCurrency {
  headingWithoutCurrency: string
  currency: string
  ambiguousCurrencySign: string
}

/** Words that say which country's dollars are meant, with the currency. */
const dollarCountryPatterns: readonly (readonly [words: RegExp, currency: string])[] = [
  [/^(?:u\.?s\.?a?\.?|americ.*|améric.*|amerik.*|usd)$/i, 'USD'],
  [/^(?:canad.*|kanad.*|can|ca|cad)$/i, 'CAD'],
  [/^(?:austral.*|au|aus|aud)$/i, 'AUD'],
  [/^(?:(?:new )?zealand|neuseel.*|néo-zél.*|nz|nzd)$/i, 'NZD'],
  [/^(?:(?:hong )?kong|hongkong.*|hk|hkd)$/i, 'HKD'],
  [/^(?:taiwan.*|nt|twd)$/i, 'TWD'],
  [/^(?:singap.*|sg|sgd)$/i, 'SGD'],
]
/** Matches words before a currency that do not name a country: `Net dollars`, `VK$`. */
const NO_COUNTRY_PATTERN =
  /^(?:in|per|price|prices|preis|vk|ek|uvp|rrp|msrp|net|netto|gross|list|cost|core|retail|sale|unit|prix|precio|cena|prezzo|prijs)$/i

const CURRENCY_WORD_PATTERN =
  /(?:\bin\s+)?(?:(?<before>(?:(?:new|hong)\s+)?[\p{L}.]+)[\s-]+)?\bdollars?\b(?:\s+(?<behind>canadi\w+|austral\w+|am[eé]ric\w+))?/iu
const CURRENCY_SIGN_PATTERN = /(?<!\p{L})(?<before>\p{L}{1,3})(?<blank>\s?)\$|\$\s?(?<behind>us|ca|can|au|aus|nz|hk|mx)(?!\p{L})|\p{Sc}/iu
/** Matches the sign `kr`, which four countries use for their crowns. */
const CROWN_SIGN_PATTERN = /(?<!\p{L})kr\.?(?!\p{L})/iu

/**
 * Finds the currency in a heading: `Price CA$`, `Price ($)`, `Price in Canadian dollars`. A dollar sign alone or after `US` means US
 * dollars. A sign that does not tell the currency is returned as it is, and the operator must decide.
 */
export function extractCurrency(heading: string): HeadingCurrency {
  const found = currencyByWords(heading) ?? currencyBySign(heading) ?? crownCurrency(heading)
  if (found === null) return { headingWithoutCurrency: heading, currency: '', ambiguousCurrencySign: '' }
  const rest = found.headingWithoutCurrency
    .replace(/[([{]\s*(?:in\s*)?[)\]}]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { ...found, headingWithoutCurrency: rest }
}

function currencyByWords(heading: string): HeadingCurrency | null {
  const found = CURRENCY_WORD_PATTERN.exec(heading)
  if (found === null) return null
  const { before = '', behind = '' } = found.groups ?? {}
  const country = (behind || before).replace(/\s+/g, ' ')
  const isNone = country === '' || NO_COUNTRY_PATTERN.test(country)
  const rest = heading.replace(found[0], isNone || behind !== '' ? ` ${before} ` : ' ')
  // A heading that consists only of a currency is kept, because a column needs a heading.
  if (rest.trim() === '') return null
  const currency = isNone ? 'USD' : dollarCountryPatterns.find(([words]) => words.test(country))?.[1]
  return {
    headingWithoutCurrency: rest,
    currency: currency ?? '',
    ambiguousCurrencySign: currency === undefined ? `${country} dollars` : '',
  }
}

function currencyBySign(heading: string): HeadingCurrency | null {
  const found = CURRENCY_SIGN_PATTERN.exec(heading)
  if (found === null) return null
  const [sign] = found
  const { before = '', blank = '', behind = '' } = found.groups ?? {}
  if (behind !== '')
    return {
      headingWithoutCurrency: heading.replace(sign, ' '),
      currency: detectCurrency(`${behind}$`) ?? 'USD',
      ambiguousCurrencySign: '',
    }
  if (before === '')
    return {
      headingWithoutCurrency: heading.replace(sign, ' '),
      currency: detectCurrency(sign) ?? '',
      ambiguousCurrencySign: detectCurrency(sign) === null ? sign : '',
    }
  const known = detectCurrency(`${before}$`)
  if (known !== null) return { headingWithoutCurrency: heading.replace(sign, ' '), currency: known, ambiguousCurrencySign: '' }
  // In `VK $`, the letters are a word of their own and not part of the currency sign.
  if (blank !== '' || NO_COUNTRY_PATTERN.test(before))
    return { headingWithoutCurrency: heading.replace('$', ' '), currency: 'USD', ambiguousCurrencySign: '' }
  return { headingWithoutCurrency: heading.replace(sign, ' '), currency: '', ambiguousCurrencySign: sign }
}

function crownCurrency(heading: string): HeadingCurrency | null {
  const sign = CROWN_SIGN_PATTERN.exec(heading)?.[0]
  return sign === undefined ? null : { headingWithoutCurrency: heading.replace(sign, ' '), currency: '', ambiguousCurrencySign: sign }
}
