import { isSlashKeyEnabled, setSlashKeyEnabled, slashKeySetting } from '#app/state/page/slash-key.ts'
import { useStateSnapshot } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Returns whether the key `/` focuses the search box on this device, and a function to change that. It is true in server-rendered pages.
 */
export function useSlashKey(): { on: boolean; turn: (on: boolean) => void } {
  const { on } = useStateSnapshot(slashKeySetting)
  const hydrated = useHydrated()
  return { on: on ?? (hydrated ? isSlashKeyEnabled() : true), turn: setSlashKeyEnabled }
}
