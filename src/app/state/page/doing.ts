import { deviceTexts } from './storage.ts'

const DOING_KEY = 'doing'

/**
 * Stores how many rows "Where you were" has. CSS reserves their space by `data-doing` on the root element, which index.html sets before the
 * first paint.
 */
export function expectDoing(
  rows: number,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = deviceTexts,
  root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'> = document.documentElement,
): void {
  if (rows === 0) {
    root.removeAttribute('data-doing')
    storage.removeItem(DOING_KEY)
  } else {
    root.setAttribute('data-doing', String(rows))
    storage.setItem(DOING_KEY, String(rows))
  }
}
