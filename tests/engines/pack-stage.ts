import type { Customer } from './customer.ts'
import { eventually } from './eventually.ts'
import { button, element, field, heading, type Target, words } from './hands.ts'
import { partLink, type Stage, type Unseen } from './stage.ts'

/** Another than that of the listing which the journey looks at. */
const CATEGORY = '2'
/** So many of its parts are looked through, the least wanted first: the page at the start shows the others. */
const LOOKED_THROUGH = 60
const LONG_NUMBER = /^\d[\d -]{7,}$/

/**
 * Parts that are in stock and sold one by one, with a number that can be scratched, and that stand on the first page of what their words
 * find. Asked beside the line: the browser learns nothing of them.
 */
export async function partsOfWords({ say }: Customer): Promise<Unseen[]> {
  const { records } = await say('aggregationSearch', { backCategoryId: CATEGORY, pageSize: LOOKED_THROUGH })
  const found: Unseen[] = []
  for (const { mcode, stock, minQty = 1, oeNumber, name, producer } of records.reverse()) {
    const words = `${name} ${producer}`
    if (stock.state !== 'in' || minQty !== 1 || !LONG_NUMBER.test(oeNumber)) continue
    const list = await say('aggregationSearch', { searchStr: words })
    if (list.records.some((one) => one.mcode === mcode)) found.push({ mcode, oeNumber, words })
  }
  return found
}

/** Those of them of which this browser keeps no reply, page or picture. */
export async function stillUnseen(stage: Stage): Promise<Unseen[]> {
  const kept = await stage.driver.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(url)
    return urls
  })
  return stage.unseen.filter(({ mcode }) => !kept.some((url) => url.includes(mcode)))
}

export function unseen(stage: Stage): Unseen {
  const [found] = stage.unseen
  if (found === undefined) throw new Error('This browser has seen every part of the demo catalogue that would do.')
  return found
}

/** The line of the pack of everything, and what stands in it. */
const EVERYTHING = 'main ul[aria-label="Packs"] > li:first-child'
export const everything = (name: RegExp): Target => words(name, EVERYTHING)
export const ofEverything = (does: string): Target => button(`${does} Everything`, EVERYTHING)

const ANSWERED_HERE = words(/All [\d,]+ parts are on this (?:phone|device|tablet)/, 'main')

/**
 * Searches as a person does, and waits until the list says that the whole catalogue on this device gave it. The list of before stays until
 * then, under the new address.
 */
export async function searchFor(stage: Stage, text: string): Promise<void> {
  await stage.hands.fill(field('Search for parts', 'header'), `${text}\n`)
  await stage.hands.waitFor(heading(`Search: ${text}`, 'main'))
  await stage.hands.waitFor(ANSWERED_HERE)
}

/** The part stands in the list, in sight: where it lies folded under another offer of its number, that is opened first. */
export const listed = (stage: Stage, mcode: string): Promise<unknown> =>
  eventually(`${mcode} in the list`, async () => {
    if ((await stage.hands.seen(partLink(mcode))) !== null) return true
    const fold = element(`main details:not([open]):has(a[href="/prod/m/${mcode}"]) > summary`)
    if ((await stage.hands.seen(fold)) !== null) await stage.hands.click(fold)
    return false
  })
