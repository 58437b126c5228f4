import type { Page } from '@playwright/test'
import { callShop, demo } from './support/account.ts'
import { signedIn, test } from './support/customer.ts'
import { choosePieces, longDelivered, must, placedOrder } from './support/placed-order.ts'
import { asked } from './support/shop.ts'
import { command } from './support/shop-command.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

test('a return is asked for with a photo that is made smaller here; what is missing says which field, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, context }) => {
  const session = await callShop('marcoLogin', demo)
  const { token } = session
  const order = await longDelivered(token)
  // Of what there is most, in words of its own: another run may send some of it back at the same time.
  const line = must([...order.lines].sort((one, other) => other.returnable - one.returnable)[0])
  const note = `Hums, then smokes. ${crypto.randomUUID()}`
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(context, session)
  await page.goto(`/shoppingOrderDetail?id=${order.id}`)
  // From the line itself: its part is chosen already.
  await page.getByRole('link', { name: `Send back ${line.id}` }).click()
  await expect(page.getByRole('heading', { name: 'Send something back' })).toBeFocused()
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: 'Ask to send it back' })
  await choosePieces(form.getByLabel(new RegExp(line.id)), 0)
  await send.click()
  await expect(form.getByText('Choose at least one part.')).toBeVisible()
  await choosePieces(form.getByLabel(new RegExp(line.id)), 1)
  // After the window only a fault is a reason, so the form offers no other.
  await expect(form.getByLabel('Why does it go back?').getByRole('option')).toHaveText([
    'Choose a reason',
    'It does not work',
    'It failed under warranty',
  ])
  await form.getByLabel('What happened?').fill(note)
  await form.getByLabel('Photo').setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) })
  await expect(form.getByRole('img', { name: 'This will be sent' })).toBeVisible()
  await send.click()
  await expect(form.getByText('Choose a reason.')).toBeVisible()
  await expect(form.getByLabel('Why does it go back?')).toBeFocused()
  // What was typed outlives the page.
  await page.reload()
  await expect(form.getByLabel('What happened?')).toHaveValue(note)
  await expect(form.getByRole('img', { name: 'This will be sent' })).toBeVisible()
  await form.getByLabel('Why does it go back?').selectOption('warranty')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Returns' })).toBeInViewport()
  const one = must((await callShop('orderDetail', { id: order.id }, token)).returns.find((found) => found.note === note))
  expect(one).toMatchObject({ reason: 'warranty', state: 'requested', lines: [{ id: line.id, qty: 1 }] })
  expect(one.photo).toMatch(/^data:image\/jpeg;base64,/)
  expect(one.photo?.length).toBeLessThanOrEqual(60_000)
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Copy ${one.number}` }) })
  await expect(shown).toContainText('Asked for')
  await shown.getByRole('button', { name: /Keep it after all/ }).click()
  await expect(shown).toContainText('Withdrawn')
  expect((await callShop('orderDetail', { id: order.id }, token)).returns.find(({ id }) => id === one.id)?.state).toBe('withdrawn')
})

test('a used unit is marked as sent, with carrier and number; the page stays where it is', { tag: '@long' }, async ({
  page,
  context,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { token } = customer
  const { records } = await asked('aggregationSearch', { backCategoryId: '1', pageSize: 50 })
  const part = must(records.find(({ coreCharge, stock }) => coreCharge > 0 && stock.state === 'in'))
  const { number } = await placedOrder(token, [{ id: part.mcode, qty: 1 }])
  for (const step of ['pack', 'ship']) await command('orders', step, number)
  const core = must((await callShop('orderCoreList', {}, token)).find(({ orderNumber }) => orderNumber === number))
  await signedIn(context, customer)
  await page.goto(`/order/orderInfo?id=${core.orderNumber}`)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'I have sent it' }) })
    .filter({ hasText: core.name })
  await row.first().getByRole('button', { name: 'I have sent it' }).click()
  const dialog = page.getByRole('dialog', { name: 'The used unit is on its way' })
  await expect(dialog.getByText(`Write ${core.orderNumber} on the parcel.`)).toBeVisible()
  await dialog.getByLabel('Carrier').fill('Lakes Parcel')
  await dialog.getByLabel('Tracking number').fill('LP 4711')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const parcel = page.getByText('Lakes Parcel LP 4711').first()
  await expect(parcel).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: parcel })).toBeFocused()
  await expect(parcel).toBeInViewport()
  const after = (await callShop('orderCoreList', {}, token)).filter(({ orderNumber }) => orderNumber === core.orderNumber)
  expect(after.filter(({ state, tracking }) => state === 'shipped' && tracking === 'LP 4711')).toHaveLength(1)
})

/** A photo of some megabytes, full of noise, as a phone takes it. */
async function largePhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 1600, height: 1200 })
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('No canvas')
    const noise = pen.createImageData(1600, 1200)
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 7919) % 251
    pen.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.95)
  })
  const bytes = Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
  expect(bytes.length).toBeGreaterThan(500_000)
  return bytes
}
