import type { Page } from '@playwright/test'
import type { PartsListLine } from '#contract/catalogue/catalogue.ts'
import { main, PHONE } from './support/checkout.ts'
import { expectPart, someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: PHONE, serviceWorkers: 'block' })

/** An alternator whose list has brushes and a bearing that lie on the shelf, with the two lines. */
async function alternatorForRepair() {
  for (const { mcode } of await someParts('2')) {
    const { contains } = await asked('partsList', { mcode })
    const lineOf = (...types: string[]) =>
      contains.find(({ part, qty }) => part !== undefined && types.includes(part.type) && part.stock.qty > 20 * qty)
    const [brushes, bearing] = [lineOf('brushSet', 'brushHolder', 'regulator'), lineOf('bearing')]
    if (brushes !== undefined && bearing !== undefined) return { mcode, brushes, bearing }
  }
  throw new Error('No alternator has both')
}

const rowOf = (page: Page, { position }: PartsListLine) => main(page).locator(`#line-${position}`)
const markOf = (page: Page, line: PartsListLine) => rowOf(page, line).getByRole('combobox')

test('from the number of a unit two taps lead to its brushes; brushes and bearing are ticked and added, and stay marked as ordered', async ({
  page,
}) => {
  const { mcode, brushes, bearing } = await alternatorForRepair()
  await page.goto(`/prod/all/${encodeURIComponent(mcode)}`)
  const chips = main(page).getByRole('navigation', { name: `Parts of ${mcode}` })
  await chips.locator(`a[href$="#line-${brushes.position}"]`).click()
  await expectPart(page, mcode)
  await expect(rowOf(page, brushes).getByRole('button', { name: /^Add / })).toBeFocused()
  await expect(rowOf(page, brushes)).toBeInViewport()

  for (const line of [brushes, bearing]) await rowOf(page, line).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected parts' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Add 2 parts' }).click()
  for (const line of [brushes, bearing]) await expect(markOf(page, line)).toHaveValue('ordered')
  await expect(bar).toHaveCount(0)

  await page.reload()
  for (const line of [brushes, bearing]) await expect(markOf(page, line)).toHaveValue('ordered')
  await expect(main(page)).toContainText('0 seen, 2 ordered, 0 fitted')

  await rowOf(page, bearing).getByRole('link').click()
  await main(page)
    .getByRole('link', { name: `Part of ${mcode}` })
    .click()
  await expectPart(page, mcode)
})
