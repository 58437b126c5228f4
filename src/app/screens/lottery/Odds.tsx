import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import type { Lottery, Prize } from '#contract/lottery/lottery-calls.ts'
import { expectedPoints, oddsOf } from '#contract/lottery/odds.ts'
import { REST } from '#contract/lottery/rules.ts'
import { css, cx } from '#styled/css'
import { heading, table } from '#styled/recipes'
import { colourOf, fillOf } from './fields.ts'
import { useWonWords } from './won-words.ts'

const look = table()

/** The prizes of the lottery with exact odds and value, and the average value of a draw. */
export function Odds({ lottery }: { lottery: Lottery }) {
  const { points, prizes } = lottery
  const expected = expectedPoints(lottery)
  const worth = formatNumber(Math.round(expected * 10) / 10)
  return (
    <section>
      <h2 className={heading()}>
        <Trans>Prizes and odds</Trans>
      </h2>
      <table className={look.table}>
        <caption className={unseen}>
          <Trans>Prizes and odds</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={look.head}>
              <Trans>Prize</Trans>
            </th>
            <th scope="col" className={look.head}>
              <Trans>Odds, tickets</Trans>
            </th>
            <th scope="col" className={cx(look.head, atRight)}>
              <Trans>Worth in points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, place) => (
            <Row key={prize.id} prize={prize} place={place} lottery={lottery} />
          ))}
        </tbody>
      </table>
      <p className={below}>
        {expected < points ? (
          <Trans>
            A draw costs {formatNumber(points)} points and is worth {worth} on average: less than it costs.
          </Trans>
        ) : (
          <Trans>
            A draw costs {formatNumber(points)} points and is worth {worth} on average.
          </Trans>
        )}
      </p>
    </section>
  )
}

function Row({ prize, place, lottery: { tickets: all, prizes } }: { prize: Prize; place: number; lottery: Lottery }) {
  const words = useWonWords()
  const { name, terms } = words(prize)
  const rest = prizes.at(-1)
  const { of, in: among } = oddsOf(prize, all)
  const gone = prize.tickets === 0
  return (
    <tr>
      <th scope="row" className={cx(look.cell, breaks)}>
        <span className={named}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <rect
              x="0.5"
              y="0.5"
              width="11"
              height="11"
              rx="2"
              fill={fillOf(prize.id)}
              stroke="currentColor"
              className={colourOf(prize.id, place)}
            />
          </svg>
          <span>
            <b>{prize.id === REST ? <Trans>All other tickets: {name}</Trans> : name}</b>
            <span className={quiet}>
              {terms}
              {terms !== '' && (gone || prize.left !== null) ? ' · ' : null}
              {prize.left === null || gone ? null : <Trans>{formatNumber(prize.left)} left</Trans>}
              {gone ? (
                <Trans>
                  Its {formatNumber(prize.ticketsWhileLeft)} tickets win {rest === undefined ? '' : words(rest).name}
                </Trans>
              ) : null}
            </span>
          </span>
        </span>
      </th>
      <td className={cx(look.cell, whole)}>
        {gone ? (
          <Trans>Gone</Trans>
        ) : (
          <Trans>
            {formatNumber(of)} in {formatNumber(among)}
          </Trans>
        )}
        {gone ? null : (
          <span className={quiet}>
            <Trans>
              {formatNumber(prize.tickets)} of {formatNumber(all)}
            </Trans>
          </span>
        )}
      </td>
      <td className={cx(look.number, onLine)}>{formatNumber(prize.worth)}</td>
    </tr>
  )
}

const named = css({ display: 'flex', alignItems: 'baseline', gap: '2', '& > svg': { flexShrink: 0 } })
const breaks = css({ overflowWrap: 'anywhere', fontWeight: 'regular' })
const unseen = css({ srOnly: true })
const whole = css({ whiteSpace: { base: 'nowrap', _tiny: 'normal' } })
const atRight = css({ textAlign: 'right', paddingRight: '0' })
const onLine = css({ verticalAlign: 'baseline' })
const quiet = css({ display: 'block', fontSize: 'sm', color: 'fg.muted' })
const below = css({ paddingBlock: '3', color: 'fg.muted' })
