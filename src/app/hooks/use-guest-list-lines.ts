import { guestList } from '#app/state/cart/guest-list.ts'
import { guestListLines } from '#app/state/cart/guest-list-lines.ts'
import { usePromotionEnd } from './catalogue/use-without-ended.ts'
import { useGuestPartsList } from './use-guest-parts-list.ts'

/** Returns a guest's list as lines and totals. Lines that only this tab stores come before those that the device stores. */
export function useGuestListLines() {
  useGuestPartsList()
  const made = guestListLines([...guestList.tabRows, ...guestList.rows])
  usePromotionEnd(made.lines)
  return made
}

export type DisplayedGuestListLine = ReturnType<typeof useGuestListLines>['lines'][number]
