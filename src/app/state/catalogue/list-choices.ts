import * as v from 'valibot'
import { logOnly } from '#app/state/page/notices.ts'
import { tabTexts } from '#app/state/page/storage.ts'

const KEY = 'listChoices'

const Choices = v.object({
  /** By line, counted from 0: how a person says that it is read. */
  readings: v.record(v.string(), v.object({ number: v.string(), qty: v.number() })),
  /** By number: what was changed of it. */
  changes: v.record(v.string(), v.object({ mcode: v.exactOptional(v.string()), qty: v.exactOptional(v.number()) })),
})
export type Choices = v.InferOutput<typeof Choices>
const Kept = v.object({ text: v.string(), choices: Choices })

export const noChoices: Choices = { readings: {}, changes: {} }

/** What was chosen for this list in this tab before; nothing for any other list. */
export function readChoices(text: string, tab: Pick<Storage, 'getItem'> = tabTexts): Choices {
  try {
    const kept = v.parse(v.nullable(Kept), JSON.parse(tab.getItem(KEY) ?? 'null'))
    return kept?.text === text ? kept.choices : noChoices
  } catch {
    // Somebody else's writing under our key.
    return noChoices
  }
}

export function keepChoices(text: string, choices: Choices, tab: Pick<Storage, 'setItem'> = tabTexts): void {
  try {
    tab.setItem(KEY, JSON.stringify({ text, choices }))
  } catch (error) {
    // No room: this page knows them as long as it is open.
    logOnly(error)
  }
}
