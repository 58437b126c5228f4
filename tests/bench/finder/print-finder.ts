import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attributes } from '#contract/attributes/attributes.ts'
import type { FinderAnswer } from '#contract/finder/finder-query.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { packSections } from '#search/segment/sections.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { demoShop } from '../../search/records/shop.ts'
import { manyAlternators } from '../../support/finder/many-alternators.ts'
import { smallFrame } from '../../support/search-parts.ts'
import type { Bench } from '../bench.ts'
import { serveBundledPage } from '../bundled-page.ts'
import { printTable } from '../table.ts'
import { plainNextQuestion } from './plain-finder.ts'
import { TimedFinder, type TimedSteps, timeEach } from './timed-finder.ts'

declare const timeSteps: (kind: string, times: number) => Promise<TimedSteps>

const TIMES = 40
const SLOWER = 4

/** A shop, the kind that is pressed, and what is measured of the old unit, answer by answer. */
interface Case {
  name: string
  parts: readonly IndexedPart[]
  rows: SharedCatalogueRows
  kind: string
}

/** `npm run bench -- finder`: the next question, beside recounting plain objects in the same run, and in a slowed browser. */
export async function printFinder({ parts }: Bench): Promise<void> {
  const demo = demoShop(parts)
  const hard = manyAlternators(parts, '201')
  await printCase({ name: 'demo shop, all alternators', parts: demo.parts.map(({ part }) => part), rows: demo.rows, kind: '2' })
  await printCase({ name: 'one kind, hardly two units equal', parts: hard, rows: smallFrame, kind: '201' })
}

async function printCase({ name, parts, rows, kind }: Case): Promise<void> {
  const file = packSections(sectionsOf(parts, rows))
  const finder = new TimedFinder(file, rows)
  const plain = parts
    .filter(({ type }) => type === 'alternator')
    .map(({ attributes }): Attributes => JSON.parse(JSON.stringify(attributes)))
  const { coldMs, steps } = await finder.timeSteps(kind, TIMES)
  const slowed = await stepsInChromium(file, rows, kind)
  const answers: FinderAnswer[] = []
  const table: string[][] = []
  for (const [nth, step] of steps.entries()) {
    if (step.answer !== null) answers.push(step.answer)
    const peer = await timeEach(TIMES, () => Promise.resolve(plainNextQuestion(plain, answers)))
    const inBrowser = slowed.steps[nth]?.ms ?? []
    table.push(
      [step.answer?.key ?? 'none', step.parts, step.units, ...[step.ms, peer, inBrowser].flatMap((ms) => [at(ms, 0.5), at(ms, 0.95)])].map(
        String,
      ),
    )
  }
  printTable(
    `Finder, ${name}: ${parts.length} parts, ${plain.length} of the kind; the very first answer took ${coldMs.toFixed(0)} ms, in Chromium ${slowed.coldMs.toFixed(0)} ms (in steps)`,
    [
      'last answer',
      'parts',
      'units',
      'ours p50 ms',
      'p95',
      'plain objects p50 ms',
      'p95',
      `Chromium, ${SLOWER} times slower p50 ms`,
      'p95',
    ],
    table,
  )
}

/** A slowed processor runs and rests by turns, so that a single answer may meet a rest: each is asked several times. */
async function stepsInChromium(file: Uint8Array, rows: SharedCatalogueRows, kind: string): Promise<TimedSteps> {
  const folder = mkdtempSync(join(tmpdir(), 'armature-finder-'))
  writeFileSync(join(folder, 'segment'), file)
  writeFileSync(join(folder, 'rows'), JSON.stringify(rows))
  const { browser, url, close } = await serveBundledPage(folder, join(import.meta.dirname, 'in-page.ts'))
  try {
    const page = await browser.newPage()
    const commands = await page.context().newCDPSession(page)
    await page.goto(url)
    await page.waitForFunction(() => 'timeSteps' in globalThis)
    await commands.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await page.evaluate(([kind, times]) => timeSteps(kind, times), [kind, TIMES] as const)
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function sectionsOf(parts: readonly IndexedPart[], rows: SharedCatalogueRows): Map<string, Uint8Array> {
  const segment = new SegmentBuilder(modelsOf(rows))
  for (const part of parts) segment.add(part)
  return segment.build()
}

const at = (ms: readonly number[], share: number) => ([...ms].sort((a, b) => a - b)[Math.floor(ms.length * share)] ?? Number.NaN).toFixed(1)
