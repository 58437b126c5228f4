import { pastedLines } from './state/catalogue/paste-lines.ts'

/** `SEARCH_BOX_ID` of ui/places.ts, which knows addresses as well: too much for a page's head. */
const BOX = 'search-box'

/**
 * A box of one line would glue the lines of a pasted list together, and a number to the next one's quantity. Heard from the page's head
 * on, so that what is pasted in the first moment keeps its lines too.
 */
export function keepPastedLines(place: HTMLElement): void {
  place.addEventListener('paste', (event) => {
    const box = event.target
    if (!(box instanceof HTMLInputElement) || box.id !== BOX) return
    const lines = pastedLines(event.clipboardData?.getData('text') ?? '')
    if (lines === null) return
    event.preventDefault()
    // As if it had been typed: over what is marked, with undo, and heard by the box.
    document.execCommand('insertText', false, lines)
  })
}
