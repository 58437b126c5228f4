import { setTimeout as pause } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { eventually } from './eventually.ts'

/** What a person looks for on a page: an element of a kind, by the name that it has for everybody, also for a screen reader. */
export type Target = {
  /** CSS selector. */
  kind: string
  /** Regular expression on the name; empty finds any. */
  name: string
  /** CSS selector of what it lies in. */
  within: string
}

const target = (kind: string, name: RegExp | string, within = 'body'): Target => ({
  kind,
  name: typeof name === 'string' ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source,
  within,
})

export const button = (name: RegExp | string, within?: string) => target('button, [role=button], input[type=submit]', name, within)
export const link = (name: RegExp | string, within?: string) => target('a[href], [role=link]', name, within)
export const field = (name: RegExp | string, within?: string) => target('input, textarea, select', name, within)
export const heading = (name: RegExp | string, within?: string) => target('h1, h2, h3', name, within)
export const words = (name: RegExp | string, within?: string) => target('p, li, span, div, td, output, strong, button, a', name, within)
export const element = (selector: string, name: RegExp | string = /(?:)/) => target(selector, name)

interface Seen {
  text: string
  value: string
  x: number
  y: number
  /** Nothing lies over its middle. */
  free: boolean
  /** What lies over its middle, or is it. */
  over: string
  enabled: boolean
}

/** Runs in the page: the first such element that can be seen. With `reach`, scrolled into the middle of the view. */
function look({ kind, name, within }: Target, reach: boolean): Seen | null {
  const nameOf = (found: Element): string => {
    const said = found.getAttribute('aria-label')
    if (said) return said
    const by = (found.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    if (by.length > 0) return by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    if ('labels' in found && found.labels instanceof NodeList && found.labels.length > 0)
      return [...found.labels].map((label) => label.textContent ?? '').join(' ')
    const pictures = [...found.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'))
    return found.textContent?.trim() || pictures.join(' ') || found.getAttribute('placeholder') || found.getAttribute('title') || ''
  }
  const wanted = new RegExp(name)
  for (const area of document.querySelectorAll(within)) {
    for (const found of area.querySelectorAll<HTMLElement>(kind)) {
      if (!found.checkVisibility({ visibilityProperty: true }) || !wanted.test(nameOf(found).replace(/\s+/g, ' ').trim())) continue
      if (reach) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = found.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const value = found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value : ''
      const over = hit === null ? 'the edge of the view' : hit.outerHTML.slice(0, 100)
      return {
        text: found.textContent ?? '',
        value,
        x,
        y,
        free: hit !== null && found.contains(hit),
        over,
        enabled: !found.matches(':disabled'),
      }
    }
  }
  return null
}

/** What does not move for so long is pressed: of a press on what moves the beginning and the end meet different things. */
const STILL_MS = 100

const told = ({ kind, name, within }: Target) => `${kind} named /${name}/ in ${within}`

/** Everything that a journey does on a page, the same for every engine. */
export function handsOn(driver: Driver) {
  const seen = (wanted: Target) => driver.evaluate(look, wanted, false)
  const waitFor = (wanted: Target) => eventually(told(wanted), () => seen(wanted))
  const click = async (wanted: Target) => {
    const { x, y } = await eventually(`${told(wanted)}, to be pressed`, async () => {
      const first = await driver.evaluate(look, wanted, true)
      if (first === null) return null
      if (!first.free || !first.enabled) throw new Error(first.enabled ? `covered by ${first.over}` : 'not enabled')
      await pause(STILL_MS)
      const again = await driver.evaluate(look, wanted, true)
      if (first.x !== again?.x || first.y !== again.y) throw new Error('it moves')
      return again
    })
    await driver.press(x, y)
  }
  return {
    seen,
    waitFor,
    waitForNo: (wanted: Target) => eventually(`the end of ${told(wanted)}`, async () => (await seen(wanted)) === null),
    click,
    text: async (wanted: Target) => (await waitFor(wanted)).text,
    value: async (wanted: Target) => (await waitFor(wanted)).value,
    /** Puts other words into a field, as if all of it had been marked and typed over. */
    async fill(wanted: Target, text: string) {
      await click(wanted)
      await driver.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
      })
      await driver.type(text)
    },
  }
}

export type Hands = ReturnType<typeof handsOn>
