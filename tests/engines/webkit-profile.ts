import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Process ids of a browser that wrote its own id into its profile folder, and of all that it started. */
export async function processesOf(folder: string): Promise<number[]> {
  const root = Number(await readFile(join(folder, 'pid'), 'utf8').catch(() => '0'))
  if (root === 0) return []
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // "pid (name, which may hold anything) state parent …"
    const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (parent !== '' && state !== 'Z') parents.set(Number(name), Number(parent))
  }
  const family = new Set(parents.has(root) ? [root] : [])
  for (let before = -1; before !== family.size; ) {
    before = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

/** Waits until none of these processes runs any more, and ends what is left after a while. */
export async function endOf(pids: readonly number[]): Promise<void> {
  const giveUp = Date.now() + 15_000
  while (pids.some(isRunning) && Date.now() < giveUp) await pause(50)
  kill(pids)
}

export function kill(pids: readonly number[]): void {
  for (const pid of pids.filter(isRunning)) process.kill(pid, 'SIGKILL')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process.
    return false
  }
}
