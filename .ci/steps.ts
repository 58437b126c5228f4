// The steps of a run of tests: programs that say what they do, one after the other or side by side.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** How long it took, in words. */
export const tookSince = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Enough for the names of the tests that failed, which Playwright prints last. */
const LAST_LINES = 25

/**
 * Runs a program, each of whose lines says which step it is from: two may run at once. Rejects when it fails, with its last lines, which would
 * otherwise be lost among those of the other.
 */
export async function step(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  process.stdout.write(`\n${title}\n`)
  const started = Date.now()
  const lastLines: string[] = []
  const print = (line: string) => {
    process.stdout.write(`${title} | ${line}\n`)
    lastLines.push(line)
    if (lastLines.length > LAST_LINES) lastLines.shift()
  }
  const ended = await new Promise<string | number>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    for (const printed of [child.stdout, child.stderr]) createInterface({ input: printed }).on('line', print)
    child.once('error', reject)
    child.once('close', (status, signal) => resolve(status ?? signal ?? 1))
  })
  if (ended !== 0) throw new Error(`${lastLines.join('\n')}\n${title} failed after ${tookSince(started)}.`)
  process.stdout.write(`${title} took ${tookSince(started)}\n`)
}

/** Runs all at once, and waits for all, also where one fails: whoever runs the tests hears of every failure at once. */
export const sideBySide = (...works: (() => Promise<void>)[]): Promise<void> => failTogether(works.map((work) => work()))

/** Runs all one after the other, also where one fails. */
export async function oneAfterAnother(...works: (() => Promise<void>)[]): Promise<void> {
  const ended: Promise<void>[] = []
  for (const work of works) {
    ended.push(work())
    await Promise.allSettled(ended)
  }
  await failTogether(ended)
}

async function failTogether(works: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(works)
  const failed = ends.flatMap((end) =>
    end.status === 'rejected' ? [end.reason instanceof Error ? end.reason.message : String(end.reason)] : [],
  )
  if (failed.length > 0) throw new Error(failed.join('\n'))
}
