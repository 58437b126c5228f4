import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

const OFF_KEY = 'slash-key-off'

/** Whether `/` goes to the search box; null until somebody has chosen on this page, and then the device knows. */
export const slashKey = personal<{ on: boolean | null }>({ on: null })

export const slashKeyIsOn = (): boolean => slashKey.on ?? deviceTexts.getItem(OFF_KEY) === null

/** Speech and other input can press single keys that nobody meant (WCAG 2.1.4), so it can be turned off. */
export function turnSlashKey(on: boolean): void {
  slashKey.on = on
  if (on) deviceTexts.removeItem(OFF_KEY)
  else deviceTexts.setItem(OFF_KEY, 'yes')
}
