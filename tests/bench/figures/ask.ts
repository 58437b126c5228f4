import { Agent } from 'node:http'
import { ask } from '../measure.ts'
import { quarter } from '../units.ts'
import { processorMsOf } from './processor-of.ts'

/** A running server, and the process whose time counts. */
export interface AskedServer {
  url: string
  pid: number
}

/** What an answer costs. */
export interface Cost {
  /** Milliseconds that a client waits: of all answers the lower quartile, because other programs delay some of them. */
  waitMs: number
  /** Milliseconds of processor time that the server uses for an answer. */
  processorMs: number
}

/** What an answer costs when all these paths are asked, so many at a time. */
export async function costOf({ url, pid }: AskedServer, paths: readonly string[], connections: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = paths.values()
  const times: number[] = []
  const before = processorMsOf(pid)
  await Promise.all(
    Array.from({ length: connections }, async () => {
      // All take from the same iterator.
      for (const path of waiting) {
        const asked = performance.now()
        await ask(url + path, agent)
        times.push(performance.now() - asked)
      }
    }),
  )
  const processorMs = (processorMsOf(pid) - before) / paths.length
  agent.destroy()
  return { waitMs: quarter(times), processorMs }
}
