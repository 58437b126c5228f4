import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { ImportProgressEvent, ImportResult, PlanDecision, PlanSummary } from '#server/import/engine/import-run.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { TypedImportRequest } from './import-host.ts'

/**
 * Messages between the command, which reads the file, and the shop, which has the database. They are JSON, one message per line, in both
 * directions at once. They are not validated, because both sides run the same version and only the owner may open the socket.
 */
export type MessageToShop =
  | { type: 'order'; asked: TypedImportRequest }
  | { type: 'events'; events: readonly FileEvent[] }
  | { type: 'all' }
  | { type: 'decision'; decision: PlanDecision }

export type MessageFromShop =
  | { type: 'news'; news: ImportProgressEvent }
  | { type: 'plan'; plan: PlanSummary }
  | { type: 'end'; end: ImportResult }
  | { type: 'failed'; code: string; message: string }

/** Writes a message to a stream. If the stream's buffer is full, waits until the buffer is drained, or until the stream closes or fails. */
export async function writeMessage(to: Writable, message: MessageToShop | MessageFromShop): Promise<void> {
  // A closed stream sends nothing and would never drain.
  if (to.destroyed || to.write(`${JSON.stringify(message)}\n`)) return
  await new Promise<void>((resolve) => {
    const go = () => {
      for (const event of ['drain', 'close', 'error']) to.off(event, go)
      resolve()
    }
    for (const event of ['drain', 'close', 'error']) to.once(event, go)
  })
}

/** Yields the messages of a stream until the stream ends or breaks off. */
export async function* readMessages<T extends MessageToShop | MessageFromShop>(from: Readable): AsyncGenerator<T, void> {
  const lines = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY })
  // The line reader ends when the stream ends, but not when the stream breaks off.
  from.once('close', () => lines.close())
  if (from.destroyed) lines.close()
  for await (const line of lines) if (line !== '') yield JSON.parse(line) as T
}
