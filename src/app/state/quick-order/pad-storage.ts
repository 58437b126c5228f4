import { ref } from 'valtio/vanilla'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { MAX_ORDER_LINES } from '#contract/number-list/order-sheet.ts'
import { readPad, type StoredPadDraft, writePad } from './draft.ts'
import { mergePads } from './merge-pads.ts'
import { lookUpMissing, readStoredAnswers } from './pad-answers.ts'
import { padOwner, quickOrder, type Taken } from './quick-order.ts'

/** How long after a change the pad is stored. A page that is left stores it at once. */
const STORE_DELAY_MS = 400

let storeTimer: ReturnType<typeof setTimeout> | undefined

const EMPTY_PAD: StoredPadDraft = { lines: [], typed: '' }
const NOTHING_TAKEN: Taken = { joined: 0, headings: 0, comments: 0, empty: 0, quantities: 0, refused: [] }

/** What was stored when this page last read or wrote it. */
let lastStored = EMPTY_PAD

/** Reads what this device has stored of the pad, also by another tab, and joins it with what this page has not stored yet. */
export function readStoredPad(): void {
  if (storeTimer === undefined) joinWithStored()
  else storePadNow()
  readStoredAnswers()
}

/** Joins the lines of this page with the stored ones. Lines that exceed the pad together are refused, and can be read. */
function joinWithStored(): void {
  const stored = readPad(padOwner())
  const { lines, typed } = mergePads(
    quickOrder.isRead ? lastStored : EMPTY_PAD,
    { lines: [...quickOrder.lines], typed: quickOrder.typed },
    stored,
  )
  const refused = lines.splice(MAX_ORDER_LINES).flatMap(({ sources }) => sources)
  if (refused.length > 0) quickOrder.taken = ref({ ...NOTHING_TAKEN, refused })
  lastStored = stored
  const isSame = lines.length === quickOrder.lines.length && lines.every((line, at) => line === quickOrder.lines[at])
  Object.assign(quickOrder, { isRead: true, typed, ...(isSame ? {} : { lines: ref(lines) }) })
}

// Nothing of the user may be stored after the sign-out has deleted it.
onSignedOut(() => {
  if (storeTimer !== undefined) clearTimeout(storeTimer)
  storeTimer = undefined
  lastStored = EMPTY_PAD
})

/** Stores the pad now, for instance because the page is being left. */
export function storePadNow(): void {
  if (storeTimer === undefined) return
  clearTimeout(storeTimer)
  storeTimer = undefined
  const before = quickOrder.lines
  // Another tab may have stored lines since this page has read them.
  joinWithStored()
  lastStored = { lines: [...quickOrder.lines], typed: quickOrder.typed }
  writePad(padOwner(), lastStored)
  if (quickOrder.lines !== before) void lookUpMissing()
}

/** Stores the pad a moment after the last change. */
export function storeSoon(): void {
  if (storeTimer !== undefined) clearTimeout(storeTimer)
  storeTimer = setTimeout(storePadNow, STORE_DELAY_MS)
}
