import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { processorMs, timedPlainWork } from './plain-work.ts'

const IDLE_SAMPLE_MS = 300

/**
 * How much other programs contend for the processors now: 1 on a quiet machine, 2 where they keep all of them busy. It is the larger of two
 * things: how many times its processor time a piece of work takes, which shows a machine that gets little of its host; and how busy the
 * processors are while this program waits.
 */
export async function contentionNow(): Promise<number> {
  const idle = idleMs()
  const begun = performance.now()
  await wait(IDLE_SAMPLE_MS)
  const idleShare = (idleMs() - idle) / (performance.now() - begun) / cpus().length
  return Math.max(timedPlainWork() / timedPlainWork(processorMs), 2 - Math.min(idleShare, 1))
}

const idleMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0)
