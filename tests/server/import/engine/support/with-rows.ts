import type { FileEvent, Place } from '#server/import/facts.ts'

/** Facts with the rows that they are of, each a row of its own, as a reader hands them over. */
export function withRows(events: readonly FileEvent[]): FileEvent[] {
  if (events.some(({ is }) => is === 'row')) return [...events]
  let row = 0
  const numbered = (at: Place): Place => {
    row += 1
    return { ...at, row }
  }
  return events.flatMap((event): FileEvent[] => {
    switch (event.is) {
      case 'part':
        return rowOf({ is: 'part', part: { ...event.part, at: numbered(event.part.at) } }, event.part.at)
      case 'application':
        return rowOf({ is: 'application', application: { ...event.application, at: numbered(event.application.at) } }, event.application.at)
      case 'vehicle':
        return rowOf({ is: 'vehicle', vehicle: { ...event.vehicle, at: numbered(event.vehicle.at) } }, event.vehicle.at)
      case 'category':
        return rowOf({ is: 'category', category: { ...event.category, at: numbered(event.category.at) } }, event.category.at)
      case 'picture':
        return rowOf({ is: 'picture', picture: { ...event.picture, at: numbered(event.picture.at) } }, event.picture.at)
      default:
        return [event]
    }
  })

  function rowOf(event: FileEvent, at: Place): FileEvent[] {
    return [{ is: 'row', at: { ...at, row } }, event]
  }
}
