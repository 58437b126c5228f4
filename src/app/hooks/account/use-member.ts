import { useState } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { signOut } from '#app/state/account/sign-out.ts'
import { session } from '#app/state/session/session.ts'

/** Whether a user is signed in on this device; false on the server. */
export const useMember = (): boolean => useStateSnapshot(session).current.type === 'member'

/** Returns a function that signs the user out, and whether a sign-out is in progress. */
export function useSignOut(): { isSigningOut: boolean; signOut: () => void } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return { isSigningOut: leaving, signOut: leave }
}
