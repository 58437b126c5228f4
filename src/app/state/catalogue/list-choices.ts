import * as v from 'valibot'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { tabStorage } from '#app/state/page/storage.ts'

const LIST_CHOICES_KEY = 'listChoices'

const ListChoices = v.object({
  /** The readings that the user selected, by index of the line from 0. */
  readings: v.record(v.string(), v.object({ number: v.string(), qty: v.number() })),
  /** The part and quantity that the user has changed in the lines of the list, by the part number of the line. */
  changes: v.record(v.string(), v.object({ mcode: v.exactOptional(v.string()), qty: v.exactOptional(v.number()) })),
})
export type ListChoices = v.InferOutput<typeof ListChoices>
const StoredListChoices = v.object({ text: v.string(), choices: ListChoices })

export const emptyListChoices: ListChoices = { readings: {}, changes: {} }

/** Returns the choices for this list of part numbers that are stored in this tab; empty for any other list. */
export function readListChoices(text: string, tab: Pick<Storage, 'getItem'> = tabStorage): ListChoices {
  try {
    const kept = v.parse(v.nullable(StoredListChoices), JSON.parse(tab.getItem(LIST_CHOICES_KEY) ?? 'null'))
    return kept?.text === text ? kept.choices : emptyListChoices
  } catch {
    // Another program has stored data under our key.
    return emptyListChoices
  }
}

export function storeListChoices(text: string, choices: ListChoices, tab: Pick<Storage, 'setItem'> = tabStorage): void {
  try {
    tab.setItem(LIST_CHOICES_KEY, JSON.stringify({ text, choices }))
  } catch (error) {
    // The browser has no storage, so the page keeps the choices in memory.
    logErrorOnly(error)
  }
}
