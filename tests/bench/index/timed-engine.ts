import { type Asked, type Kind, kinds } from './asked.ts'
import { type Engine, type EngineFiles, type EngineName, openEngine } from './engines.ts'

/** How long questions of one kind take; null where the engine cannot be asked them. */
export interface Timed {
  p50: number
  p95: number
  /** The longest of all, each at its first time. */
  longest: number
  /** Parts found, summed up over all questions: nobody is quick who finds nothing. */
  found: number
}

/** So many are asked before, unmeasured: an engine that is running has compiled what it needs. */
const WARM_UP = 100

/** An engine that is opened and asked step by step, in Node or in a page, so that its memory can be looked at in between. */
export class TimedEngine {
  #engine: Engine | null = null

  constructor(
    private readonly name: EngineName,
    private files: EngineFiles,
    private readonly asked: Asked,
  ) {}

  /** From bytes in memory to the answer to a first number, and to first words behind it. */
  async load(): Promise<{ loadMs: number; wordsMs: number }> {
    const begun = performance.now()
    const engine = await openEngine[this.name](this.files)
    // What an engine needs of its files it keeps itself.
    this.files = {}
    await engine.ask('prefix', this.asked.prefix[0] ?? '')
    const numbersAt = performance.now()
    await engine.ask('words', this.asked.words[0] ?? '')
    this.#engine = engine
    return { loadMs: numbersAt - begun, wordsMs: performance.now() - numbersAt }
  }

  /** Each question is asked so many times, and its quickest answer counts: another program may hold the processor at any of them. */
  async time(kind: Kind, times: number): Promise<Timed | null> {
    const engine = this.#engine
    if (engine === null) throw new Error('The engine was not opened.')
    const texts = this.asked[kind]
    if ((await engine.ask(kind, texts[0] ?? '')) === null) return null
    for (const text of texts.slice(-WARM_UP)) await engine.ask(kind, text)
    const took: number[] = []
    let [longest, found] = [0, 0]
    for (const text of texts.slice(0, -WARM_UP)) {
      let least = Number.POSITIVE_INFINITY
      for (let time = 0; time < times; time += 1) {
        const begun = performance.now()
        const parts = (await engine.ask(kind, text)) ?? 0
        const here = performance.now() - begun
        if (time === 0) [longest, found] = [Math.max(longest, here), found + parts]
        least = Math.min(least, here)
      }
      took.push(least)
    }
    took.sort((a, b) => a - b)
    const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN
    return { p50: at(0.5), p95: at(0.95), longest, found }
  }

  /** All kinds of question, one after another. */
  async timeAll(times: number): Promise<Partial<Record<Kind, Timed | null>>> {
    const timed: Partial<Record<Kind, Timed | null>> = {}
    for (const kind of kinds) timed[kind] = await this.time(kind, times)
    return timed
  }
}

export type EngineTimes = Awaited<ReturnType<TimedEngine['load']>> & { asked: Awaited<ReturnType<TimedEngine['timeAll']>> }
