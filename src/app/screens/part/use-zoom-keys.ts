import { useEffect } from 'react'
import { MIN_ZOOM, ZOOM_STEP } from './zoom.ts'

interface Zooming {
  zoom: number
  zoomBy: (factor: number) => void
  reset: () => void
  scrollBy: (left: number, top: number) => void
  onStep: ((by: 1 | -1) => void) | null
}

/** How far an arrow key moves a picture that is larger than its window. */
const MOVE_PX = 80

/** Keys of the zoom dialog, wherever the focus is: + and − zoom, 0 resets; arrows show another picture, or move a large one. */
export function useZoomKeys({ zoom, zoomBy, reset, scrollBy, onStep }: Zooming): void {
  useEffect(() => {
    const sideways = (by: 1 | -1) => (zoom === MIN_ZOOM ? onStep?.(by) : scrollBy(by * MOVE_PX, 0))
    const keys = new Map<string, () => void>([
      ['+', () => zoomBy(ZOOM_STEP)],
      ['=', () => zoomBy(ZOOM_STEP)],
      ['-', () => zoomBy(1 / ZOOM_STEP)],
      ['0', reset],
      ['ArrowRight', () => sideways(1)],
      ['ArrowLeft', () => sideways(-1)],
      ['ArrowDown', () => scrollBy(0, MOVE_PX)],
      ['ArrowUp', () => scrollBy(0, -MOVE_PX)],
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
