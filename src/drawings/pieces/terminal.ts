import { rectangle } from '#drawings/outlines.ts'
import { prism } from '#drawings/prism.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'

/** Draws a flat upright terminal on a plate, with its hole. */
export function standingTerminal(scene: Scene, t: { at: CrossPoint; x: number; height: number; width: number }): void {
  scene.group(
    { x: t.x - t.height / 2, ...t.at },
    () => {
      prism(scene, { outline: rectangle(t.at, t.width, t.width * 0.25), x0: t.x - t.height, x1: t.x, material: 'copper', name: 'terminal' })
    },
    t.height,
  )
}
