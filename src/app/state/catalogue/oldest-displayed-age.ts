import { createPersonalState } from '#app/state/page/personal.ts'

/** The time of the oldest displayed price, stock or order, ISO 8601; null if unknown. */
export const oldestDisplayedAge = createPersonalState<{ oldest: string | null }>({ oldest: null })

const displayedAges = new Map<symbol, string>()

/** Registers the age of displayed data. Returns a function that removes it again. */
export function registerDisplayedAge(asOf: string): () => void {
  const mine = Symbol(asOf)
  displayedAges.set(mine, asOf)
  updateOldestAge()
  return () => {
    displayedAges.delete(mine)
    updateOldestAge()
  }
}

function updateOldestAge(): void {
  let oldest: string | null = null
  for (const asOf of displayedAges.values()) if (oldest === null || asOf < oldest) oldest = asOf
  oldestDisplayedAge.oldest = oldest
}
