import { useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { signOut } from '#app/state/account/sign-out.ts'
import { session } from '#app/state/session/session.ts'

/** Whether a user is signed in on this device; false on the server. */
export const useMember = (): boolean => useStateSnapshot(session).now.type === 'member'

/** Returns a function that signs out, and whether that is in progress. */
export function useSignOut(): { signingOut: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return { signingOut: leaving, leave }
}
