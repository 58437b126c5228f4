import type { Material } from '#drawings/materials.ts'
import { type ClosedOutline, rotateOutline } from '#drawings/outlines.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type CrossPoint, type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import { drawRod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube } from '#drawings/solids.ts'
import { drawWallLines } from './slots.ts'

const hexagonOutline = (r: number): ClosedOutline => Array.from({ length: 6 }, (_, i) => pointAtClockAngle(i * 60, r))

/** Draws a hexagon across the axis, for nuts and bolt heads. */
export function drawHexagonHead(
  scene: Scene,
  at: CrossPoint,
  x0: number,
  x1: number,
  r: number,
  material: Material = 'zinc',
  degrees = 10,
): void {
  drawPrism(scene, { outline: rotateOutline(hexagonOutline(r), degrees, at), x0, x1, material, isFaceted: true })
}

/** Draws a bolt head with its washer on the face at `x`. The bolt head points to the rear, or to the front. */
export function drawBoltHead(scene: Scene, at: CrossPoint, x: number, r: number, towardsRear = true, material: Material = 'zinc'): void {
  const way = towardsRear ? 1 : -1
  scene.groupPieces({ x: x + way * r, ...at }, () => {
    drawTube(scene, {
      centre: at,
      x0: Math.min(x, x + way * r * 0.25),
      x1: Math.max(x, x + way * r * 0.25),
      r: r * 1.25,
      material,
      isFineDetail: true,
    })
    drawHexagonHead(scene, at, Math.min(x + way * r * 0.25, x + way * r), Math.max(x + way * r * 0.25, x + way * r), r, material)
  })
}

/** Draws a threaded stud along the axis, with its nut. The stud leaves the body at `x`. */
export function drawStud(
  scene: Scene,
  at: CrossPoint,
  x: number,
  length: number,
  r: number,
  material: Material = 'copper',
  towardsRear = true,
): void {
  const way = towardsRear ? 1 : -1
  const [a, b] = [x, x + way * length]
  scene.groupPieces({ x: x + (way * length) / 2, ...at }, () => {
    drawTube(scene, { centre: at, x0: Math.min(a, b), x1: Math.max(a, b), r, material })
    drawHexagonHead(
      scene,
      at,
      Math.min(x + way * length * 0.12, x + way * length * 0.42),
      Math.max(x + way * length * 0.12, x + way * length * 0.42),
      r * 1.8,
      'zinc',
    )
    drawWallLines(scene, {
      centre: at,
      x0: Math.min(x + way * length * 0.45, b),
      x1: Math.max(x + way * length * 0.45, b),
      r,
      count: 7,
      drawOrderOffsetMm: length,
    })
  })
}

/** Draws a stud in any direction, with nut and collar. */
export function drawStandingStud(scene: Scene, from: Point3, to: Point3, r: number, material: Material = 'copper'): void {
  const on = (share: number): Point3 => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    z: from.z + (to.z - from.z) * share,
  })
  scene.groupPieces(on(0.5), () => {
    drawRod(scene, { from, to: on(0.18), r: r * 2, material: 'plastic' })
    drawRod(scene, { from: on(0.18), to: on(0.48), r: r * 1.75, material: 'zinc' })
    drawRod(scene, { from: on(0.48), to, r, material })
  })
}

/** Draws a hole through a lug with one face at `x` and the other `deep` mm behind. The hole is visible from both ends. */
export function drawLugHole(scene: Scene, at: CrossPoint, x: number, r: number, deep: number, lift = 0.02): void {
  const { isTurnedRound } = scene.camera
  drawBore(scene, {
    centre: at,
    x: isTurnedRound ? x + deep : x,
    r,
    depth: deep,
    name: 'hole',
    drawOrderOffsetMm: lift,
    isOnRearFace: isTurnedRound,
  })
}
