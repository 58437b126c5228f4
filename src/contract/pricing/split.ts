/**
 * Splits an amount proportionally in whole cents. Shares are rounded down, and the remaining cents go to the largest remainders, the first
 * among equal ones. No share exceeds its weight if the amount is at most the sum of the weights.
 */
export function splitByWeights(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(whole)))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact.map((product, at) => ({ at, rest: product % BigInt(whole) }))
  byRemainder.sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1))
  const luckier = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return shares.map((share, at) => share + (luckier.has(at) ? 1 : 0))
}
