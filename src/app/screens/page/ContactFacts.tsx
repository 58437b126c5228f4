import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tenant } from '#app/config.ts'
import { telephone } from '#app/ui/telephone.ts'

/** The shop's contact details. Missing ones are omitted. */
export function ContactFacts() {
  const { phone, email, hours, address } = tenant()
  return (
    <dl>
      {phone === '' ? null : (
        <Fact name={<Trans>Phone</Trans>}>
          <a href={telephone(phone)}>{phone}</a>
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
