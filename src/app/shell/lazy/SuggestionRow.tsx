import { Trans } from '@lingui/react/macro'
import { applicationText } from '#app/state/catalogue/search.ts'
import { findHighlight } from '#app/ui/highlight.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { Suggestion } from '#contract/catalogue/catalogue.ts'
import { groupOffers } from '#contract/offers/offer-blocks.ts'
import { css } from '#styled/css'

/** Whether two suggestions are offers of the same part. */
export const isSamePart = (one: Suggestion, other: Suggestion | undefined): boolean =>
  other !== undefined && groupOffers([one, other]).length === 1

interface SuggestionRowProps {
  suggestion: Suggestion
  /** The suggestion above this one. If both are offers of the same part, only differences are shown. */
  previousSuggestion: Suggestion | undefined
  typedText: string
}

/**
 * A part among the suggestions: picture, number and maker, name, fitment, and for each offer the shop's code, seller, condition, price and
 * stock. The number that matches is highlighted.
 */
export function SuggestionRow({ suggestion, previousSuggestion, typedText: typed }: SuggestionRowProps) {
  const { mainImageUrl, oeNumber, oeProducer, backCategoryName, specName, matched } = suggestion
  const other = matched.number !== undefined && matched.number !== oeNumber && matched.by !== 'mcode' ? matched.number : null
  const same = isSamePart(suggestion, previousSuggestion)
  const application = applicationText(suggestion)
  return (
    <>
      {same ? <span className={imagePlaceholderClass} /> : <Picture path={mainImageUrl} alt="" width={64} height={48} eager />}
      <span className={suggestionTextClass}>
        {same ? null : (
          <>
            {oeNumber === '' ? null : (
              <span className={firstLineClass}>
                <HighlightedNumber text={oeNumber} typedText={typed} isMatch={matched.number === oeNumber} />{' '}
                <span className={mutedTextClass}>{oeProducer}</span>
              </span>
            )}
            {other === null ? null : (
              <span className={lineClass}>
                {matched.by === 'gtin' ? (
                  <>
                    <Trans>GTIN</Trans> <HighlightedNumber text={other} typedText={typed} isMatch />
                  </>
                ) : (
                  <Trans>
                    same as {matched.maker} <HighlightedNumber text={other} typedText={typed} isMatch />
                  </Trans>
                )}
              </span>
            )}
            {specName === '' ? null : <span className={lineClass}>{specName}</span>}
          </>
        )}
        {same && previousSuggestion !== undefined && applicationText(previousSuggestion) === application ? null : (
          <span className={`${lineClass} ${mutedTextClass}`}>
            {same ? application : [backCategoryName, application].filter(Boolean).join(' · ')}
          </span>
        )}
        <OfferLine suggestion={suggestion} typedText={typed} />
      </span>
    </>
  )
}

/** One offer of a suggested part: code, seller and condition; price, core charge and stock in aligned columns. */
function OfferLine({ suggestion, typedText }: { suggestion: Suggestion; typedText: string }) {
  const { goodsSkuCode, producer, condition, price, coreCharge, stock, matched } = suggestion
  return (
    <span className={offerClass}>
      <span className={offerIdentityClass}>
        <HighlightedNumber text={goodsSkuCode} typedText={typedText} isMatch={matched.by === 'mcode'} /> {producer}{' '}
        <ConditionMark condition={condition} />
      </span>
      <span className={stockPlaceClass}>
        <StockMark stock={stock} />
        <FitPlace mcode={goodsSkuCode} />
      </span>
      {typeof price !== 'number' ? null : (
        <span className={sumClass}>
          <span className={amountClass}>
            <Money usd={price} />
          </span>
          {coreCharge ? (
            <span className={coreClass}>
              <Trans>
                + <Money usd={coreCharge} /> core
              </Trans>
            </span>
          ) : null}
        </span>
      )}
    </span>
  )
}

/** A number in which what the user typed is highlighted, in any spelling. All of it is highlighted if only zeros or a revision differ. */
function HighlightedNumber({ text, typedText, isMatch }: { text: string; typedText: string; isMatch: boolean }) {
  const found = findHighlight(text, typedText)
  if (found === null) return <span className={numberClass}>{isMatch ? <mark>{text}</mark> : text}</span>
  return (
    <span className={numberClass}>
      {found.before}
      <mark>{found.hit}</mark>
      {found.after}
    </span>
  )
}

const imagePlaceholderClass = css({ width: '[64px]', flexShrink: 0 })
const suggestionTextClass = css({
  display: 'grid',
  flexGrow: 1,
  minWidth: '0',
  paddingBlock: '2',
  lineHeight: 'snug',
  '[data-inner] > &': { paddingTop: '0' },
})
const firstLineClass = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const lineClass = css({ fontSize: 'sm', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const mutedTextClass = css({ color: 'fg.muted' })
const offerClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 1fr) 14rem 10rem]' },
  columnGap: '3',
  alignItems: 'baseline',
  fontSize: 'sm',
})
const offerIdentityClass = css({ minWidth: '0' })
const stockPlaceClass = css({ gridRow: { base: '[2]', md: '[auto]' } })
const sumClass = css({
  gridColumn: { base: '[2]', md: '[auto]' },
  gridRow: { base: '[1 / span 2]', md: '[auto]' },
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
const amountClass = css({ fontWeight: 'bold' })
const coreClass = css({ display: { base: 'block', md: 'inline' }, marginInlineStart: { md: '1' }, color: 'fg.muted', fontSize: 'xs' })
const numberClass = css({
  fontFamily: 'numbers',
  fontWeight: 'bold',
  fontVariantNumeric: 'slashed-zero',
  whiteSpace: 'nowrap',
  '& mark': { backgroundColor: 'accent', color: 'onAccent', borderRadius: 'sm' },
})
