import { personal } from '#app/state/page/personal.ts'

/** The oldest of all prices, stocks and orders in sight: when the device got it, ISO 8601; null when none of them says. */
export const shownAges = personal<{ oldest: string | null }>({ oldest: null })

const held = new Map<symbol, string>()

/** Says that something of this age is in sight. Returns how to say that it is not any more. */
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
