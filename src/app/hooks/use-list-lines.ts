import { guestList } from '#app/state/cart/guest-list.ts'
import { listLines } from '#app/state/cart/list-lines.ts'
import { usePromotionEnd } from './catalogue/use-without-ended.ts'
import { useGuestList } from './use-guest-list.ts'

/** Returns a guest's list as lines and totals. Lines that are stored for this tab only come first. */
export function useListLines() {
  useGuestList()
  const made = listLines([...guestList.tabRows, ...guestList.rows])
  usePromotionEnd(made.lines)
  return made
}

export type DisplayedListLine = ReturnType<typeof useListLines>['lines'][number]
