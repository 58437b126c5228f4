import address from './whole.css?url'

/** The mark of the whole sheet in a page. The server sets it too, where it writes the sheet into the page (server/http/page-template.ts). */
const WHOLE_SHEET_ATTRIBUTE = 'data-whole-sheet'

let loading: Promise<void> | null = null

/**
 * Adds the sheet with the styles of all screens to the page, unless it is there. It contains the first sheet too, so that its rules replace
 * those of the first sheet in the right order. Rejects if the sheet cannot be loaded; the next call tries again.
 */
export function loadWholeSheet(): Promise<void> {
  if (typeof document === 'undefined' || document.querySelector(`[${WHOLE_SHEET_ATTRIBUTE}]`) !== null) return loading ?? Promise.resolve()
  loading = new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.setAttribute(WHOLE_SHEET_ATTRIBUTE, '')
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('The style sheet of this page did not load.'))
    }
    document.head.append(link)
  })
  return loading
}
