const { RUNS, SEED } = process.env

const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is a whole number, and not ${JSON.stringify(text)}.`)
  return Number(text)
}

const seedOfProcess = SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('SEED', SEED)

/**
 * Where fast-check begins: anew in each run, so that no fault can hide from the values of yesterday, or where SEED says. A test that runs
 * again in the same process meets the same values.
 */
export const freshSeed = (): number => seedOfProcess

/**
 * How often fast-check tries a property: so few times as is said here, or as often as RUNS says. A failure prints its seed, which SEED
 * brings back.
 */
export const runs = (few: number): { numRuns: number; seed: number } => ({
  numRuns: RUNS === undefined ? few : wholeNumber('RUNS', RUNS),
  seed: freshSeed(),
})
