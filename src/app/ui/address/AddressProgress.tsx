import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DisplayedAddress } from '#app/hooks/use-addresses.ts'
import { translate } from '#app/i18n/language.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { css, cx } from '#styled/css'
import { mark } from '#styled/recipes'

/** Says how far the last change of an address has come. Nothing once the server has confirmed it. */
export function AddressProgress({ address: { progress, refused } }: { address: DisplayedAddress }) {
  if (refused !== null)
    return (
      <p className={progressClasses.bad} role="alert">
        <Icon name="warning" size={16} />
        <Trans>The shop did not take this: {translate(refused.refusal.say)}</Trans>
      </p>
    )
  if (progress === 'confirmed') return null
  return (
    <p className={progressClasses.quiet}>
      <Icon name="clock" size={16} />
      {progressTexts[progress]}
    </p>
  )
}

const progressTexts: Record<'waiting' | 'sending' | 'refused', ReactNode> = {
  waiting: <Trans>On this phone, waits for a signal</Trans>,
  sending: <Trans>On its way to the shop</Trans>,
  refused: null,
}
const wrappingClass = css({ whiteSpace: 'normal', alignItems: 'flex-start' })
const progressClasses = { bad: cx(mark({ tone: 'bad' }), wrappingClass), quiet: cx(mark({ tone: 'quiet' }), wrappingClass) }
