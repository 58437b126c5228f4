import { css, cx } from '#styled/css'

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  width?: number | string
  height?: number | string
  className?: string
}

/** The place of something that is on its way, in its final size. */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span className={cx(bar, className)} style={{ width, height }} aria-hidden="true" />
)

const bar = css({ display: 'block', maxWidth: 'full', borderRadius: 'sm', backgroundColor: 'well', animation: 'breathe' })
