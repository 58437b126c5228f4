import { isSlashKeyEnabled, setSlashKeyEnabled, slashKeySetting } from '#app/state/page/slash-key.ts'
import { useStateSnapshot } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns whether the key `/` focuses the search box on this device, and a function to change that. It is true in server-rendered pages.
 */
export function useSlashKey(): { isEnabled: boolean; setEnabled: (on: boolean) => void } {
  const { isEnabled } = useStateSnapshot(slashKeySetting)
  const hydrated = useHydrated()
  return { isEnabled: isEnabled ?? (hydrated ? isSlashKeyEnabled() : true), setEnabled: setSlashKeyEnabled }
}
