import type { Page } from '@playwright/test'
import { main, ordersOf, PHONE, PLACED, press, SAVED, test, title, withAddress } from './support/checkout.ts'
import { signedIn } from './support/customer.ts'
import { expectPart, loadedPictures, readyOffline, searchBox, someParts, unfolded } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

test.use({ viewport: PHONE })
test.describe.configure({ timeout: 180_000 })

const WHOLE = 'On this device, whole.'
const everything = (page: Page) =>
  page
    .getByRole('list', { name: 'Packs' })
    .getByRole('listitem')
    .filter({ hasText: /^Everything\d/ })

/** Puts the whole catalogue on the device, as a person does. The shop makes its packs some moments after its start. */
async function installEverything(page: Page, base: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${base}/prod/offline`)
    await expect(everything(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await everything(page)
    .getByRole('button', { name: /^Put on this device/ })
    .click()
  await expect(everything(page)).toContainText(WHOLE)
}

/** Searches as a person does, and opens nothing yet. */
async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await searchBox(page).press('Enter')
  // The list of before stays under the new address until this one is here.
  await expect(title(page)).toHaveText(`Search: ${text}`)
  await expect(main(page)).toContainText(/All [\d,]+ parts are on this (?:phone|device)/)
}

/** A part that was never opened and can be ordered, as far as it is known without its page. */
async function neverOpened() {
  const parts = (await someParts('2')).filter(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  const part = parts.find(({ oeNumber }) => /^\d[\d -]{7,}$/.test(oeNumber)) ?? parts[0]
  if (part === undefined) throw new Error('Too few parts')
  return part
}

/** Four ways of finding a part without a network, and its page with its picture. */
async function findsAll(page: Page, base: string): Promise<string> {
  const part = await neverOpened()
  await page.goto(`${base}/`)
  await searchFor(page, part.oeNumber)
  await unfolded(page, part.mcode)
  const key = part.oeNumber.replace(/[^A-Z0-9]/g, '')
  await searchFor(page, `${key.slice(0, 5)}?${key.slice(6)}`)
  await unfolded(page, part.mcode)
  await searchFor(page, `alternator ${part.producer}`)
  await expect(main(page).locator('a[href^="/prod/m/"]').first()).toBeAttached()
  await page.goto(`${base}/prod/find?kind=2`)
  await main(page).getByRole('link', { name: 'Cannot read it' }).click()
  await expect(main(page).getByRole('link', { name: /^Take back / })).toBeVisible()
  await expect(main(page).getByText(/^[\d,]+ parts left/)).toBeVisible()
  await page.goto(`${base}/prod/m/${part.mcode}`)
  await expectPart(page, part.mcode)
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0)
  await expect(main(page).locator('img[src$="/default-image.svg"]')).toHaveCount(0)
  return part.mcode
}

test('radio off after everything was put on the device: found by its number, by a scratched one and by words; a part never opened shows itself and its picture, is put aside, and is there when the signal is back', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await installEverything(page, '')
  await readyOffline(page)
  await context.setOffline(true)
  const mcode = await findsAll(page, '')
  await page
    .getByRole('button', { name: /Add to cart|Add to list/ })
    .first()
    .click()
  await context.setOffline(false)
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await page.goto('/prod/offline')
  await everything(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(everything(page).getByRole('button', { name: /^Put on this device/ })).toBeVisible()
})

test('the server gone and the browser started anew: the whole catalogue answers from the device', { tag: '@long' }, async ({
  own,
  line,
}) => {
  const before = await own.start()
  await before.setViewportSize({ width: 390, height: 844 })
  await installEverything(before, line.url)
  await readyOffline(before)
  await own.stop()
  await line.cut()
  const after = await own.start()
  await after.setViewportSize({ width: 390, height: 844 })
  await findsAll(after, line.url)
})

test('an order of a part that only the device knows is prepared without a network, and placed once when the signal is back', {
  tag: '@long',
}, async ({ page, context, buyer, complaints }) => {
  complaints.allow(...CUT)
  await withAddress(buyer)
  await signedIn(context, buyer)
  // The address book is fetched behind any page; here it is looked at.
  await page.goto('/address')
  await expect(main(page).getByText('Parcels by default')).toBeVisible()
  const before = (await ordersOf(buyer)).total
  await installEverything(page, '')
  await readyOffline(page)
  await context.setOffline(true)
  const mcode = await findsAll(page, '')
  await main(page).getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText(`${mcode} · In your cart: 1`)).toBeVisible()
  await page.goto('/shoppingCheckout')
  await main(page)
    .getByRole('radio', { name: /^Parcel/ })
    .check()
  await press(page, 'On to the payment')
  await press(page, 'On to the review')
  await page.getByLabel('At most, in US dollars').fill('9000')
  await press(page, 'Save the order on this device')
  await expect(title(page)).toHaveText(SAVED)
  expect(await buyer.cart()).toEqual([])
  await context.setOffline(false)
  await expect(title(page)).toHaveText(PLACED)
  const { total, records } = await ordersOf(buyer)
  expect([total, records[0]?.parts.map(({ id, qty }) => [id, qty])]).toEqual([before + 1, [[mcode, 1]]])
})

/** Every other piece of the packs on this device is gone, as after an eviction, and one is not what it was. */
const damagePieces = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const name = (await indexedDB.databases()).map((one) => one.name ?? '').find((one) => one.startsWith('armature-packs-'))
    const db = await done(indexedDB.open(name ?? ''))
    const pieces = db.transaction('pieces', 'readwrite').objectStore('pieces')
    const [first, ...others] = await done(pieces.getAllKeys())
    const bytes = new Uint8Array(await done(pieces.get(first ?? '')))
    await done(pieces.put(bytes.map((byte) => byte ^ 0xff).buffer, first))
    const gone = others.filter((_, at) => at % 2 === 0)
    await Promise.all(gone.map((key) => done(pieces.delete(key))))
    db.close()
    return gone.length + 1
  })

test('pieces that the browser has cleared or the disk has damaged are found by a check and fetched again, and it all works without a network', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await installEverything(page, '')
  await readyOffline(page)
  const lacking = await damagePieces(page)
  expect(lacking).toBeGreaterThan(2)
  await everything(page).getByRole('button', { name: 'Check Everything' }).click()
  await expect(everything(page)).toContainText('The browser has cleared some of it, or it is damaged. Repairing fetches just that.')
  const fetched = new Set<string>()
  page.on('request', (request) => /\/packs\/[\da-f]{64}$/.test(request.url()) && fetched.add(request.url()))
  await everything(page).getByRole('button', { name: 'Repair Everything' }).click()
  await expect(everything(page)).toContainText(WHOLE)
  await expect(everything(page)).toContainText('All of it was read again and found right on')
  expect(fetched.size).toBe(lacking)
  await context.setOffline(true)
  await findsAll(page, '')
})

test('a part that was marked without a network and never opened is ready for tomorrow where a pack holds it; the page of packs speaks the language of the page', {
  tag: '@long',
}, async ({ page, context, complaints }) => {
  complaints.allow(...CUT)
  await installEverything(page, '')
  await readyOffline(page)
  await expect(main(page)).toContainText('Price and stock are of 1 minute ago.')
  await context.setOffline(true)
  await page.goto('/')
  await searchFor(page, 'alternator bosch')
  await main(page)
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click()
  await expect(page.getByText(/^Marked on this/)).toBeVisible()
  await page.goto('/prod/offline')
  await expect(main(page)).toContainText('1 part with its drawings is here.')
  await expect(main(page)).not.toContainText('the rest comes')
  await page.goto('/de/prod/offline')
  await expect(main(page).getByRole('heading', { name: 'Alles' })).toBeVisible()
  await expect(main(page)).toContainText('1 Teil mit seinen Zeichnungen ist hier.')
})
