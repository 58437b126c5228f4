import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

const OFF_KEY = 'slash-key-off'

/** Whether the key `/` focuses the search box; null until the user has chosen on this page: then the stored setting applies. */
export const slashKey = personal<{ on: boolean | null }>({ on: null })

export const slashKeyIsOn = (): boolean => slashKey.on ?? deviceTexts.getItem(OFF_KEY) === null

/** Speech input can trigger single keys accidentally (WCAG 2.1.4), so it can be disabled. */
export function turnSlashKey(on: boolean): void {
  slashKey.on = on
  if (on) deviceTexts.removeItem(OFF_KEY)
  else deviceTexts.setItem(OFF_KEY, 'yes')
}
