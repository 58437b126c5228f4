import { deviceStorage } from './storage.ts'

const EXPECTED_ROWS_KEY = 'doing'

/**
 * Stores how many rows the section "Where you were" has. CSS reserves their space by `data-doing` on the root element, which index.html
 * sets before the first paint.
 */
export function storeExpectedRows(
  rows: number,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = deviceStorage,
  root: Pick<HTMLElement, 'setAttribute' | 'removeAttribute'> = document.documentElement,
): void {
  if (rows === 0) {
    root.removeAttribute('data-doing')
    storage.removeItem(EXPECTED_ROWS_KEY)
  } else {
    root.setAttribute('data-doing', String(rows))
    storage.setItem(EXPECTED_ROWS_KEY, String(rows))
  }
}

/** Whether the section had rows when it was last shown. */
export const areRowsExpected = (root: Pick<HTMLElement, 'hasAttribute'> = document.documentElement): boolean =>
  root.hasAttribute('data-doing')
