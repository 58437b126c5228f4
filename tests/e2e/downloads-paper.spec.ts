import { signedIn, test } from './support/customer.ts'
import { someParts } from './support/pages.ts'
import { pdfPages } from './support/pdf-pages.ts'
import { must } from './support/placed-order.ts'
import { expect } from './support/test.ts'

const points = (mm: number) => Math.round((mm / 25.4) * 72)

test('a catalogue fills A4 and Letter: each part once, and nothing of the shop around it', { tag: '@long' }, async ({
  page,
  context,
  customer,
}) => {
  await signedIn(context, customer)
  await page.goto('/download?as=catalogue&category=2')
  const sheet = page.locator('[data-sheet]')
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  const mcodes = (await sheet.getByRole('listitem').allTextContents()).map((text) => must(/[A-Z]{2}-\d{6}/.exec(text)?.[0]))
  expect(mcodes.length).toBeGreaterThan(20)
  for (const [paper, width, height] of [
    ['A4', 595, 842],
    ['Letter', 612, 792],
  ] as const) {
    await page.getByRole('button', { name: paper, exact: true }).click()
    await expect(page.getByRole('button', { name: paper, exact: true })).toHaveAttribute('aria-pressed', 'true')
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(pages.map((one) => [Math.round(one.width), Math.round(one.height)])).toEqual(pages.map(() => [width, height]))
    const text = pages.map((one) => one.text).join('')
    for (const mcode of mcodes) expect(text.split(mcode)).toHaveLength(2)
    expect(pages.every((one) => /[A-Z]{2}-\d{6}/.test(one.text))).toBe(true)
    expect(text).not.toMatch(/Skiptocontent|Cataloguetoprint|Downloads/)
  }
})

test('labels come at their true size: one a page of a label printer’s roll, a sheet of them from the first that is unused', {
  tag: '@long',
}, async ({ page, context, customer }) => {
  await signedIn(context, customer)
  const parts = (await someParts()).slice(0, 3).map(({ mcode }) => mcode)
  await page.goto('/download?as=labels')
  await page.getByRole('textbox', { name: 'Part numbers' }).fill(parts.join('\n'))
  const size = page.getByRole('combobox', { name: 'Size' })
  for (const [name, width, height, perPage] of [
    ['62x29', 62, 29, 1],
    ['4x6', 101.6, 152.4, 1],
    ['a4-24', 210, 297, 3],
  ] as const) {
    await size.selectOption(name)
    await expect(page.locator('svg[data-label-page]')).toHaveCount(parts.length / perPage)
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(pages.map((one) => [Math.round(one.width), Math.round(one.height)])).toEqual(
      Array.from({ length: parts.length / perPage }, () => [points(width), points(height)]),
    )
    for (const [at, one] of pages.entries())
      for (const [nth, mcode] of parts.entries()) expect(one.text.includes(mcode)).toBe(perPage > 1 || nth === at)
    expect(pages.map(({ text }) => text).join('')).not.toMatch(/Skiptocontent|Partnumbers|Size/)
  }
  // The last place of a sheet is left: the rest goes on to the next.
  await page.getByRole('textbox', { name: 'First unused label of the sheet' }).fill('24')
  await expect(page.locator('svg[data-label-page]')).toHaveCount(2)
  expect(await pdfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(2)
})
