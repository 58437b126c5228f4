import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export interface CommandRun {
  seconds: number
  /** From its start until it first said that something is refused; null where it did not. */
  firstRefusalSeconds: number | null
  /** The most memory that its process held. */
  peakMB: number
  exit: number | null
  out: string
  err: string
}

/** Runs an operator's command in a process of its own, as it is typed. */
export async function runCommand(words: readonly string[], env: Record<string, string>): Promise<CommandRun> {
  const began = performance.now()
  const child = spawn(process.execPath, ['.ci/shop.mjs', ...words], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  let firstRefusalSeconds: number | null = null
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
    if (firstRefusalSeconds === null && said.err.includes('Refused')) firstRefusalSeconds = (performance.now() - began) / 1000
  })
  let peakMB = 0
  let exit: number | null = null
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      exit = code
      resolve()
    }),
  )
  const watch = (async () => {
    while (child.exitCode === null) {
      peakMB = Math.max(peakMB, peakOf(child.pid))
      await wait(50)
    }
  })()
  await ended
  await watch
  return { seconds: (performance.now() - began) / 1000, firstRefusalSeconds, peakMB, exit, ...said }
}

/** The most memory that a process has held so far, in MB; 0 where the system does not say. */
export function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  } catch {
    return 0
  }
}
