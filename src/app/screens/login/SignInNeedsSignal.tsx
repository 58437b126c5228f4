import { Trans } from '@lingui/react/macro'
import { useNetwork } from '#app/hooks/use-network.ts'
import { Told } from '#app/ui/form/Told.tsx'

/** Without a network nobody can sign in, and nobody has to: a guest's list waits. */
export function SignInNeedsSignal() {
  if (useNetwork().up) return null
  return (
    <Told>
      <Trans>No signal: you can sign in when there is one. What you put on your list waits here.</Trans>
    </Told>
  )
}
