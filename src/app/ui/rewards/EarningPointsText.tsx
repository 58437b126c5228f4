import { Trans } from '@lingui/react/macro'
import { formatNumber, formatUsd } from '#app/i18n/format.ts'
import { MAX_POINTS_PERCENT_OF_GOODS, POINT_VALUE_CENTS, POINTS_VALID_MONTHS, tierRules } from '#contract/rewards/points-rules.ts'

/** Returns the points per dollar. The rules state points per 100 dollars. */
const pointsPerDollarText = (points: number) => formatNumber(points / 100)

/** Says how points are earned and used, with the numbers of the contract's rules. */
export function EarningPointsText() {
  const [copper, silver, gold] = [tierRules.copper, tierRules.silver, tierRules.gold].map(({ pointsPer100Usd }) =>
    pointsPerDollarText(pointsPer100Usd),
  )
  const [worth, most, months] = [formatUsd((100 * POINT_VALUE_CENTS) / 100), MAX_POINTS_PERCENT_OF_GOODS, POINTS_VALID_MONTHS]
  return (
    <>
      <p>
        <Trans>
          Each dollar of goods brings {copper} point once the order is delivered, {silver} as Silver and {gold} as Gold; freight, tax and
          core charges bring none.
        </Trans>
      </p>
      <p>
        <Trans>
          100 points take {worth} off at the checkout, up to {most} % of the goods, or buy a gift, and are good for {months} months.
        </Trans>
      </p>
    </>
  )
}
