import { useState } from 'react'
import { imageUrl } from '#contract/config.ts'
import { css, cx } from '#styled/css'
import { tenant } from '#app/config.ts'

/** Shown when a picture cannot be had (specification, section 8). Lies in the app itself, so it needs no network. */
const DEFAULT_IMAGE = '/default-image.svg'

interface PictureProps {
  /** As the catalogue gives it; resolved by section 3's rule. Empty where it gives none. */
  path: string
  /** Empty when the words beside it say the same. */
  alt: string
  width: number
  height: number
  /** Fetched at once, for what is looked at first. Each drawing takes a slow phone as long as a row of a list, so rows let theirs wait. */
  eager?: boolean
  className?: string
}

/** A picture in a box of fixed shape: nothing moves when it arrives, and a failure leaves the default image. */
export function Picture({ path, alt, width, height, eager = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const src = path === '' || failed === path ? DEFAULT_IMAGE : imageUrl(tenant().imageBaseUrl, path)
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={cx(box, width * 3 === height * 4 && drawing, className)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      onError={() => setFailed(path)}
    />
  )
}

/** The shape of all drawings, whatever picture stands in for one. No `style`: in a page of the server the policy forbids it. */
const drawing = css({ aspectRatio: '[4 / 3]' })
const box = css({ display: 'block', objectFit: 'contain', maxWidth: 'full', flexShrink: 0 })
