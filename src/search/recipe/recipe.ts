import type { PartRecord } from '#search/records/part-record.ts'
import { changed, type Difference, differenceOf } from './differences.ts'
import { inSteps, type Pause } from './in-steps.ts'
import { type Layer, type WholePart, wholeParts } from './whole-part.ts'

/** One part: the difference of its id to the previous one, and the fields of its record and index data that have changed, by name. */
type Line = readonly [step: number, fields: Readonly<Record<string, Difference>>]

/** Describes how the parts of a newer segment differ from those of earlier segments, as JSON. `pause` is awaited between steps. */
export async function writeRecipe(before: readonly Layer[], parts: readonly WholePart[], pause: Pause): Promise<Uint8Array<ArrayBuffer>> {
  const old = await partsBefore(
    before,
    parts.map(({ part }) => part.id),
    pause,
  )
  let last = 0
  const lines = await inSteps(parts, pause, (one): Line => {
    const step = one.part.id - last
    last = one.part.id
    const [was, is] = [fieldsOf(old.get(one.part.id)), fieldsOf(one)]
    const fields = Object.keys(is).flatMap((name) => {
      const difference = differenceOf(was[name], is[name])
      return difference === undefined ? [] : [[name, difference] as const]
    })
    return [step, Object.fromEntries(fields)]
  })
  return new TextEncoder().encode(JSON.stringify(lines))
}

/** The parts of a newer segment. `pause` is awaited between steps. Throws if the recipe belongs to other segments. */
export async function readRecipe(before: readonly Layer[], recipe: Uint8Array, pause: Pause): Promise<WholePart[]> {
  const lines: Line[] = JSON.parse(new TextDecoder().decode(recipe))
  let last = 0
  const ids = lines.map(([step]) => {
    last += step
    return last
  })
  const old = await partsBefore(before, ids, pause)
  return inSteps(lines, pause, ([, fields], at) => {
    const id = ids[at] ?? 0
    const was = fieldsOf(old.get(id))
    const is: Record<string, unknown> = { ...was }
    for (const [name, difference] of Object.entries(fields)) is[name] = changed(was[name], difference)
    return wholeOf(id, is)
  })
}

const RECORD = 'record.'

function fieldsOf(whole: WholePart | undefined): Record<string, unknown> {
  if (whole === undefined) return {}
  const { id: _, ...part } = whole.part
  return { ...part, ...Object.fromEntries(Object.entries(whole.record).map(([name, value]) => [RECORD + name, value])) }
}

function wholeOf(id: number, fields: Readonly<Record<string, unknown>>): WholePart {
  const entries = Object.entries(fields)
  const part = { id, ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(RECORD))) }
  // Recipes from before fitment notes existed do not contain them.
  const noNotes: Pick<PartRecord, 'fitNotes'> = { fitNotes: [] }
  const record = Object.fromEntries(
    entries.flatMap(([name, value]) => (name.startsWith(RECORD) ? [[name.slice(RECORD.length), value] as const] : [])),
  )
  // `fieldsOf` wrote the fields of a complete part; other content would not match the hash afterwards.
  return { part, record: 'fitNotes' in record ? record : { ...record, ...noNotes } } as unknown as WholePart
}

/** The newest version of parts in these segments. */
async function partsBefore(layers: readonly Layer[], ids: readonly number[], pause: Pause): Promise<Map<number, WholePart>> {
  const found = new Map<number, WholePart>()
  for (const layer of layers.toReversed()) {
    await pause()
    const wanted = new Set(ids.filter((id) => !found.has(id)))
    const rows = [...layer.segment.ids.entries()].flatMap(([row, id]) => (wanted.has(id) ? [row] : []))
    for (const whole of await wholeParts(layer, rows, pause)) found.set(whole.part.id, whole)
  }
  return found
}
