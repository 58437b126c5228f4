import type { FileEvent } from '#server/import/facts.ts'

/** So much goes over at a time: some milliseconds of work for the shop. */
const MAX_EVENTS = 1000
const MAX_CHARACTERS = 64 * 1024

/** What a reader hands over, some hundred at a time. */
export async function* inPortions(events: AsyncIterable<FileEvent>): AsyncGenerator<readonly FileEvent[], void> {
  let some: FileEvent[] = []
  let size = 0
  for await (const event of events) {
    some.push(event)
    size += sizeOf(event)
    if (some.length < MAX_EVENTS && size < MAX_CHARACTERS) continue
    yield some
    some = []
    size = 0
  }
  if (some.length > 0) yield some
}

/** What is longest in it; the rest is little. */
function sizeOf(event: FileEvent): number {
  if (event.type === 'picture') return event.picture.files.reduce((sum, { bytes }) => sum + bytes.length, 400)
  if (event.type === 'read') return 0
  if (event.type !== 'part') return 200
  const { description = '', numbers = [], fitments = [], attributes = [], components = [], groupPrices = [] } = event.part
  return description.length + 80 * (numbers.length + fitments.length + attributes.length + components.length + groupPrices.length) + 400
}
