import * as v from 'valibot'
import { logOnly } from '#app/state/page/notices.ts'
import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'listChoices'

const Choices = v.object({
  /** By line index from 0: the interpretation that the user selected. */
  readings: v.record(v.string(), v.object({ number: v.string(), qty: v.number() })),
  /** By number: the user's changes. */
  changes: v.record(v.string(), v.object({ mcode: v.exactOptional(v.string()), qty: v.exactOptional(v.number()) })),
})
export type Choices = v.InferOutput<typeof Choices>
const Kept = v.object({ text: v.string(), choices: Choices })

export const noChoices: Choices = { readings: {}, changes: {} }

/** The choices for this list stored in this tab; empty for any other list. */
export function readChoices(text: string, tab: Pick<Storage, 'getItem'> = tabTexts): Choices {
  try {
    const kept = v.parse(v.nullable(Kept), JSON.parse(tab.getItem(KEY) ?? 'null'))
    return kept?.text === text ? kept.choices : noChoices
  } catch {
    // Foreign data under our key.
    return noChoices
  }
}

export function keepChoices(text: string, choices: Choices, tab: Pick<Storage, 'setItem'> = tabTexts): void {
  try {
    tab.setItem(KEY, JSON.stringify({ text, choices }))
  } catch (error) {
    // No storage: the page keeps them in memory.
    logOnly(error)
  }
}
