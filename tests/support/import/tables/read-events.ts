import type { FileEvent, PartFacts, Remark } from '#server/import/facts.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readTableFile, type TableFileOptions } from '#server/import/tables/read-table-file.ts'

/** Reads a table to its end, what it says sorted by kind. Places are left out of parts: refusals have them. */
export async function readEvents(kind: TableKind, path: string, options?: TableFileOptions) {
  const { events, ...table } = await readTableFile(kind, path, options)
  const all: FileEvent[] = []
  for await (const event of events) if (event.type !== 'row') all.push(event)
  const parts = all.flatMap((event): Omit<PartFacts, 'at'>[] => {
    if (event.type !== 'part') return []
    const { at, ...part } = event.part
    return [part]
  })
  const remarks = (is: 'refused' | 'noted'): Remark[] =>
    all.flatMap((event) =>
      event.type === 'refused' && is === 'refused' ? [event.refusal] : event.type === 'noted' && is === 'noted' ? [event.note] : [],
    )
  return { ...table, all, parts, refused: remarks('refused'), noted: remarks('noted') }
}
