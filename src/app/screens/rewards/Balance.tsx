import { Plural, Trans } from '@lingui/react/macro'
import { formatDay, formatNumber } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { tierNames } from '#app/ui/rewards/words.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { TIER_PERIOD_MONTHS, tierRules } from '#contract/rewards/points-rules.ts'
import type { CustomerRewards } from '#contract/rewards/reward-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading, link, mark } from '#styled/recipes'

/** The customer's points, their value, the customer's tier, and points that expire soon. */
export function Balance({ state }: { state: CustomerRewards }) {
  const { balance, worth, ending, owed } = state
  return (
    <div className={columnsClass}>
      <section className={balanceSectionClass} aria-labelledby="balance">
        <h2 id="balance" className={heading({ level: 'label' })}>
          <Trans>Your points</Trans>
        </h2>
        <p className={lineClass}>
          <b className={pointsNumberClass}>{formatNumber(balance)}</b>
          {balance === 0 ? null : (
            <span className={valueClass}>
              <Trans>
                worth <Money usd={worth} />
              </Trans>
            </span>
          )}
        </p>
        {balance === 0 && owed === 0 ? (
          <p className={mutedTextClass}>
            <Trans>Points come with each order, on the day it is delivered.</Trans>
          </p>
        ) : null}
        {owed === 0 ? null : (
          <p className={mutedTextClass}>
            <Plural
              value={owed}
              one="# point for goods that came back is still to be made up for: the next that you earn goes there."
              other="# points for goods that came back are still to be made up for: the next that you earn go there."
            />
          </p>
        )}
        <ul>
          {ending.map(({ points, at }) => (
            <ExpiringPoints key={at} points={points} expiryDate={formatDay(shopLastDay(at))} />
          ))}
        </ul>
        <p className={actionLinksClass}>
          {balance === 0 ? (
            <Link to={href('home')} className={button({ tone: 'primary' })}>
              <Trans>Find a part</Trans>
            </Link>
          ) : (
            <Link to={href('cart')} className={button({ tone: 'primary' })}>
              <Trans>Pay with points</Trans>
            </Link>
          )}
          <Link to={href('giftsMall', { cid: ALL_GIFTS_CATEGORY })} className={link({ tall: true })}>
            <Trans>What points buy</Trans>
          </Link>
          <Link to={href('lottery')} className={link({ tall: true })}>
            <Trans>Lottery</Trans>
          </Link>
        </p>
      </section>
      <TierProgress state={state} />
    </div>
  )
}

const ExpiringPoints = ({ points, expiryDate: when }: { points: number; expiryDate: string }) => (
  <li>
    <span className={mark({ tone: 'warn' })}>
      <Icon name="clock" size={16} />
      <Plural value={points} one={`# point ends on ${when}`} other={`# points end on ${when}`} />
    </span>
  </li>
)

/** The customer's tier (level), and how far it is to the next. */
function TierProgress({ state: { tier, counted, next } }: { state: CustomerRewards }) {
  const name = translate(tierNames[tier])
  const rate = (of: CustomerRewards['tier']) => formatNumber(tierRules[of].pointsPer100Usd / 100)
  const [now, missing, months] = [rate(tier), next?.missing ?? 0, TIER_PERIOD_MONTHS]
  const [nextName, nextRate] = next === null ? ['', ''] : [translate(tierNames[next.tier]), rate(next.tier)]
  return (
    <section className={balanceSectionClass} aria-labelledby="tier">
      <h2 id="tier" className={heading({ level: 'label' })}>
        <Trans>Your tier</Trans>
      </h2>
      <p className={lineClass}>
        <b className={tierNameClass}>{name}</b>
        <span>
          <Trans>{now} × points on each dollar</Trans>
        </span>
      </p>
      {next === null ? (
        <p>
          <Trans>There is none above it.</Trans>
        </p>
      ) : (
        <>
          <progress className={barClass} max={counted + missing} value={counted} aria-labelledby="to-next" />
          <p id="to-next">
            <Plural
              value={missing}
              one={`# more point earned makes you ${nextName}: ${nextRate} × points on each dollar.`}
              other={`# more points earned make you ${nextName}: ${nextRate} × points on each dollar.`}
            />
          </p>
        </>
      )}
      <p className={mutedTextClass}>
        <Plural
          value={counted}
          one={`# point of the last ${months} months counts; spending takes nothing from it.`}
          other={`# points of the last ${months} months count; spending takes nothing from it.`}
        />
      </p>
    </section>
  )
}

/** The layout of the points: two columns separated by space; on a phone below each other, separated by a line. */
const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) minmax(0, 1fr)]' },
  columnGap: '10',
  rowGap: '4',
})
const balanceSectionClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: '2',
  paddingTop: '3',
  borderTop: 'edge',
})
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' })
const pointsNumberClass = css({ fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight' })
const valueClass = css({ fontSize: 'lg' })
const tierNameClass = css({ fontSize: 'xl', lineHeight: 'tight' })
const mutedTextClass = css({ color: 'fg.muted' })
const actionLinksClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', paddingTop: '1' })
/** The style of a thin progress bar. */
const barClass = css({
  width: 'full',
  height: '2',
  appearance: 'none',
  border: 'edge',
  backgroundColor: 'well',
  '&::-webkit-progress-bar': { backgroundColor: 'well' },
  '&::-webkit-progress-value': { backgroundColor: 'accent' },
  '&::-moz-progress-bar': { backgroundColor: 'accent' },
})
