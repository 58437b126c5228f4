import { rectangleOutline } from '#drawings/outlines.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'

/** Draws a flat upright terminal on a plate, with its hole. */
export function drawStandingTerminal(scene: Scene, t: { centre: CrossPoint; x: number; height: number; width: number }): void {
  scene.groupPieces(
    { x: t.x - t.height / 2, ...t.centre },
    () => {
      drawPrism(scene, {
        outline: rectangleOutline(t.centre, t.width, t.width * 0.25),
        x0: t.x - t.height,
        x1: t.x,
        material: 'copper',
        name: 'terminal',
      })
    },
    t.height,
  )
}
