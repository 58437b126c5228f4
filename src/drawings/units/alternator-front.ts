import { hullAround } from '#drawings/outlines.ts'
import { lugHole } from '#drawings/pieces/fasteners.ts'
import { ringSlots, shapesOnFace, wallSlots } from '#drawings/pieces/slots.ts'
import { prism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { disc, tube, turned } from '#drawings/solids.ts'
import type { Ear } from './alternator-shape.ts'

/** Draws a mounting ear on a frame: web, boss and hole. */
export function earOn(scene: Scene, ear: Ear, body: number): void {
  const { at, x0, x1, r, hole } = ear
  const reach = Math.hypot(at.y, at.z) || 1
  const root = { y: (at.y / reach) * body * 0.8, z: (at.z / reach) * body * 0.8, r: r * 1.25 }
  scene.group({ x: (x0 + x1) / 2, ...at }, () => {
    prism(scene, { outline: hullAround([{ ...at, r }, root]), x0, x1, material: 'cast', bevel: { deep: 1.4, inset: 1.6 } })
    lugHole(scene, at, x0, hole / 2, x1 - x0, body)
  })
}

/** Draws a drive-end frame: bearing hub, spokes with vents between them, shoulder with vents, rim. */
export function frontFrame(scene: Scene, f: { x0: number; x1: number; r: number; hub: number; vents: number }): void {
  const { x0, x1, r, hub, vents } = f
  const depth = x1 - x0
  const shoulder = r * 0.86
  const xs = x0 + depth * 0.42
  turned(scene, 'cast', [x0, shoulder * 0.9, x0 + depth * 0.08, shoulder, xs, r - 1, x1 - depth * 0.22, r - 1])
  turned(scene, 'cast', [x1 - depth * 0.22, r, x1 - 1, r + 1.5, x1, r + 1.5], { lift: 0.1 })
  wallSlots(scene, {
    x0: x0 + depth * 0.16,
    x1: xs - depth * 0.03,
    r0: shoulder * 1.02,
    r1: r - 1.6,
    count: vents,
    share: 0.62,
    material: 'dark',
    tone: 2,
    lift: 4,
  })
  scene.group({ x: x0 - 1, y: 0, z: 0 }, () => {
    shapesOnFace(scene, x0, ringSlots(Math.round(vents / 2), hub * 1.22, shoulder * 0.8, 0.66), { material: 'dark', tone: 2 })
    turned(scene, 'cast', [x0 - 3, hub * 0.92, x0 - 2, hub, x0, hub])
    disc(scene, { x: x0 - 3, r: hub * 0.62, material: 'steel', fine: true, lift: 0.6 })
  })
}

/** Draws a pressed fan in front of the frame, with its blades. */
export function outerFan(scene: Scene, x0: number, x1: number, r: number, blades: number): void {
  tube(scene, { x0: x1 - 1.5, x1, r, material: 'zinc' })
  const lean = 0.55
  shapesOnFace(scene, x1 - 1.5, ringSlots(blades, r * 0.52, r * 0.97, lean), { material: 'zinc', tone: 2, name: 'blade', lift: 1 })
  tube(scene, { x0, x1, r: r * 0.42, r1: r * 0.5, material: 'zinc', lift: 2 })
}
