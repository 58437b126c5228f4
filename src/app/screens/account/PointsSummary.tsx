import { Plural, Trans } from '@lingui/react/macro'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import type { Shown } from '#app/hooks/use-resource.ts'
import { formatDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { fetchRewards } from '#app/state/rewards/rewards.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { tierNames } from '#app/ui/rewards/words.ts'
import type { GiftCard, GiftsMall } from '#contract/gifts/gifts.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { accountLoads } from '#contract/loads/other-loads.ts'
import type { CustomerRewards } from '#contract/rewards/reward-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { Row } from './Row.tsx'
import { EmptyLine, RowsSkeleton, Section } from './Section.tsx'

/** The customer's points: their value, those that expire first, the best gift they can buy, and the next better one. */
export function PointsSummary() {
  const { result } = useOfflineResult(fetchRewards)
  // The gifts are requested here, in parallel with the points.
  const mall = useLoadedQuery(accountLoads().mall)
  return (
    <Section title={<Trans>Points</Trans>} to={href('giftsMall', { cid: ALL_GIFTS_CATEGORY })} linkLabel={<Trans>What points buy</Trans>}>
      <QueryContent query={result} skeleton={<RowsSkeleton rowCount={2} />} renderOffline={() => <PointsUnavailable />}>
        {(state) => <PointRows state={state} mall={mall} />}
      </QueryContent>
    </Section>
  )
}

const PointsUnavailable = () => (
  <EmptyLine>
    <Trans>They come with the next signal.</Trans>
  </EmptyLine>
)

function PointRows({ state: { balance, worth, tier, ending }, mall }: { state: CustomerRewards; mall: Shown<GiftsMall> }) {
  const [first] = ending
  const ends = first === undefined ? '' : formatDay(shopLastDay(first.at))
  return (
    <ul className={listClass}>
      <Row
        to={href('rewards')}
        name={<Plural value={balance} one="# point" other="# points" />}
        endContent={balance === 0 ? null : <Money usd={worth} />}
      >
        <span>{balance === 0 ? <Trans>Points come with each order, on the day it is delivered.</Trans> : translate(tierNames[tier])}</span>
        {first === undefined ? null : (
          <span className={mark({ tone: 'warn' })}>
            <Icon name="clock" size={16} />
            <Plural value={first.points} one={`# point ends on ${ends}`} other={`# points end on ${ends}`} />
          </span>
        )}
      </Row>
      {mall.status === 'ready' && balance > 0
        ? giftsWithinReach(mall.value.gifts, balance).map(({ id, name, picture, points }) => (
            <Row key={id} to={href('gift', { spuid: id })} pictureUrl={picture} name={name}>
              <span>
                <Plural value={points} one="# point" other="# points" />
              </span>
              {points <= balance ? (
                <span className={mark({ tone: 'good' })}>
                  <Icon name="check" size={16} />
                  <Trans>Within your points</Trans>
                </span>
              ) : (
                <span>
                  <Plural value={points - balance} one="# point to go" other="# points to go" />
                </span>
              )}
            </Row>
          ))
        : null}
    </ul>
  )
}

const listClass = css({ borderTop: 'edge' })

/** Returns the most expensive available gift that a balance can buy, and the cheapest one that it cannot buy yet. */
function giftsWithinReach<G extends Pick<GiftCard, 'points' | 'stock'>>(gifts: readonly G[], balance: number): G[] {
  const there = gifts.filter(({ stock }) => stock > 0).toSorted((one, other) => one.points - other.points)
  const reached = there.findLast(({ points }) => points <= balance)
  const next = there.find(({ points }) => points > balance)
  return [reached, next].filter((gift) => gift !== undefined)
}
