import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { addToTray, removeFromTray, startTray, tray } from '#app/state/compare/tray.ts'
import type { PartCard } from '#contract/catalogue/catalogue.ts'

/** Returns the tray of compared parts, which is read from the device on first use. */
export function useTray() {
  useEffect(startTray, [])
  return useStateSnapshot(tray)
}

/** Returns whether a part is in the tray, and the action that puts it in or takes it out. */
export function useTrayToggle({ mcode, mainImageUrl }: Pick<PartCard, 'mcode' | 'mainImageUrl'>): { isIn: boolean; toggle: () => void } {
  const isIn = useTray().parts.some((part) => part.mcode === mcode)
  return {
    isIn,
    toggle: () => void (isIn ? removeFromTray(mcode) : addToTray({ mcode, picture: mainImageUrl })),
  }
}
