import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The focused control: its field's name, else its words. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent?.trim() ?? '')

/** Goes on with Tab until the control of that field name or those words has the focus; fails when Tab never comes there. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let steps = 0; steps < 80 && (await focused(page)) !== wanted; steps += 1) await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(wanted)
}

/** Goes to a field and types over what stands in it. */
export async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes to a button or link and presses it. */
export async function press(page: Page, words: string): Promise<void> {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
}
