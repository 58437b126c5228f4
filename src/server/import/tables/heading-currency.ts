import { currencyOf } from './values/money.ts'

/** The currency in a heading, and the heading without it. A sign is kept if it is unknown or stands for several currencies. */
export interface HeadingCurrency {
  headingWithoutCurrency: string
  currency: string
  ambiguousCurrencySign: string
}

/** Words that say which country's dollars are meant, with the currency. */
const dollarsOf: readonly (readonly [words: RegExp, currency: string])[] = [
  [/^(?:u\.?s\.?a?\.?|americ.*|améric.*|amerik.*|usd)$/i, 'USD'],
  [/^(?:canad.*|kanad.*|can|ca|cad)$/i, 'CAD'],
  [/^(?:austral.*|au|aus|aud)$/i, 'AUD'],
  [/^(?:(?:new )?zealand|neuseel.*|néo-zél.*|nz|nzd)$/i, 'NZD'],
  [/^(?:(?:hong )?kong|hongkong.*|hk|hkd)$/i, 'HKD'],
  [/^(?:taiwan.*|nt|twd)$/i, 'TWD'],
  [/^(?:singap.*|sg|sgd)$/i, 'SGD'],
]
/** Matches words before a currency that do not name a country: `Net dollars`, `VK$`. */
const NO_COUNTRY =
  /^(?:in|per|price|prices|preis|vk|ek|uvp|rrp|msrp|net|netto|gross|list|cost|core|retail|sale|unit|prix|precio|cena|prezzo|prijs)$/i

const IN_WORDS =
  /(?:\bin\s+)?(?:(?<before>(?:(?:new|hong)\s+)?[\p{L}.]+)[\s-]+)?\bdollars?\b(?:\s+(?<behind>canadi\w+|austral\w+|am[eé]ric\w+))?/iu
const SIGN = /(?<!\p{L})(?<before>\p{L}{1,3})(?<blank>\s?)\$|\$\s?(?<behind>us|ca|can|au|aus|nz|hk|mx)(?!\p{L})|\p{Sc}/iu
/** Matches the sign `kr`, which four countries use for their crowns. */
const CROWNS = /(?<!\p{L})kr\.?(?!\p{L})/iu

/**
 * Finds the currency in a heading: `Price CA$`, `Price ($)`, `Price in Canadian dollars`. A dollar sign alone or after `US` means US
 * dollars. A sign that does not tell the currency is returned as it is, and the operator must decide.
 */
export function takeCurrency(heading: string): HeadingCurrency {
  const found = inWords(heading) ?? bySign(heading) ?? crownCurrency(heading)
  if (found === null) return { headingWithoutCurrency: heading, currency: '', ambiguousCurrencySign: '' }
  const rest = found.headingWithoutCurrency
    .replace(/[([{]\s*(?:in\s*)?[)\]}]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { ...found, headingWithoutCurrency: rest }
}

function inWords(heading: string): HeadingCurrency | null {
  const found = IN_WORDS.exec(heading)
  if (found === null) return null
  const { before = '', behind = '' } = found.groups ?? {}
  const country = (behind || before).replace(/\s+/g, ' ')
  const isNone = country === '' || NO_COUNTRY.test(country)
  const rest = heading.replace(found[0], isNone || behind !== '' ? ` ${before} ` : ' ')
  // A heading that consists only of a currency is kept, because a column needs a heading.
  if (rest.trim() === '') return null
  const currency = isNone ? 'USD' : dollarsOf.find(([words]) => words.test(country))?.[1]
  return {
    headingWithoutCurrency: rest,
    currency: currency ?? '',
    ambiguousCurrencySign: currency === undefined ? `${country} dollars` : '',
  }
}

function bySign(heading: string): HeadingCurrency | null {
  const found = SIGN.exec(heading)
  if (found === null) return null
  const [sign] = found
  const { before = '', blank = '', behind = '' } = found.groups ?? {}
  if (behind !== '')
    return { headingWithoutCurrency: heading.replace(sign, ' '), currency: currencyOf(`${behind}$`) ?? 'USD', ambiguousCurrencySign: '' }
  if (before === '')
    return {
      headingWithoutCurrency: heading.replace(sign, ' '),
      currency: currencyOf(sign) ?? '',
      ambiguousCurrencySign: currencyOf(sign) === null ? sign : '',
    }
  const known = currencyOf(`${before}$`)
  if (known !== null) return { headingWithoutCurrency: heading.replace(sign, ' '), currency: known, ambiguousCurrencySign: '' }
  // In `VK $`, the letters are a word of their own and not part of the currency sign.
  if (blank !== '' || NO_COUNTRY.test(before))
    return { headingWithoutCurrency: heading.replace('$', ' '), currency: 'USD', ambiguousCurrencySign: '' }
  return { headingWithoutCurrency: heading.replace(sign, ' '), currency: '', ambiguousCurrencySign: sign }
}

function crownCurrency(heading: string): HeadingCurrency | null {
  const sign = CROWNS.exec(heading)?.[0]
  return sign === undefined ? null : { headingWithoutCurrency: heading.replace(sign, ' '), currency: '', ambiguousCurrencySign: sign }
}
