import { useState } from 'react'
import { useFacts } from '#app/hooks/use-facts.ts'
import { session } from '#app/state/account/session.ts'
import { signOut } from '#app/state/account/sign-out.ts'

/** Whether somebody is signed in on this device; on the server nobody is. */
export const useMember = (): boolean => useFacts(session).now.type === 'member'

/** The way out, and whether it is being gone. */
export function useSignOut(): { leaving: boolean; leave: () => void } {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return { leaving, leave }
}
