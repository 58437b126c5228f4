import type { SeenPart } from '#app/hooks/use-view-history.ts'
import type { OpenOrder } from '#app/state/orders/order-under-way.ts'
import type { UnsentOrder } from '#app/state/orders/orders-here.ts'

/** The highest number of rows of "Where you were". */
export const MAX_ACTIVITIES = 3

/** One thing that the visitor did last, with its time in milliseconds since 1970. */
export type RecentActivity = { timeMs: number } & (
  | { type: 'cart' | 'list'; lineCount: number; totalUsd: number }
  | { type: 'unsent'; orderKey: string; isRefused: boolean }
  | { type: 'order'; order: OpenOrder }
  | { type: 'part'; view: SeenPart }
  | { type: 'search'; text: string }
)

/** What this device knows of the visitor's activity. */
interface ActivityData {
  /** The lines of a member's cart, or of a guest's list. `timeMs` null: they are current, without a known time. */
  cartOrList: { type: 'cart' | 'list'; lineCount: number; totalUsd: number; timeMs: number | null }
  unsentOrders: readonly Pick<UnsentOrder, 'key' | 'type' | 'savedAt'>[]
  order: OpenOrder | null
  views: readonly SeenPart[]
  search: { text: string; timeMs: number } | null
}

/**
 * Returns the rows of "Where you were". If there are too many, the newest of each kind (cart, order, part, search) is preferred to further
 * viewed parts. The rows are sorted, newest first; a cart without a time counts as current.
 */
export function recentActivities({ cartOrList, unsentOrders, order, views, search }: ActivityData): RecentActivity[] {
  const newest = unsentOrders.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0]
  const parts = views.map((view): RecentActivity => ({ type: 'part', view, timeMs: view.viewedAt }))
  const kinds: RecentActivity[] = [
    ...(cartOrList.lineCount > 0 ? [{ ...cartOrList, timeMs: cartOrList.timeMs ?? Number.POSITIVE_INFINITY }] : []),
    ...(newest
      ? [{ type: 'unsent', orderKey: newest.key, isRefused: newest.type === 'refused', timeMs: Date.parse(newest.savedAt) } as const]
      : []),
    ...(order ? [{ type: 'order', order, timeMs: Date.parse(order.placedAt) } as const] : []),
    ...parts.slice(0, 1),
    ...(search ? [{ type: 'search', ...search } as const] : []),
  ]
  return [...kinds.sort(compareNewestFirst), ...parts.slice(1)].slice(0, MAX_ACTIVITIES).sort(compareNewestFirst)
}

const compareNewestFirst = (one: RecentActivity, other: RecentActivity): number =>
  one.timeMs === other.timeMs ? 0 : other.timeMs > one.timeMs ? 1 : -1
