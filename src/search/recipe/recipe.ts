import type { PartRecord } from '#search/records/part-record.ts'
import type { WorkPause } from '#search/schedule/event-loop.ts'
import { mapInSteps } from '#search/schedule/map-in-steps.ts'
import { type PartWithRecord, readPartsWithRecords, type SegmentSource } from './part-with-record.ts'

/**
 * The entry of one part in a recipe: the difference between its id and the previous id, and the changed fields of its record and its index
 * data, by name.
 */
type PartDelta = readonly [step: number, fields: Readonly<Record<string, ValueDifference>>]

/**
 * Writes a recipe as JSON: how the parts of a newer index segment differ from those of earlier segments. `pause` is awaited between steps.
 */
export async function writeSegmentDelta(
  before: readonly SegmentSource[],
  parts: readonly PartWithRecord[],
  pause: WorkPause,
): Promise<Uint8Array<ArrayBuffer>> {
  const old = await readEarlierParts(
    before,
    parts.map(({ part }) => part.id),
    pause,
  )
  let last = 0
  const lines = await mapInSteps(parts, pause, (one): PartDelta => {
    const step = one.part.id - last
    last = one.part.id
    const [was, is] = [partFieldsOf(old.get(one.part.id)), partFieldsOf(one)]
    const fields = Object.keys(is).flatMap((name) => {
      const difference = computeDifference(was[name], is[name])
      return difference === undefined ? [] : [[name, difference] as const]
    })
    return [step, Object.fromEntries(fields)]
  })
  return new TextEncoder().encode(JSON.stringify(lines))
}

/**
 * Reads the parts of a newer index segment from a recipe and earlier segments. `pause` is awaited between steps. Throws if the recipe
 * belongs to other segments.
 */
export async function readSegmentDelta(before: readonly SegmentSource[], recipe: Uint8Array, pause: WorkPause): Promise<PartWithRecord[]> {
  const lines: PartDelta[] = JSON.parse(new TextDecoder().decode(recipe))
  let last = 0
  const ids = lines.map(([step]) => {
    last += step
    return last
  })
  const old = await readEarlierParts(before, ids, pause)
  return mapInSteps(lines, pause, ([, fields], at) => {
    const id = ids[at] ?? 0
    const was = partFieldsOf(old.get(id))
    const is: Record<string, unknown> = { ...was }
    for (const [name, difference] of Object.entries(fields)) is[name] = applyDifference(was[name], difference)
    return partWithRecordFromFields(id, is)
  })
}

const RECORD_PREFIX = 'record.'

function partFieldsOf(whole: PartWithRecord | undefined): Record<string, unknown> {
  if (whole === undefined) return {}
  const { id: _, ...part } = whole.part
  return { ...part, ...Object.fromEntries(Object.entries(whole.record).map(([name, value]) => [RECORD_PREFIX + name, value])) }
}

function partWithRecordFromFields(id: number, fields: Readonly<Record<string, unknown>>): PartWithRecord {
  const entries = Object.entries(fields)
  const part = { id, ...Object.fromEntries(entries.filter(([name]) => !name.startsWith(RECORD_PREFIX))) }
  // Recipes that were written before these fields existed do not contain them.
  const newerFields: Pick<PartRecord, 'fitNotes' | 'hasUnnamedVehicles'> = { fitNotes: [], hasUnnamedVehicles: false }
  const record = Object.fromEntries(
    entries.flatMap(([name, value]) => (name.startsWith(RECORD_PREFIX) ? [[name.slice(RECORD_PREFIX.length), value] as const] : [])),
  )
  // The cast is safe, because `partFieldsOf` wrote the fields of a complete part. A recipe with other content would not give the expected hash
  // later.
  const missing = Object.fromEntries(Object.entries(newerFields).filter(([field]) => !(field in record)))
  return { part, record: { ...record, ...missing } } as unknown as PartWithRecord
}

/** Returns the newest version of parts, by their ids, in earlier index segments. */
async function readEarlierParts(
  layers: readonly SegmentSource[],
  ids: readonly number[],
  pause: WorkPause,
): Promise<Map<number, PartWithRecord>> {
  const found = new Map<number, PartWithRecord>()
  for (const layer of layers.toReversed()) {
    await pause()
    const wanted = new Set(ids.filter((id) => !found.has(id)))
    const rows = [...layer.segment.ids.entries()].flatMap(([row, id]) => (wanted.has(id) ? [row] : []))
    for (const whole of await readPartsWithRecords(layer, rows, pause)) found.set(whole.part.id, whole)
  }
  return found
}

/**
 * The difference between two JSON values. `[value]` replaces the value. For a text or list with an equal beginning or end, it holds the
 * lengths of both and the content between them.
 */
type ValueDifference = readonly [value: unknown] | readonly [begins: number, ends: number, between: unknown]

type DiffableSequence = string | readonly unknown[]

function computeDifference(before: unknown, after: unknown): ValueDifference | undefined {
  if (isSameJson(before, after)) return undefined
  if ((typeof before === 'string' && typeof after === 'string') || (Array.isArray(before) && Array.isArray(after))) {
    const [begins, ends] = countSharedEnds(before, after)
    if (begins + ends > 0) return [begins, ends, after.slice(begins, after.length - ends)]
  }
  return [after]
}

function applyDifference(before: unknown, difference: ValueDifference | undefined): unknown {
  if (difference === undefined) return before
  if (difference.length === 1) return difference[0]
  const [begins, ends, between] = difference
  if (typeof before === 'string' && typeof between === 'string')
    return before.slice(0, begins) + between + before.slice(before.length - ends)
  if (Array.isArray(before) && Array.isArray(between))
    return [...before.slice(0, begins), ...between, ...before.slice(before.length - ends)]
  throw new RangeError('A recipe is for another part than the one that is here.')
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function countSharedEnds(before: DiffableSequence, after: DiffableSequence): [begins: number, ends: number] {
  const most = Math.min(before.length, after.length)
  let begins = 0
  while (begins < most && isSameJson(before[begins], after[begins])) begins += 1
  let ends = 0
  while (ends < most - begins && isSameJson(before[before.length - 1 - ends], after[after.length - 1 - ends])) ends += 1
  return [begins, ends]
}
