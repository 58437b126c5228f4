import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import type { LivePart } from '#search/part.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections } from '#search/segment/sections.ts'
import { DemoParts, frameRowsOf, modelsOf, type PackedPart } from '../../search/records/demo-parts.ts'
import { printTable } from '../table.ts'
import { askedOf } from './asked.ts'
import { sentBytes } from './engine-files.ts'
import { measureInNode } from './in-node.ts'
import { largeShop } from './large-shop.ts'
import { indexOf } from './made-index.ts'
import { ofPages } from './of-pages.ts'

// The same for a shop of ten times as many parts, in Node alone: its parts are never in memory all at once.

const SEED = 16
/** Every so manieth part is asked about. */
const ASKED_EACH = 199

const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(2)} ms`

interface Made {
  parts: number
  indexBytes: number
  pageBytes: number
}

/** Makes the index in a process of its own, which needs some gigabytes, and measures it in another. */
export async function printMillion(folder: string, count: number): Promise<void> {
  const files = join(folder, 'million')
  mkdirSync(files, { recursive: true })
  const args = ['--max-old-space-size=7500', '--import', 'tsx', import.meta.filename, files, String(count)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const made: Made = JSON.parse(stdout)
  const { loadMs, asked, heap, buffers } = await measureInNode(files, 'armature')
  const { prefix, words } = asked
  printTable(
    `Node, load ${loadavg()[0]?.toFixed(1)}`,
    ['parts', 'index, gzip', 'attributes of pages', 'cold load', 'objects', 'arrays', 'prefix p50', 'p95', 'words p50', 'p95'],
    [
      [
        ...[String(made.parts), MB(made.indexBytes), MB(made.pageBytes), ms(loadMs), MB(heap), MB(buffers)],
        ...[ms(prefix?.p50), ms(prefix?.p95), ms(words?.p50), ms(words?.p95)],
      ],
    ],
  )
}

function make(folder: string, count: number): Made {
  const shop = largeShop(count)
  const rows = frameRowsOf(shop)
  const builder = new SegmentBuilder(modelsOf(rows))
  const live: LivePart[] = []
  const some: PackedPart['part'][] = []
  for (const one of new DemoParts(shop)) {
    builder.add(one.part)
    live.push(one.live)
    if (one.part.id % ASKED_EACH === 0) some.push(one.part)
  }
  const sections = builder.build()
  const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)
  write('segment', packSections(indexOf(sections)))
  write('live', packSections(writeLiveData(live)))
  write('frame', writeSharedCatalogueData(rows))
  write('asked', JSON.stringify(askedOf(some, SEED)))
  const indexBytes = [...sections].reduce((sum, [name, bytes]) => (name === ofPages ? sum : sum + sentBytes(bytes)), 0)
  return { parts: live.length, indexBytes, pageBytes: sentBytes(sections.get(ofPages) ?? new Uint8Array()) }
}

const [, program, folder, count] = process.argv
if (program === import.meta.filename && folder !== undefined) process.stdout.write(JSON.stringify(make(folder, Number(count))))
