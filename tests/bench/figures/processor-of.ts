import { readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds of processor time that a process has used, all its threads together. Linux only. Finer than `/proc/PID/stat`, which counts in
 * hundredths of a second.
 */
export function processorMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) => Number(schedstatOf(pid, thread).split(' ')[0]))
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

function schedstatOf(pid: number, thread: string): string {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
  } catch {
    // The thread has ended since the folder was read.
    return '0'
  }
}
