import { useLingui } from '@lingui/react/macro'
import { css } from '#styled/css'
import { type LabelContent, layOutLabel } from './label-layout.ts'
import { distributeLabelsToPages, type LabelSize, labelPositionAt } from './label-sizes.ts'

/** Shows labels on pages, as they will be printed. */
export function LabelPages({ size, labels, startPosition }: { size: LabelSize; labels: readonly LabelContent[]; startPosition: number }) {
  const { t } = useLingui()
  const { width, height } = size.page
  const pages = distributeLabelsToPages(size, labels, startPosition)
  return (
    <div className={frameClass} data-sheet="">
      {pages.map((page, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their position
          key={index}
          role="img"
          aria-label={t`Labels ${page.map(({ item }) => item.number).join(', ')}`}
          viewBox={`0 0 ${width} ${height}`}
          className={sheetClass}
          data-label-page=""
        >
          <rect width={width} height={height} fill="#fff" />
          {page.map(({ position, item }) => {
            const { x, y } = labelPositionAt(size, position)
            return (
              <g key={position} transform={`translate(${x} ${y})`}>
                <rect {...size.label} fill="none" stroke="#b9c1c7" strokeWidth="0.2" data-no-print />
                <Label content={item} {...size.label} />
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
export const labelPageCss = ({ page: { width, height } }: LabelSize): string => `
@media print {
  svg[data-label-page] { display: block; width: ${width}mm; height: ${height - 0.1}mm; max-width: none; border: 0; break-inside: avoid }
  svg[data-label-page] + svg[data-label-page] { break-before: page }
}`

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })
const sheetClass = css({ display: 'block', width: 'full', height: 'auto', maxWidth: '[560px]', border: 'hair', backgroundColor: '[#fff]' })

/** Draws one label, in millimetres of the surrounding drawing, black on white in both themes. */
function Label({ content, width, height }: { content: LabelContent; width: number; height: number }) {
  const { marginMm, numberText, lines, qr, barcode } = layOutLabel(content, { width, height })
  return (
    <g data-label={content.number}>
      <text x={marginMm} y={numberText.y} fontSize={numberText.fontSizeMm} fontWeight="700" fontFamily={LABEL_NUMBER_FONT} fill="#000">
        {numberText.text}
      </text>
      {lines.map(({ text, y, fontSizeMm }) => (
        <text key={y} x={marginMm} y={y} fontSize={fontSizeMm} fontFamily={LABEL_WORD_FONT} fill="#000">
          {text}
        </text>
      ))}
      <path
        d={qr.path}
        transform={`translate(${qr.x} ${qr.y}) scale(${qr.mmPerModule})`}
        shapeRendering="crispEdges"
        fill="#000"
        data-qr=""
      />
      {barcode === null ? null : (
        <path
          d={barcode.path}
          transform={`translate(${barcode.x} ${barcode.y}) scale(${barcode.mmPerModule} ${barcode.heightMm})`}
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
