import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeFrame } from '#search/catalogue/frame-bytes.ts'
import { writeLive } from '#search/catalogue/live-bytes.ts'
import type { LivePart } from '#search/part.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections } from '#search/segment/sections.ts'
import { catalogue } from '#server/demo/catalogue.ts'
import type { DemoTenant } from '#server/demo/demo-rows.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { vehiclesOf } from '#server/demo/vehicles.ts'
import { DemoParts, frameRowsOf, modelsOf, type PackedPart } from '../../search/records/demo-parts.ts'
import { askedOf } from './asked.ts'
import { sentBytes } from './engine-files.ts'
import { measureInNode } from './in-node.ts'
import { indexOf } from './made-index.ts'
import { ofPages } from './of-pages.ts'
import { printTable } from '../table.ts'

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

const CATALOGUES = 10
const HEADS = 'BCDEFGJKLN'

/** The generator does not make so many parts of one seed: ten catalogues of other seeds, codes and numbers, one behind another. */
function* largeShop(shop: DemoTenant, count: number): Generator<PackedPart> {
  const { engines } = vehiclesOf(shop.applications.map(({ id }) => id))
  const byId = new Map(shop.categories.map((row) => [row.id, row]))
  const categoryNames = (id: string) => [byId.get(id), byId.get(byId.get(id)?.parent_id ?? '')].flatMap((row) => (row === undefined ? [] : [row.name]))
  let base = 0
  for (let at = 0; at < CATALOGUES; at += 1) {
    const facts = { seed: `armature bench ${at}`, codeHead: HEADS[at] ?? '', gtinBase: 0, salt: (0.05 + at * 0.083) % 1, parts: Math.round(count / CATALOGUES) }
    const parts = () => catalogue({ ...facts, engines, categoryNames })
    let last = 0
    for (const one of new DemoParts({ ...shop, parts, workwear: { styles: [], variants: [], parts: [] } })) {
      last = one.part.id
      const { part } = one
      part.id += base
      part.contains = part.contains.map((id) => id + base)
      one.live.id += base
      yield one
    }
    base += last
  }
}

function make(folder: string, count: number): Made {
  const shop = demoTenants({ parts: count })[0]
  if (shop === undefined) throw new Error('There is no demo shop.')
  const rows = frameRowsOf(shop)
  const builder = new SegmentBuilder(modelsOf(rows))
  const live: LivePart[] = []
  const some: PackedPart['part'][] = []
  for (const one of largeShop(shop, count)) {
    builder.add(one.part)
    live.push(one.live)
    if (one.part.id % ASKED_EACH === 0) some.push(one.part)
  }
  const sections = builder.build()
  const write = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes)
  write('segment', packSections(indexOf(sections)))
  write('live', packSections(writeLive(live)))
  write('frame', writeFrame(rows))
  write('asked', JSON.stringify(askedOf(some, SEED)))
  const indexBytes = [...sections].reduce((sum, [name, bytes]) => (name === ofPages ? sum : sum + sentBytes(bytes)), 0)
  return { parts: live.length, indexBytes, pageBytes: sentBytes(sections.get(ofPages) ?? new Uint8Array()) }
}

const [, program, folder, count] = process.argv
if (program === import.meta.filename && folder !== undefined) process.stdout.write(JSON.stringify(make(folder, Number(count))))
