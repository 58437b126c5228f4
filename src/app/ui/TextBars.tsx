import { css } from '#styled/css'
import { Skeleton } from './Skeleton.tsx'

/** Widths of the placeholder lines, which look like lines of text. */
const LINE_WIDTHS = ['62%', '84%', '46%', '70%', '38%', '76%', '54%', '90%']

interface TextBarsProps {
  lineCount: number
  /** The index of the first line's width, so that neighbouring placeholders differ. */
  firstWidthIndex?: number
}

/** Placeholders of lines of text, as high as lines in the current font size. */
export const TextBars = ({ lineCount, firstWidthIndex = 0 }: TextBarsProps) =>
  Array.from({ length: lineCount }, (_, at) => at).map((at) => (
    <span key={at} className={lineClass} aria-hidden="true">
      <Skeleton width={LINE_WIDTHS[(at + firstWidthIndex) % LINE_WIDTHS.length] ?? '60%'} height="0.8em" />
    </span>
  ))

const lineClass = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minHeight: '[1.3em]' })
