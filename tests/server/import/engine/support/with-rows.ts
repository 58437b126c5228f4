import type { FileEvent, FilePlace } from '#server/import/facts.ts'

/** Facts with the rows that they are of, each a row of its own, as a reader hands them over. */
export function withRows(events: readonly FileEvent[]): FileEvent[] {
  if (events.some(({ type }) => type === 'row')) return [...events]
  let row = 0
  const numbered = (at: FilePlace): FilePlace => {
    row += 1
    return { ...at, row }
  }
  return events.flatMap((event): FileEvent[] => {
    switch (event.type) {
      case 'part':
        return rowOf({ type: 'part', part: { ...event.part, at: numbered(event.part.at) } }, event.part.at)
      case 'application':
        return rowOf(
          { type: 'application', application: { ...event.application, at: numbered(event.application.at) } },
          event.application.at,
        )
      case 'vehicle':
        return rowOf({ type: 'vehicle', vehicle: { ...event.vehicle, at: numbered(event.vehicle.at) } }, event.vehicle.at)
      case 'category':
        return rowOf({ type: 'category', category: { ...event.category, at: numbered(event.category.at) } }, event.category.at)
      case 'picture':
        return rowOf({ type: 'picture', picture: { ...event.picture, at: numbered(event.picture.at) } }, event.picture.at)
      default:
        return [event]
    }
  })

  function rowOf(event: FileEvent, at: FilePlace): FileEvent[] {
    return [{ type: 'row', at: { ...at, row } }, event]
  }
}
