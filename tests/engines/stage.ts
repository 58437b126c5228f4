import type { Line } from '../e2e/support/line.ts'
import type { Customer } from './customer.ts'
import type { Driver } from './driver.ts'
import { eventually } from './eventually.ts'
import { element, type Hands, heading } from './hands.ts'

/** Everything that a step of a journey can use. */
export interface Stage {
  driver: Driver
  hands: Hands
  line: Line
  customer: Customer
  /** Parts of one listing that can be ordered: different ones for different wishes. */
  parts: readonly string[]
  /** Parts that the journey does not look at. The browser may have fetched some of them all the same, for the next day. */
  unseen: readonly Unseen[]
}

/** A part as the shop's own list says it. */
export interface Unseen {
  mcode: string
  /** Its own number, spelt as the shop spells it. */
  oeNumber: string
  /** What it is called, and by whom it is made. */
  words: string
}

/** One thing that a person does and sees, by a sentence that says what should be so. */
export interface Step {
  name: string
  /** Whether this engine can do it at all; else the reason why not. */
  possible?: (stage: Stage) => true | string
  /** What it gives, when it is text, is a remark for the table. */
  run: (stage: Stage) => Promise<unknown>
}

export const LISTING = '/prod/cat/c/0/1'

/** Opens a page of the shop, over the line. */
export const open = (stage: Stage, path: string): Promise<void> => stage.driver.goto(stage.line.url + path)

/** Opens a part page and waits until it shows that part. */
export async function openPart(stage: Stage, mcode: string): Promise<void> {
  await open(stage, `/prod/m/${mcode}`)
  await stage.hands.waitFor(heading(new RegExp(mcode)))
}

export const part = (stage: Stage, at: number): string => {
  const found = stage.parts[at]
  if (found === undefined) throw new Error('The demo catalogue has too few parts for this journey.')
  return found
}

/** Waits until the worker has taken charge and says that the shop opens without a network. */
export const readyOffline = (stage: Stage): Promise<boolean> =>
  eventually('ready offline', () =>
    stage.driver.evaluate(async () => {
      const active = (await navigator.serviceWorker.getRegistration())?.active
      if (active?.state !== 'activated' || navigator.serviceWorker.controller === null) return false
      return new Promise<boolean>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data?.type === 'ready' && resolve(data.ready === true))
        active.postMessage({ type: 'how-ready' })
        // It reads every file of the shop before it answers.
        setTimeout(() => resolve(false), 5000)
      })
    }),
  )

/** Waits until every picture in sight has been drawn. */
export const picturesDrawn = (stage: Stage): Promise<boolean> =>
  eventually('pictures', () =>
    stage.driver.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      const own = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
        complete && naturalWidth > 0 && !currentSrc.endsWith('/default-image.svg')
      return images.length > 0 && images.every(own)
    }),
  )

export const partLink = (mcode: string) => element(`main a[href="/prod/m/${mcode}"]`)
