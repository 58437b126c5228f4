import type { Attributes } from '#contract/attributes/attributes.ts'
import type { FinderAnswer } from '#contract/finder/finder-query.ts'
import { Catalogue } from '#search/catalogue/catalogue.ts'
import { indexSharedCatalogueRows, type SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'
import { SegmentBuilder } from '#search/segment/build.ts'
import { Segment } from '#search/segment/segment.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { demoShop } from '../../search/records/shop.ts'
import { manyAlternators } from '../../support/finder/many-alternators.ts'
import { askFinder } from '../../support/finder/old-unit.ts'
import { livePart, smallFrame } from '../../support/search-parts.ts'
import type { Bench } from '../bench.ts'
import { printTable } from '../table.ts'
import { plainNextQuestion } from './plain-finder.ts'

const TIMES = 40

/** A shop, the kind that is pressed, and what is measured of the old unit, answer by answer. */
interface Case {
  name: string
  parts: readonly IndexedPart[]
  rows: SharedCatalogueRows
  kind: string
}

/** `npm run bench -- finder`: the next question, beside recounting plain objects in the same run. */
export async function printFinder({ parts }: Bench): Promise<void> {
  const demo = demoShop(parts)
  const hard = manyAlternators(parts, '201')
  await printCase({ name: 'demo shop, all alternators', parts: demo.parts.map(({ part }) => part), rows: demo.rows, kind: '2' })
  await printCase({ name: 'one kind, hardly two units equal', parts: hard, rows: smallFrame, kind: '201' })
}

async function printCase({ name, parts, rows, kind }: Case): Promise<void> {
  const catalogue = catalogueOf(parts, rows)
  const plain = parts
    .filter(({ type }) => type === 'alternator')
    .map(({ attributes }): Attributes => JSON.parse(JSON.stringify(attributes)))
  const begun = performance.now()
  const first = await askFinder(catalogue, { kind, answers: [] })
  const cold = performance.now() - begun
  const table: string[][] = []
  const answers: FinderAnswer[] = []
  for (let [nth, result] = [0, first]; nth < 5; nth += 1) {
    const ours = await timed(() => askFinder(catalogue, { kind, answers }))
    const peer = await timed(() => Promise.resolve(plainNextQuestion(plain, answers)))
    result = await askFinder(catalogue, { kind, answers })
    table.push([answers.at(-1)?.key ?? 'none', String(result.total), String(result.places), ours.p50, ours.p95, peer.p50, peer.p95])
    const [question] = result.questions
    if (question === undefined) break
    answers.push({ key: question.key, value: nth === 0 ? '?' : (question.values[question.values.length >> 1]?.value ?? '?') })
  }
  printTable(
    `Finder, ${name}: ${catalogue.size} parts, ${plain.length} of the kind; the very first answer took ${cold.toFixed(0)} ms (in steps)`,
    ['last answer', 'parts', 'units', 'ours p50 ms', 'p95', 'plain objects p50 ms', 'p95'],
    table,
  )
}

function catalogueOf(parts: readonly IndexedPart[], rows: SharedCatalogueRows): Catalogue {
  const segment = new SegmentBuilder(modelsOf(rows))
  for (const part of parts) segment.add(part)
  const live = new Map(parts.map(({ id }) => [id, livePart(id)]))
  return Catalogue.createCatalogue(new Segment(segment.build()), indexSharedCatalogueRows(rows), live, 0)
}

async function timed(work: () => Promise<unknown>): Promise<{ p50: string; p95: string }> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(TIMES * share)] ?? 0).toFixed(1)
  return { p50: at(0.5), p95: at(0.95) }
}
