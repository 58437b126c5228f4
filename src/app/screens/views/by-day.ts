import type { SeenPart } from '#app/hooks/use-view-history.ts'
import { dayOf } from '#app/i18n/day-heading.ts'

/** The views of one day by this device's clock; `at`: its midnight. */
export interface ViewedDay {
  at: number
  views: SeenPart[]
}

/** Views, newest first, grouped by day. */
export function byDay(views: readonly SeenPart[]): ViewedDay[] {
  const days: ViewedDay[] = []
  for (const view of views) {
    const at = dayOf(view.viewedAt)
    const last = days.at(-1)
    if (last?.at === at) last.views.push(view)
    else days.push({ at, views: [view] })
  }
  return days
}

const plain = (text: string) => text.toLowerCase().replace(/[\s./-]/g, '')

/** Whether every typed word is in a part's number, name, maker or attributes; numbers match in any spelling. */
export function isMeant({ part }: SeenPart, typed: string): boolean {
  const words = typed
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== '')
  const { mcode, name, producer, oeNumber, oeProducer, specName, backCategoryName } = part
  const text = [mcode, name, producer, oeNumber, oeProducer, specName, backCategoryName].map((one) => plain(one ?? '')).join(' ')
  return words.every((word) => text.includes(word)) || text.includes(words.join(''))
}
