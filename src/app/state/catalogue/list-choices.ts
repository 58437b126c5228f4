import * as v from 'valibot'
import { logOnly } from '#app/state/page/notices.ts'
import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'listChoices'

const Choices = v.object({
  /** The readings that the user selected, by index of the line from 0. */
  readings: v.record(v.string(), v.object({ number: v.string(), qty: v.number() })),
  /** What the user changed, by part number. */
  changes: v.record(v.string(), v.object({ mcode: v.exactOptional(v.string()), qty: v.exactOptional(v.number()) })),
})
export type Choices = v.InferOutput<typeof Choices>
const Kept = v.object({ text: v.string(), choices: Choices })

export const noChoices: Choices = { readings: {}, changes: {} }

/** Returns the choices for this list of part numbers that are stored in this tab; empty for any other list. */
export function readChoices(text: string, tab: Pick<Storage, 'getItem'> = tabTexts): Choices {
  try {
    const kept = v.parse(v.nullable(Kept), JSON.parse(tab.getItem(KEY) ?? 'null'))
    return kept?.text === text ? kept.choices : noChoices
  } catch {
    // Another program has stored data under our key.
    return noChoices
  }
}

export function keepChoices(text: string, choices: Choices, tab: Pick<Storage, 'setItem'> = tabTexts): void {
  try {
    tab.setItem(KEY, JSON.stringify({ text, choices }))
  } catch (error) {
    // The browser has no storage, so the page keeps the choices in memory.
    logOnly(error)
  }
}
