import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useDownloadChoices } from '#app/hooks/download/use-download-choices.ts'
import { pageUrl } from '#app/hooks/navigation.ts'
import { formatUsd } from '#app/i18n/format.ts'
import { i18n } from '#app/i18n/language.ts'
import { PrintBar } from '#app/screens/download/PrintBar.tsx'
import { sheetPrintCss } from '#app/screens/download/sheet-print-css.ts'
import { fieldColumnClass } from '#app/ui/form/fields.ts'
import { useGlobalCss } from '#app/ui/paper/style-rules.ts'
import { priceDayOf } from '#app/ui/price/price-day.ts'
import { localePath, locales } from '#contract/locale/locales.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { LabelChoices } from './LabelChoices.tsx'
import { LabelPages, labelPageCss } from './LabelPages.tsx'
import type { LabelContent } from './label-layout.ts'
import { labelSizes } from './label-sizes.ts'
import type { LabelledParts, PartLabelData } from './use-labelled.ts'

/** The highest number of labels per print: ten sheets of the smallest size. */
const MAX_LABELS = 650

interface LabelSheetProps extends LabelledParts {
  /** The fields that choose the parts. */
  children: ReactNode
  /** What is shown if there are no parts. */
  emptyContent: ReactNode
}

/** Options and a preview for printing the labels of parts. */
export function LabelSheet({ parts, missingNumbers: missing, isLoading, emptyContent, children }: LabelSheetProps) {
  const { labelSize, labelPriced, labelPieces } = useDownloadChoices()
  const [start, setStart] = useState(1)
  const size = labelSizes[labelSize]
  const { width, height } = size.page
  useGlobalCss(sheetPrintCss(`${width}mm ${height}mm`, '0') + labelPageCss(size))
  const wanted = parts.flatMap((part) => Array.from({ length: labelPieces ? part.pieces : 1 }, () => labelContentOf(part, labelPriced)))
  const labels = wanted.slice(0, MAX_LABELS)
  return (
    <>
      <PrintBar canPrint={labels.length > 0 && !isLoading} />
      <div className={columnsClass}>
        <div className={fieldColumnClass} data-no-print>
          {children}
          <LabelChoices startPosition={start} onStartPositionChange={setStart} />
          {missing.length === 0 ? null : (
            <p role="status" className={errorTextClass}>
              <Trans>No part here bears: {missing.join(', ')}. Look each up by search, and take the number that the part bears.</Trans>
            </p>
          )}
          {wanted.length > MAX_LABELS ? (
            <p role="status" className={errorTextClass}>
              <Trans>These are the first {MAX_LABELS} labels. Print the others by themselves.</Trans>
            </p>
          ) : null}
        </div>
        <div>
          <p role="status" className={mutedTextClass} data-no-print>
            {isLoading ? (
              <Trans>Looking the numbers up…</Trans>
            ) : labels.length === 0 ? (
              emptyContent
            ) : (
              <Plural value={labels.length} one="# label" other="# labels" />
            )}
          </p>
          {labels.length === 0 ? null : <LabelPages size={size} labels={labels} startPosition={start} />}
        </div>
      </div>
    </>
  )
}

/** Returns the text of a label. A price on a label has its date. */
function labelContentOf({ mcode, name, price }: PartLabelData, priced: boolean): LabelContent {
  const day = price === null ? null : priceDayOf(price.asOf)
  return {
    number: mcode,
    name,
    price: priced && price !== null && day !== null ? `${formatUsd(price.usd)} · ${day}` : '',
    url: new URL(localePath(href('part', { mcode }), i18n.locale, locales), pageUrl()).href,
  }
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  alignItems: 'start',
})
const mutedTextClass = css({ paddingBottom: '2', color: 'fg.muted' })
const errorTextClass = css({ color: 'bad' })
