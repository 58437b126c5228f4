import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../measure.ts'

/** Milliseconds that an answer takes when all these addresses are asked, so many at a time. */
export async function msPerAnswer(url: string, paths: readonly string[], connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = paths.values()
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // All take from the same iterator.
      for (const path of waiting) await ask(url + path, agent)
    }),
  )
  const took = performance.now() - begun
  agent.destroy()
  return took / paths.length
}

/** Milliseconds of each answer when so many are asked a second, whether or not those before are answered yet. In ascending order. */
export async function pacedAnswers(url: string, paths: readonly string[], perSecond: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const answers: Promise<number>[] = []
  for (const [at, path] of paths.entries()) {
    await pause(Math.max(0, begun + (1000 * at) / perSecond - performance.now()))
    const asked = performance.now()
    answers.push(ask(url + path, agent).then(() => performance.now() - asked))
  }
  const times = await Promise.all(answers)
  agent.destroy()
  return times.sort((one, other) => one - other)
}
