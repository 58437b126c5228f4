import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { type LabelFacts, planLabel } from './label-plan.ts'
import { distributeLabelsToPages, type LabelSize, labelPositionAt } from './label-sizes.ts'

/** Shows labels on pages, as they will be printed. */
export function LabelPages({ size, labels, start }: { size: LabelSize; labels: readonly LabelFacts[]; start: number }) {
  const { t } = useLingui()
  const { width, height } = size.page
  const pages = distributeLabelsToPages(size, labels, start)
  return (
    <div className={frameClass} data-sheet="">
      {pages.map((page, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position
          key={index}
          role="img"
          aria-label={t`Labels ${page.map(({ thing }) => thing.number).join(', ')}`}
          viewBox={`0 0 ${width} ${height}`}
          className={sheetClass}
          data-label-page=""
        >
          <rect width={width} height={height} fill="#fff" />
          {page.map(({ at, thing }) => {
            const { x, y } = labelPositionAt(size, at)
            return (
              <g key={at} transform={`translate(${x} ${y})`}>
                <rect {...size.label} fill="none" stroke="#b9c1c7" strokeWidth="0.2" data-no-print />
                <Label facts={thing} {...size.label} />
              </g>
            )
          })}
        </svg>
      ))}
    </div>
  )
}

/**
 * Returns CSS rules that give each page its true size on paper. A page is slightly lower than the paper, because a completely full page
 * would be followed by an empty one.
 */
export const labelPageRules = ({ page: { width, height } }: LabelSize): string => `
@media print {
  svg[data-label-page] { display: block; width: ${width}mm; height: ${height - 0.1}mm; max-width: none; border: 0; break-inside: avoid }
  svg[data-label-page] + svg[data-label-page] { break-before: page }
}`

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const sheetClass = css({ display: 'block', width: 'full', height: 'auto', maxWidth: '[560px]', border: 'hair', backgroundColor: '[#fff]' })

/** Draws one label, in millimetres of the surrounding drawing, black on white in both themes. */
function Label({ facts, width, height }: { facts: LabelFacts; width: number; height: number }) {
  const { edge, number, lines, qr, bars } = planLabel(facts, { width, height })
  return (
    <g data-label={facts.number}>
      <text x={edge} y={number.y} fontSize={number.size} fontWeight="700" fontFamily={LABEL_NUMBER_FONT} fill="#000">
        {number.text}
      </text>
      {lines.map(({ text, y, size }) => (
        <text key={y} x={edge} y={y} fontSize={size} fontFamily={LABEL_WORD_FONT} fill="#000">
          {text}
        </text>
      ))}
      <path d={qr.path} transform={`translate(${qr.x} ${qr.y}) scale(${qr.scale})`} shapeRendering="crispEdges" fill="#000" data-qr="" />
      {bars === null ? null : (
        <path
          d={bars.path}
          transform={`translate(${bars.x} ${bars.y}) scale(${bars.scale} ${bars.height})`}
          shapeRendering="crispEdges"
          fill="#000"
          data-bars=""
        />
      )}
    </g>
  )
}

const LABEL_NUMBER_FONT = '"Roboto Mono", "Roboto Mono by others", monospace'
const LABEL_WORD_FONT = '"Barlow Semi Condensed", "Barlow by Roboto", "Barlow by Arial", sans-serif'
