import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asDemo, callShop, demo } from './support/account.ts'
import { signedInOnce, test } from './support/customer.ts'
import { onThisDevice } from './support/device.ts'
import { readyOffline, triedAgain } from './support/pages.ts'
import { longDelivered, must, placedOrder, plentiful } from './support/placed-order.ts'
import { expect } from './support/test.ts'

/** Ids of the orders that the device has whole. */
const keptOrders = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const ids: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''))
      if (db.objectStoreNames.contains('orders'))
        ids.push(...(await done(db.transaction('orders').objectStore('orders').getAllKeys())).map(String))
      db.close()
    }
    return ids
  })

test('without a network: orders that were seen are here, the newest also unopened, tabs work on them, one that this device never heard of says so; one not sent yet comes first, is not called placed, and waits for its owner after a sign-out that takes all else away', {
  tag: '@long',
}, async ({ page, customer, line }) => {
  const { mcode } = must((await plentiful())[0])
  const opened = await placedOrder(customer.token, [{ id: mcode, qty: 1 }], { jobName: 'Seen before' })
  const unopened = await placedOrder(customer.token, [{ id: mcode, qty: 2 }], { jobName: 'Fetched ahead' })
  await page.goto(`${line.url}/login`)
  await signedInOnce(page, customer)
  await page.goto(`${line.url}/accountOrder`)
  await expect(page.getByRole('link', { name: `Open ${unopened.number}` })).toBeVisible()
  await readyOffline(page)
  await page.goto(`${line.url}/shoppingOrderDetail?id=${opened.id}`)
  await expect(page.getByText('Job Seen before')).toBeVisible()
  await expect.poll(() => onThisDevice(page)).toContain(`"number":"${opened.number}"`)
  // The newest orders are fetched ahead of any look at them.
  await expect.poll(() => keptOrders(page)).toContain(unopened.id)
  const elsewhere = await placedOrder(customer.token, [{ id: mcode, qty: 1 }])
  await line.cut()

  await page.goto(`${line.url}/accountOrder?q=${opened.number}`)
  await expect(page.locator('main').getByText(/From this device/)).toBeVisible()
  await expect(page.getByRole('link', { name: `Open ${opened.number}` })).toBeVisible()
  await page.getByRole('link', { name: /Delivered/ }).click()
  await expect(page.getByText(`No order matches “${opened.number}”.`)).toBeVisible()
  await page.getByRole('link', { name: 'Look under all states' }).click()
  await page.getByRole('link', { name: `Open ${opened.number}` }).click()
  await expect(page.getByText('This is the order as it was then.')).toBeVisible()
  await expect(page.locator('main')).toContainText('12 Harbor Street')
  await page.getByRole('button', { name: 'Cancel the order…' }).click()
  await page.getByLabel('Why?').fill('No signal')
  await page.getByRole('button', { name: 'Cancel the order', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to the shop.' })).toBeVisible()
  await expect(page.getByLabel('Why?')).toHaveValue('No signal')
  await page.goto(`${line.url}/shoppingOrderDetail?id=${unopened.id}`)
  await expect(page.getByText('Job Fetched ahead')).toBeVisible()
  await page.goto(`${line.url}/shoppingOrderDetail?id=${elsewhere.id}`)
  await expect(page.getByText('This order is not on this device.')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await line.mend()
  await triedAgain(page, page.getByRole('heading', { level: 1 }), elsewhere.number)

  await line.cut()
  const key = await page.evaluate(waitingOrder, { owner: userIdOf(customer.userInfo), mcode })
  await page.goto(`${line.url}/accountOrder`)
  const waiting = page.getByRole('list', { name: 'Orders on this device' })
  await expect(waiting).toContainText('Saved on this device, not sent')
  await expect(waiting).toContainText('Combine in the south field')
  await expect(page.getByRole('link', { name: `Open ${opened.number}` })).toBeVisible()
  const lists = await page
    .locator('main :is(ul[aria-label], table)')
    .evaluateAll((all) => all.map((list) => list.getAttribute('aria-label') ?? list.tagName))
  expect(lists.indexOf('Orders on this device')).toBeLessThan(lists.indexOf('TABLE'))
  await expect(waiting.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', `/completeOrder?id=${key}`)

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Robin Weaver/ })
    .click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(
    page.getByText('You are signed out on this device. 1 order waits on this device. Sign in again, nothing is lost.'),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  const left = await onThisDevice(page)
  expect(left).toContain('Combine in the south field')
  for (const { number } of [opened, unopened]) expect(left).not.toContain(number)
  await expect(page.locator('body')).not.toContainText('Combine in the south field')
})

test('a return that is asked for without a network waits on this device; refused with the next signal it is taken up again, and sent', {
  tag: '@long',
}, async ({ page, line, complaints }) => {
  complaints.allow(/status of 409/)
  const { token } = await callShop('marcoLogin', demo)
  // The shop keeps what an earlier try of this test sent and took back.
  const words = `Written in the yard, ${randomUUID()}.`
  const order = await longDelivered(token, 1)
  await asDemo(page, line.url)
  const part = must([...order.lines].sort((one, other) => other.returnable - one.returnable)[0])
  await page.goto(`${line.url}/shoppingOrderDetail?id=${order.id}`)
  await page.getByRole('link', { name: `Send back ${part.id}` }).click()
  const form = page.getByRole('main')
  await expect(form.getByLabel('Why does it go back?')).toBeVisible()
  await line.cut()
  await form.getByLabel('Why does it go back?').selectOption('defective')
  await form.getByLabel('What happened?').fill(words)
  await form.getByRole('button', { name: 'Ask to send it back' }).click()
  await expect(page.getByText('Return, not confirmed yet')).toBeVisible()
  const written = async () => (await callShop('orderDetail', { id: order.id }, token)).returns.filter(({ note }) => note === words)
  expect(await written()).toEqual([])
  // Meanwhile another device sends all of it back.
  const elsewhere = await callShop(
    'orderReturn',
    { orderId: order.id, lines: [{ id: part.id, qty: part.returnable }], reason: 'defective', note: 'From the office' },
    token,
  )
  await line.mend()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const back = page.getByRole('listitem').filter({ hasText: 'Return, not confirmed yet' })
  await expect(back.getByRole('alert')).toContainText(`The shop did not take this: Of ${part.id} nothing can be sent back.`)
  expect(await written()).toEqual([])
  await callShop('orderReturnWithdraw', { id: elsewhere.id }, token)
  await page.reload()
  await back.getByRole('button', { name: 'Change it' }).click()
  await expect(form.getByLabel('What happened?')).toHaveValue(words)
  // A tab that is closed meanwhile loses nothing of it.
  await page.reload()
  await expect(form.getByLabel('What happened?')).toHaveValue(words)
  await expect(form.getByLabel('Why does it go back?')).toHaveValue('defective')
  await form.getByLabel('Why does it go back?').selectOption('warranty')
  await form.getByRole('button', { name: 'Ask to send it back' }).click()
  await expect.poll(async () => (await written()).length).toBe(1)
  await expect(page.getByText('Return, not confirmed yet')).toBeHidden()
  await expect(page.getByText(words)).toBeVisible()
  for (const { id } of await written()) await callShop('orderReturnWithdraw', { id }, token)
})

const userIdOf = (userInfo: unknown): string => String(Object(userInfo).id)

/** Writes an order into the device's database as a checkout without a network does. It stays unsent while the line is cut. */
async function waitingOrder({ owner, mcode }: { owner: string; mcode: string }): Promise<string> {
  const [{ name } = {}] = (await indexedDB.databases()).filter((db) => db.name?.startsWith('armature.'))
  const key = crypto.randomUUID()
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name ?? '')
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  const draft = { key, jobName: 'Combine in the south field', purchaseOrder: '' }
  const lines = [{ id: mcode, name: 'Alternator', mainImageUrl: `/part/${mcode}/view.svg`, qty: 1, amount: 10, coreAmount: 0 }]
  const limits = { highestTotal: 1, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
  const intent = {
    ...{ id: key, seq: 1, owner, madeAt: Date.now(), state: 'waiting', attempts: 0, call: 'orderPlace' },
    ...{
      input: { lines: [{ id: mcode, qty: 1 }], delivery: 'standard', payment: 'invoice', limits },
      order: { draft, lines, total: null },
    },
  }
  await new Promise<void>((resolve, reject) => {
    const tx = db.transaction('intents', 'readwrite')
    tx.objectStore('intents').put(intent)
    tx.oncomplete = () => resolve()
    tx.onerror = () => reject(tx.error)
  })
  db.close()
  return key
}
