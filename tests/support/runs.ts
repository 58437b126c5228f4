const { RUNS, SEED } = process.env

const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is a whole number, and not ${JSON.stringify(text)}.`)
  return Number(text)
}

/** Where fast-check begins: anew each time, so that no fault can hide from the values of yesterday, or where SEED says. */
export const freshSeed = (): number => (SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('SEED', SEED))

/**
 * How often fast-check tries a property: so few times as is said here, or as often as RUNS says. A failure prints its seed, which SEED
 * brings back.
 */
export const runs = (few: number): { numRuns: number; seed: number } => ({
  numRuns: RUNS === undefined ? few : wholeNumber('RUNS', RUNS),
  seed: freshSeed(),
})
