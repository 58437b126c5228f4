import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { SegmentBuilder } from '#search/segment/build.ts'
import { modelsOf } from '../../search/records/demo-parts.ts'
import { demoShop } from '../index/made-index.ts'
import { measureInteractions } from '../interactions.ts'
import { middle, ms } from '../units.ts'
import { measureWake } from '../wake.ts'
import { byTurns, ratioOf } from './by-turns.ts'
import type { Measured } from './figure.ts'
import { dataDirOf, type ShopPlace } from './measured-shop.ts'
import { processorMs, timedPlainWork } from './plain-work.ts'

// What takes a processor's time and no server's: held against a fixed piece of work in plain Node.

const INDEX_PARTS = 4000

/** The search index of some thousand parts, made in Node. */
export async function indexFigures(rounds: number): Promise<Measured[]> {
  const shop = demoShop(INDEX_PARTS)
  const parts = [...shop.parts]
  const models = modelsOf(shop.rows)
  const build = async () => {
    const begun = processorMs()
    const builder = new SegmentBuilder(models)
    for (const { part } of parts) builder.add(part)
    builder.build()
    return processorMs() - begun
  }
  await build()
  const turns = await byTurns(rounds, build, () => timedPlainWork(processorMs))
  const { ratio, took, reference } = ratioOf(turns, (value) => value)
  return [{ name: 'index: built', ratio, took: ms(took), reference: ms(reference) }]
}

/** First presses on pages that were just opened, until what they ask for is drawn. */
export async function pressFigures(url: string, rounds: number): Promise<Measured[]> {
  const references: number[] = []
  const beforePress = () => {
    references.push(timedPlainWork())
  }
  const pressed = await measureInteractions({ url, rounds, beforePress })
  const reference = middle(references)
  return pressed.map(({ name, shown }): Measured => {
    const took = middle(shown)
    return { name: `presses: ${name}`, ratio: took / reference, took: ms(took), reference: ms(reference) }
  })
}

/** From a stopped worker to the first suggestions without a network. The shop must not be running: this starts it, and stops it. */
export async function wakeFigures(place: ShopPlace, times: number): Promise<Measured[]> {
  const references: number[] = []
  const beforeWake = () => {
    references.push(timedPlainWork())
  }
  const profile = mkdtempSync(join(place.folder, 'figures-wake-'))
  const woken = await measureWake(dataDirOf(place), profile, place.parts, place.port, { times, besides: [0], beforeWake })
  const [took, reference] = [middle(woken.flatMap(({ suggestionMs }) => suggestionMs)), middle(references)]
  return [{ name: 'wake: first suggestions', ratio: took / reference, took: ms(took), reference: ms(reference) }]
}
