import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

const OFF_KEY = 'slash-key-off'

/** Whether the key `/` focuses the search box. Null until the user has changed that on this page; until then the stored setting applies. */
export const slashKey = personal<{ on: boolean | null }>({ on: null })

export const slashKeyIsOn = (): boolean => slashKey.on ?? deviceTexts.getItem(OFF_KEY) === null

/** Turns the key `/` on or off. Speech input can trigger single keys by accident, so users must be able to turn it off (WCAG 2.1.4). */
export function turnSlashKey(on: boolean): void {
  slashKey.on = on
  if (on) deviceTexts.removeItem(OFF_KEY)
  else deviceTexts.setItem(OFF_KEY, 'yes')
}
