import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Decision, ImportEnd, ImportNews, PlanSummary } from '#server/import/engine/import-run.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { AskedImport } from './import-host.ts'

/**
 * What goes between the command, which reads the file, and the shop, which holds the database: JSON, one message a line, both ways at once.
 * Both are of one version, and the socket is its owner's alone.
 */
export type ToShop =
  | { type: 'order'; asked: AskedImport }
  | { type: 'events'; events: readonly FileEvent[] }
  | { type: 'all' }
  | { type: 'decision'; decision: Decision }

export type FromShop =
  | { type: 'news'; news: ImportNews }
  | { type: 'plan'; plan: PlanSummary }
  | { type: 'end'; end: ImportEnd }
  | { type: 'failed'; code: string; message: string }

/** Writes a message, and waits while the other side has enough to read. One that has gone away is not waited for. */
export async function say(to: Writable, message: ToShop | FromShop): Promise<void> {
  // A stream that is closed already says nothing more that could be waited for.
  if (to.destroyed || to.write(`${JSON.stringify(message)}\n`)) return
  await new Promise<void>((resolve) => {
    const go = () => {
      for (const event of ['drain', 'close', 'error']) to.off(event, go)
      resolve()
    }
    for (const event of ['drain', 'close', 'error']) to.once(event, go)
  })
}

/** Messages as they come; ends with the stream, also where it breaks off. */
export async function* heard<T extends ToShop | FromShop>(from: Readable): AsyncGenerator<T, void> {
  const lines = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY })
  // Lines end by themselves only where the stream comes to its end.
  from.once('close', () => lines.close())
  if (from.destroyed) lines.close()
  for await (const line of lines) if (line !== '') yield JSON.parse(line) as T
}
