import { Trans } from '@lingui/react/macro'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { fetchClaims, fetchCoupons } from '#app/state/rewards/rewards.ts'
import { AccountFrame } from '#app/ui/account/AccountFrame.tsx'
import { FormPage } from '#app/ui/form/FormPage.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button, heading, link, message } from '#styled/recipes'
import { ClaimRow } from './ClaimRow.tsx'
import { Coupons } from './Coupons.tsx'
import { RewardsOfflineMessage } from './RewardsOfflineMessage.tsx'

/** `/member/yourGift`: coupons with their states, and claimed gifts. */
export default function YourGiftsScreen() {
  const { result: coupons, retry: couponsAgain } = useOfflineResult(fetchCoupons)
  const { result: claims } = useOfflineResult(fetchClaims)
  const none = [coupons, claims].every((shown) => shown.status === 'ready' && shown.value.length === 0)
  const cut = coupons.status === 'failed' && coupons.error.code === 'no-network'
  return (
    <AccountFrame current="gifts">
      <FormPage isWide title={<Trans>Your gifts &amp; coupon</Trans>}>
        {none ? (
          <NoGiftsMessage />
        ) : cut ? (
          <RewardsOfflineMessage retry={couponsAgain} />
        ) : (
          <>
            <section>
              <h2 className={heading()}>
                <Trans>Coupons</Trans>
              </h2>
              <QueryContent query={coupons} skeleton={<Skeleton height={240} />}>
                {(all) => <Coupons coupons={all} />}
              </QueryContent>
            </section>
            <section>
              <div className={headClass}>
                <h2 className={heading()}>
                  <Trans>Gifts</Trans>
                </h2>
                <Link to={href('giftsMall', { cid: ALL_GIFTS_CATEGORY })} className={link({ tall: true })}>
                  <Trans>What points buy</Trans>
                </Link>
              </div>
              <QueryContent query={claims} skeleton={<Skeleton height={160} />}>
                {(all) =>
                  all.length === 0 ? (
                    <p className={mutedTextClass}>
                      <Trans>None taken yet. What you take for points stands here until it is with you.</Trans>
                    </p>
                  ) : (
                    <ul className={listClass}>
                      {all.map((claim) => (
                        <ClaimRow key={claim.id} claim={claim} />
                      ))}
                    </ul>
                  )
                }
              </QueryContent>
            </section>
          </>
        )}
      </FormPage>
    </AccountFrame>
  )
}

/** Explains this page to a new customer. */
const NoGiftsMessage = () => (
  <Message
    title={<Trans>No coupon and no gift yet.</Trans>}
    lead={<Trans>Points of your orders buy both. A code that you were given on paper is typed in at the checkout.</Trans>}
  >
    <p className={message().ways}>
      <Link to={href('giftsMall', { cid: ALL_GIFTS_CATEGORY })} className={button({ tone: 'primary' })}>
        <Trans>What points buy</Trans>
      </Link>
      <Link to={href('rewards')} className={message().way}>
        <Trans>Your points</Trans>
      </Link>
    </p>
  </Message>
)

const headClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '4' })
const mutedTextClass = css({ color: 'fg.muted', paddingBlock: '3', borderTop: 'edge' })
const listClass = css({ borderTop: 'edge' })
