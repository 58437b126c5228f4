export const MIN_ZOOM = 1
export const MAX_ZOOM = 8
export const ZOOM_STEP = 1.5

/** A zoom held between the whole picture and the finest detail. */
export const heldZoom = (zoom: number): number => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)

/** Where to scroll so that the point under the pointer stays under it when the zoom changes. All in pixels of the viewport. */
export const scrollAfterZoom = (scroll: number, pointer: number, before: number, after: number): number =>
  Math.max(0, ((scroll + pointer) * after) / before - pointer)

interface Point {
  x: number
  y: number
}

/** How far apart two fingers are. */
export const spread = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
