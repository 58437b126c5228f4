import { guestList } from '../state/guest-list.ts'
import { listLines } from '../state/list-lines.ts'
import { useGuestList } from './use-guest-list.ts'

/** A guest's list as lines and sums, what this tab alone keeps before the rest. */
export function useListLines() {
  useGuestList()
  return listLines([...guestList.tabRows, ...guestList.rows])
}

export type ShownListLine = ReturnType<typeof useListLines>['lines'][number]
