import type { I18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useIsPast } from '#app/hooks/catalogue/use-without-ended.ts'
import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { formatDay } from '#app/i18n/format.ts'
import { shopDay, shopLastDay } from '#app/shop-days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { DAY_MS } from '#contract/limits.ts'
import type { Promotion, PromotionScope } from '#contract/promotions/promotion.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'

/** Within this time before a promotion's end, the end is shown to the minute, by this device's clock. */
const LAST_HOURS_LIMIT_MS = 2 * DAY_MS

/** The terms of a promotion: discount, period, what it is for, and the shop's text. */
export function OfferTerms({ offer }: { offer: Promotion }) {
  const { i18n, t } = useLingui()
  const { percent, price, from, until, terms, scope } = offer
  const about = promotionScopeText(scope, i18n)
  const first = shopDay(from)
  // The days are shown without a year, because only the current months are meant.
  const [begins, ends] = [formatDay(first, Date.parse(first)), formatDay(shopLastDay(until), Date.parse(first))]
  return (
    <div className={factsClass}>
      <p className={lineClass}>
        <b className={mark({ tone: 'good', filled: true })}>
          {percent === null ? (
            <Trans>
              <Money usd={price ?? 0} /> each
            </Trans>
          ) : (
            t`${percent}% off`
          )}
        </b>
        <span>{begins === ends ? begins : t`${begins} to ${ends}`}</span>
        <OfferEndsSoon until={until} />
      </p>
      {about === '' && scope.named === 0 ? null : (
        <p>
          {about}
          {scope.named === 0 ? null : (
            <>
              {about === '' ? '' : ' · '}
              <Plural value={scope.named} one="# chosen part" other="# chosen parts" />
            </>
          )}
        </p>
      )}
      {terms === '' ? null : <p className={mutedTextClass}>{terms}</p>}
      <OfferEndedNotice until={until} />
    </div>
  )
}

/**
 * Says when a promotion ends, in its last two days. The time is by this device's clock, because the shop's day may end in the middle of the
 * user's day.
 */
function OfferEndsSoon({ until }: { until: string }) {
  const { i18n, t } = useLingui()
  const hydrated = useHydrated()
  const left = Date.parse(until) - Date.now()
  if (!hydrated || left <= 0 || left > LAST_HOURS_LIMIT_MS) return null
  const when = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(Date.parse(until))
  return (
    <span className={mark({ tone: 'warn' })}>
      <Icon name="clock" size={16} />
      {t`ends ${when}`}
    </span>
  )
}

/** Says that a promotion has ended, while the page was open or since the last request. */
function OfferEndedNotice({ until }: { until: string }) {
  const ended = useIsPast(until)
  return (
    <p role="status" className={mark({ tone: 'warn' })}>
      {ended ? (
        <>
          <Icon name="warning" size={16} />
          <Trans>This offer has ended. Its parts cost what they did before.</Trans>
        </>
      ) : null}
    </p>
  )
}

const factsClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '1', maxWidth: 'prose' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const mutedTextClass = css({ color: 'fg.muted' })

const conditionTexts = {
  new: /*i18n*/ 'new parts',
  reman: /*i18n*/ 'remanufactured parts',
  used: /*i18n*/ 'used parts',
} as const

/**
 * Returns what a promotion is for, except individually listed parts: `Starters · Bosch · remanufactured parts`. '' if it is for everything.
 */
function promotionScopeText({ categories, producers, conditions }: PromotionScope, i18n: Pick<I18n, '_'>): string {
  const kinds = [categories.map(({ name }) => name), producers, conditions.map((one) => i18n._(conditionTexts[one]))]
  return kinds
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join(' · ')
}
