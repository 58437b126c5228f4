const { RUNS, SEED } = process.env

/**
 * How often fast-check tries a property: so few times as is said here, each time with values it has not tried before, or as often as RUNS says. A failure prints its
 * seed, which SEED brings back.
 */
export const runs = (few: number): { numRuns: number; seed?: number } => ({
  numRuns: Number(RUNS ?? few),
  ...(SEED === undefined ? {} : { seed: Number(SEED) }),
})
