import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { currentTenant } from '#app/config.ts'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { OverlayOpener } from '#app/ui/OverlayOpener.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PartDetail, PartImage } from '#contract/catalogue/catalogue.ts'
import { imageUrl } from '#contract/config.ts'
import { gallery } from '#styled/recipes'

const pictureKindTexts: Record<PartImage['kind'], MessageDescriptor> = {
  view: msg`View`,
  rear: msg`Rear`,
  'drive-end': msg`Drive end`,
  dimensions: msg`Dimensions`,
  own: msg`Photo`,
}

const loadZoomDialog = () => import('./ZoomDialog.tsx')
const ZoomDialog = lazyComponent(loadZoomDialog, ({ ZoomDialog }) => ZoomDialog)

const pictureUrlOf = ({ url }: PartImage) => imageUrl(currentTenant().imageBaseUrl, url)

interface GalleryProps {
  part: Pick<PartDetail, 'mcode' | 'name' | 'images' | 'mainImageUrl'>
  /** Whether these are all pictures. Otherwise the others follow, and the place of the thumbnails is kept. */
  isWhole?: boolean
}

/** The pictures of a part, photos before drawings: one large, the others as thumbnails. A tap on the large one opens the zoom. */
export function Gallery({ part, isWhole = true }: GalleryProps) {
  const { i18n, t } = useLingui()
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  const look = gallery()
  const images: readonly PartImage[] =
    part.images.length > 0 ? part.images : [{ url: part.mainImageUrl, kind: 'view', width: 480, height: 360 }]
  const image = images[at] ?? images[0]
  if (!image) return null
  const called = (shown: PartImage) => {
    const place = images.indexOf(shown)
    return `${i18n._(pictureKindTexts[shown.kind])}${shown.kind === 'own' && place > 0 ? ` ${place + 1}` : ''}`
  }
  const words = (shown: PartImage) => `${part.name} ${part.mcode}: ${called(shown)}`
  return (
    <section className={look.root} aria-label={t`Pictures`}>
      <OverlayOpener
        to={pictureUrlOf(image)}
        isFile
        className={look.stage}
        aria-haspopup="dialog"
        aria-label={t`Zoom: ${words(image)}`}
        onPointerEnter={loadZoomDialog}
        onFocus={loadZoomDialog}
        onClick={() => setZoomed(true)}
      >
        <Picture path={image.url} alt={words(image)} width={image.width} height={image.height} eager />
        <span className={look.lens}>
          <Icon name="zoom-in" />
        </span>
      </OverlayOpener>
      {part.images.length > 0 ? (
        <ul className={look.thumbs}>
          {images.map((other, index) => (
            <li key={other.url}>
              <OverlayOpener
                to={pictureUrlOf(other)}
                isFile
                className={look.thumb}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                <span className={look.small}>
                  <Picture path={other.url} alt="" width={72} height={54} />
                </span>
                {called(other)}
              </OverlayOpener>
            </li>
          ))}
        </ul>
      ) : isWhole ? null : (
        <div className={look.thumbs} inert />
      )}
      {zoomed ? (
        <Suspense>
          <ZoomDialog
            isOpen
            title={words(image)}
            image={image}
            onStep={images.length > 1 ? (by) => setAt((index) => (index + by + images.length) % images.length) : null}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
