import { Trans } from '@lingui/react/macro'
import { applicationText } from '#app/state/catalogue/search.ts'
import { highlight } from '#app/ui/highlight.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { Suggestion } from '#contract/catalogue/catalogue.ts'
import { offerBlocks } from '#contract/offers/offer-blocks.ts'
import { css } from '#styled/css'

/** Whether two suggestions are offers of the same part. */
export const isSamePart = (one: Suggestion, other: Suggestion | undefined): boolean =>
  other !== undefined && offerBlocks([one, other]).length === 1

interface SuggestionRowProps {
  suggestion: Suggestion
  /** The suggestion above this one. If both are offers of the same part, only differences are shown. */
  above: Suggestion | undefined
  typed: string
}

/**
 * A part among the suggestions: picture, number and maker, name, fitment, and for each offer the shop's code, seller, condition, price and
 * stock. The number that matches is highlighted.
 */
export function SuggestionRow({ suggestion, above, typed }: SuggestionRowProps) {
  const { mainImageUrl, oeNumber, oeProducer, backCategoryName, specName, matched } = suggestion
  const other = matched.number !== undefined && matched.number !== oeNumber && matched.by !== 'mcode' ? matched.number : null
  const same = isSamePart(suggestion, above)
  const application = applicationText(suggestion)
  return (
    <>
      {same ? <span className={place} /> : <Picture path={mainImageUrl} alt="" width={64} height={48} eager />}
      <span className={words}>
        {same ? null : (
          <>
            {oeNumber === '' ? null : (
              <span className={first}>
                <HighlightedNumber text={oeNumber} typed={typed} isMatch={matched.number === oeNumber} />{' '}
                <span className={quiet}>{oeProducer}</span>
              </span>
            )}
            {other === null ? null : (
              <span className={line}>
                {matched.by === 'gtin' ? (
                  <>
                    <Trans>GTIN</Trans> <HighlightedNumber text={other} typed={typed} isMatch />
                  </>
                ) : (
                  <Trans>
                    same as {matched.maker} <HighlightedNumber text={other} typed={typed} isMatch />
                  </Trans>
                )}
              </span>
            )}
            {specName === '' ? null : <span className={line}>{specName}</span>}
          </>
        )}
        {same && above !== undefined && applicationText(above) === application ? null : (
          <span className={`${line} ${quiet}`}>{same ? application : [backCategoryName, application].filter(Boolean).join(' · ')}</span>
        )}
        <OfferLine suggestion={suggestion} typed={typed} />
      </span>
    </>
  )
}

/** One offer of a suggested part: code, seller and condition; price, core charge and stock in aligned columns. */
function OfferLine({ suggestion, typed }: { suggestion: Suggestion; typed: string }) {
  const { goodsSkuCode, producer, condition, price, coreCharge, stock, matched } = suggestion
  return (
    <span className={offer}>
      <span className={who}>
        <HighlightedNumber text={goodsSkuCode} typed={typed} isMatch={matched.by === 'mcode'} /> {producer}{' '}
        <ConditionMark condition={condition} />
      </span>
      <span className={stockPlace}>
        <StockMark stock={stock} />
      </span>
      {typeof price !== 'number' ? null : (
        <span className={sum}>
          <span className={amount}>
            <Money usd={price} />
          </span>
          {coreCharge ? (
            <span className={core}>
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
function HighlightedNumber({ text, typed, isMatch }: { text: string; typed: string; isMatch: boolean }) {
  const found = highlight(text, typed)
  if (found === null) return <span className={digits}>{isMatch ? <mark>{text}</mark> : text}</span>
  return (
    <span className={digits}>
      {found.before}
      <mark>{found.hit}</mark>
      {found.after}
    </span>
  )
}

const place = css({ width: '[64px]', flexShrink: 0 })
const words = css({
  display: 'grid',
  flexGrow: 1,
  minWidth: '0',
  paddingBlock: '2',
  lineHeight: 'snug',
  '[data-inner] > &': { paddingTop: '0' },
})
const first = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const line = css({ fontSize: 'sm', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { base: 'normal', md: 'nowrap' } })
const quiet = css({ color: 'fg.muted' })
const offer = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 1fr) 14rem 10rem]' },
  columnGap: '3',
  alignItems: 'baseline',
  fontSize: 'sm',
})
const who = css({ minWidth: '0' })
const stockPlace = css({ gridRow: { base: '[2]', md: '[auto]' } })
const sum = css({
  gridColumn: { base: '[2]', md: '[auto]' },
  gridRow: { base: '[1 / span 2]', md: '[auto]' },
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
const amount = css({ fontWeight: 'bold' })
const core = css({ display: { base: 'block', md: 'inline' }, marginInlineStart: { md: '1' }, color: 'fg.muted', fontSize: 'xs' })
const digits = css({
  fontFamily: 'numbers',
  fontWeight: 'bold',
  fontVariantNumeric: 'slashed-zero',
  whiteSpace: 'nowrap',
  '& mark': { backgroundColor: 'accent', color: 'onAccent', borderRadius: 'sm' },
})
