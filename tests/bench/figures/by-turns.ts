import { middle } from '../units.ts'

export interface ByTurns {
  /** How many times its reference something takes: the median of the rounds. */
  ratio: number
  took: number
  reference: number
}

/** What was measured in alternation: before and after each round, its reference. */
export interface Turns<Value> {
  rounds: Value[]
  references: Value[]
}

/** Measures something and its reference in alternation. */
export async function byTurns<Value>(
  rounds: number,
  measure: () => Promise<Value>,
  reference: () => Value | Promise<Value>,
): Promise<Turns<Value>> {
  const turns: Turns<Value> = { rounds: [], references: [await reference()] }
  for (let round = 0; round < rounds; round += 1) {
    turns.rounds.push(await measure())
    turns.references.push(await reference())
  }
  return turns
}

/** The median ratio of the rounds. Each round is compared with the references just before and after it, because other programs come and go. */
export function ratioOf<Value>({ rounds, references }: Turns<Value>, pick: (value: Value) => number): ByTurns {
  const took = rounds.map(pick)
  const all = references.map(pick)
  const ratios = took.map((value, at) => (2 * value) / ((all[at] ?? Number.NaN) + (all[at + 1] ?? Number.NaN)))
  return { ratio: middle(ratios), took: middle(took), reference: middle(all) }
}
