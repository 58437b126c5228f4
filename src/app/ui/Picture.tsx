import { useEffect, useRef, useState } from 'react'
import { tenant } from '#app/config.ts'
import { imageUrl } from '#contract/config.ts'
import { widthsUpTo } from '#contract/own-widths.ts'
import { pictureUrl } from '#contract/picture-url.ts'
import { css, cx } from '#styled/css'

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

/**
 * A picture in a box of fixed shape: nothing moves when it arrives. One of the shop's own (contract/own-picture.ts) is fetched as large as it is
 * shown; where it cannot be had the drawing of its part stands in, and where that cannot either the default image.
 */
export function Picture({ path, alt, width, height, eager = false, className }: PictureProps) {
  const [failed, setFailed] = useState({ path, times: 0 })
  const times = failed.path === path ? failed.times : 0
  const place = useRef<HTMLImageElement>(null)
  // In a page of the server it may have failed before anybody listened. A drawing may say no width and still be one.
  useEffect(() => {
    if (place.current?.complete && place.current.naturalWidth === 0) place.current.decode().catch(() => setFailed({ path, times: 1 }))
  }, [path])
  const [, folder = '', largest, pixels, mcode] = /^(\/own\/.+\/)(\d+)\.(webp)?.*#(.+)/.exec(path) ?? []
  const shown = [path, mcode && pictureUrl(mcode, 'view')][times]
  const resolved = (of: string) => imageUrl(tenant().imageBaseUrl, of)
  const image = (
    <img
      ref={place}
      src={shown ? resolved(shown) : DEFAULT_IMAGE}
      alt={alt}
      width={width}
      height={height}
      className={cx(box, width * 3 === height * 4 && drawing, folder && times === 0 && paper, className)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      onError={() => setFailed({ path, times: times + 1 })}
    />
  )
  if (!pixels || times > 0) return image
  return (
    <picture className={contents}>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widthsUpTo(Number(largest))
            .map((one) => `${resolved(`${folder}${one}.${format}`)} ${one}w`)
            .join()}
          sizes={width > 300 ? LARGE : `${width}px`}
        />
      ))}
      {image}
    </picture>
  )
}

/** Of a picture that a page shows large. */
const LARGE = '(min-width: 992px) 600px, 100vw'

/** The shape of all drawings, whatever picture stands in for one. No `style`: in a page of the server the policy forbids it. */
const drawing = css({ aspectRatio: '[4 / 3]' })
const box = css({ display: 'block', objectFit: 'contain', maxWidth: 'full', flexShrink: 0 })
/** Photos are taken on white, and stay on it in the dark. */
const paper = css({ backgroundColor: '[#fff]', borderRadius: 'sm' })
/** Its place is that of the picture in it; what names the files would take one of its own. */
const contents = css({ display: 'contents', '& > source': { display: 'none' } })
