import { Trans, useLingui } from '@lingui/react/macro'
import { useMember } from '#app/hooks/account/use-member.ts'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Message } from '#app/ui/Message.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import type { GiftsMall } from '#contract/gifts/gifts.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { giftsMallLoads } from '#contract/loads/other-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { chip, heading, message } from '#styled/recipes'
import { GiftsUnavailable } from './GiftsUnavailable.tsx'
import { GiftTile } from './GiftTile.tsx'
import { PointsBalance } from './PointsBalance.tsx'
import { useOwnPoints } from './use-own-points.ts'

/** `/marketing/giftsMall/{cid}`: goods and coupons for points, of one category or all; those sold out come last. */
export default function GiftsMallScreen({ params: { cid } }: { params: ParamsOf<'giftsMall'> }) {
  const { t } = useLingui()
  const load = giftsMallLoads({ cid }).mall
  const shown = useLoadedQuery(load)
  const member = useMember()
  const own = useOwnPoints()
  const category = shown.status === 'ready' ? shown.value.category : ''
  useTitle(shown.status !== 'ready' ? undefined : category === '' ? t`Gifts for points` : t`Gifts for points: ${category}`)
  return (
    <>
      <Crumbs
        trail={[
          { label: t`Gifts for points`, ...(category === '' ? {} : { to: giftsMallHref(ALL_GIFTS_CATEGORY) }) },
          ...(category === '' ? [] : [{ label: category }]),
        ]}
      />
      <div className={frameClass}>
        <h1 className={heading({ level: 'page' })}>{category === '' ? <Trans>Gifts for points</Trans> : category}</h1>
        <PointsBalance isMember={member} ownPoints={own} returnPath={giftsMallHref(cid)} />
        <QueryContent
          query={shown}
          skeleton={<Skeleton height={480} />}
          renderOffline={() => <GiftsUnavailable retry={() => refetchPageData(load)} />}
        >
          {(mall) => (
            <>
              <Categories mall={mall} cid={cid} />
              {mall.gifts.length === 0 ? (
                <NoGifts cid={cid} />
              ) : (
                <ul className={gridClass} aria-label={t`Gifts for points`}>
                  {mall.gifts.map((gift) => (
                    <GiftTile key={gift.id} gift={gift} pointsBalance={own} />
                  ))}
                </ul>
              )}
            </>
          )}
        </QueryContent>
      </div>
    </>
  )
}

const giftsMallHref = (cid: string) => href('giftsMall', { cid })

/** Links to the categories of gifts, with "all" first. */
function Categories({ mall: { categories }, cid }: { mall: GiftsMall; cid: string }) {
  const { t } = useLingui()
  const all = categories.reduce((sum, { gifts }) => sum + gifts, 0)
  if (categories.length < 2) return null
  return (
    <nav aria-label={t`Kinds of gifts`}>
      <ul className={chipsClass}>
        {[{ id: ALL_GIFTS_CATEGORY, name: t`All`, gifts: all }, ...categories].map(({ id, name, gifts }) => (
          <li key={id}>
            <Link to={giftsMallHref(id)} className={chip()} aria-current={id === cid ? 'page' : undefined}>
              {name} ({gifts})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Says that the shop or the category has no gifts. */
const NoGifts = ({ cid }: { cid: string }) => (
  <Message
    title={<Trans>There are no gifts here just now.</Trans>}
    lead={<Trans>Your points stay, and take their full worth off an order at the checkout.</Trans>}
  >
    {cid === ALL_GIFTS_CATEGORY ? null : (
      <Link to={giftsMallHref(ALL_GIFTS_CATEGORY)} className={message().way}>
        <Trans>All gifts</Trans>
      </Link>
    )}
  </Message>
)

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', paddingBlock: '4' })
const chipsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const gridClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(auto-fill, minmax(200px, 1fr))]' },
  columnGap: '4',
  rowGap: { sm: '4' },
})
