import { ref } from 'valtio/vanilla'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { readAnswers, writeAnswers } from './answers-draft.ts'
import type { PadAnswer } from './line-state.ts'
import { isAskable, lookUpNumbers } from './look-up.ts'
import { padOwner, quickOrder } from './quick-order.ts'

/** After this time the answer of the shop is asked for again, because prices and stock may have changed. */
const ANSWER_FRESH_MS = 10 * 60 * 1000

/** The numbers whose answers are shown, but are asked for again. */
const stale = new Set<string>()
/** The numbers that the shop has answered too late, and that are to be asked for again. */
const late = new Set<string>()
/** The numbers that were asked for again because of a late answer. Each is once, so that a slow shop is not asked without end. */
const askedAgain = new Set<string>()

onSignedOut(() => {
  for (const numbers of [stale, late, askedAgain]) numbers.clear()
})

/** Shows what this device has stored of the answers, and asks again for what is old. */
export function readStoredAnswers(): void {
  quickOrder.answers = ref(new Map([...readAnswers(padOwner()), ...quickOrder.answers]))
  lookUpAgain()
}

/** Asks again for the numbers that could not be looked up, for those that only this device has answered, and for old answers. */
export function lookUpAgain(): void {
  const old = Date.now() - ANSWER_FRESH_MS
  for (const [number, answer] of quickOrder.answers)
    if (answer.type !== 'found' || answer.isPartial || answer.asOf === null || Date.parse(answer.asOf) < old) stale.add(number)
  void lookUpMissing()
}

/** Looks up numbers once more whose answer came after the timeout. The shop's next answer is faster, and the timeout is longer then. */
export function lookUpLate(numbers: readonly string[]): void {
  for (const number of numbers) {
    if (!askedAgain.has(number)) late.add(number)
    askedAgain.add(number)
  }
  void lookUpMissing()
}

/**
 * Looks up the numbers of the pad that have no answer or an old one. Only one such lookup runs at a time; it includes numbers that are added
 * meanwhile.
 */
export async function lookUpMissing(): Promise<void> {
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
