import { curvedWallPaint, endFacePaint, flatPaint, type Material, type Tone } from './materials.ts'
import { type ClosedOutline, rectangleOutline } from './outlines.ts'
import { joinNumbers } from './pen.ts'
import { type CrossPoint, dotProduct, type Point3 } from './projection.ts'
import type { Scene } from './scene.ts'
import { type SvgPieceOptions, svgAttributesOf, toneOfSurface } from './solids.ts'

export interface PrismShape extends SvgPieceOptions {
  outline: ClosedOutline
  x0: number
  x1: number
  material: Material
  /** The position of the solid that decides its place in the drawing order; if absent, the middle of the solid. */
  sortPosition?: Point3
  /** Openings in the face of the solid. */
  openings?: readonly ClosedOutline[]
  /** The tone of the face, if it is not lit like the other areas. */
  faceTone?: Tone
  /** Whether every edge of the outline is a sharp corner, as in gears, nuts and boxes. */
  isFaceted?: boolean
  /** A slope round the face: its depth along the axis, and how much smaller it makes the face, both in mm. */
  bevel?: { depth: number; inset: number }
}

const outlineMiddle = (outline: ClosedOutline): CrossPoint => ({
  y: outline.reduce((sum, p) => sum + p.y, 0) / Math.max(1, outline.length),
  z: outline.reduce((sum, p) => sum + p.z, 0) / Math.max(1, outline.length),
})

/** Returns the edges of a wall between the outline `near` at x = `front` and the outline `far` at x = `back`. Visible edges have a tone. */
function wallEdgesOf(scene: Scene, near: ClosedOutline, far: ClosedOutline, front: number, back: number): WallEdge[] {
  const depth = Math.abs(back - front) || 1
  const towardsBack = Math.sign(back - front) || 1
  return near.flatMap((from, i) => {
    const j = (i + 1) % near.length
    const [to, farFrom, farTo] = [near[j], far[i], far[j]]
    if (!to || !farFrom || !farTo) return []
    const length = Math.hypot(farTo.y - farFrom.y, farTo.z - farFrom.z)
    if (length < 1e-6) return []
    const [ny, nz] = [-(farTo.z - farFrom.z) / length, (farTo.y - farFrom.y) / length]
    const spread = ((farFrom.y - from.y) * ny + (farFrom.z - from.z) * nz) / depth
    const long = Math.hypot(1, spread)
    const normal = { x: (-towardsBack * spread) / long, y: ny / long, z: nz / long }
    return [
      {
        from,
        to,
        farFrom,
        farTo,
        normal,
        tone: dotProduct(normal, scene.camera.viewerDirection) > 0.001 ? toneOfSurface(scene, normal) : undefined,
      },
    ]
  })
}

/** Draws a wall between two outlines: one area with a line round it, and lighter and darker strips and corner lines on it. */
function drawWall(scene: Scene, p: PrismShape, near: ClosedOutline, far: ClosedOutline, front: number, back: number): string {
  const edges = wallEdgesOf(scene, near, far, front, back)
  const strips = mergeEdgesIntoStrips(edges, p.isFaceted ?? false)
    .map((strip) => {
      const m = outlineMiddle(strip.nearPoints)
      const points = [...strip.nearPoints.map((q) => ({ x: front, ...q })), ...strip.farPoints.reverse().map((q) => ({ x: back, ...q }))]
      return {
        tone: strip.tone,
        key: m.y * scene.camera.viewerDirection.y + m.z * scene.camera.viewerDirection.z,
        d: `${scene.linePath(points)}Z`,
      }
    })
    .sort((a, b) => a.key - b.key)
  if (strips.length === 0) return ''
  if (p.isFaceted) return strips.map((s) => `<path fill="${flatPaint(p.material, s.tone)}" d="${s.d}"/>`).join('')
  let svg = `<path class="z" fill="${flatPaint(p.material, 2)}" d="${strips.map((s) => s.d).join('')}"/>`
  for (const strip of strips) if (strip.tone !== 2) svg += `<path class="n" fill="${flatPaint(p.material, strip.tone)}" d="${strip.d}"/>`
  return svg + drawCornerLines(scene, edges, front, back)
}

/** Returns the outline, shrunk towards its middle by `inset` millimetres. */
function shrinkOutline(outline: ClosedOutline, inset: number): ClosedOutline {
  const m = outlineMiddle(outline)
  const far = Math.max(...outline.map((p) => Math.hypot(p.y - m.y, p.z - m.z)), inset + 0.1)
  const k = 1 - inset / far
  return outline.map((p) => ({ y: m.y + (p.y - m.y) * k, z: m.z + (p.z - m.z) * k }))
}

/**
 * Draws a solid with the same outline along the axis, such as flanges, ears, gears and boxes. Only walls that face the viewer are drawn.
 */
export function drawPrism(scene: Scene, p: PrismShape): void {
  const { outline, x0, x1, material, bevel } = p
  const front = scene.camera.isTurnedRound ? Math.max(x0, x1) : Math.min(x0, x1)
  const back = front === x0 ? x1 : x0
  const on = (x: number, o: ClosedOutline): string => `${scene.linePath(o.map((q) => ({ x, ...q })))}Z`
  if (scene.measuring) {
    on(front, outline)
    on(back, outline)
    return
  }
  const at = outlineMiddle(outline)
  const seen = Math.abs(scene.camera.axisScale) > 0.01
  const shoulder = bevel ? front + Math.sign(back - front) * Math.min(bevel.depth, Math.abs(back - front)) : front
  const face = bevel ? shrinkOutline(outline, bevel.inset) : outline
  let svg = seen ? drawWall(scene, p, outline, outline, shoulder, back) : ''
  if (bevel && bevel.depth > 3) svg += drawWall(scene, p, face, outline, front, shoulder)
  else if (bevel) svg += `<path fill="${curvedWallPaint(material)}" d="${on(shoulder, outline)}"/>`
  const d = [face, ...(p.openings ?? [])].map((o) => on(front, o)).join('')
  const paint = p.faceTone === undefined ? endFacePaint(material) : flatPaint(material, p.faceTone)
  if (scene.camera.circleWidthRatio > 0.01) svg += `<path${svgAttributesOf(p)} fill="${paint}" d="${d}"/>`
  scene.addPiece(p.sortPosition ?? { x: (x0 + x1) / 2, ...at }, svg, p.drawOrderOffsetMm ?? 0)
}

/** Draws lines along the corners between two visible walls. */
function drawCornerLines(scene: Scene, edges: readonly WallEdge[], front: number, back: number): string {
  const d = edges
    .map((edge, i) => {
      const next = edges[(i + 1) % edges.length]
      if (!next || edge.tone === undefined || next.tone === undefined || dotProduct(edge.normal, next.normal) > 0.85) return ''
      const [a, b] = [scene.toPaperPoint({ x: front, ...edge.to }), scene.toPaperPoint({ x: back, ...edge.farTo })]
      return `M${joinNumbers(a.u, a.v)}L${joinNumbers(b.u, b.v)}`
    })
    .join('')
  return d === '' ? '' : `<path class="e" d="${d}"/>`
}

/** Draws a rectangular block between two positions on the axis. */
export function drawBlock(
  scene: Scene,
  b: Omit<PrismShape, 'outline'> & { centre: CrossPoint; width: number; height: number; cornerRadius?: number },
): void {
  drawPrism(scene, {
    ...b,
    outline: rectangleOutline(b.centre, b.width, b.height, b.cornerRadius ?? 0),
    isFaceted: b.isFaceted ?? !b.cornerRadius,
  })
}

/** An edge of a wall between a near and a far outline. It has no tone if the wall faces away from the viewer. */
interface WallEdge {
  from: CrossPoint
  to: CrossPoint
  farFrom: CrossPoint
  farTo: CrossPoint
  normal: Point3
  tone: Tone | undefined
}

interface ToneStrip {
  tone: Tone
  nearPoints: CrossPoint[]
  farPoints: CrossPoint[]
}

/**
 * Merges neighbouring edges with the same tone into one strip. In a faceted solid, an edge that turns by more than a small angle from the
 * edge before begins a new strip.
 */
function mergeEdgesIntoStrips(edges: readonly WallEdge[], faceted: boolean): ToneStrip[] {
  const start = edges.findIndex((e, i) => e.tone !== edges[(i + edges.length - 1) % edges.length]?.tone)
  const strips: ToneStrip[] = []
  let last: WallEdge | undefined
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[(Math.max(0, start) + i) % edges.length]
    if (!edge) continue
    const current = strips.at(-1)
    const smooth = !faceted || (last !== undefined && last.normal.y * edge.normal.y + last.normal.z * edge.normal.z > 0.8)
    if (edge.tone !== undefined && edge.tone === last?.tone && current && smooth) {
      current.nearPoints.push(edge.to)
      current.farPoints.push(edge.farTo)
    } else if (edge.tone !== undefined)
      strips.push({ tone: edge.tone, nearPoints: [edge.from, edge.to], farPoints: [edge.farFrom, edge.farTo] })
    last = edge
  }
  return strips
}
