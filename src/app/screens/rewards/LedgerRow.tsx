import { Trans } from '@lingui/react/macro'
import { day, number, pastDay } from '#app/i18n/format.ts'
import { translate } from '#app/i18n/language.ts'
import { Go } from '#app/ui/Go.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { orderHref } from '#app/ui/order/order-hrefs.ts'
import { Dotted } from '#app/ui/part/Dotted.tsx'
import { signed } from '#app/ui/rewards/words.ts'
import { href } from '#contract/addresses.ts'
import type { RewardLine } from '#contract/rewards/reward-calls.ts'
import { css, cx } from '#styled/css'
import { row } from '#styled/recipes'

/** What happened, by its kind. Marked for the extractor. */
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

/** Where a line leads; null for what the shop did by itself. */
function wayOf({ kind, id }: RewardLine['about']): string | null {
  if (kind === 'order') return orderHref(id)
  if (kind === 'gift') return href('gift', { spuid: id })
  return kind === 'draw' ? href('lottery') : null
}

/** One line of the ledger: what it was, when, how many, and what was left after it. */
export function LedgerRow({ line }: { line: RewardLine }) {
  const { kind, points, at, balance, about, note, endsAt } = line
  const to = wayOf(about)
  const what = translate(kinds[kind])
  const name = about.name === '' ? what : about.name
  const good = points > 0 && endsAt !== '' && Date.parse(endsAt) > Date.now()
  return (
    <li className={cx(to === null ? row() : row({ live: true }), frame)}>
      <span className={words}>
        {to === null ? (
          <b>{name}</b>
        ) : (
          <Go to={to} className={cover}>
            {name}
          </Go>
        )}
        <Dotted>
          {about.name === '' ? null : <span className={quiet}>{what}</span>}
          {note === '' ? null : <span className={quiet}>{note}</span>}
          <span className={quiet}>{pastDay(at)}</span>
          {good ? (
            <span className={quiet}>
              <Trans>good until {day(endsAt)}</Trans>
            </span>
          ) : null}
        </Dotted>
      </span>
      <span className={end}>
        <b className={points < 0 ? figure : cx(figure, came)}>{signed(points)}</b>
        <span className={quiet}>
          <Trans>{number(balance)} left</Trans>
        </span>
      </span>
      {to === null ? <span className={arrow} /> : <Icon name="chevron-right" size={16} />}
    </li>
  )
}

const frame = css({ position: 'relative', paddingBlock: '2' })
const words = css({ display: 'grid', flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' })
const cover = css({
  fontWeight: 'bold',
  textDecoration: 'none',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outlineStyle: 'none',
    _after: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'fg', outlineOffset: '[-2px]' },
  },
})
const quiet = css({ color: 'fg.muted' })
const end = css({ display: 'grid', justifyItems: 'end', textAlign: 'right', flexShrink: 0 })
const figure = css({ fontFamily: 'numbers', fontSize: 'md' })
const came = css({ color: 'good' })
const arrow = css({ width: '4', flexShrink: 0 })
