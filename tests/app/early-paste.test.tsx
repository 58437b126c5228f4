import { afterEach, expect, test, vi } from 'vitest'
import { preservePastedLineBreaks } from '#app/early-paste.ts'
import { SEARCH_BOX_ID } from '#app/ui/places.ts'

afterEach(() => document.body.replaceChildren())

/** Pastes into a box of this id, as a browser does, in a page that has nothing but its head's script. */
function pasted(id: string, text: string): { insert: ReturnType<typeof vi.fn>; isLeft: boolean } {
  const insert = vi.fn()
  Object.assign(document, { execCommand: insert })
  const place = document.createElement('div')
  const box = document.createElement('input')
  box.id = id
  place.append(box)
  document.body.append(place)
  preservePastedLineBreaks(place)
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: { getData: () => text } })
  const isLeft = box.dispatchEvent(event)
  return { insert, isLeft }
}

test('what is pasted into the search box keeps its lines before any of the app is here', () => {
  const { insert, isLeft } = pasted(SEARCH_BOX_ID, '438000-0260 x3\nAL-417500\t2')
  expect(isLeft).toBe(false)
  expect(insert).toHaveBeenCalledWith('insertText', false, '438000-0260 x3; AL-417500  2')
})

test('one line, and what is pasted elsewhere, is left to the browser', () => {
  expect(pasted(SEARCH_BOX_ID, '438000-0260 x3').isLeft).toBe(true)
  expect(pasted('street', 'a\nb').isLeft).toBe(true)
})
