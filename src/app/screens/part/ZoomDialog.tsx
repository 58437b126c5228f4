import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { PartImage } from '#contract/catalogue/catalogue.ts'
import { button, zoom as zoomRecipe } from '#styled/recipes'
import { useZoom } from './use-zoom.ts'
import { MAX_ZOOM, MIN_ZOOM, ZOOM_STEP } from './zoom.ts'

interface ZoomDialogProps {
  isOpen: boolean
  title: string
  image: PartImage
  /** Shows the next or previous picture; null if there is only one. */
  onStep: ((by: 1 | -1) => void) | null
  onClose: () => void
}

/**
 * A dialog with a picture that can be zoomed: by wheel, pinch, buttons, or the keys + − 0 and the arrows. Drawings are vectors and stay
 * sharp.
 */
export function ZoomDialog({ isOpen, title, image, onStep, onClose }: ZoomDialogProps) {
  const { t, i18n } = useLingui()
  const look = zoomRecipe()
  const { zoom, zoomBy, reset, scrollBy, viewport } = useZoom(image.url)
  const size = i18n.number(zoom, { style: 'percent', maximumFractionDigits: 0 })
  useZoomKeys({ zoom, zoomBy, reset, scrollBy, onStep })
  return (
    <Dialog open={isOpen} onClose={onClose} title={title} size="full">
      <div className={look.root}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section className={look.viewport} ref={viewport} tabIndex={0} aria-label={t`Drawing; arrow keys move it`}>
          <div className={look.paper} style={{ width: `calc(min(100cqw, 100cqh * ${image.width / image.height}) * ${zoom})` }}>
            <Picture path={image.url} alt={title} width={image.width} height={image.height} eager />
          </div>
        </section>
        <div className={look.tools}>
          {onStep ? (
            <button type="button" className={button({ size: 'icon' })} aria-label={t`Previous drawing`} onClick={() => onStep(-1)}>
              <Icon name="chevron-left" />
            </button>
          ) : null}
          <button
            type="button"
            className={button({ size: 'icon' })}
            aria-label={t`Smaller`}
            disabled={zoom <= MIN_ZOOM}
            onClick={() => zoomBy(1 / ZOOM_STEP)}
          >
            <Icon name="minus" />
          </button>
          <button type="button" className={`${button()} ${look.percent}`} aria-label={t`${size}: whole drawing`} onClick={reset}>
            {size}
          </button>
          <button
            type="button"
            className={button({ size: 'icon' })}
            aria-label={t`Larger`}
            disabled={zoom >= MAX_ZOOM}
            onClick={() => zoomBy(ZOOM_STEP)}
          >
            <Icon name="plus" />
          </button>
          {onStep ? (
            <button type="button" className={button({ size: 'icon' })} aria-label={t`Next drawing`} onClick={() => onStep(1)}>
              <Icon name="chevron-right" />
            </button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

interface ZoomKeyControls {
  zoom: number
  zoomBy: (factor: number) => void
  reset: () => void
  scrollBy: (left: number, top: number) => void
  onStep: ((by: 1 | -1) => void) | null
}

/** How far an arrow key moves a picture that is larger than its window. */
const KEY_SCROLL_PX = 80

/**
 * Handles the keys of the zoom dialog, wherever the focus is: + and − zoom, 0 resets. Arrows show another picture, or move a picture that
 * is larger than the window.
 */
function useZoomKeys({ zoom, zoomBy, reset, scrollBy, onStep }: ZoomKeyControls): void {
  useEffect(() => {
    const sideways = (by: 1 | -1) => (zoom === MIN_ZOOM ? onStep?.(by) : scrollBy(by * KEY_SCROLL_PX, 0))
    const keys = new Map<string, () => void>([
      ['+', () => zoomBy(ZOOM_STEP)],
      ['=', () => zoomBy(ZOOM_STEP)],
      ['-', () => zoomBy(1 / ZOOM_STEP)],
      ['0', reset],
      ['ArrowRight', () => sideways(1)],
      ['ArrowLeft', () => sideways(-1)],
      ['ArrowDown', () => scrollBy(0, KEY_SCROLL_PX)],
      ['ArrowUp', () => scrollBy(0, -KEY_SCROLL_PX)],
    ])
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [zoom, zoomBy, reset, scrollBy, onStep])
}
