import { Trans } from '@lingui/react/macro'
import { formatDay, formatNumber, formatPastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { Link } from '#app/ui/Link.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { DotSeparatedItems } from '#app/ui/part/DotSeparatedItems.tsx'
import { formatSignedPoints } from '#app/ui/rewards/words.ts'
import type { RewardStatementLine } from '#contract/rewards/reward-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'

/** The kinds of changes of points in words. They are marked for the extractor of translations. */
const rewardKindTexts: Record<RewardStatementLine['kind'], string> = {
  earned: /*i18n*/ 'Earned with an order',
  reversed: /*i18n*/ 'Goods came back',
  redeemed: /*i18n*/ 'Spent',
  'given-back': /*i18n*/ 'Given back',
  granted: /*i18n*/ 'From the shop',
  taken: /*i18n*/ 'Taken by the shop',
  won: /*i18n*/ 'Won in a draw',
  expired: /*i18n*/ 'Ended',
}

/** Returns the link of a change of points; null for changes that the shop made itself. */
function rewardSourceHref({ kind, id }: RewardStatementLine['about']): string | null {
  if (kind === 'order') return orderHref(id)
  if (kind === 'gift') return href('gift', { spuid: id })
  return kind === 'draw' ? href('lottery') : null
}

/** One change of points: what happened, date, points, and the points afterwards. */
export function LedgerRow({ line }: { line: RewardStatementLine }) {
  const { kind, points, at, balance, about, note, endsAt } = line
  const to = rewardSourceHref(about)
  const what = translate(rewardKindTexts[kind])
  const name = about.name === '' ? what : about.name
  const good = points > 0 && endsAt !== '' && Date.parse(endsAt) > Date.now()
  return (
    <li className={frameClass}>
      <span className={titleClass}>
        {to === null ? (
          <b>{name}</b>
        ) : (
          <Link to={to} className={coverLinkClass}>
            {name}
          </Link>
        )}
      </span>
      <b className={points < 0 ? figureClass : cx(figureClass, earnedPointsClass)}>{formatSignedPoints(points)}</b>
      <span className={metaClass}>
        <DotSeparatedItems>
          <span className={unbrokenTextClass}>{kind === 'expired' ? formatPastDay(shopLastDay(at)) : formatPastDay(at)} </span>
          {about.name === '' ? null : <span>{what} </span>}
          {note === '' ? null : <span>{note} </span>}
          {good ? (
            <span className={unbrokenTextClass}>
              <Trans>good until {formatDay(shopLastDay(endsAt))}</Trans>
            </span>
          ) : null}
        </DotSeparatedItems>
      </span>
      <span className={balanceAfterClass}>
        <Trans>{formatNumber(balance)} left</Trans>
      </span>
    </li>
  )
}

/** The style of a change of points: what happened and the date, with the points in columns. */
const frameClass = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 2fr) minmax(0, 3fr) 96px 112px]' },
  gridTemplateAreas: { base: '["title points" "meta left"]', md: '["title meta points left"]' },
  alignItems: 'baseline',
  columnGap: '4',
  minHeight: { base: 'touch', md: '8' },
  paddingBlock: '2',
  borderBottom: 'hair',
  lineHeight: 'snug',
  _hovers: { '&:has(a):hover': { backgroundColor: 'well' } },
})
const titleClass = css({ gridArea: '[title]', minWidth: '0', overflowWrap: 'anywhere' })
const metaClass = css({ gridArea: '[meta]', minWidth: '0', overflowWrap: 'anywhere', color: 'fg.muted', fontSize: 'sm' })
const balanceAfterClass = css({ gridArea: '[left]', color: 'fg.muted', fontSize: 'sm', textAlign: 'right', whiteSpace: 'nowrap' })
const unbrokenTextClass = css({ display: 'inline-block' })
const coverLinkClass = css({
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
const figureClass = css({ gridArea: '[points]', fontFamily: 'numbers', fontSize: 'md', textAlign: 'right' })
const earnedPointsClass = css({ color: 'good' })
