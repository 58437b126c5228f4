import type { SeenPart } from '#app/hooks/use-view-history.ts'
import type { OpenOrder } from '#app/state/orders/order-under-way.ts'
import type { UnsentOrder } from '#app/state/orders/orders-here.ts'

/** The highest number of rows of "Where you were". */
export const MAX_ACTIVITIES = 3

/** One thing that the visitor did last, with its time in milliseconds since 1970. */
export type RecentActivity = { at: number } & (
  | { type: 'cart' | 'list'; lines: number; total: number }
  | { type: 'unsent'; key: string; refused: boolean }
  | { type: 'order'; order: OpenOrder }
  | { type: 'part'; view: SeenPart }
  | { type: 'search'; text: string }
)

/** What this device knows of the visitor's activity. */
interface ActivityData {
  /** The lines of a member's cart, or of a guest's list. `at` null: they are current, without a known time. */
  held: { type: 'cart' | 'list'; lines: number; total: number; at: number | null }
  unsent: readonly Pick<UnsentOrder, 'key' | 'type' | 'savedAt'>[]
  order: OpenOrder | null
  views: readonly SeenPart[]
  search: { text: string; at: number } | null
}

/**
 * Returns the rows of "Where you were", newest first. The newest of each kind comes before a second of any kind; viewed parts fill the
 * rest. A cart without a time counts as current.
 */
export function recentActivities({ held, unsent, order, views, search }: ActivityData): RecentActivity[] {
  const newest = unsent.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0]
  const parts = views.map((view): RecentActivity => ({ type: 'part', view, at: view.viewedAt }))
  const kinds: RecentActivity[] = [
    ...(held.lines > 0 ? [{ ...held, at: held.at ?? Number.POSITIVE_INFINITY }] : []),
    ...(newest ? [{ type: 'unsent', key: newest.key, refused: newest.type === 'refused', at: Date.parse(newest.savedAt) } as const] : []),
    ...(order ? [{ type: 'order', order, at: Date.parse(order.placedAt) } as const] : []),
    ...parts.slice(0, 1),
    ...(search ? [{ type: 'search', ...search } as const] : []),
  ]
  return [...kinds.sort(compareNewestFirst), ...parts.slice(1)].slice(0, MAX_ACTIVITIES).sort(compareNewestFirst)
}

const compareNewestFirst = (one: RecentActivity, other: RecentActivity): number => (one.at === other.at ? 0 : other.at > one.at ? 1 : -1)
