import { type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { convexHullOfDiscs, gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawStud } from '#drawings/pieces/fasteners.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import { parseTerminalCount } from '#drawings/units/starter-shape.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computeSwitchShape = (values: DrawingValues) => ({
  hole: values.drawableMeasure('holeMm', 6, 2, 60),
  terminals: parseTerminalCount(values.lowercaseText('terminals'), values.attributeNumber('terminals'), 2),
  heavy: (values.attributeNumber('amps') ?? 60) >= 50,
})

/** Draws a rotary switch: handle, plate with screw holes, body behind the panel, terminals at the rear. */
function drawSwitchModel(scene: Scene, values: DrawingValues): void {
  const { terminals, heavy, hole } = computeSwitchShape(values)
  const r = 30
  const ear = Math.min(6, hole / 2)
  scene.groupPieces({ x: 60, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'plastic', [26, r * 0.8, 60, r * 0.76, 62, r * 0.72])
    for (let i = 0; i < terminals; i++)
      drawStud(scene, pointAtClockAngle(70 + (i * 360) / terminals, r * 0.52), 62, 20, heavy ? 4.5 : 2.6, heavy ? 'copper' : 'brass')
  })
  const holes = [-1, 1].map((side) => ({ y: side * r * 1.24, z: 0 }))
  scene.groupPieces({ x: 20, y: 0, z: 0 }, () => {
    drawPrism(scene, {
      outline: convexHullOfDiscs([{ y: 0, z: 0, r: r }, ...holes.map((at) => ({ ...at, r: ear + 4 }))]),
      x0: 20,
      x1: 26,
      material: 'plastic',
    })
    for (const at of holes) drawBore(scene, { centre: at, x: 20, r: ear, depth: 6, name: 'hole', drawOrderOffsetMm: r })
    drawDisc(scene, { x: 20, r: r * 0.82, material: 'plastic', name: 'e', drawOrderOffsetMm: r })
  })
  scene.groupPieces(
    { x: 0, y: 0, z: 0 },
    () => {
      if (heavy) {
        drawPrism(scene, {
          outline: gearOutline({ y: 0, z: 0 }, 12, r * 0.6, r * 0.56),
          x0: 10,
          x1: 20,
          material: 'bakelite',
          isFaceted: true,
        })
        drawPrism(scene, {
          outline: convexHullOfDiscs([
            { y: -r * 0.38, z: r * 0.42, r: r * 0.15 },
            { y: r * 0.38, z: -r * 0.42, r: r * 0.15 },
          ]),
          x0: 0,
          x1: 10,
          material: 'bakelite',
          drawOrderOffsetMm: 10,
        })
      } else {
        drawTurnedSolid(scene, 'zinc', [6, r * 0.5, 8, r * 0.54, 20, r * 0.54])
        drawTube(scene, { x0: 4, x1: 6, r: r * 0.42, material: 'zinc', drawOrderOffsetMm: 6 })
        drawPrism(scene, {
          outline: [
            { y: -1.4, z: r * 0.28 },
            { y: 1.4, z: r * 0.28 },
            { y: 1.4, z: -r * 0.28 },
            { y: -1.4, z: -r * 0.28 },
          ],
          x0: 3.6,
          x1: 4,
          material: 'dark',
          drawOrderOffsetMm: 12,
        })
      }
    },
    r,
  )
}

function listSwitchMeasures(values: DrawingValues): DimensionMeasure[] {
  const terminals = values.originalText('terminals')
  return [
    ...measureIfKnown(values, 'holeMm', 'Ø ', noteMeasure({ y: -30 * 1.24, z: 0 })),
    ...(terminals ? [noteMeasure({ y: 14, z: 12 })(terminals)] : []),
  ]
}

export const switchDrawing: PartDrawing = { drawModel: drawSwitchModel, listMeasures: listSwitchMeasures }
