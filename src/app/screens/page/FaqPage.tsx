import { Trans } from '@lingui/react/macro'
import { href } from '#contract/addresses.ts'
import { Go } from '#app/ui/Go.tsx'

export const FaqPage = () => (
  <>
    <h2>
      <Trans>The number on my unit has another last digit. Is it the same?</Trans>
    </h2>
    <p>
      <Trans>
        Often, not always. On many Denso numbers the last digit is a revision and interchanges; on other makers’ it is a different pulley or
        rotation. The row in the list says which number met yours and how.
      </Trans>
    </p>
    <h2>
      <Trans>The plate says 14 V. Is that a 12 V alternator?</Trans>
    </h2>
    <p>
      <Trans>Yes. Alternators are stamped with the voltage they charge at: 14 V for 12 V systems, 28 V for 24 V systems.</Trans>
    </p>
    <h2>
      <Trans>Can I fit a starter with more power?</Trans>
    </h2>
    <p>
      <Trans>
        Yes, when flange, teeth, rotation and voltage agree and there is room for it. Less power is no bargain: it cranks too slowly and
        burns.
      </Trans>
    </p>
    <h2>
      <Trans>What do CW and CCW mean?</Trans>
    </h2>
    <p>
      <Trans>Clockwise and counter-clockwise, seen from the drive end: the side of the pinion or the pulley.</Trans>
    </p>
    <h2>
      <Trans>What is PV6, what is 6PK?</Trans>
    </h2>
    <p>
      <Trans>The same: a pulley for a multi-rib belt with six ribs. Count the valleys.</Trans>
    </p>
    <h2>
      <Trans>Why is there a core charge?</Trans>
    </h2>
    <p>
      <Trans>Remanufactured units are made from old ones. The charge is a deposit that you get back for your old unit.</Trans>{' '}
      <Go to={href('page', { slug: 'core-returns' })}>
        <Trans>How it works</Trans>
      </Go>
    </p>
    <h2>
      <Trans>Do I need an account?</Trans>
    </h2>
    <p>
      <Trans>Not for looking: search, drawings, prices and stock are open to everyone. What you add is kept on this device as a list; to order it you sign in.</Trans>
    </p>
    <h2>
      <Trans>Does it work without a network?</Trans>
    </h2>
    <p>
      <Trans>Yes, with what this device has seen.</Trans>{' '}
      <Go to={href('page', { slug: 'offline' })}>
        <Trans>What that means</Trans>
      </Go>
    </p>
  </>
)
