import { expect, test } from './support/test.ts'

// Nothing here is about the worker, and to install it anew for each test takes longer than most of them.
test.use({ serviceWorkers: 'block' })

const MAX_TABS = 6
/** Each list is built of the same pieces: one of them stands for all where there is little time. */
const SEARCH = '/prod/all/starter'

const lists: readonly { name: string; path: string; family?: true }[] = [
  { name: 'a search', path: SEARCH },
  { name: 'the best sellers', path: '/prod/s/best-sellers' },
  { name: 'a category', path: '/prod/cat/c/0/1' },
  { name: 'a family of a category', path: '/prod/cat/c/0/1', family: true },
]

for (const width of [390, 1440])
  for (const { name, path, family } of lists)
    test(`${name} at ${width} px: from the skip link to the first part it is at most ${MAX_TABS} tabs`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      if (family) {
        const first = page.getByRole('navigation', { name: 'Families' }).getByRole('link').first()
        await page.goto((await first.getAttribute('href')) ?? '')
      }
      const first = page.locator('main [data-row]:visible').first()
      await expect(first).toBeVisible()
      await page.waitForFunction(() => Reflect.get(globalThis, 'earlyPresses') === undefined)
      const skip = page.getByRole('link', { name: 'To the results' })
      await skip.focus()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      let tabs = 0
      do {
        await page.keyboard.press('Tab')
        tabs += 1
      } while (tabs < MAX_TABS && !(await first.evaluate((link) => link === document.activeElement)))
      await expect(first).toBeFocused()
    })
