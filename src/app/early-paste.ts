import { joinPastedLines } from './state/catalogue/paste-lines.ts'

/** The id of the search box. It is a copy of `SEARCH_BOX_ID` of ui/places.ts, which imports too much for a script in the page's head. */
const SEARCH_BOX_ID = 'search-box'

/**
 * Keeps the lines of a pasted list of part numbers apart. A one-line input would join them, and so join a number with the quantity of the
 * next line. Registered in the page's head, so that it works before the app has loaded.
 */
export function preservePastedLineBreaks(place: HTMLElement): void {
  place.addEventListener('paste', (event) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || box.id !== SEARCH_BOX_ID) return
    const lines = joinPastedLines(event.clipboardData?.getData('text') ?? '')
    if (lines === null) return
    event.preventDefault()
    // Inserts the text as if typed: replaces the selection, supports undo, and fires input events.
    document.execCommand('insertText', false, lines)
  })
}
