import { expect, test } from 'vitest'
import { readHeading } from '#server/import/tables/heading.ts'

const known: [heading: string, words: string, currency: string][] = [
  ['Price CA$', 'price', 'CAD'],
  ['Price (CA$)', 'price', 'CAD'],
  ['Price C$', 'price', 'CAD'],
  ['Price (A$)', 'price', 'AUD'],
  ['AU$ Price', 'price', 'AUD'],
  ['NZ$ net', 'net', 'NZD'],
  ['Preço R$', 'preco', 'BRL'],
  ['Price MX$', 'price', 'MXN'],
  ['Price HK$', 'price', 'HKD'],
  ['Price NT$', 'price', 'TWD'],
  ['Price S$', 'price', 'SGD'],
  ['Price CAD$', 'price', 'CAD'],
  ['Price (CAD) $', 'price', 'CAD'],
  ['Prix $ CA', 'prix', 'CAD'],
  ['Price in Canadian dollars', 'price', 'CAD'],
  ['Price (Australian Dollars)', 'price', 'AUD'],
  ['New Zealand dollar price', 'price', 'NZD'],
  ['Prix en dollars canadiens', 'prix en', 'CAD'],
  ['Ціна ₴', 'ціна', 'UAH'],
  ['Price ฿', 'price', 'THB'],
  ['Price (₩)', 'price', 'KRW'],
  ['Price ₪', 'price', 'ILS'],
  ['Price $', 'price', 'USD'],
  ['Price$', 'price', 'USD'],
  ['Price (US$)', 'price', 'USD'],
  ['Preis in US-Dollar', 'preis', 'USD'],
  ['VK $', 'vk', 'USD'],
  ['VK$', 'vk', 'USD'],
  ['Price in dollars', 'price', 'USD'],
  ['Net dollars', 'net', 'USD'],
  ['VK €', 'vk', 'EUR'],
  ['Cena zł', 'cena', 'PLN'],
]
test.each(known)('%s', (heading, words, currency) => {
  expect(readHeading(heading)).toMatchObject({ words, currency, ambiguousCurrencySign: '' })
})

test.each([
  ['Price X$', 'price', 'X$'],
  ['Price in Jamaican dollars', 'price', 'Jamaican dollars'],
  ['Pris kr', 'pris', 'kr'],
  ['Price (kr.)', 'price', 'kr.'],
  ['Price ₦', 'price', '₦'],
])('%s says no one currency', (heading, words, unsure) => {
  expect(readHeading(heading)).toMatchObject({ words, currency: '', ambiguousCurrencySign: unsure })
})
