import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { css, cx } from '#styled/css'

interface SkeletonProps {
  /** Pixels, or a CSS length. */
  width?: number | string
  height?: number | string
  className?: string
}

/** A placeholder in the final size; in a server-rendered page, where the policy forbids `style`, a plain line. */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span className={cx(bar, className)} style={useHydrated() ? { width, height } : undefined} aria-hidden="true" />
)

const bar = css({ display: 'block', height: '4', maxWidth: 'full', borderRadius: 'sm', backgroundColor: 'well', animation: 'breathe' })
