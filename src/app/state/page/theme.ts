import * as v from 'valibot'
import { createPersonalState } from './personal.ts'
import { deviceStorage } from './storage.ts'

const THEME_KEY = 'theme'

const Theme = v.picklist(['system', 'light', 'dark'])
export type Theme = v.InferOutput<typeof Theme>

/** The colour theme. `system` means that of the device. */
export const theme = createPersonalState<{ current: Theme }>({ current: 'system' })

export function restoreTheme(storage: Pick<Storage, 'getItem'> = deviceStorage): void {
  const read = v.safeParse(Theme, storage.getItem(THEME_KEY))
  theme.current = read.success ? read.output : 'system'
}

export function chooseTheme(chosen: Theme, storage: Pick<Storage, 'setItem'> = deviceStorage): void {
  theme.current = chosen
  storage.setItem(THEME_KEY, chosen)
}

/** Sets the attribute `data-theme` of the root element; removes it for `system`. */
export function applyTheme(root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'> = document.documentElement): void {
  if (theme.current === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', theme.current)
}
