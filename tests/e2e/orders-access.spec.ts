import AxeBuilder from '@axe-core/playwright'
import { asDemo, demo, said } from './support/account.ts'
import { must } from './support/placed-order.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

for (const [width, colorScheme] of [
  [390, 'light'],
  [390, 'dark'],
  [820, 'light'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)
  test(`orders at ${width} px, ${colorScheme}: axe finds nothing, nothing scrolls sideways, all is big enough for a finger`, async ({
    browser,
    baseURL,
    complaints,
  }) => {
    test.setTimeout(300_000)
    const touch = width < 1000
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
      ...(baseURL ? { baseURL } : {}),
    })
    complaints.watch(context)
    const page = await context.newPage()
    const check = async (where: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
      if (!touch) return
      const small = await page
        .locator('main :is(button, input:not([type=hidden]), select, textarea, summary, a)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility() && Math.round(control.getBoundingClientRect().height) < 48)
            .map((control) => control.outerHTML.slice(0, 120)),
        )
      expect(small, where).toEqual([])
    }
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
