import { pastedLines } from './state/catalogue/paste-lines.ts'

/** A copy of `SEARCH_BOX_ID` of ui/places.ts, which imports too much for a script in the page's head. */
const BOX = 'search-box'

/**
 * A one-line input would join the lines of a pasted list, and a number with the next line's quantity. It is registered in the page's head,
 * so that early pastes keep their lines too.
 */
export function keepPastedLines(place: HTMLElement): void {
  place.addEventListener('paste', (event) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || box.id !== BOX) return
    const lines = pastedLines(event.clipboardData?.getData('text') ?? '')
    if (lines === null) return
    event.preventDefault()
    // Inserts the text as if typed: replaces the selection, supports undo, and fires input events.
    document.execCommand('insertText', false, lines)
  })
}
