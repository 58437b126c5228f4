import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/Icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { Link } from '#app/ui/Link.tsx'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import { attributeLabel, type ShopAttributeLabels } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import type { ComparisonRow, PartComparison } from '#contract/compare/compare-parts.ts'
import type { Verdict } from '#contract/compare/verdict.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import { queryOfPart } from '#contract/finder/query-of-part.ts'
import { css } from '#styled/css'
import { heading, link } from '#styled/recipes'
import { reasonText, verdictReasons, verdictTexts } from './compare-texts.ts'
import { VerdictCounts } from './VerdictCounts.tsx'

const verdictIcons: Record<Verdict['type'], IconName> = {
  fits: 'check',
  check: 'warning',
  'does-not-fit': 'close',
  'not-known': 'help',
  'other-kind': 'help',
}

/** How many reasons a verdict names. The table has all. */
const MAX_REASONS = 4

/** The rows that a verdict is made from. */
const rowsBehind = (type: Verdict['type'], rows: readonly ComparisonRow[]): ComparisonRow[] =>
  rows.filter(({ comparison, isDecisive }) => {
    if (type === 'does-not-fit') return comparison.type === 'matters' && comparison.isObstacle
    if (type === 'check') return comparison.type === 'matters'
    return type === 'not-known' && comparison.type === 'unknown' && isDecisive
  })

interface VerdictsProps {
  old: PartDetail
  /** The candidates with their comparison to the old part. */
  candidates: readonly { part: PartDetail; comparison: PartComparison }[]
}

/** Says of each candidate whether it fits in the place of the old part, and what says so. */
export function Verdicts({ old, candidates }: VerdictsProps) {
  const { i18n, t } = useLingui()
  const query = queryOfPart(old)
  return (
    <ul className={listClass} aria-label={t`Will it bolt on?`}>
      {candidates.map(({ part, comparison: { rows, verdict } }) => (
        <li key={part.mcode} className={itemClass} data-verdict={verdict.type}>
          <h2 className={heading({ level: 'section' })}>
            <span className={titleClass}>
              <Icon name={verdictIcons[verdict.type]} size={24} />
              {i18n._(verdictTexts[verdict.type])}
            </span>
          </h2>
          <p className={whichClass}>
            <Trans>
              <PartNumber number={part.mcode} /> in place of <PartNumber number={old.mcode} />
            </Trans>
          </p>
          <VerdictCounts {...verdict.counts} />
          <p>{i18n._(verdictReasons[verdict.type])}</p>
          <Reasons rows={rowsBehind(verdict.type, rows)} own={part.own ?? old.own} />
          {verdict.type === 'does-not-fit' && query.answers.length > 0 ? (
            <Link to={finderAddress(query)} className={link({ tall: true })}>
              {/* The link is a flex box, which would drop the space before the number. */}
              <span>
                <Trans>
                  What has the measures of <PartNumber number={old.mcode} />
                </Trans>
              </span>
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Reasons({ rows, own }: { rows: readonly ComparisonRow[]; own: ShopAttributeLabels }) {
  const { i18n } = useLingui()
  if (rows.length === 0) return null
  const more = rows.length - MAX_REASONS
  return (
    <ul className={reasonsClass}>
      {rows.slice(0, MAX_REASONS).map((row) => (
        <li key={row.key}>
          <strong>{attributeLabel(i18n, row.key, own)}:</strong> {reasonText(i18n, row, own)}
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Trans>{more} more in the table</Trans>
        </li>
      ) : null}
    </ul>
  )
}

const listClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(auto-fit, minmax(240px, 1fr))]' },
  gap: '4',
})
const itemClass = css({
  display: 'grid',
  alignContent: 'start',
  gap: '1',
  padding: '3',
  maxWidth: { md: '[720px]' },
  borderLeftWidth: 'bar',
  borderLeftStyle: 'solid',
  borderLeftColor: 'line.strong',
  backgroundColor: 'sheet',
  '&[data-verdict=fits]': { borderLeftColor: 'good', '& h2': { color: 'good' } },
  '&[data-verdict=check]': { borderLeftColor: 'warn', '& h2': { color: 'warn' } },
  '&[data-verdict=does-not-fit]': { borderLeftColor: 'bad', '& h2': { color: 'bad' } },
})
const titleClass = css({ display: 'inline-flex', alignItems: 'center', gap: '2' })
const whichClass = css({ fontWeight: 'bold' })
const reasonsClass = css({ display: 'grid', gap: '1', paddingLeft: '5', listStyleType: 'disc' })
