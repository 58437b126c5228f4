import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fingerDistance, limitZoom, MIN_ZOOM, scrollAfterZoom } from './zoom.ts'

interface ZoomView {
  zoom: number
  /** The scroll position to set after the new size is rendered. */
  scrollLeft: number
  scrollTop: number
}

const UNZOOMED_VIEW: ZoomView = { zoom: MIN_ZOOM, scrollLeft: 0, scrollTop: 0 }
/** How much one pixel of wheel movement zooms. */
const WHEEL_ZOOM_RATE = 0.0016

/** Manages the zoom of a picture that can be scrolled. Another picture resets the zoom. The point under the pointer stays in place. */
export function useZoom(drawing: string) {
  const [view, setView] = useState<ZoomView & { drawing: string }>({ ...UNZOOMED_VIEW, drawing })
  const box = useRef<HTMLElement | null>(null)
  if (view.drawing !== drawing) setView({ ...UNZOOMED_VIEW, drawing })

  const zoomAt = useCallback((factor: number, x?: number, y?: number) => {
    setView((before) => {
      const place = box.current
      const zoom = limitZoom(before.zoom * factor)
      if (!place || zoom === before.zoom) return before
      const left = scrollAfterZoom(place.scrollLeft, x ?? place.clientWidth / 2, before.zoom, zoom)
      const top = scrollAfterZoom(place.scrollTop, y ?? place.clientHeight / 2, before.zoom, zoom)
      return { ...before, zoom, scrollLeft: left, scrollTop: top }
    })
  }, [])

  useLayoutEffect(() => {
    box.current?.scrollTo({ left: view.scrollLeft, top: view.scrollTop, behavior: 'instant' })
  }, [view])

  const viewport = useCallback(
    (place: HTMLElement | null) => {
      box.current = place
      if (!place) return
      let fingers = 0
      const inside = (x: number, y: number) => {
        const frame = place.getBoundingClientRect()
        return [x - frame.left, y - frame.top] as const
      }
      const turn = (event: WheelEvent) => {
        event.preventDefault()
        zoomAt(Math.exp(-event.deltaY * WHEEL_ZOOM_RATE), ...inside(event.clientX, event.clientY))
      }
      // Touch events are used instead of pointer events, because one finger must still scroll natively, but two must not.
      const pinch = (event: TouchEvent) => {
        const [one, two] = event.touches
        if (!one || !two) {
          fingers = 0
          return
        }
        event.preventDefault()
        const now = fingerDistance({ x: one.clientX, y: one.clientY }, { x: two.clientX, y: two.clientY })
        if (fingers > 0) zoomAt(now / fingers, ...inside((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2))
        fingers = now
      }
      const lift = () => {
        fingers = 0
      }
      place.addEventListener('wheel', turn, { passive: false })
      place.addEventListener('touchmove', pinch, { passive: false })
      place.addEventListener('touchend', lift)
      return () => {
        place.removeEventListener('wheel', turn)
        place.removeEventListener('touchmove', pinch)
        place.removeEventListener('touchend', lift)
        box.current = null
      }
    },
    [zoomAt],
  )

  return {
    zoom: view.zoom,
    zoomBy: (factor: number) => zoomAt(factor),
    reset: () => setView({ ...UNZOOMED_VIEW, drawing }),
    scrollBy: (left: number, top: number) => box.current?.scrollBy({ left, top }),
    viewport,
  }
}
