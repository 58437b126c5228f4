import { useEffect, useState } from 'react'
import { emptyListChoices, type ListChoices, readListChoices, storeListChoices } from '#app/state/catalogue/list-choices.ts'

/**
 * Returns what the user has changed in the lines of the list in `text`, and a function to change it. The choices for the latest list of a
 * tab survive reloads and navigation.
 */
export function useNumberListChoices(text: string): [ListChoices, (change: (now: ListChoices) => ListChoices) => void] {
  const [choices, setChoices] = useState(emptyListChoices)
  useEffect(() => setChoices(readListChoices(text)), [text])
  const choose = (change: (now: ListChoices) => ListChoices) => {
    const next = change(choices)
    setChoices(next)
    storeListChoices(text, next)
  }
  return [choices, choose]
}
