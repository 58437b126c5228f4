// `npm run bench`: how fast the shop answers at 100,000 parts (DEMO_PARTS for another number), how fast it starts, how much a first visit
// loads. With names of parts, `npm run bench -- cart`, only those: starts, calls, pages, cart, back-online, first-load, first-paint, install,
// interactions, seen-search, finder, hostile, traffic, backup, index, million, large, storm, wake, import.
// `npm run bench -- hostile FOLDER` attacks the sources in that folder too, another revision's, with its own database.
// `npm run bench -- traffic FOLDER` measures the build in that folder too, by turns with this one.
// `npm run bench -- figures` measures what is watched, holds it against figures.json and fails when something is worse; `figures quick` a part,
// `figures GROUP …` one group; `figures GROUP … --runs 3 --write "the reason"` writes the file.
// BENCH_FOLDER names a folder that is kept, so that the next run finds the shop filled.
// Without figures it prints tables and asserts nothing. Run it on an otherwise idle machine: a second program on the same core doubles all that
// is measured.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from './bench.ts'
import { watchFigures } from './figures/watch-figures.ts'
import { printFinder } from './finder/print-finder.ts'
import { printImport } from './import/print-import.ts'
import { printMillion } from './index/million.ts'
import { printIndex } from './index/print-index.ts'
import { printBackOnline, printCart } from './print-cart.ts'
import { printSeenSearch, printWake } from './print-device.ts'
import { measureCalls, measureStarts, printBackup, printHostile, printLarge, printPages, printStorm, printTraffic } from './print-server.ts'
import { printFirstLoad, printFirstPaint, printInstall, printInteractions } from './print-visits.ts'

const sections: Record<string, (bench: Bench) => void | Promise<void>> = {
  starts: measureStarts,
  calls: measureCalls,
  pages: printPages,
  cart: printCart,
  'back-online': printBackOnline,
  'first-load': printFirstLoad,
  'first-paint': printFirstPaint,
  install: printInstall,
  interactions: printInteractions,
  'seen-search': printSeenSearch,
  finder: printFinder,
  hostile: printHostile,
  traffic: printTraffic,
  backup: printBackup,
  index: ({ folder, parts }) => printIndex(folder, parts),
  million: ({ folder, parts }) => printMillion(folder, 10 * parts),
  large: printLarge,
  storm: printStorm,
  wake: printWake,
  import: printImport,
}
const kept = process.env['BENCH_FOLDER']
const said = process.argv.slice(2)
const named = said.filter((name) => !name.includes('/'))
const unknown = named.filter((name) => !Object.hasOwn(sections, name))
const bench: Bench = {
  folder: kept ?? mkdtempSync(join(tmpdir(), 'armature-bench-')),
  parts: Number(process.env['DEMO_PARTS'] ?? 100_000),
  port: Number(process.env['BENCH_PORT'] ?? 8970),
  otherSources: said.filter((name) => name.includes('/')),
}
process.stdout.write(
  `Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]?.toFixed(1)}\n`,
)
try {
  if (said[0] === 'figures') process.exitCode = (await watchFigures(said.slice(1), bench)) ? 0 : 1
  else await runSections()
} finally {
  if (kept === undefined) rmSync(bench.folder, { recursive: true, force: true })
}

async function runSections() {
  if (unknown.length > 0) process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${Object.keys(sections).join(', ')}.\n`)
  for (const [name, run] of Object.entries(sections)) if (named.length === 0 || named.includes(name)) await run(bench)
}
