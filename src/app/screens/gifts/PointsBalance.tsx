import { Plural, Trans } from '@lingui/react/macro'
import { Disclosure } from '#app/ui/Disclosure.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { EarningPointsText } from '#app/ui/rewards/EarningPointsText.tsx'
import { POINT_VALUE_CENTS } from '#contract/rewards/points-rules.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, link } from '#styled/recipes'

interface PointsBalanceProps {
  isMember: boolean
  /** The customer's points; null while unknown. */
  ownPoints: number | null
  /** The path that a guest returns to after sign-in. */
  returnPath: string
}

/** The customer's points. A guest sees how points are earned, and a link to sign in. */
export function PointsBalance({ isMember, ownPoints: own, returnPath }: PointsBalanceProps) {
  if (!isMember)
    return (
      <div className={frameClass}>
        <p>
          <Link to={`${href('login')}?${new URLSearchParams({ redirect: returnPath })}`} className={button()}>
            <Trans>Sign in to see your points</Trans>
          </Link>
        </p>
        <Disclosure title={<Trans>How points are earned</Trans>}>
          <EarningPointsText />
        </Disclosure>
      </div>
    )
  return (
    <p className={lineClass}>
      {own === null ? null : (
        <>
          <b>
            <Plural value={own} one="You have # point" other="You have # points" />
          </b>
          <span className={mutedTextClass}>
            <Trans>
              worth <Money usd={(own * POINT_VALUE_CENTS) / 100} /> at the checkout
            </Trans>
          </span>
        </>
      )}
      <Link to={href('rewards')} className={link({ tall: true })}>
        <Trans>How points are earned</Trans>
      </Link>
    </p>
  )
}

const frameClass = css({ display: 'grid', gap: '2', maxWidth: 'prose' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', minHeight: { base: 'touch', lg: '8' } })
const mutedTextClass = css({ color: 'fg.muted' })
