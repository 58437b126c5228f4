import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { css, cx } from '#styled/css'

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  width?: number | string
  height?: number | string
  className?: string
}

/**
 * The place of something that is on its way, in its final size; in a page of the server, where the policy forbids `style`, as one plain
 * line.
 */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span className={cx(bar, className)} style={useHydrated() ? { width, height } : undefined} aria-hidden="true" />
)

const bar = css({ display: 'block', height: '4', maxWidth: 'full', borderRadius: 'sm', backgroundColor: 'well', animation: 'breathe' })
