import { Plural, Trans } from '@lingui/react/macro'
import { useAddressBook } from '#app/hooks/use-addresses.ts'
import { useFacts } from '#app/hooks/use-facts.ts'
import { session } from '#app/state/account/session.ts'
import { href } from '#contract/addresses.ts'
import { css } from '#styled/css'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'

/** Name and delivery address of the user, as known on this device. */
export function AboutYou() {
  const { now } = useFacts(session)
  const { status, rows } = useAddressBook()
  const known = now.type === 'member' ? now.userInfo : null
  const shipping = rows.find(({ defaultFor }) => defaultFor.includes('shipping')) ?? rows[0]
  return (
    <Section title={<Trans>About you</Trans>}>
      <ul className={list}>
        <Row to={href('profile')} name={<Trans>Profile</Trans>}>
          {known?.email || known?.realname || <Trans>Name, password and your data</Trans>}
        </Row>
        <Row
          to={href('address')}
          name={rows.length > 1 ? <Plural value={rows.length} one="# address" other="# addresses" /> : <Trans>Addresses</Trans>}
        >
          {shipping !== undefined ? (
            [shipping.company || shipping.name, shipping.lines[0], shipping.city].filter(Boolean).join(', ')
          ) : status === 'loading' ? (
            <span>…</span>
          ) : (
            <Trans>None yet. With one, the checkout is one press.</Trans>
          )}
        </Row>
      </ul>
    </Section>
  )
}

const list = css({ borderTop: 'edge' })
