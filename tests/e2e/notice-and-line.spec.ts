import { expect, test } from './support/test.ts'

for (const width of [820, 1024, 1440])
  test(`at ${width} px what the status line says lies beside the cookie notice`, async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const notice = page.getByRole('region', { name: 'Cookie notice' })
    await expect(notice).toBeVisible()
    await context.setOffline(true)
    const line = page.locator('[data-said]')
    await expect(line).toContainText('No signal')
    const [over, under] = [await line.boundingBox(), await notice.boundingBox()]
    if (over === null || under === null) throw new Error('One of them is not there')
    expect(over.x + over.width <= under.x || over.y >= under.y + under.height, 'they lie on each other').toBe(true)
  })
