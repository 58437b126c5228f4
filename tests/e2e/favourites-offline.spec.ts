import type { Page } from '@playwright/test'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { callShop } from './support/account.ts'
import { type Customer, signedIn, test } from './support/customer.ts'
import { expectPart, readyOffline, someParts } from './support/pages.ts'
import { CUT, expect } from './support/test.ts'

const row = (page: Page, mcode: Mcode) => page.locator(`main [data-favourite="${mcode}"]`)
const heart = (page: Page, mcode: Mcode) => page.locator(`main [data-heart="${mcode}"]`).first()
const list = ({ token }: Customer) => callShop('favouriteList', {}, token)

async function twoParts(): Promise<[Mcode, Mcode]> {
  const [first, second] = await someParts('2')
  if (first === undefined || second === undefined) throw new Error('Too few parts')
  return [first.mcode, second.mcode]
}

async function writeNote(page: Page, mcode: Mcode, words: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${mcode}` }).click()
  await page.getByRole('button', { name: /^(Write a note|Change the note)$/ }).click()
  await page.getByRole('textbox', { name: `Note about ${mcode}` }).fill(words)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(row(page, mcode)).toContainText(words)
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${from}` }).click()
  await page.getByRole('button', { name: 'Rename…' }).click()
  await page.getByLabel('Name of the job').fill(to)
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${to}`) })).toBeVisible()
}

test('the line is cut: marked by the heart, noted and moved into a new folder, all of it is there after a reload, and arrives once when the line is back', {
  tag: '@long',
}, async ({ page, context, customer, line }) => {
  await signedIn(context, customer)
  const [mcode] = await twoParts()
  await page.goto(`${line.url}/collect`)
  await expect(page.getByText('You have not marked any part yet.')).toBeVisible()
  await page.goto(`${line.url}/prod/m/${mcode}`)
  await expectPart(page, mcode)
  await expect(heart(page, mcode)).toHaveAttribute('aria-pressed', 'false')
  await readyOffline(page)
  await line.cut()
  await heart(page, mcode).click()
  await expect(heart(page, mcode)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page, mcode)).not.toHaveAttribute('aria-busy')
  // The first mark says where they are.
  await page.getByRole('button', { name: 'Your Favorite', exact: true }).click()
  await expect(row(page, mcode)).toContainText('On this device')
  await writeNote(page, mcode, 'left side, bay 7')
  await page.getByRole('button', { name: `More for ${mcode}` }).click()
  await page.getByRole('button', { name: 'Move…' }).click()
  await page.getByLabel('New folder').fill('Bay 7')
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('heading', { name: /^Bay 7/ })).toBeVisible()
  await page.reload()
  await expect(row(page, mcode)).toContainText('left side, bay 7')
  await expect(page.getByRole('heading', { name: /^Bay 7/ })).toBeVisible()
  expect(await list(customer)).toEqual({ folders: [], marks: [] })
  await line.mend()
  // The page tries by itself too, and may have been faster.
  await page.getByRole('button', { name: 'Send now' }).evaluateAll(([button]) => button instanceof HTMLElement && button.click())
  await expect(row(page, mcode)).not.toContainText('On this device')
  // The last of its changes may still be on its way while the row says so of none.
  await expect.poll(async () => (await list(customer)).marks[0]?.folder).not.toBe('')
  const { folders, marks } = await list(customer)
  expect(folders).toMatchObject([{ name: 'Bay 7' }])
  expect(marks).toMatchObject([{ mcode, note: 'left side, bay 7', folder: folders[0]?.id }])
})

test('two devices, one of them without a signal: both notes stay, and both names of a folder until one is chosen', {
  tag: '@long',
}, async ({ page: there, context, browser, customer, complaints }) => {
  complaints.allow(...CUT)
  const [, mcode] = await twoParts()
  const id = crypto.randomUUID()
  const at = new Date().toISOString()
  await callShop('favouriteFolderSave', { id, name: 'Loader', from: '', at }, customer.token)
  await callShop('favouriteMark', { mcode, folder: id, note: '', qty: 1, markedAt: at, price: null }, customer.token)
  const other = await browser.newContext({ serviceWorkers: 'block' })
  complaints.watch(other)
  await Promise.all([signedIn(context, customer), signedIn(other, customer)])
  const here = await other.newPage()
  for (const page of [there, here]) {
    await page.goto('/collect')
    await expect(row(page, mcode)).toBeVisible()
  }
  await context.setOffline(true)
  await writeNote(there, mcode, 'left side')
  await rename(there, 'Loader', 'Loader Meyer')
  await writeNote(here, mcode, 'crate 3')
  await rename(here, 'Loader', 'Loader 12')
  await expect.poll(async () => (await list(customer)).folders.find((folder) => folder.id === id)?.name).toBe('Loader 12')
  await context.setOffline(false)
  await expect(row(there, mcode)).toContainText('crate 3 left side')
  const question = 'Another device gave this folder another name. Which one stays?'
  await expect(there.getByText(question)).toBeVisible()
  await here.reload()
  await expect(row(here, mcode)).toContainText('crate 3 left side')
  await here.getByRole('button', { name: 'Loader Meyer', exact: true }).click()
  await expect(here.getByText(question)).toHaveCount(0)
  await there.reload()
  await expect(there.getByRole('heading', { name: /^Loader Meyer/ })).toBeVisible()
  await expect(there.getByText(question)).toHaveCount(0)
  await other.close()
})
