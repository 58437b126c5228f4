import { Trans } from '@lingui/react/macro'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/addresses.ts'
import { css } from '#styled/css'
import { button, heading } from '#styled/recipes'
import { WithoutAccount } from './WithoutAccount.tsx'

/** For a guest who opens an empty cart: explains the guest list. */
export const EmptyList = () => (
  <div className={frame}>
    <section className={about}>
      <h2 className={heading({ level: 'group' })}>
        <Trans>Your list is empty</Trans>
      </h2>
      <p>
        <Trans>What you add is kept on this phone, with or without a signal, and goes into your cart when you sign in.</Trans>
      </p>
      <p>
        <Link to={href('home')} className={button()}>
          <Trans>Find a part</Trans>
        </Link>
      </p>
    </section>
    <WithoutAccount />
  </div>
)

const frame = css({ display: 'grid', gap: '6', alignContent: 'start' })
const about = css({ display: 'grid', gap: '2', justifyItems: 'start' })
