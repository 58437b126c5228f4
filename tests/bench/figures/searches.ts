import { kinds } from '../index/asked.ts'
import { openEngine } from '../index/engines.ts'
import { madeIndex } from '../index/made-index.ts'
import { ms } from '../units.ts'
import { byTurns, ratioOf } from './by-turns.ts'
import type { Measured } from './figure.ts'
import { processorMs, timedPlainWork } from './plain-work.ts'
import { portions } from './portions.ts'

const PARTS = 20_000
const ASKED = 20
const WARM_UP_ROUNDS = 4

/** Searches of each kind over some thousand parts in Node, each text asked once: what was asked before may be kept. */
export async function searchFigures(rounds: number): Promise<Measured[]> {
  const { files, asked } = madeIndex(PARTS, 1)
  const engine = await openEngine.armature(files)
  const figures: Measured[] = []
  for (const kind of kinds) {
    const next = portions(asked[kind])
    const ask = async () => {
      const begun = processorMs()
      for (const text of next(ASKED)) await engine.ask(kind, text)
      return processorMs() - begun
    }
    // What the first searches decode and compile is not counted.
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await ask()
    const turns = await byTurns(rounds, ask, () => timedPlainWork(processorMs))
    const { ratio, took, reference } = ratioOf(turns, (value) => value)
    figures.push({ name: `search: ${ASKED} of ${kind}`, ratio, took: ms(took), reference: ms(reference) })
  }
  return figures
}
