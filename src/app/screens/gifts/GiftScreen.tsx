import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import type { ClaimOutcome } from '#app/state/rewards/claim.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { Gift } from '#contract/gifts/gifts.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { giftLoads } from '#contract/loads/other-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading } from '#styled/recipes'
import { ClaimGiftPanel } from './ClaimGiftPanel.tsx'
import { CouponDetails } from './CouponDetails.tsx'
import { GiftsUnavailable } from './GiftsUnavailable.tsx'
import { useOwnPoints } from './use-own-points.ts'

/** `/marketing/gift/{spuid}`: one gift with its price in points, the missing points, and a button to claim it. */
export default function GiftScreen({ params }: { params: ParamsOf<'gift'> }) {
  const { t } = useLingui()
  const load = giftLoads(params).gift
  const shown = useLoadedQuery(load)
  const gift = shown.status === 'ready' ? shown.value : null
  useTitle(gift === null ? undefined : gift.name)
  const way = { label: t`Gifts for points`, to: href('giftsMall', { cid: ALL_GIFTS_CATEGORY }) }
  return (
    <>
      <Crumbs
        trail={
          gift === null
            ? [way]
            : [way, { label: gift.category.name, to: href('giftsMall', { cid: gift.category.id }) }, { label: gift.name }]
        }
      />
      <div className={pageClass}>
        <QueryContent
          query={shown}
          skeleton={<Skeleton height={360} />}
          renderOffline={() => <GiftsUnavailable retry={() => refetchPageData(load)} />}
        >
          {(found) => <OneGift key={found.id} gift={found} />}
        </QueryContent>
      </div>
    </>
  )
}

function OneGift({ gift }: { gift: Gift }) {
  const member = useMember()
  const [claimed, setClaimed] = useState<ClaimOutcome | null>(null)
  const own = useOwnPoints(claimed?.balance)
  return (
    <div className={columnsClass}>
      <div className={drawingBoxClass}>
        <Picture path={gift.picture} alt="" width={480} height={360} eager className={drawingClass} />
      </div>
      <div className={textColumnClass}>
        <h1 className={heading({ level: 'page' })}>{gift.name}</h1>
        <ClaimGiftPanel gift={gift} isMember={member} pointsBalance={own} onClaimed={setClaimed} />
        <p className={textClass}>{gift.text}</p>
        {gift.coupon === null ? (
          <p className={mutedTextClass}>
            <Trans>Sent to your address, freight free. A gift that was taken is not exchanged for points again.</Trans>
          </p>
        ) : (
          <CouponDetails coupon={gift.coupon} />
        )}
      </div>
    </div>
  )
}

const pageClass = css({ paddingBlock: '4' })
const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 2fr) minmax(0, 3fr)]' },
  gap: { base: '4', md: '8' },
  alignItems: 'start',
})
const drawingBoxClass = css({ display: 'grid', placeItems: 'center', backgroundColor: 'well', borderRadius: 'md' })
const drawingClass = css({ width: 'full', height: 'auto', maxHeight: { base: '[120px]', md: '[240px]' }, padding: { base: '4', md: '8' } })
const textColumnClass = css({ display: 'grid', gap: '3', maxWidth: 'prose', minWidth: '0', overflowWrap: 'anywhere' })
const textClass = css({ paddingTop: '3', borderTop: 'hair' })
const mutedTextClass = css({ color: 'fg.muted' })
