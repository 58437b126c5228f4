import { createPersonalState } from './personal.ts'
import { deviceStorage } from './storage.ts'

const SLASH_KEY_OFF_KEY = 'slash-key-off'

/** Whether the key `/` focuses the search box. Null until the user has changed that on this page; until then the stored setting applies. */
export const slashKeySetting = createPersonalState<{ isEnabled: boolean | null }>({ isEnabled: null })

export const isSlashKeyEnabled = (): boolean => slashKeySetting.isEnabled ?? deviceStorage.getItem(SLASH_KEY_OFF_KEY) === null

/** Turns the key `/` on or off. Speech input can trigger single keys by accident, so users must be able to turn it off (WCAG 2.1.4). */
export function setSlashKeyEnabled(on: boolean): void {
  slashKeySetting.isEnabled = on
  if (on) deviceStorage.removeItem(SLASH_KEY_OFF_KEY)
  else deviceStorage.setItem(SLASH_KEY_OFF_KEY, 'yes')
}
