import type { Page } from '@playwright/test'
import { signedIn, test } from './support/customer.ts'
import { expectPart, someParts } from './support/pages.ts'
import { CUT, expect, NOT_FOUND, REFUSED } from './support/test.ts'

const addButton = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Add(?: to cart|ing…)$/ })
    .locator('visible=true')
    .first()

async function somePart() {
  const found = (await someParts('1')).find(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
  if (found === undefined) throw new Error('Too few parts')
  return found.mcode
}

test.describe('before the worker has come', () => {
  // What passes through it, the gateway of this walk would not see.
  test.use({ serviceWorkers: 'block' })

  test('a gateway answers 401 and 400 in an envelope: nobody is signed out, and the change waits and arrives', { tag: '@long' }, async ({
    page,
    context,
    customer,
    complaints,
  }) => {
    complaints.allow(REFUSED)
    await signedIn(context, customer)
    const mcode = await somePart()
    await page.goto(`/prod/m/${mcode}`)
    await expectPart(page, mcode)
    let code = 401
    // It stands before all of the shop.
    const calls = /\/(?:marco|order|account|marketing)\/(?:api|auth)\//
    let gone = false
    await page.route(calls, (route) =>
      // Had it refused the change and then let through the question whether the shop is there, the refusal would count as the shop's.
      gone && !route.request().url().includes('/searchKeyword')
        ? route.fallback()
        : route.fulfill({ status: code, contentType: 'application/json', body: JSON.stringify({ code, msg: 'Not through here.' }) }),
    )
    await addButton(page).click()
    await expect(page.getByRole('status').getByText('1 change waits on this device.')).toBeVisible()
    code = 400
    await page.goto('/shoppingCart')
    const line = page.locator(`main [data-line="${mcode}"]`)
    await expect(line).toContainText('On this device')
    await expect(line).not.toContainText('Retry')
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    gone = true
    // The shop may be asked again by itself before this is pressed.
    await page.locator('main').getByRole('button', { name: 'Send now' }).or(line.getByText('Price and stock checked')).first().click()
    await expect(line).toContainText('Price and stock checked')
    expect((await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 1]])
  })
})

/** Holds the shop's database from another page of the site, as one does that was put to sleep in the middle of its work. */
async function holdDatabase(page: Page) {
  const made = () => page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name?.startsWith('armature.'))?.name ?? '')
  // A page opens it only after it has been shown.
  await expect.poll(made).not.toBe('')
  await page.evaluate(
    async (name) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
      const stores = [...db.objectStoreNames]
      const store = db.transaction(stores, 'readwrite').objectStore(stores[0] ?? '')
      await new Promise<void>((held) => {
        const hold = () => {
          store.count().onsuccess = hold
          held()
        }
        store.count().onsuccess = hold
      })
    },
    await made(),
  )
}

test('a database that does not answer: the button says that it works, three impatient presses are one piece, and it is said what is kept', {
  tag: '@long',
}, async ({ page, context, customer, complaints }) => {
  // The page that sleeps has no icon.
  complaints.allow(...CUT, NOT_FOUND)
  await signedIn(context, customer)
  const mcode = await somePart()
  await page.goto(`/prod/m/${mcode}`)
  await expectPart(page, mcode)
  const asleep = await context.newPage()
  await asleep.goto('/favicon.svg')
  await holdDatabase(asleep)
  await page.bringToFront()
  await addButton(page).click()
  await expect(addButton(page)).toHaveText('Adding…')
  // Impatient as a person is, who does not wait until it can be pressed.
  for (const _ of [2, 3]) await addButton(page).click({ force: true })
  await expect(addButton(page)).toHaveText('Add to cart', { timeout: 30_000 })
  await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 1]])
  // From now on nobody waits for it.
  await addButton(page).click()
  await expect.poll(async () => (await customer.cart()).map(({ id, qty }) => [id, qty])).toEqual([[mcode, 2]])
  await page.getByRole('banner').locator('a[href="/shoppingCart"]:not([hreflang])').first().click()
  await expect(page.locator('main').getByText('This device keeps nothing just now: each change goes straight to the shop.')).toBeVisible()
})
