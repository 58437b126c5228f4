import type { FileEvent } from '#server/import/facts.ts'
import { convertToDollars, type ExchangeRates } from './in-dollars.ts'

/** The maximum number of events in a portion that is sent to the shop, which stores a portion in about 20 ms. */
const MAX_PORTION_EVENTS = 1000
const MAX_PORTION_CHARACTERS = 192 * 1024

/** Groups the events of a file's reader into portions, with prices in US dollars. */
export async function* readPortions(events: AsyncIterable<FileEvent>, rates: ExchangeRates): AsyncGenerator<readonly FileEvent[], void> {
  let some: FileEvent[] = []
  let size = 0
  for await (const event of convertToDollars(events, rates)) {
    some.push(event)
    size += eventCharacters(event)
    if (some.length < MAX_PORTION_EVENTS && size < MAX_PORTION_CHARACTERS) continue
    yield some
    some = []
    size = 0
  }
  if (some.length > 0) yield some
}

/** Estimates the size of an event in characters. Only the event's long fields are counted. */
function eventCharacters(event: FileEvent): number {
  if (event.type === 'picture') return event.picture.files.reduce((sum, { bytes }) => sum + bytes.length, 400)
  if (event.type === 'read') return 0
  if (event.type !== 'part') return 200
  const { description = '', numbers = [], fitments = [], attributes = [], components = [], groupPrices = [] } = event.part
  return description.length + 80 * (numbers.length + fitments.length + attributes.length + components.length + groupPrices.length) + 400
}
