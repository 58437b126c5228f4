/** How many numbers a notice names. The page itself marks all of them. */
const MAX_NAMED = 8

/** Returns the numbers that were not added for a notice, the first ones by name: `A, B, …`. */
export const namesOfLeft = (left: readonly string[]): string =>
  [...left.slice(0, MAX_NAMED), ...(left.length > MAX_NAMED ? ['…'] : [])].join(', ')
