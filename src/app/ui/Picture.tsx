import { useEffect, useRef, useState } from 'react'
import { currentTenant } from '#app/config.ts'
import { imageUrl } from '#contract/config.ts'
import { pictureWidthsUpTo } from '#contract/part/own-widths.ts'
import { pictureUrl } from '#contract/part/picture-url.ts'
import { css, cx } from '#styled/css'

/** The picture that replaces a missing one (section 8 of the specification). It is part of the app, so it needs no network. */
const DEFAULT_IMAGE = '/default-image.svg'

interface PictureProps {
  /** The path of the picture as the catalogue has it, which section 3 of the specification turns into a URL; '' for no picture. */
  path: string
  /** A description of the picture; '' if the text beside it says the same. */
  alt: string
  width: number
  height: number
  /**
   * Whether the picture loads at once, as the main picture of a page does. Decoding pictures is slow on phones, so those in list rows load
   * only when near.
   */
  eager?: boolean
  className?: string
}

/**
 * A picture in a box of fixed ratio, so that nothing moves when it loads. A picture of the shop's own (contract/part/shop-picture.ts) is
 * loaded in the size in which it is shown. If it is missing, the part's drawing replaces it, and if there is none, the default image.
 */
export function Picture({ path, alt, width, height, eager = false, className }: PictureProps) {
  const [failed, setFailed] = useState({ path, times: 0 })
  const times = failed.path === path ? failed.times : 0
  const place = useRef<HTMLImageElement>(null)
  // In a server-rendered page the picture may have failed to load before hydration. An SVG may report no width.
  useEffect(() => {
    if (place.current?.complete && place.current.naturalWidth === 0) place.current.decode().catch(() => setFailed({ path, times: 1 }))
  }, [path])
  const [, folder = '', largest, pixels, mcode] = /^(\/own\/.+\/)(\d+)\.(webp)?.*#(.+)/.exec(path) ?? []
  const shown = [path, mcode && pictureUrl(mcode, 'view')][times]
  const resolved = (of: string) => imageUrl(currentTenant().imageBaseUrl, of)
  const image = (
    <img
      ref={place}
      src={shown ? resolved(shown) : DEFAULT_IMAGE}
      alt={alt}
      width={width}
      height={height}
      className={cx(boxClass, width * 3 === height * 4 && drawingClass, folder && times === 0 && paperClass, className)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      onError={() => setFailed({ path, times: times + 1 })}
    />
  )
  if (!pixels || times > 0) return image
  return (
    <picture className={contentsClass}>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureWidthsUpTo(Number(largest))
            .map((one) => `${resolved(`${folder}${one}.${format}`)} ${one}w`)
            .join()}
          sizes={width > 300 ? LARGE_PICTURE_SIZES : `${width}px`}
        />
      ))}
      {image}
    </picture>
  )
}

/** The width of a large picture, for the browser's choice between sizes. */
const LARGE_PICTURE_SIZES = '(min-width: 992px) 600px, 100vw'

/** The ratio of all drawings. It is a class, because the Content-Security-Policy forbids the attribute `style` in server-rendered pages. */
const drawingClass = css({ aspectRatio: '[4 / 3]' })
const boxClass = css({ display: 'block', objectFit: 'contain', maxWidth: 'full', flexShrink: 0 })
/** Photos have a white background in both themes. */
const paperClass = css({ backgroundColor: '[#fff]', borderRadius: 'sm' })
/** The `<picture>` element must not create a box of its own. */
const contentsClass = css({ display: 'contents', '& > source': { display: 'none' } })
