import { expectPart, readyOffline, someParts, unfolded } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('a phone: a vehicle is chosen, a row and a part page say that it fits, also after a reload and with the server gone', async ({
  own,
  line,
}) => {
  const [part] = await someParts('1')
  if (part === undefined) throw new Error('There is no starter.')
  const { mcode } = part
  const [vehicle] = await asked('applicationItem', { mcode })
  if (vehicle === undefined) throw new Error('The starter fits nothing.')
  const { modelid, engine } = vehicle
  const page = await own.start()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${line.url}/prod/model/${modelid}?engine=${encodeURIComponent(engine)}`)
  const bar = page.getByRole('button', { name: /^Your vehicle: / })
  await expect(bar).toBeVisible()
  const row = page.locator(`[data-fit="${mcode}"]:visible`).first()
  const FITS = /Fits (?:your|only)/
  await page.goto(`${line.url}/prod/model/${modelid}?engine=${encodeURIComponent(engine)}&category=1`)
  await unfolded(page, mcode)
  await expect(row).toContainText(FITS)
  await (await unfolded(page, mcode)).click()
  await expectPart(page, mcode)
  await expect(row).toContainText(/Fits your /)
  // The worker is in charge of the next load, and keeps what it shows.
  await readyOffline(page)
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(row).toContainText(/Fits your /)
  await page.waitForLoadState('networkidle')
  await line.cut()
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(row).toContainText(/Fits your /)
})
