import { ref } from 'valtio/vanilla'
import { createPersonalState } from '#app/state/page/personal.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import { expiredOwner, sessionOwner } from '#app/state/session/owner.ts'
import type { PadAnswer } from './line-state.ts'
import type { PadLine, SheetIntake } from './pad-line.ts'

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

/** The user whose pad this is; also after the session has ended without a sign-out. */
export const padOwner = (): string | null => sessionOwner() ?? expiredOwner()

onSignedOut(() => {
  Object.assign(quickOrder, { lines: ref([]), typed: '', answers: ref(new Map()), taken: null, removed: ref([]) })
})
