import { atReview, main, ordersOf, PHONE, PLACED, placeButton, press, test, title } from './support/checkout.ts'
import { expect } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ viewport: PHONE, serviceWorkers: 'block' })

test('an unknown coupon has its own sentence at its field; everything typed stays, also over a reload, and goes with the order; one that holds is one discount in its sums', async ({
  page,
  context,
  buyer,
}) => {
  const part = await atReview(page, context, buyer)
  const [purchaseOrder, job, coupon, note] = [
    page.getByLabel('Purchase order number'),
    page.getByLabel(/^Job/),
    page.getByLabel(/^Coupon/),
    page.getByLabel(`Note for ${part}`),
  ]
  await purchaseOrder.fill('PO 4712')
  await job.fill('Deutz of Miller')
  await main(page).getByText('Note for this line').click()
  await note.fill('for the left bay')
  await coupon.fill('no such code')
  await press(page, 'Use it')
  const everythingStands = async () => {
    await expect(coupon).toHaveAccessibleDescription('There is no coupon NOSUCHCODE.')
    await expect(placeButton(page)).toBeDisabled()
    await expect(purchaseOrder).toHaveValue('PO 4712')
    await expect(job).toHaveValue('Deutz of Miller')
    await expect(note).toHaveValue('for the left bay')
    await expect(coupon).toHaveValue('no such code')
  }
  await everythingStands()
  await page.reload()
  await everythingStands()

  await press(page, 'Order without the coupon')
  await expect(placeButton(page)).toBeEnabled()
  const dearer = (await placeButton(page).textContent()) ?? ''
  await coupon.fill('pit10')
  await press(page, 'Use it')
  await expect(main(page).locator('dt', { hasText: '10 % off parts' }).locator('visible=true')).toBeVisible()
  await expect(placeButton(page)).toBeEnabled()
  await expect(placeButton(page)).not.toHaveText(dearer)
  const total = /\$[\d,.]+/.exec((await placeButton(page).textContent()) ?? '')?.[0] ?? 'no total'
  await press(page, /^Place the order/)
  await expect(title(page)).toHaveText(PLACED)
  await expect(main(page).getByText(`Total ${total}`)).toBeVisible()
  const [order] = (await ordersOf(buyer)).records
  expect(order).toMatchObject({ purchaseOrder: 'PO 4712', jobName: 'Deutz of Miller' })
})
