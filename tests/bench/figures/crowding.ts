import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { middle } from '../units.ts'
import { plainWork, processorMs } from './plain-work.ts'

const TIMES = 9
const LOOK_MS = 300

/**
 * How much other programs are in the way now: 1 on a quiet machine, 2 where they keep all processors busy. It is the larger of two things: how
 * many times its processor time a piece of work takes, which shows a machine that gets little of its host; and how busy the processors
 * are while this program waits.
 */
export async function crowdingNow(): Promise<number> {
  const idle = idleMs()
  const begun = performance.now()
  await wait(LOOK_MS)
  const idleShare = (idleMs() - idle) / (performance.now() - begun) / cpus().length
  return Math.max(workRatio(), 2 - Math.min(idleShare, 1))
}

const idleMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0)

function workRatio(): number {
  const ratios: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const [begun, used] = [performance.now(), processorMs()]
    plainWork()
    ratios.push((performance.now() - begun) / (processorMs() - used))
  }
  return middle(ratios)
}
