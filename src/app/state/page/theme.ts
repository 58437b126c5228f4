import * as v from 'valibot'
import { personal } from './personal.ts'
import { deviceTexts } from './storage.ts'

const THEME_KEY = 'theme'

const Theme = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof Theme>

/** The colour theme. `system` means that of the device. */
export const theme = personal<{ now: Theme }>({ now: 'system' })

export function restoreTheme(storage: Pick<Storage, 'getItem'> = deviceTexts): void {
  const read = v.safeParse(Theme, storage.getItem(THEME_KEY))
  theme.now = read.success ? read.output : 'system'
}

export function chooseTheme(chosen: Theme, storage: Pick<Storage, 'setItem'> = deviceTexts): void {
  theme.now = chosen
  storage.setItem(THEME_KEY, chosen)
}

/** Sets the attribute `data-theme` of the root element; removes it for `system`. */
export function showTheme(root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'> = document.documentElement): void {
  if (theme.now === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme.now)
}
