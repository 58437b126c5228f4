import { useState } from 'react'
import { signOut } from '#app/state/account/sign-out.ts'

/** Returns a function that signs the user out, and whether a sign-out is in progress. */
export function useSignOut(): { isSigningOut: boolean; signOut: () => void } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return { isSigningOut: leaving, signOut: leave }
}
