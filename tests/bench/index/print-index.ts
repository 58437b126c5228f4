import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { printTable } from '../table.ts'
import { kinds } from './asked.ts'
import { measureDelta, recordBytes } from './delta.ts'
import { sentBytes, writeEngineFiles } from './engine-files.ts'
import { type EngineName, engineNames } from './engines.ts'
import { InChromium } from './in-chromium.ts'
import { type InNode, measureInNode } from './in-node.ts'
import { madeIndex } from './made-index.ts'
import { ofPages } from './of-pages.ts'
import type { Timed } from './timed-engine.ts'

const SEED = 15
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const say = (text: string) => process.stdout.write(`${text}\n`)

const head = [
  '',
  'index, gzip',
  'cold load',
  'words then',
  'objects',
  'arrays',
  ...kinds.flatMap((kind) => [`${kind} p50`, 'p95', 'longest', 'found']),
]

const cells = (timed: Timed | null | undefined) =>
  timed ? [ms(timed.p50), ms(timed.p95), ms(timed.longest), String(timed.found)] : ['none', '', '', '']

const rowOf = (where: string, bytes: number, { loadMs, wordsMs, heap, buffers, asked }: InNode) => [
  ...[where, MB(bytes), ms(loadMs), ms(wordsMs), MB(heap), MB(buffers)],
  ...kinds.flatMap((kind) => cells(asked[kind])),
]

/** The index alone, with nothing of a server around it, beside two libraries that search in memory, over one shop's parts. */
export async function printIndex(folder: string, parts: number): Promise<void> {
  const files = join(folder, 'index')
  mkdirSync(files, { recursive: true })
  const made = madeIndex(parts, SEED)
  const bytes = await writeEngineFiles(files, made)
  const numbers = made.parts.reduce((sum, { part }) => sum + part.numbers.length, 0)
  const [page, live, frame, records] = [
    sentBytes(made.sections.get(ofPages) ?? new Uint8Array()),
    sentBytes(made.files.live),
    sentBytes(made.files.frame),
    await recordBytes(made.parts),
  ]
  const pack = bytes.armature + page + live + frame + records
  say(`${made.parts.length} parts, ${(numbers / made.parts.length).toFixed(1)} numbers each`)
  printTable(
    'Bytes of a pack, gzip -9',
    ['index', 'attributes of pages', 'records', 'prices and stock', 'frame', 'all'],
    [[bytes.armature, page, records, live, frame, pack].map(MB)],
  )
  const delta = await measureDelta(made)
  printTable(
    'After 1 % of the parts have changed',
    ['parts', 'recipe, gzip', 'of the pack', 'made and asked in', 'without a recipe'],
    [[String(delta.parts), MB(delta.bytes), `${((100 * delta.bytes) / pack).toFixed(2)} %`, ms(delta.appliedMs), MB(delta.plainBytes)]],
  )
  const title = (where: string) => `${where}, load ${loadavg()[0]?.toFixed(1)}; longest: of first answers`
  const measured = async (where: string, measure: (name: EngineName) => Promise<InNode>) => {
    const rows: string[][] = []
    for (const name of engineNames) rows.push(rowOf(name, bytes[name], await measure(name)))
    printTable(title(where), head, rows)
  }
  await measured('Node, quickest of three answers', (name) => measureInNode(files, name))
  const browser = await InChromium.open(files)
  try {
    await measured('Chromium, quickest of three answers', (name) => browser.measure(name, 1))
    await measured('Chromium, processor four times slower, one answer each', (name) => browser.measure(name, 4))
  } finally {
    await browser.close()
  }
}
