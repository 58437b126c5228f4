import { slashKey, slashKeyIsOn, turnSlashKey } from '#app/state/page/slash-key.ts'
import { useFacts } from './use-facts.ts'
import { useHydrated } from './use-hydrated.ts'

/** Whether the key `/` goes to the search box on this device, and the way to turn that off and on. A page of the server says that it does. */
export function useSlashKey(): { on: boolean; turn: (on: boolean) => void } {
  const { on } = useFacts(slashKey)
  const hydrated = useHydrated()
  return { on: on ?? (hydrated ? slashKeyIsOn() : true), turn: turnSlashKey }
}
