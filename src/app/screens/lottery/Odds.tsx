import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import type { Lottery, Prize } from '#contract/lottery/lottery-calls.ts'
import { expectedPoints, oddsOf } from '#contract/lottery/odds.ts'
import { CONSOLATION_PRIZE_ID } from '#contract/lottery/rules.ts'
import { css, cx } from '#styled/css'
import { heading, table } from '#styled/recipes'
import { wheelFieldClassOf, wheelFieldFillOf } from './fields.ts'
import { usePrizeTexts } from './won-words.ts'

const tableClasses = table()

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
      <table className={tableClasses.table}>
        <caption className={visuallyHiddenClass}>
          <Trans>Prizes and odds</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={tableClasses.head}>
              <Trans>Prize</Trans>
            </th>
            <th scope="col" className={tableClasses.head}>
              <Trans>Odds, tickets</Trans>
            </th>
            <th scope="col" className={cx(tableClasses.head, rightAlignedClass)}>
              <Trans>Worth in points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, place) => (
            <PrizeRow key={prize.id} prize={prize} prizeIndex={place} lottery={lottery} />
          ))}
        </tbody>
      </table>
      <p className={belowClass}>
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

function PrizeRow({ prize, prizeIndex, lottery: { tickets: all, prizes } }: { prize: Prize; prizeIndex: number; lottery: Lottery }) {
  const words = usePrizeTexts()
  const { name, terms } = words(prize)
  const rest = prizes.at(-1)
  const { numerator: of, denominator: among } = oddsOf(prize, all)
  const gone = prize.tickets === 0
  return (
    <tr>
      <th scope="row" className={cx(tableClasses.cell, breakingTextClass)}>
        <span className={prizeNameClass}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <rect
              x="0.5"
              y="0.5"
              width="11"
              height="11"
              rx="2"
              fill={wheelFieldFillOf(prize.id)}
              stroke="currentColor"
              className={wheelFieldClassOf(prize.id, prizeIndex)}
            />
          </svg>
          <span>
            <b>{prize.id === CONSOLATION_PRIZE_ID ? <Trans>All other tickets: {name}</Trans> : name}</b>
            <span className={mutedTextClass}>
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
      <td className={cx(tableClasses.cell, noWrapClass)}>
        {gone ? (
          <Trans>Gone</Trans>
        ) : (
          <Trans>
            {formatNumber(of)} in {formatNumber(among)}
          </Trans>
        )}
        {gone ? null : (
          <span className={mutedTextClass}>
            <Trans>
              {formatNumber(prize.tickets)} of {formatNumber(all)}
            </Trans>
          </span>
        )}
      </td>
      <td className={cx(tableClasses.number, baselineClass)}>{formatNumber(prize.worth)}</td>
    </tr>
  )
}

const prizeNameClass = css({ display: 'flex', alignItems: 'baseline', gap: '2', '& > svg': { flexShrink: 0 } })
const breakingTextClass = css({ overflowWrap: 'anywhere', fontWeight: 'regular' })
const visuallyHiddenClass = css({ srOnly: true })
const noWrapClass = css({ whiteSpace: { base: 'nowrap', _tiny: 'normal' } })
const rightAlignedClass = css({ textAlign: 'right', paddingRight: '0' })
const baselineClass = css({ verticalAlign: 'baseline' })
const mutedTextClass = css({ display: 'block', fontSize: 'sm', color: 'fg.muted' })
const belowClass = css({ paddingBlock: '3', color: 'fg.muted' })
