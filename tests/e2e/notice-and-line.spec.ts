import { axe } from './support/looked-over.ts'
import { someParts } from './support/pages.ts'
import { CUT, expect, test } from './support/test.ts'

for (const width of [820, 1024, 1440])
  test(`at ${width} px what the status line says lies beside the cookie notice`, { tag: '@long' }, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(...CUT)
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

for (const [width, rowsMost] of [
  [390, 1],
  // The same phone at a zoom of 200 %.
  [195, 2],
] as const)
  test(`at ${width} px the status line takes ${rowsMost} of a finger at most, whatever there is to say, and hides nothing`, {
    tag: '@long',
  }, async ({ page, context, complaints }) => {
    complaints.allow(...CUT)
    await page.setViewportSize({ width, height: 844 })
    const part = (await someParts('1')).find(({ stock, minQty }) => stock.state === 'in' && minQty === undefined)
    await page.goto('/prod/cat/c/0/1')
    await page.getByRole('button', { name: `Add ${part?.mcode} to cart` }).click()
    await expect(page.getByRole('status').getByText('1 part on your list.')).toBeVisible()
    await context.setOffline(true)
    const line = page.locator('[data-said]')
    await expect(line).toContainText('No signal')
    const { height } = (await line.boundingBox()) ?? { height: Number.NaN }
    expect(height).toBeLessThanOrEqual(48 * rowsMost)
    // Rows that come into sight get their own height, and the page its end.
    const hidden = async () => {
      await page.evaluate(() => document.documentElement.scrollTo(0, document.documentElement.scrollHeight))
      const [last, over] = [await page.locator('footer a:visible').last().boundingBox(), await line.boundingBox()]
      if (last === null || over === null) throw new Error('One of them is not there')
      return last.y + last.height - over.y
    }
    await expect.poll(hidden, 'the end of the page lies behind the line').toBeLessThanOrEqual(0)
    await line.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('1 part on your list.')).toBeVisible()
    expect(await axe(page, { part: '[popover]:popover-open' })).toEqual([])
  })
