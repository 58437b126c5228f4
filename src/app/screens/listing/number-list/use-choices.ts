import { useEffect, useState } from 'react'
import { keepChoices, type ListChoices, noChoices, readChoices } from '#app/state/catalogue/list-choices.ts'

/**
 * Returns what the user has changed in the lines of the list in `text`, and a function to change it. The choices for the latest list of a
 * tab survive reloads and navigation.
 */
export function useNumberListChoices(text: string): [ListChoices, (change: (now: ListChoices) => ListChoices) => void] {
  const [choices, setChoices] = useState(noChoices)
  useEffect(() => setChoices(readChoices(text)), [text])
  const choose = (change: (now: ListChoices) => ListChoices) => {
    const next = change(choices)
    setChoices(next)
    keepChoices(text, next)
  }
  return [choices, choose]
}
