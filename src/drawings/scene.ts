import { ellipsePath, polylinePath } from './pen.ts'
import { type CrossPoint, nearnessToViewer, type PaperPoint, type Point3, type ProjectionCamera, projectToPaper } from './projection.ts'

export interface PaperBounds {
  left: number
  top: number
  right: number
  bottom: number
}

interface DrawnItem {
  sortKey: number
  svg: string | DrawnItem[]
}

const twelveDirections = Array.from({ length: 12 }, (_, i) => [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)] as const)

const itemsToSvg = (items: readonly DrawnItem[]): string =>
  [...items]
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ svg }) => (typeof svg === 'string' ? svg : itemsToSvg(svg)))
    .join('')

/**
 * Collects the pieces of a drawing. Each piece has a position that decides whether it is drawn behind or in front of others. Pieces of a
 * group stay together: a solenoid, for example, is drawn completely before or completely after the motor.
 */
export class Scene {
  readonly camera: ProjectionCamera
  /** Picture units per millimetre. */
  readonly scale: number
  private items: DrawnItem[] = []
  private box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  /** Whether only the bounds are needed, so that no path data is created. */
  readonly measuring: boolean

  constructor(camera: ProjectionCamera, scale: number, measuring = false) {
    this.camera = camera
    this.scale = scale
    this.measuring = measuring
  }

  /** Returns the position on the paper of a point of the machine, in picture units. */
  toPaperPoint(p: Point3): PaperPoint {
    const { u, v } = projectToPaper(this.camera, p)
    return { u: u * this.scale, v: v * this.scale }
  }

  /** Returns points joined by straight lines, as SVG path data. */
  linePath(points: readonly Point3[]): string {
    const spots = points.map((p) => this.toPaperPoint(p))
    for (const { u, v } of spots) this.includePointInBounds(u, v)
    return this.measuring ? '' : polylinePath(spots)
  }

  /** Returns a circle across the axis, as SVG path data. */
  ringPath(at: CrossPoint, x: number, radius: number): string {
    const { u, v } = this.toPaperPoint({ x, ...at })
    const [a, b] = [radius * this.scale * this.camera.circleWidthRatio, radius * this.scale]
    this.includeCircleInBounds(u, v, a, b)
    return this.measuring ? '' : ellipsePath(u, v, a, b)
  }

  /** Adds a piece. `lift` (mm) moves the piece towards the viewer in the drawing order. */
  addPiece(place: Point3, svg: string, lift = 0): void {
    if (this.measuring) return
    this.items.push({ sortKey: nearnessToViewer(this.camera, place) + lift, svg })
  }

  groupPieces(place: Point3, build: () => void, lift = 0): void {
    if (this.measuring) {
      build()
      return
    }
    const outer = this.items
    this.items = []
    build()
    outer.push({ sortKey: nearnessToViewer(this.camera, place) + lift, svg: this.items })
    this.items = outer
  }

  includePointInBounds(u: number, v: number): void {
    const { tiltCosine, tiltSine } = this.camera
    const x = u * tiltCosine + v * tiltSine
    const y = v * tiltCosine - u * tiltSine
    const { box } = this
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }

  includeCircleInBounds(u: number, v: number, a: number, b: number): void {
    for (const [c, s] of twelveDirections) this.includePointInBounds(u + a * c, v + b * s)
  }

  /** Tells whether pieces at the point `side` beside the axis face away from the viewer. */
  isFacingAway(side: CrossPoint): boolean {
    return side.y * this.camera.viewerDirection.y + side.z * this.camera.viewerDirection.z < 0 && Math.abs(this.camera.axisScale) > 0.01
  }

  /** The area that the drawn pieces cover on the paper, in picture units. */
  get bounds(): PaperBounds {
    return this.box.left > this.box.right ? { left: 0, top: 0, right: 1, bottom: 1 } : this.box
  }

  /** Returns the pieces as SVG, from the farthest to the nearest. */
  render(): string {
    return itemsToSvg(this.items)
  }
}
