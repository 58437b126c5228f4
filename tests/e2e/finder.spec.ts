import type { Page } from '@playwright/test'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { finderInput, readFinderQuery } from '#contract/finder/finder-query.ts'
import { MAX_PARTS_TO_TELL_APART } from '#contract/loads/finder-loads.ts'
import { main, PHONE } from './support/checkout.ts'
import { expectPart, someParts } from './support/pages.ts'
import { asked } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// Nothing here is about the worker.
test.use({ serviceWorkers: 'block', viewport: PHONE, hasTouch: true })

/** More questions than anybody answers. */
const MAX_QUESTIONS = 12

/** Answers the question on the page with what the part in the hand has: a choice by touch, a measure by keys. */
async function answerFor(page: Page, { attributes }: PartDetail): Promise<void> {
  const before = page.url()
  const [question] = (await asked('partFinder', finderInput(readFinderQuery(new URL(before).search)))).questions
  const value = question && attributes[question.key]
  if (question?.type === 'measure' && value !== undefined) {
    await main(page).getByRole('textbox').fill(String(value).replace('.', ','))
    await page.keyboard.press('Enter')
  } else {
    const known = question?.values.some((one) => one.value === String(value))
    await (known
      ? main(page)
          .locator(`a[href*="${question?.key}=${encodeURIComponent(String(value))}"]`)
          .first()
      : main(page).getByRole('link', { name: 'Cannot read it' })
    ).tap()
  }
  await page.waitForURL((url) => url.href !== before)
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
}

test('an alternator without a number, on a phone: from home by touch and keys to the last five, to its page, and back without losing an answer', async ({
  page,
}) => {
  const [some] = await someParts('2')
  const part = await asked('productDetail', { mcode: some?.mcode ?? '' })
  await page.goto('/')
  await main(page)
    .getByRole('link', { name: /^By the old unit/ })
    .tap()
  await main(page)
    .getByRole('link', { name: /^Alternators/ })
    .tap()
  const left = async () => (await asked('partFinder', finderInput(readFinderQuery(new URL(page.url()).search)))).total
  await page.waitForURL('**/prod/find?kind=2')
  for (let answers = 0; (await left()) > MAX_PARTS_TO_TELL_APART && answers < MAX_QUESTIONS; answers += 1) {
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await answerFor(page, part)
    // Keys go on from the question, not from the top of the page.
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
  }
  await expect(main(page).getByRole('heading', { name: /left$/ })).toBeVisible()
  const answered = page.url()
  await main(page)
    .getByRole('link', { name: new RegExp(`^${part.mcode},`) })
    .tap()
  await expectPart(page, part.mcode)
  await page.goBack()
  await expect(page).toHaveURL(answered)
  await expect(main(page).getByRole('heading', { name: /left$/ })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('link', { name: 'Cannot read it' })).toBeVisible()
})
