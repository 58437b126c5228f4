import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type BodyMeasure, inchesOfCm, type SizeGuide } from '#contract/apparel/size-guide.ts'
import { css, cx } from '#styled/css'
import { heading, table } from '#styled/recipes'

interface SizeGuideTableProps {
  guide: SizeGuide
  /** The selected size, which is highlighted. */
  chosenSize?: string | undefined
}

/** A table of the body measurements for each size in centimetres and inches, with instructions. */
export function SizeGuideTable({ guide, chosenSize }: SizeGuideTableProps) {
  const { i18n, t } = useLingui()
  const look = table()
  const span = (values: readonly number[]) => [...new Set(values.map((value) => i18n.number(value)))].join('–')
  return (
    <div className={rootClass}>
      <p className={mutedTextClass}>
        <Trans>Measures of the body, not of the cloth. Between two sizes, take the larger one to move freely.</Trans>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a table that is wider than the screen */}
      <section className={tableScrollClass} tabIndex={0} aria-label={t`Size guide`}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col" className={look.head}>
                <Trans>Size</Trans>
              </th>
              {guide.measures.map((measure) => (
                <th key={measure} scope="col" className={look.head}>
                  {i18n._(measureTexts[measure].name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, also, cm }) => (
              <tr key={size} className={size === chosenSize ? chosenRowClass : undefined}>
                <th scope="row" className={look.cell}>
                  {size} {also === '' ? null : <span className={secondaryTextClass}>{also}</span>}
                </th>
                {cm.map((values, at) => (
                  <td key={guide.measures[at]} className={cx(look.cell, figuresClass)}>
                    {span(values)}&nbsp;cm <span className={secondaryTextClass}>{span(values.map(inchesOfCm))}&nbsp;in</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3 className={heading({ level: 'group' })}>
        <Trans>How to measure</Trans>
      </h3>
      <dl className={instructionsClass}>
        {guide.measures.map((measure) => (
          <div key={measure}>
            <dt>
              <strong>{i18n._(measureTexts[measure].name)}</strong>
            </dt>
            <dd className={mutedTextClass}>{i18n._(measureTexts[measure].instruction)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const rootClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
const mutedTextClass = css({ color: 'fg.muted' })
const tableScrollClass = css({ overflowX: 'auto' })
const figuresClass = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
const secondaryTextClass = css({ display: 'block', fontSize: 'sm', fontWeight: 'regular', color: 'fg.muted', whiteSpace: 'nowrap' })
const chosenRowClass = css({ backgroundColor: 'well' })
const instructionsClass = css({ display: 'grid', gap: '2' })

/** For each body measurement, its name and how to take it. */
const measureTexts: Record<BodyMeasure, { name: MessageDescriptor; instruction: MessageDescriptor }> = {
  chest: { name: msg`Chest`, instruction: msg`Around the fullest part, under the arms, the tape level.` },
  waist: { name: msg`Waist`, instruction: msg`Where the trousers sit, without pulling the stomach in.` },
  hip: { name: msg`Hip`, instruction: msg`Around the fullest part of the seat, feet together.` },
  inseam: { name: msg`Inside leg`, instruction: msg`From the crotch down to the floor, without shoes.` },
  hand: { name: msg`Around the hand`, instruction: msg`Around the knuckles of the hand you write with, without the thumb.` },
  foot: {
    name: msg`Length of the foot`,
    instruction: msg`Stand on paper, mark heel and longest toe, and measure between. The longer foot counts.`,
  },
}
