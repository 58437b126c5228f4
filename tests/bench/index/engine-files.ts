import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { insert, save } from '@orama/orama'
import MiniSearch from 'minisearch'
import { type EngineName, flexsearchIndex, minisearchOptions, oramaIndex } from './engines.ts'
import type { MadeIndex } from './made-index.ts'
import { ofPages } from './of-pages.ts'
import { documentOf } from './peer-document.ts'

/** What each engine is opened with: names of files. */
export const filesOf: Record<EngineName, readonly string[]> = {
  armature: ['segment', 'live', 'frame'],
  minisearch: ['minisearch'],
  flexsearch: ['flexsearch'],
  orama: ['orama'],
}

export const sentBytes = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length

/** Writes the files of all engines, and what is asked; says how many bytes each index has, compressed as it is sent. */
export async function writeEngineFiles(folder: string, made: MadeIndex): Promise<Record<EngineName, number>> {
  const write = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)
  for (const [name, bytes] of Object.entries(made.files)) write(name, bytes)
  write('asked', new TextEncoder().encode(JSON.stringify(made.asked)))
  const mini = new MiniSearch(minisearchOptions)
  const flex = flexsearchIndex()
  const oramaOfParts = oramaIndex()
  for (const part of made.parts) {
    const { id, numbers, words } = documentOf(part)
    mini.add({ id, numbers, words })
    flex.add({ id, numbers, words })
    await insert(oramaOfParts, { id: String(id), numbers, words })
  }
  const minisearch = new TextEncoder().encode(JSON.stringify(mini))
  const pieces: [string, string][] = []
  await flex.export((key, data) => {
    pieces.push([key, data])
  })
  const flexsearch = new TextEncoder().encode(JSON.stringify(pieces))
  const orama = new TextEncoder().encode(JSON.stringify(save(oramaOfParts)))
  write('orama', orama)
  write('minisearch', minisearch)
  write('flexsearch', flexsearch)
  return {
    armature: [...made.sections].reduce((sum, [name, bytes]) => (name === ofPages ? sum : sum + sentBytes(bytes)), 0),
    minisearch: sentBytes(minisearch),
    flexsearch: sentBytes(flexsearch),
    orama: sentBytes(orama),
  }
}
