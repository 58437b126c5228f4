import { Trans } from '@lingui/react/macro'
import { day, formatNumber, pastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { shopLastDay } from '#app/shop-days.ts'
import { Link } from '#app/ui/Link.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { formatSigned } from '#app/ui/rewards/words.ts'
import type { RewardLine } from '#contract/rewards/reward-calls.ts'
import { href } from '#contract/routes/addresses.ts'
import { css, cx } from '#styled/css'

/** The kinds of changes of points in words. They are marked for the extractor of translations. */
const kinds: Record<RewardLine['kind'], string> = {
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
function changeHref({ kind, id }: RewardLine['about']): string | null {
  if (kind === 'order') return orderHref(id)
  if (kind === 'gift') return href('gift', { spuid: id })
  return kind === 'draw' ? href('lottery') : null
}

/** One change of points: what happened, date, points, and the points afterwards. */
export function LedgerRow({ line }: { line: RewardLine }) {
  const { kind, points, at, balance, about, note, endsAt } = line
  const to = changeHref(about)
  const what = translate(kinds[kind])
  const name = about.name === '' ? what : about.name
  const good = points > 0 && endsAt !== '' && Date.parse(endsAt) > Date.now()
  return (
    <li className={frame}>
      <span className={title}>
        {to === null ? (
          <b>{name}</b>
        ) : (
          <Link to={to} className={cover}>
            {name}
          </Link>
        )}
      </span>
      <b className={points < 0 ? figure : cx(figure, came)}>{formatSigned(points)}</b>
      <span className={meta}>
        <Dotted>
          <span className={whole}>{kind === 'expired' ? pastDay(shopLastDay(at)) : pastDay(at)} </span>
          {about.name === '' ? null : <span>{what} </span>}
          {note === '' ? null : <span>{note} </span>}
          {good ? (
            <span className={whole}>
              <Trans>good until {day(shopLastDay(endsAt))}</Trans>
            </span>
          ) : null}
        </Dotted>
      </span>
      <span className={left}>
        <Trans>{formatNumber(balance)} left</Trans>
      </span>
    </li>
  )
}

/** The style of a change of points: what happened and the date, with the points in columns. */
const frame = css({
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
const title = css({ gridArea: '[title]', minWidth: '0', overflowWrap: 'anywhere' })
const meta = css({ gridArea: '[meta]', minWidth: '0', overflowWrap: 'anywhere', color: 'fg.muted', fontSize: 'sm' })
const left = css({ gridArea: '[left]', color: 'fg.muted', fontSize: 'sm', textAlign: 'right', whiteSpace: 'nowrap' })
const whole = css({ display: 'inline-block' })
const cover = css({
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
const figure = css({ gridArea: '[points]', fontFamily: 'numbers', fontSize: 'md', textAlign: 'right' })
const came = css({ color: 'good' })
