import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { telephoneHref } from '#app/ui/telephone.ts'
import { AskCounter } from './ask/AskCounter.tsx'
import { InstallWays } from './InstallWays.tsx'
import { KeptHere } from './KeptHere.tsx'
import { ReadyHere } from './ReadyHere.tsx'

/** The shop's contact details. Those that the shop has not configured are omitted. */
function ContactFacts() {
  const { phone, email, hours, address } = currentTenant()
  return (
    <dl>
      {phone === '' ? null : (
        <Fact name={<Trans>Phone</Trans>}>
          <a href={telephoneHref(phone)}>{phone}</a>
        </Fact>
      )}
      {email === '' ? null : (
        <Fact name={<Trans>E-mail</Trans>}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {hours === '' ? null : <Fact name={<Trans>Hours</Trans>}>{hours}</Fact>}
      {address === '' ? null : <Fact name={<Trans>Address</Trans>}>{address}</Fact>}
    </dl>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

/**
 * The parts that a content page's text can insert by name, such as `{{install-ways}}`. They depend on this browser or on the shop's
 * configuration.
 */
const livePartComponents: Partial<Record<string, ComponentType>> = {
  'ask-counter': AskCounter,
  'contact-facts': ContactFacts,
  'install-ways': InstallWays,
  'kept-here': KeptHere,
  'ready-here': ReadyHere,
}

/** One part of a content page, by its name. Nothing for an unknown name. */
export function LivePart({ name }: { name: string }) {
  const Part = livePartComponents[name]
  return Part === undefined ? null : <Part />
}
