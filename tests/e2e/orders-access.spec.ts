import { asDemo, demo, said } from './support/account.ts'
import { lookedOver, tooWide } from './support/looked-over.ts'
import { must } from './support/placed-order.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

for (const width of [390, 820, 1440])
  test(`orders at ${width} px: axe finds nothing, nothing scrolls sideways, all is big enough for a finger`, async ({
    browser,
    baseURL,
    complaints,
  }) => {
    test.setTimeout(300_000)
    const touch = width < 1000
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(baseURL ? { baseURL } : {}),
    })
    complaints.watch(context)
    const page = await context.newPage()
    // Between phone and desk no rule of axe begins anew; what can be wrong there is the room.
    const check = async (where: string) =>
      width === 820 ? expect(await tooWide(page), where).toBeLessThanOrEqual(0) : lookedOver(page, where, { touch })
    await asDemo(page)
    const { token } = await said('marcoLogin', demo)
    const { records } = await said('orderList', {}, token)
    const core = must((await said('orderCoreList', {}, token)).find(({ orderId }) => records.some(({ id }) => id === orderId)))
    const returned = must(records.find(({ state }) => state === 'delivered'))
    await page.goto('/accountOrder')
    await expect(page.getByRole('link', { name: `Open ${returned.number}` })).toBeVisible()
    await check('list')
    await page.goto('/accountOrder?q=nothing+of+the+kind')
    await expect(page.getByRole('link', { name: 'Show all orders' })).toBeVisible()
    await check('nothing found')
    await page.goto(`/shoppingOrderDetail?id=${core.orderId}`)
    await expect(page.getByRole('heading', { name: 'Used units to send back' })).toBeVisible()
    await check('order with a used unit')
    await page.goto(`/order/orderInfo?id=${returned.number}`)
    await page.getByRole('button', { name: 'Send something back…' }).click()
    await page.getByRole('button', { name: 'Ask to send it back' }).click()
    await expect(page.getByText('Choose a reason.')).toBeVisible()
    await check('return')
    await context.close()
  })
