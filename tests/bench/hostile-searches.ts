/** One kind of hostile search: how its address looks. Each question is another, so that no cache knows the answer. */
export interface HostileSearch {
  name: string
  path: (at: number) => string
}

const product = '/marco/api/v1/product'
const listing = (text: string) => `${product}/aggregation/search?${new URLSearchParams({ searchStr: text })}`
const suggestion = (text: string) => `${product}/search?${new URLSearchParams({ searchStr: text })}`
const page = (text: string) => `/prod/all/${encodeURIComponent(text)}`

/** Digits that look random and are the same in every run. */
const digits = (at: number, count: number) => {
  let state = (at + 1) * 2654435761
  let text = ''
  while (text.length < count) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) ^ (state >>> 13)) >>> 0
    text += String(state)
  }
  return text.slice(0, count)
}

const letters = (at: number, count: number) => [...digits(at, count)].map((digit) => 'qxzjkwvyup'[Number(digit)]).join('')
const many = (count: number, of: (one: number) => string) => Array.from({ length: count }, (_, one) => of(one))

/** The worst searches that are known, each for another reason. */
export const hostileSearches: readonly HostileSearch[] = [
  { name: 'signs that NFKC makes four of', path: (at) => suggestion(`${'⁗'.repeat(980)}${digits(at, 6)}`) },
  { name: 'a number of 990 characters', path: (at) => listing(`${digits(at, 6)}${'1O0B8S'.repeat(164)}`) },
  { name: 'blanks between two signs', path: (at) => suggestion(`${digits(at, 6)}${'- '.repeat(480)}x`) },
  { name: 'a list of unknown numbers', path: (at) => listing(many(30, (one) => `${digits(at * 30 + one, 8)}`).join('; ')) },
  { name: 'a list of pieces of numbers', path: (at) => listing(many(60, (one) => digits(at * 60 + one, 5).slice(0, 4)).join(' ')) },
  { name: 'crossed out numbers', path: (at) => listing(`${digits(at, 3)}*${digits(at + 7, 1)}?*${digits(at + 3, 1)}*0`) },
  { name: 'misspelt words', path: (at) => listing(many(90, (one) => `st${letters(at * 90 + one, 4)}ter`).join(' ')) },
  { name: 'known words that meet nothing', path: (at) => listing(`bosch denso starter valeo hitachi alternator ${letters(at, 5)} 24v 9t`) },
  { name: 'vehicles and years', path: (at) => listing(`alternator golf 1.9 tdi ${1950 + (at % 90)} ${letters(at, 6)}`) },
  { name: 'one letter, all parts, the last page', path: (at) => suggestion(`s ${digits(at, 2)}`) },
  { name: 'a page of the server for a list', path: (at) => page(many(30, (one) => `${digits(at * 31 + one, 9)}R`).join(', ')) },
]

/** All kinds by turns. */
export const hostilePath = (at: number): string => {
  const kind = hostileSearches[at % hostileSearches.length]
  return kind?.path(Math.floor(at / hostileSearches.length)) ?? '/'
}
