import * as v from 'valibot'
import { deviceStorage } from '#app/state/page/storage.ts'
import { storedUserKeys } from '#app/state/session/stored-names.ts'
import { PartCard } from '#contract/catalogue/catalogue.ts'
import { NumberListAnswer } from '#contract/number-list/number-list-call.ts'
import type { PadAnswer } from './line-state.ts'
import type { PadLine } from './pad-line.ts'

/** How many parts of each number are stored. The choice among more needs the shop. */
const MAX_STORED_PARTS = 4
/** The maximum length of the stored text, so that the pad never takes the space of other things on the device. */
const MAX_STORED_CHARACTERS = 1_500_000

const StoredAnswers = v.object({
  owner: v.nullable(v.string()),
  answers: v.array(
    v.object({
      number: v.string(),
      parts: v.array(PartCard),
      total: v.number(),
      successors: NumberListAnswer.entries.successors,
      isPartial: v.boolean(),
      asOf: v.nullable(v.string()),
    }),
  ),
})

/** Reads what the shop has said of the numbers of the pad, so that it is also known after a reload without a signal. */
export function readAnswers(owner: string | null, storage: Pick<Storage, 'getItem'> = deviceStorage): Map<string, PadAnswer> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredAnswers), storage.getItem(storedUserKeys.padAnswers))
  if (!read.success || (read.output.owner !== null && read.output.owner !== owner)) return new Map()
  return new Map(read.output.answers.map(({ number, ...answer }) => [number, { type: 'found', ...answer }]))
}

/** Stores the answers of the numbers that are on the pad. Too many are not stored, and are asked for again after a reload. */
export function writeAnswers(
  owner: string | null,
  lines: readonly PadLine[],
  answers: ReadonlyMap<string, PadAnswer>,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = deviceStorage,
): void {
  const stored = [...new Set(lines.map(({ number }) => number))].flatMap((number) => {
    const answer = answers.get(number)
    if (answer?.type !== 'found' || answer.parts.length === 0) return []
    const { type: _, ...rest } = answer
    return [{ number, ...rest, parts: rest.parts.slice(0, MAX_STORED_PARTS) }]
  })
  const text = JSON.stringify({ owner, answers: stored })
  if (stored.length === 0 || text.length > MAX_STORED_CHARACTERS) storage.removeItem(storedUserKeys.padAnswers)
  else storage.setItem(storedUserKeys.padAnswers, text)
}
