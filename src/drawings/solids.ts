import { curvedWallPaint, endFacePaint, flatPaint, insideWallPaint, type Material, type Tone } from './materials.ts'
import { ellipsePath, joinNumbers } from './pen.ts'
import { type CrossPoint, dotProduct, type Point3 } from './projection.ts'
import type { Scene } from './scene.ts'

const axisCentre: CrossPoint = { y: 0, z: 0 }

/** Class and data attributes of a piece in the SVG. Tests count pieces by them, and small pictures hide details by them. */
export interface SvgPieceOptions {
  name?: string
  isFineDetail?: boolean
  dataAttributes?: string
  /** How far the piece is moved towards the viewer in the drawing order, in mm. */
  drawOrderOffsetMm?: number
  /** Whether the piece is on a face that points to the rear. */
  isOnRearFace?: boolean
}

export function svgAttributesOf({ name, isFineDetail, dataAttributes }: SvgPieceOptions): string {
  const names = [name, isFineDetail ? 'f' : undefined].filter((n) => n !== undefined).join(' ')
  return (names ? ` class="${names}"` : '') + (dataAttributes ? ` ${dataAttributes}` : '')
}

/** Returns the tone of a flat area, from its angle to the light. */
export function toneOfSurface(scene: Scene, normal: Point3): Tone {
  const light = dotProduct(scene.camera.lightDirection, normal)
  return light > 0.62 ? 1 : light > 0.1 ? 2 : 3
}

/** Tells whether a face is visible. Faces point to the drive end unless they are marked `isOnRearFace`. */
export const isFaceVisible = (scene: Scene, marks: SvgPieceOptions): boolean =>
  scene.camera.circleWidthRatio > 0.01 && (marks.isOnRearFace ?? false) === scene.camera.isTurnedRound

/** Returns which of two ends (x) is visible. */
const visibleEndX = (scene: Scene, x0: number, x1: number): number => (scene.camera.isTurnedRound ? Math.max(x0, x1) : Math.min(x0, x1))

export interface TubeShape extends SvgPieceOptions {
  centre?: CrossPoint
  x0: number
  x1: number
  r: number
  /** Radius at `x1`, if it differs from `r`. */
  r1?: number
  material: Material
  /** Whether the end is drawn; false if another piece covers it. */
  hasEndFace?: boolean
}

/** Draws a cylinder or cone along the axis, with its visible end. */
export function drawTube(scene: Scene, t: TubeShape): void {
  const { centre = axisCentre, material, hasEndFace = true } = t
  const radius = (x: number): number => (x === t.x0 ? t.r : (t.r1 ?? t.r))
  const front = visibleEndX(scene, t.x0, t.x1)
  const back = front === t.x0 ? t.x1 : t.x0
  const [r0, r1] = [radius(front) * scene.scale, radius(back) * scene.scale]
  const [p0, p1] = [scene.toPaperPoint({ x: front, ...centre }), scene.toPaperPoint({ x: back, ...centre })]
  const k = Math.max(scene.camera.circleWidthRatio, 0.001)
  const apart = (p1.u - p0.u) / k
  let svg = ''
  scene.includeCircleInBounds(p1.u, p1.v, r1 * k, r1)
  scene.includeCircleInBounds(p0.u, p0.v, r0 * k, r0)
  if (scene.measuring) return
  if (Math.abs(apart) > Math.abs(r0 - r1) && Math.abs(scene.camera.axisScale) > 0.01) {
    const c = (r0 - r1) / apart
    const s = Math.sqrt(1 - c * c)
    const [u0, u1, h0, h1] = [p0.u + r0 * k * c, p1.u + r1 * k * c, r0 * s, r1 * s]
    const run = joinNumbers(u1 - u0, h1 - h0)
    const d =
      `M${joinNumbers(u0, p0.v - h0)}a${joinNumbers(r0 * k, r0, 0, c < 0 ? 0 : 1, 0, 0, 2 * h0)}l${run}` +
      `a${joinNumbers(r1 * k, r1, 0, c > 0 ? 0 : 1, 0, 0, -2 * h1)}Z`
    svg += `<path${svgAttributesOf(t)} fill="${curvedWallPaint(material)}" d="${d}"/>`
  } else if (r1 > r0) {
    svg += `<path${svgAttributesOf(t)} fill="${endFacePaint(material)}" d="${scene.ringPath(centre, back, r1 / scene.scale)}"/>`
  }
  if (hasEndFace && scene.camera.circleWidthRatio > 0.01)
    svg += `<path fill="${endFacePaint(material)}" d="${scene.ringPath(centre, front, r0 / scene.scale)}"/>`
  // `drawOrderOffsetMm` points to the drive end. If the machine is turned round, its rear end is in front, so the sign changes.
  scene.addPiece({ x: (t.x0 + t.x1) / 2, ...centre }, svg, (t.drawOrderOffsetMm ?? 0) * (scene.camera.isTurnedRound ? -1 : 1))
}

/** Draws a solid of revolution. The profile lists positions on the axis and radii, `[x, r, x, r …]`, with x rising. */
export function drawTurnedSolid(
  scene: Scene,
  material: Material,
  profile: readonly number[],
  marks: SvgPieceOptions & { centre?: CrossPoint } = {},
): void {
  for (let i = 0; i + 3 < profile.length; i += 2) {
    const [x0 = 0, r = 0, x1 = 0, r1 = 0] = profile.slice(i, i + 4)
    if (x1 <= x0) continue
    const [before, after] = [profile[i - 1] ?? 0, profile[i + 5] ?? 0]
    const face = scene.camera.isTurnedRound ? after < r1 - 0.01 || profile[i + 4] !== x1 : before < r - 0.01 || profile[i - 2] !== x0
    drawTube(scene, { ...marks, x0, x1, r, r1, material, hasEndFace: face || Math.abs(scene.camera.axisScale) < 0.01 })
  }
}

export interface DiscShape extends SvgPieceOptions {
  centre?: CrossPoint
  x: number
  r: number
  /** Radius of the hole in the disc. */
  innerRadius?: number
  material: Material
  tone?: Tone
}

/** Draws a flat disc or ring on a face across the axis. */
export function drawDisc(scene: Scene, { centre = axisCentre, x, r, innerRadius = 0, material, tone, ...marks }: DiscShape): void {
  if (!isFaceVisible(scene, marks)) return
  const paint = tone === undefined ? endFacePaint(material) : flatPaint(material, tone)
  const d = scene.ringPath(centre, x, r) + (innerRadius > 0 ? scene.ringPath(centre, x, innerRadius) : '')
  scene.addPiece({ x, ...centre }, `<path${svgAttributesOf(marks)} fill="${paint}" d="${d}"/>`, marks.drawOrderOffsetMm ?? 0.01)
}

export interface BoreShape extends SvgPieceOptions {
  centre?: CrossPoint
  x: number
  r: number
  /** Visible depth of the hole in mm. */
  depth?: number
  /** Material of the wall of the hole. */
  material?: Material
}

/** Draws a round recess in a face, with wall and floor in the material of the part. */
export function drawRecess(scene: Scene, r0: Omit<BoreShape, 'deep'> & { depth: number; material: Material; floorTone?: Tone }): void {
  const { centre = axisCentre, x, r, depth, material, floorTone = 2 } = r0
  if (!isFaceVisible(scene, r0)) return
  const s = scene.scale
  const [a, b] = [r * s * scene.camera.circleWidthRatio, r * s]
  const { u, v } = scene.toPaperPoint({ x, ...centre })
  const shift = Math.min(Math.abs(scene.camera.axisScale) * depth * s, 2 * a)
  let svg = `<path${svgAttributesOf(r0)} fill="${insideWallPaint(material)}" d="${scene.ringPath(centre, x, r)}"/>`
  if (shift < 1.9 * a)
    svg += `<path class="e" style="fill:${flatPaint(material, floorTone)}" d="${ellipseOverlapPath(u + shift / 2, v, a, b, shift)}"/>`
  scene.addPiece({ x, ...centre }, svg, r0.drawOrderOffsetMm ?? 0.02)
}

/** Returns the overlap of two equal ellipses whose centres are `shift` apart, which is what is visible through a bore. */
export function ellipseOverlapPath(u: number, v: number, a: number, b: number, shift: number): string {
  if (shift < 0.1) return ellipsePath(u, v, a, b)
  const h = b * Math.sqrt(Math.max(0, 1 - (shift / 2 / a) ** 2))
  return `M${joinNumbers(u, v - h)}a${joinNumbers(a, b, 0, 0, 1, 0, 2 * h)}a${joinNumbers(a, b, 0, 0, 1, 0, -2 * h)}Z`
}

/** Draws a hole in a face across the axis: its opening, and its dark bottom inside. */
export function drawBore(scene: Scene, { centre = axisCentre, x, r, depth = r, material = 'dark', ...marks }: BoreShape): void {
  if (!isFaceVisible(scene, marks)) return
  const s = scene.scale
  const [a, b] = [r * s * scene.camera.circleWidthRatio, r * s]
  const { u, v } = scene.toPaperPoint({ x, ...centre })
  const shift = Math.min(Math.abs(scene.camera.axisScale) * depth * s, 2 * a)
  let svg = `<path${svgAttributesOf(marks)} fill="${flatPaint(material, material === 'dark' ? 2 : 3)}" d="${scene.ringPath(centre, x, r)}"/>`
  if (shift < 1.9 * a && b > 2 && shift > 0.2) {
    svg += `<path class="f n" fill="${flatPaint('dark', 3)}" d="${ellipseOverlapPath(u + shift / 2, v, a, b, shift)}"/>`
  }
  scene.addPiece({ x, ...centre }, svg, marks.drawOrderOffsetMm ?? 0.02)
}
