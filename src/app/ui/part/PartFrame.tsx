import type { ReactNode } from 'react'
import { Picture } from '#app/ui/Picture.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'

interface PartFrameProps {
  part: Pick<PartCard, 'mainImageUrl'>
  /** The size of the picture. */
  size: 'sm' | 'md'
  /** What stands on the right, such as the price. */
  side: ReactNode
  children: ReactNode
}

/** A part of a list of numbers: its picture, its data, and its price on the right. A phone at 200 % zoom shows no picture. */
export function PartFrame({ part, size, side, children }: PartFrameProps) {
  const [width, height] = size === 'sm' ? [56, 42] : [72, 54]
  return (
    <div className={cx(frameClass, size === 'sm' ? smallClass : mediumClass)}>
      <Picture path={part.mainImageUrl} alt="" width={width} height={height} />
      <div className={textClass}>{children}</div>
      {side}
    </div>
  )
}

/** Marks and short texts that stand beside each other, as far as there is room. */
export const PartFrameLine = ({ children }: { children: ReactNode }) => <span className={lineClass}>{children}</span>

export const partCodeClass = css({ fontFamily: 'numbers', fontWeight: 'bold', fontSize: 'body', whiteSpace: 'nowrap' })
export const partSpecClass = css({ fontWeight: 'bold' })
/** The number by which a part was found, with what was searched for marked in it. */
export const matchedNumberClass = css({ color: 'fg.muted', '& mark': { backgroundColor: 'warn.soft', color: 'fg', fontWeight: 'bold' } })

const frameClass = css({
  display: 'grid',
  '& > img': { display: { _tiny: 'none' } },
  columnGap: '3',
  alignItems: 'start',
  fontSize: 'sm',
  lineHeight: 'snug',
})
const smallClass = css({ gridTemplateColumns: { base: '[56px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]' } })
const mediumClass = css({ gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]' } })
const textClass = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
