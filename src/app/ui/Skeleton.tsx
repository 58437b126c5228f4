import { useHydrated } from '#app/hooks/use-hydrated.ts'
import { css, cx } from '#styled/css'

interface SkeletonProps {
  /** The width in pixels, or as a CSS length. */
  width?: number | string
  height?: number | string
  className?: string
}

/**
 * A placeholder in the size of the content. In a server-rendered page, where the Content-Security-Policy forbids the attribute `style`, it
 * is a plain line.
 */
export const Skeleton = ({ width = '100%', height = 16, className }: SkeletonProps) => (
  <span className={cx(barClass, className)} style={useHydrated() ? { width, height } : undefined} aria-hidden="true" />
)

const barClass = css({ display: 'block', height: '4', maxWidth: 'full', borderRadius: 'sm', backgroundColor: 'well', animation: 'breathe' })
