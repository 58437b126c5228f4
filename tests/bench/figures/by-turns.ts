import { middle } from '../units.ts'

export interface ByTurns {
  /** Of the medians of both, how many times its reference something takes. */
  ratio: number
  took: number
  reference: number
}

/**
 * Measures something and its reference by turns, and takes the median of the rounds. Each round is held against the references just before
 * and just behind it, because other programs come and go.
 */
export async function byTurns(rounds: number, measure: () => Promise<number>, reference: () => number | Promise<number>): Promise<ByTurns> {
  const ratios: number[] = []
  const took: number[] = []
  const references = [await reference()]
  for (let round = 0; round < rounds; round += 1) {
    const here = await measure()
    const behind = await reference()
    ratios.push(here / (((references.at(-1) ?? Number.NaN) + behind) / 2))
    took.push(here)
    references.push(behind)
  }
  return { ratio: middle(ratios), took: middle(took), reference: middle(references) }
}
