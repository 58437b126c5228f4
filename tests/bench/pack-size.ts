import { gzipSync } from 'node:zlib'
import { writeSharedCatalogueData } from '#search/catalogue/frame-bytes.ts'
import { writeLiveData } from '#search/catalogue/live-bytes.ts'
import type { LivePart } from '#search/part.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { DemoParts, frameRowsOf, modelsOf } from '../search/records/demo-parts.ts'

// How many bytes a pack of a whole shop has, section by section, and compressed as it is sent: `npx tsx tests/bench/pack-size.ts [parts]`.

const parts = Number(process.argv[2] ?? 100_000)
// The general shop has seven eighths of what is asked for.
const [shop] = demoTenants({ partCount: Math.round((parts * 8) / 7) })
if (shop === undefined) throw new Error('There is no demo shop.')

const rows = frameRowsOf(shop)
const segment = new SegmentBuilder(modelsOf(rows))
const records = new RecordBuilder()
const live: LivePart[] = []
for (const one of new DemoParts(shop)) {
  segment.add(one.part)
  records.add(one.part, one.record)
  live.push(one.live)
}

const total = { raw: 0, sent: 0 }
const say = (name: string, raw: number, sent: number) =>
  process.stdout.write(`${name.padEnd(32)}${String(raw).padStart(12)}${String(sent).padStart(12)}\n`)
function measure(title: string, sections: Iterable<readonly [string, Uint8Array]>) {
  const sum = { raw: 0, sent: 0 }
  for (const [name, bytes] of sections) {
    const sent = gzipSync(bytes, { level: 9 }).length
    say(name, bytes.length, sent)
    sum.raw += bytes.length
    sum.sent += sent
  }
  say(`= ${title}`, sum.raw, sum.sent)
  total.raw += sum.raw
  total.sent += sum.sent
}

process.stdout.write(`${live.length} parts                          bytes    gzip -9\n`)
measure('index', segment.build())
measure('records', await records.build())
measure('live', writeLiveData(live))
measure('frame', [['frame', writeSharedCatalogueData(rows)]])
say('= all', total.raw, total.sent)
process.stdout.write(`memory ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`)
