import { css } from '#styled/css'
import { Skeleton } from './Skeleton.tsx'

/** Widths that look like lines of words, one after the other. */
const WIDTHS = ['62%', '84%', '46%', '70%', '38%', '76%', '54%', '90%']

interface TextBarsProps {
  lines: number
  /** Where in the row of widths to begin, so that neighbours do not look alike. */
  from?: number
}

/**
 * The place of lines of text that are on their way: as high as the lines themselves in the font size around them, so that nothing moves
 * when they come.
 */
export const TextBars = ({ lines, from = 0 }: TextBarsProps) =>
  Array.from({ length: lines }, (_, at) => at).map((at) => (
    <span key={at} className={line} aria-hidden="true">
      <Skeleton width={WIDTHS[(at + from) % WIDTHS.length] ?? '60%'} height="0.8em" />
    </span>
  ))

const line = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minHeight: '[1.3em]' })
