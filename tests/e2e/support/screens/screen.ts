import type { Page } from '@playwright/test'
import { axe, brokenNumbers, standsStill, tooSmall, tooWide } from '../looked-over.ts'
import { expect, test } from '../test.ts'

/**
 * A screen, or a state of one, that a demanding person is to have nothing to say against. `W`: what one has to know of whoever looks at it.
 */
export interface Screen<W = void> {
  name: string
  open: (page: Page, who: W) => Promise<void>
  /** Its links stand in running text, or lead where something larger leads too. */
  linksInText?: boolean
  /** It is a sheet of paper, without the shop around it. */
  alone?: boolean
  /** At a desk it is put together in another way, so axe looks at it there too, by day and in the dark. */
  otherAtDesktop?: boolean
  /** What else is to be seen on it, on a phone. */
  also?: (page: Page) => Promise<void>
}

interface Size {
  name: string
  width: number
  height: number
  fingers?: boolean
}

const PHONE: Size = { name: 'a phone', width: 390, height: 844, fingers: true }
const DESK: Size = { name: 'a desk', width: 1440, height: 900 }
const ZOOMED_DESK: Size = { name: 'a desk at 200 %', width: 720, height: 450 }
/** From the desk back to the phone, where a walk goes on. */
const SIZES: readonly Size[] = [
  DESK,
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a phone at 200 %', width: 195, height: 422 },
  { name: 'a small phone', width: 320, height: 640, fingers: true },
  PHONE,
]

/**
 * Goes from screen to screen, loads each once, and looks at it at every size. `thorough`: at one more, with axe at each of them, and at
 * each desk in the dark.
 */
export async function walkThrough<W>(page: Page, screens: readonly Screen<W>[], who: W, thorough = false): Promise<void> {
  for (const screen of screens)
    await test.step(screen.name, async () => {
      // A page that comes in the dark need not be coloured anew for it.
      await page.emulateMedia({ colorScheme: 'dark' })
      await screen.open(page, who)
      if (screen.alone !== true) await expect(page.getByRole('contentinfo')).toBeAttached()
      const faults: string[] = []
      for (const size of screen.otherAtDesktop === true || thorough ? [PHONE, DESK] : [PHONE]) {
        await showAt(page, size)
        // It is the same document in other colours.
        faults.push(...(await axe(page, { rules: ['color-contrast'] })).map((fault) => `${size.name}, dark: ${fault}`))
      }
      await page.emulateMedia({ colorScheme: 'light' })
      for (const size of thorough ? [ZOOMED_DESK, ...SIZES] : SIZES) {
        await showAt(page, size)
        const found = await outOfPlace(page, size, screen.linksInText)
        if (thorough || size === PHONE || (size === DESK && screen.otherAtDesktop)) found.push(...(await axe(page)))
        faults.push(...found.map((fault) => `${size.name}: ${fault}`))
      }
      expect.soft(faults, screen.name).toEqual([])
      await screen.also?.(page)
    })
}

async function showAt(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await standsStill(page)
}

async function outOfPlace(page: Page, { fingers }: Size, linksInText?: boolean): Promise<string[]> {
  const found: string[] = []
  const wider = await tooWide(page)
  if (wider > 0) found.push(`${wider} px too wide`)
  found.push(...(await brokenNumbers(page)).map((number) => `on two lines: ${number}`))
  if (fingers) found.push(...(await tooSmall(page, linksInText)).map((control) => `too low: ${control}`))
  return found
}
