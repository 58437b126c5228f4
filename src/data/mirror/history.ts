import { VIEW_HISTORY_MOST } from '#contract/limits.ts'
import type { Mirror } from './open.ts'
import type { View } from './schema.ts'

/** Parts viewed on one day of the device's own calendar, `YYYY-MM-DD`, newest first. */
export interface DayOfViews {
  day: string
  views: View[]
}

/** Remembers that a part was looked at. Each part stands once, at its latest time; the oldest go beyond VIEW_HISTORY_MOST. */
export const recordView = (mirror: Mirror, view: View): Promise<void> =>
  mirror.run(async (db) => {
    const tx = db.transaction('views', 'readwrite')
    await tx.store.put(view)
    let spare = (await tx.store.count()) - VIEW_HISTORY_MOST
    for (let oldest = await tx.store.index('viewedAt').openCursor(); oldest && spare > 0; spare -= 1) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    await tx.done
  })

/** All views, newest first. */
export const listViews = async (mirror: Mirror): Promise<View[]> =>
  (await mirror.run((db) => db.getAllFromIndex('views', 'viewedAt'))).reverse()

export const clearViews = (mirror: Mirror): Promise<void> => mirror.run((db) => db.clear('views'))

const dayOf = (time: number) => {
  const at = new Date(time)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((piece) => String(piece).padStart(2, '0')).join('-')
}

/** Views, newest first, as days. */
export function byDay(views: readonly View[]): DayOfViews[] {
  const days: DayOfViews[] = []
  for (const view of views) {
    const day = dayOf(view.viewedAt)
    const last = days.at(-1)
    if (last?.day === day) last.views.push(view)
    else days.push({ day, views: [view] })
  }
  return days
}
