import { ellipse, polyline } from './pen.ts'
import { type Camera, type CrossPoint, nearness, type PaperPoint, type Point3, project } from './projection.ts'

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

interface Item {
  key: number
  svg: string | Item[]
}

const compass = Array.from({ length: 12 }, (_, i) => [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)] as const)

const markup = (items: readonly Item[]): string =>
  [...items]
    .sort((a, b) => a.key - b.key)
    .map(({ svg }) => (typeof svg === 'string' ? svg : markup(svg)))
    .join('')

/**
 * Collects the pieces of a drawing. Each piece has a position that decides whether it is drawn behind or in front of others. Pieces of a
 * group stay together: a solenoid, for example, is drawn completely before or completely after the motor.
 */
export class Scene {
  readonly camera: Camera
  /** Picture units per millimetre. */
  readonly scale: number
  private items: Item[] = []
  private box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  /** Whether only the bounds are needed, so that no path data is created. */
  readonly measuring: boolean

  constructor(camera: Camera, scale: number, measuring = false) {
    this.camera = camera
    this.scale = scale
    this.measuring = measuring
  }

  /** Returns the position on the paper of a point of the machine, in picture units. */
  toPaper(p: Point3): PaperPoint {
    const { u, v } = project(this.camera, p)
    return { u: u * this.scale, v: v * this.scale }
  }

  /** Returns points joined by straight lines, as SVG path data. */
  line(points: readonly Point3[]): string {
    const spots = points.map((p) => this.toPaper(p))
    for (const { u, v } of spots) this.include(u, v)
    return this.measuring ? '' : polyline(spots)
  }

  /** Returns a circle across the axis, as SVG path data. */
  ring(at: CrossPoint, x: number, radius: number): string {
    const { u, v } = this.toPaper({ x, ...at })
    const [a, b] = [radius * this.scale * this.camera.squash, radius * this.scale]
    this.includeCircle(u, v, a, b)
    return this.measuring ? '' : ellipse(u, v, a, b)
  }

  /** Adds a piece. `lift` (mm) moves the piece towards the viewer in the drawing order. */
  add(place: Point3, svg: string, lift = 0): void {
    if (this.measuring) return
    this.items.push({ key: nearness(this.camera, place) + lift, svg })
  }

  group(place: Point3, build: () => void, lift = 0): void {
    if (this.measuring) {
      build()
      return
    }
    const outer = this.items
    this.items = []
    build()
    outer.push({ key: nearness(this.camera, place) + lift, svg: this.items })
    this.items = outer
  }

  include(u: number, v: number): void {
    const { cos, sin } = this.camera
    const x = u * cos + v * sin
    const y = v * cos - u * sin
    const { box } = this
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }

  includeCircle(u: number, v: number, a: number, b: number): void {
    for (const [c, s] of compass) this.include(u + a * c, v + b * s)
  }

  /** Tells whether pieces on this side of the axis face away from the viewer. */
  turnsAway(side: CrossPoint): boolean {
    return side.y * this.camera.near.y + side.z * this.camera.near.z < 0 && Math.abs(this.camera.along) > 0.01
  }

  /** The area that the drawn pieces cover on the paper, in picture units. */
  get bounds(): Bounds {
    return this.box.left > this.box.right ? { left: 0, top: 0, right: 1, bottom: 1 } : this.box
  }

  /** Returns the pieces as SVG, from the farthest to the nearest. */
  render(): string {
    return markup(this.items)
  }
}
