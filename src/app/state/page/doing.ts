import { deviceTexts } from './storage.ts'

const DOING_KEY = 'doing'

/**
 * How many rows "Where you were" has: the style sheet keeps their place by `data-doing` on the root, and the next page has it before
 * anything is painted (index.html).
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
