import { rectangle } from '#server/images/outlines.ts'
import type { Across } from '#server/images/projection.ts'
import { prism } from '#server/images/prism.ts'
import type { Scene } from '#server/images/scene.ts'

/** A sheet terminal that stands up from a plate, with its hole. */
export function standingTerminal(scene: Scene, t: { at: Across; x: number; height: number; width: number }): void {
  scene.group(
    { x: t.x - t.height / 2, ...t.at },
    () => {
      prism(scene, { outline: rectangle(t.at, t.width, t.width * 0.25), x0: t.x - t.height, x1: t.x, material: 'copper', name: 'terminal' })
    },
    t.height,
  )
}
