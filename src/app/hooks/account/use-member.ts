import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { session } from '#app/state/session/session.ts'

/** Whether a user is signed in on this device; false on the server. */
export const useMember = (): boolean => useStateSnapshot(session).current.type === 'member'
