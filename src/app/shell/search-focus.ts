import { useEffect } from 'react'
import { isSlashKeyEnabled } from '#app/state/page/slash-key.ts'
import { SEARCH_BOX_ID } from '#app/ui/places.ts'

/** The id of the list of suggestions. The ids of the single suggestions begin with it. */
export const SEARCH_LIST_ID = 'search-list'
export const searchOptionId = (at: number) => `${SEARCH_LIST_ID}-${at}`

/** Focuses the search box and selects its text. */
export function focusSearchBox(): void {
  const box = document.getElementById(SEARCH_BOX_ID)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.select()
}

const isTextInputTarget = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Lets the key `/` focus the search box, unless the user is typing, a dialog is open, or the key is turned off. */
export function useSlashKeyFocus(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isSlashKeyEnabled() || isTextInputTarget(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      focusSearchBox()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
