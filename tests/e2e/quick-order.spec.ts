import type { Page } from '@playwright/test'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { signedIn, test } from './support/customer.ts'
import { readyOffline, someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { CUT, expect } from './support/test.ts'

/** A part that the shop has superseded, with the code of its successor. */
async function superseded(): Promise<{ mcode: string; next: string }> {
  for (const backCategoryId of ['1', '2'])
    for (let pageNo = 1; pageNo <= 3; pageNo += 1) {
      const { records } = await asked('aggregationSearch', { backCategoryId, pageNo, pageSize: 100 })
      for (const { mcode } of records.filter(({ stock }) => stock.state === 'ended')) {
        const { supersededBy } = await asked('productDetail', { mcode })
        if (supersededBy !== undefined) return { mcode, next: supersededBy.mcode }
      }
    }
  throw new Error('No part of the demo is superseded')
}

/** Pastes a text outside any field, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text', pasted)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)

const orderable = ({ stock, minQty }: PartCard) => stock.state === 'in' && minQty === undefined

test('thirty pasted lines: a near number is taken, a superseded one takes its successor, and the cart has exactly these', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  complaints.allow(...CUT)
  await signedIn(context, customer)
  const old = await superseded()
  const parts = [...(await someParts('1')), ...(await someParts('2'))].filter(orderable).filter(({ mcode }) => mcode !== old.next)
  const [last, ...rest] = parts.slice(0, 29)
  if (last === undefined || rest.length < 28) throw new Error('Too few parts')
  const misspelt = `${last.mcode.slice(0, -1)}${(Number(last.mcode.at(-1)) + 1) % 10}`
  const lines = [...rest.map(({ mcode }, at) => `${mcode}\t${(at % 3) + 1}`), `${old.mcode}\t1`, `${misspelt}\t2`]

  await page.goto('/prod/quick-order')
  await readyOffline(page)
  await expect(page.getByText('Copy a list from a spreadsheet')).toBeVisible()
  await paste(page, `Number\tQty\n${lines.join('\n')}`)
  const groups = page.getByRole('region', { name: 'Lines by state' })
  await expect(groups.getByRole('button', { name: '30 lines' })).toBeVisible()
  await expect(groups.getByRole('button', { name: 'Superseded 1' })).toBeVisible()
  const row = (number: string) => page.locator('main li').filter({ has: page.getByRole('textbox', { name: `Number ${number}` }) })
  await row(old.mcode)
    .getByRole('button', { name: `Take ${old.next}` })
    .click()
  const choice = row(misspelt)
    .getByRole('button', { name: /^Take / })
    .first()
  const taken = ((await choice.getAttribute('aria-label')) ?? '').replace('Take ', '')
  await choice.click()
  await expect(groups.getByRole('button', { name: 'Found 30' })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(groups.getByRole('button', { name: 'Found 30' })).toBeVisible()
  await context.setOffline(false)

  await page
    .getByRole('button', { name: /^Add \d+ parts to cart/ })
    .locator('visible=true')
    .first()
    .click()
  const wanted = new Map<string, number>(rest.map(({ mcode }, at) => [mcode, (at % 3) + 1]))
  for (const [mcode, qty] of [
    [old.next, 1],
    [taken, 2],
  ] as const)
    wanted.set(mcode, (wanted.get(mcode) ?? 0) + qty)
  await expect
    .poll(async () => Object.fromEntries((await customer.cart()).map(({ id, qty }) => [id, qty])))
    .toEqual(Object.fromEntries(wanted))
})
