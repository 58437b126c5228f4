import { Trans } from '@lingui/react/macro'
import { useNetwork } from '#app/hooks/use-network.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'

/** Without a network nobody can sign in, and nobody has to: a guest's list waits. */
export function SignInNeedsSignal() {
  if (useNetwork().up) return null
  return (
    <FormMessage>
      <Trans>No signal: you can sign in when there is one. What you put on your list waits here.</Trans>
    </FormMessage>
  )
}
