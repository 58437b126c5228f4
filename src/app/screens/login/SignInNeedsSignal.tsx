import { Trans } from '@lingui/react/macro'
import { useFacts } from '#app/hooks/use-facts.ts'
import { network } from '#app/state/page/network.ts'
import { FormMessage } from '#app/ui/form/FormMessage.tsx'

/** Signing in needs a network; a guest's list stays on the device. */
export function SignInNeedsSignal() {
  if (useFacts(network).up) return null
  return (
    <FormMessage>
      <Trans>No signal: you can sign in when there is one. What you put on your list waits here.</Trans>
    </FormMessage>
  )
}
