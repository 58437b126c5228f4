import { ref } from 'valtio/vanilla'
import { createPersonalState } from '#app/state/page/personal.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { expiredOwner, sessionOwner } from '#app/state/session/owner.ts'
import { MAX_QUANTITY } from '#contract/limits.ts'
import type { Reading } from '#contract/number-list/number-list.ts'
import { MAX_ORDER_LINES, readOrderSheet, type SheetLine } from '#contract/number-list/order-sheet.ts'
import { readAnswers, writeAnswers } from './answers-draft.ts'
import { readPad, type StoredPadDraft, writePad } from './draft.ts'
import type { PadAnswer } from './line-state.ts'
import { isAskable, lookUpNumbers } from './look-up.ts'
import { mergePads } from './merge-pads.ts'
import { type PadLine, type SheetIntake, takeSheet } from './pad-line.ts'
import { readableBeginning } from './readable-beginning.ts'

/** How long after a change the pad is stored. A page that is left stores it at once. */
const STORE_DELAY_MS = 400

/** What became of a text. `notRead`: how many of the refused lines were not read, because the text is too long. */
export interface Taken extends Omit<SheetIntake, 'lines'> {
  notRead?: number
}

/**
 * The counter's pad of this device. It outlives the page, reloads and the sign-in, and is deleted at sign-out. `answers`: what is known of
 * each number, by the number as typed. `taken`: what became of the text that was taken last. `removed`: the lines that were removed last,
 * each with its place, for "Undo".
 */
export const quickOrder = createPersonalState<{
  isRead: boolean
  lines: readonly PadLine[]
  /** The text in the field of the next line. */
  typed: string
  answers: ReadonlyMap<string, PadAnswer>
  isLookingUp: boolean
  taken: Taken | null
  removed: readonly { at: number; line: PadLine }[]
}>({ isRead: false, lines: ref([]), typed: '', answers: ref(new Map()), isLookingUp: false, taken: null, removed: ref([]) })

/** After this time the answer of the shop is asked for again, because prices and stock may have changed. */
const ANSWER_FRESH_MS = 10 * 60 * 1000

/** The user whose pad this is; also after the session has ended without a sign-out. */
const padOwner = () => sessionOwner() ?? expiredOwner()

/** The numbers whose answers are shown, but are asked for again. */
const stale = new Set<string>()
/** The numbers that the shop has answered too late, and that are to be asked for again. */
const late = new Set<string>()
/** The numbers that were asked for again because of a late answer. Each is once, so that a slow shop is not asked without end. */
const askedAgain = new Set<string>()

let storeTimer: ReturnType<typeof setTimeout> | undefined

const EMPTY_PAD: StoredPadDraft = { lines: [], typed: '' }
const NOTHING_TAKEN: Taken = { joined: 0, headings: 0, comments: 0, empty: 0, quantities: 0, refused: [] }

/** What was stored when this page last read or wrote it. */
let lastStored = EMPTY_PAD

/** Reads what this device has stored of the pad, also by another tab, and joins it with what this page has not stored yet. */
export function readStoredPad(): void {
  if (storeTimer === undefined) joinWithStored()
  else storePadNow()
  quickOrder.answers = ref(new Map([...readAnswers(padOwner()), ...quickOrder.answers]))
  lookUpAgain()
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
  for (const numbers of [stale, late, askedAgain]) numbers.clear()
  lastStored = EMPTY_PAD
  Object.assign(quickOrder, { lines: ref([]), typed: '', answers: ref(new Map()), taken: null, removed: ref([]) })
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

function storeSoon(): void {
  if (storeTimer !== undefined) clearTimeout(storeTimer)
  storeTimer = setTimeout(storePadNow, STORE_DELAY_MS)
}

function setLines(lines: readonly PadLine[]): void {
  quickOrder.lines = ref(lines)
  storeSoon()
  void lookUpMissing()
}

/** Keeps the text in the field of the next line, so that a reload loses no digit of it. */
export function setTypedText(typed: string): void {
  quickOrder.typed = typed
  storeSoon()
}

/** Takes a pasted text or the text of a file, as far as it is read at once. What became of its lines is in `quickOrder.taken`. */
export function takeText(text: string): void {
  if (!quickOrder.isRead) readStoredPad()
  const { beginning, rest } = readableBeginning(text)
  const { lines, ...taken } = takeSheet(quickOrder.lines, readOrderSheet(beginning), MAX_ORDER_LINES)
  quickOrder.taken = ref({ ...taken, refused: [...taken.refused, ...rest], notRead: rest.length })
  setLines(lines)
}

/**
 * Takes one typed line: a number, or anything that a pasted list may contain. `qty`: the quantity of its own field, which counts for every
 * number of the line; null if empty. Returns false if the pad is full.
 */
export function takeTypedLine(text: string, qty: number | null): boolean {
  const read = readOrderSheet(text)
  // What is typed is taken as it is if no number was recognised in it: its form may be unknown, such as that of a short code.
  const isUnknown = read.every(({ type }) => type !== 'numbers') && /[\p{L}\p{N}]/u.test(text)
  const sheet = isUnknown ? [typedSheetLine(text.trim())] : read
  const { lines, ...taken } = takeSheet(quickOrder.lines, qty === null ? sheet : sheet.map(withTypedQuantity(qty)), MAX_ORDER_LINES)
  quickOrder.taken = taken.refused.length > 0 || taken.joined > 0 ? ref(taken) : null
  if (taken.refused.length > 0) return false
  quickOrder.typed = ''
  setLines(lines)
  return true
}

const typedSheetLine = (number: string): SheetLine => ({
  at: 1,
  text: number,
  type: 'numbers',
  numbers: [{ number, qty: 1, hasQuantity: false, sourceLine: number, alternativeReadings: [] }],
})

/** Returns a line with the quantity of the field. Another quantity that is typed beside a number remains as another reading. */
const withTypedQuantity =
  (qty: number) =>
  (line: SheetLine): SheetLine =>
    line.type !== 'numbers'
      ? line
      : {
          ...line,
          numbers: line.numbers.map(({ unreadQuantity: _, ...one }) => {
            const others = one.alternativeReadings.map((other) => (one.hasQuantity || other.qty !== one.qty ? other : { ...other, qty }))
            const own = one.hasQuantity ? [{ number: one.number, qty: one.qty }] : []
            const isOther = (other: Reading) => other.number !== one.number || other.qty !== qty
            return { ...one, qty, hasQuantity: true, alternativeReadings: [...own, ...others].filter(isOther) }
          }),
        }

const changeLine = (id: string, change: (line: PadLine) => PadLine): void =>
  setLines(quickOrder.lines.map((line) => (line.id === id ? change(line) : line)))

/** Changes the number of a line. The choice of a part belonged to the old number. */
export const setLineNumber = (id: string, number: string): void =>
  changeLine(id, ({ mcode: _, ...line }) => ({ ...line, number: number.trim(), isRead: true, others: [] }))

export const setLineQuantity = (id: string, qty: number): void =>
  changeLine(id, ({ unreadQuantity: _, ...line }) => ({ ...line, qty: Math.min(MAX_QUANTITY, Math.max(1, qty)), hasQuantity: true }))

/** Chooses the part of a line; '' leaves the line out, null takes the choice back. */
export const chooseLinePart = (id: string, mcode: string | null): void =>
  changeLine(id, ({ mcode: _, ...line }) => (mcode === null ? line : { ...line, mcode }))

/** Takes another reading of a line. The present one remains among the others. */
export const takeReading = (id: string, { number, qty }: Reading): void =>
  changeLine(id, ({ mcode: _, unreadQuantity: __, ...line }) => ({
    ...line,
    number,
    qty,
    hasQuantity: true,
    others: [...line.others.filter((other) => other.number !== number || other.qty !== qty), { number: line.number, qty: line.qty }],
  }))

/** Removes lines. `restoreRemovedLines` puts them back. */
export function removePadLines(ids: ReadonlySet<string>): void {
  quickOrder.removed = ref(quickOrder.lines.flatMap((line, at) => (ids.has(line.id) ? [{ at, line }] : [])))
  setLines(quickOrder.lines.filter(({ id }) => !ids.has(id)))
}

/** Puts the lines that were removed last back to their places. */
export function restoreRemovedLines(): void {
  const lines = [...quickOrder.lines]
  for (const { at, line } of quickOrder.removed) lines.splice(at, 0, line)
  quickOrder.removed = ref([])
  setLines(lines.slice(0, MAX_ORDER_LINES))
}

export function forgetTaken(): void {
  quickOrder.taken = null
}

/** Asks again for the numbers that could not be looked up, for those that only this device has answered, and for old answers. */
export function lookUpAgain(): void {
  const old = Date.now() - ANSWER_FRESH_MS
  for (const [number, answer] of quickOrder.answers)
    if (answer.type !== 'found' || answer.isPartial || answer.asOf === null || Date.parse(answer.asOf) < old) stale.add(number)
  void lookUpMissing()
}

/** Asks once more for numbers that the shop has answered after the timeout: its next answer is faster, and the timeout has grown. */
export function lookUpLate(numbers: readonly string[]): void {
  for (const number of numbers) {
    if (!askedAgain.has(number)) late.add(number)
    askedAgain.add(number)
  }
  void lookUpMissing()
}

/** Looks up the numbers of the pad that have no answer, and the stale ones. Only one run of questions is under way at a time; it sees numbers that are added meanwhile. */
async function lookUpMissing(): Promise<void> {
  if (quickOrder.isLookingUp) return
  quickOrder.isLookingUp = true
  try {
    for (let missing = missingNumbers(); missing.length > 0; missing = missingNumbers()) {
      // The late answer of a request may be reported before this device has answered it, so it is not the answer that ends the wait.
      for (const number of missing) late.delete(number)
      await lookUpNumbers(missing, takeAnswers, (number) => quickOrder.lines.some((line) => line.number === number))
    }
    writeAnswers(padOwner(), quickOrder.lines, quickOrder.answers)
  } finally {
    quickOrder.isLookingUp = false
  }
}

function missingNumbers(): string[] {
  const wanted = quickOrder.lines.filter(({ isRead }) => isRead).map(({ number }) => number)
  const missing = [...new Set(wanted)].filter((number) => !quickOrder.answers.has(number) || stale.has(number) || late.has(number))
  const unaskable = missing.filter((number) => !isAskable(number))
  if (unaskable.length > 0) takeAnswers(new Map(unaskable.map((number) => [number, UNKNOWN_ANSWER])))
  return missing.filter(isAskable)
}

const UNKNOWN_ANSWER: PadAnswer = { type: 'found', parts: [], total: 0, successors: [], isPartial: false, asOf: null }

function takeAnswers(answers: ReadonlyMap<string, PadAnswer>): void {
  const known = new Map(quickOrder.answers)
  for (const [number, answer] of answers) {
    stale.delete(number)
    if (isBetter(answer, known.get(number))) known.set(number, answer)
  }
  quickOrder.answers = ref(known)
}

/** Whether an answer replaces the one before. Without a signal, what the shop has said before is worth more than what the device knows. */
const isBetter = (answer: PadAnswer, before: PadAnswer | undefined): boolean =>
  before?.type !== 'found' || (answer.type === 'found' && (before.isPartial || !answer.isPartial))
