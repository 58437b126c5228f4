import { personal } from '#app/state/page/personal.ts'

/** The time of the oldest displayed price, stock or order, ISO 8601; null if unknown. */
export const shownAges = personal<{ oldest: string | null }>({ oldest: null })

const held = new Map<symbol, string>()

/** Registers the age of displayed data. Returns a function that removes it again. */
export function holdAge(asOf: string): () => void {
  const mine = Symbol(asOf)
  held.set(mine, asOf)
  findOldest()
  return () => {
    held.delete(mine)
    findOldest()
  }
}

function findOldest(): void {
  let oldest: string | null = null
  for (const asOf of held.values()) if (oldest === null || asOf < oldest) oldest = asOf
  shownAges.oldest = oldest
}
