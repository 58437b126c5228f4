import { css } from '#styled/css'
import { Skeleton } from './Skeleton.tsx'

/** Widths that resemble lines of text. */
const WIDTHS = ['62%', '84%', '46%', '70%', '38%', '76%', '54%', '90%']

interface TextBarsProps {
  lines: number
  /** The first width, so that neighbours differ. */
  from?: number
}

/** Placeholder lines of text with the height of real lines in the current font size. */
export const TextBars = ({ lines, from = 0 }: TextBarsProps) =>
  Array.from({ length: lines }, (_, at) => at).map((at) => (
    <span key={at} className={line} aria-hidden="true">
      <Skeleton width={WIDTHS[(at + from) % WIDTHS.length] ?? '60%'} height="0.8em" />
    </span>
  ))

const line = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minHeight: '[1.3em]' })
