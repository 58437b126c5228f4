import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileEvent, PartFacts, Remark } from '#server/import/facts.ts'
import type { PiesOptions } from '#server/import/pies/options.ts'
import { readPies } from '#server/import/pies/read-pies.ts'

export interface ReadFile {
  parts: PartFacts[]
  refused: Remark[]
  noted: Remark[]
}

/** Which row it is says the tests of rows; a line says it to people. */
const withoutRow = <T extends { row?: number }>({ row: _, ...place }: T) => place

/** What events say, by kind. */
export async function gather(events: AsyncIterable<FileEvent>): Promise<ReadFile> {
  const read: ReadFile = { parts: [], refused: [], noted: [] }
  for await (const event of events) {
    if (event.type === 'part') read.parts.push({ ...event.part, at: withoutRow(event.part.at) })
    else if (event.type === 'refused') read.refused.push(withoutRow(event.refusal))
    else if (event.type === 'noted') read.noted.push(event.note)
  }
  return read
}

/** Reads PIES that stands in a text, as `pies.xml`. */
export async function readText(content: string | Uint8Array, options: PiesOptions = {}): Promise<ReadFile> {
  const folder = await mkdtemp(join(tmpdir(), 'pies-'))
  try {
    const path = join(folder, 'pies.xml')
    await writeFile(path, content)
    return await gather(readPies(path, { day: '2026-11-27', ...options }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A file of items, each on lines of its own: the first begins on line 3. */
export const fileOf = (items: string, header = '<PIESVersion>7.2</PIESVersion><CurrencyCode>USD</CurrencyCode>', after = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<PIES xmlns="http://www.autocare.org"><Header>${header}</Header><Items>
${items}
</Items>${after}</PIES>`

/** An item of the brand ZZVT with what else is in it. */
export const itemOf = (inner: string, number = 'VT-1') =>
  `<Item MaintenanceType="A"><PartNumber>${number}</PartNumber><BrandAAIAID>ZZVT</BrandAAIAID>${inner}</Item>`
