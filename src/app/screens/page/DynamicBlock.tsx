import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { currentTenant } from '#app/config.ts'
import { telephoneHref } from '#app/ui/telephone.ts'
import { ShopQuestionForm } from './ask/ShopQuestionForm.tsx'
import { InstallInstructions } from './InstallInstructions.tsx'
import { OfflineReadiness } from './OfflineReadiness.tsx'
import { StoragePersistence } from './StoragePersistence.tsx'

/** The shop's contact details. Those that the shop has not configured are omitted. */
function ContactDetails() {
  const { phone, email, hours, address } = currentTenant()
  return (
    <dl>
      {phone === '' ? null : (
        <ContactDetail name={<Trans>Phone</Trans>}>
          <a href={telephoneHref(phone)}>{phone}</a>
        </ContactDetail>
      )}
      {email === '' ? null : (
        <ContactDetail name={<Trans>E-mail</Trans>}>
          <a href={`mailto:${email}`}>{email}</a>
        </ContactDetail>
      )}
      {hours === '' ? null : <ContactDetail name={<Trans>Hours</Trans>}>{hours}</ContactDetail>}
      {address === '' ? null : <ContactDetail name={<Trans>Address</Trans>}>{address}</ContactDetail>}
    </dl>
  )
}

const ContactDetail = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)

/**
 * The parts that a content page's text can insert by name, such as `{{install-ways}}`. They depend on this browser or on the shop's
 * configuration.
 */
const dynamicBlockComponents: Partial<Record<string, ComponentType>> = {
  'ask-counter': ShopQuestionForm,
  'contact-facts': ContactDetails,
  'install-ways': InstallInstructions,
  'kept-here': StoragePersistence,
  'ready-here': OfflineReadiness,
}

/** One part of a content page, by its name. Nothing for an unknown name. */
export function DynamicBlock({ name }: { name: string }) {
  const Part = dynamicBlockComponents[name]
  return Part === undefined ? null : <Part />
}
