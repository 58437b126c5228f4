export const MIN_ZOOM = 1
export const MAX_ZOOM = 8
export const ZOOM_STEP = 1.5

/** Returns a zoom factor within its limits. */
export const limitZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

/**
 * Returns the scroll position that keeps the point under the pointer in place when the zoom changes. All values are pixels of the visible
 * area.
 */
export const scrollAfterZoom = (scroll: number, pointer: number, before: number, after: number): number =>
  Math.max(0, ((scroll + pointer) * after) / before - pointer)

interface PointerPosition {
  x: number
  y: number
}

/** Returns the distance between two fingers. */
export const fingerDistance = (a: PointerPosition, b: PointerPosition): number => Math.hypot(a.x - b.x, a.y - b.y)
