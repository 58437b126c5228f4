import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { rectangleOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawLugHole } from '#drawings/pieces/fasteners.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeCommutatorEndCoverShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 78, 30, 220) / 2
  const holes = values.drawableCount('holes', 2, 1, 6)
  return {
    r,
    height: values.drawableMeasure('heightMm', r * 0.7, r * 0.15, r * 3),
    bore: values.drawableMeasure('boreMm', r * 0.3, 4, r) / 2,
    holes: Array.from({ length: holes }, (_, i) => pointAtClockAngle(90 + (i * 360) / holes, r * 0.76)),
    cast: !/steel|sheet/.test(values.lowercaseText('material')),
  }
}

/** Draws the commutator end cover as seen from outside: boss with the bush, ribs, holes for the through-bolts, rim. */
function drawCommutatorEndCoverModel(scene: Scene, values: DrawingValues): void {
  const s = computeCommutatorEndCoverShape(values)
  const metal = s.cast ? 'cast' : 'zinc'
  const { r, height } = s
  drawTurnedSolid(scene, metal, [
    height * 0.25,
    r * 0.9,
    height * 0.36,
    r * 0.97,
    height * 0.85,
    r,
    height * 0.85,
    r - 1.5,
    height,
    r - 1.5,
  ])
  scene.groupPieces(
    { x: height * 0.25 - 1, y: 0, z: 0 },
    () => {
      drawDisc(scene, { x: height * 0.25, r: r * 0.84, material: metal, isFineDetail: true, name: 'e', drawOrderOffsetMm: 0.05 })
      if (s.cast)
        for (let i = 0; i < 6; i++)
          drawPrism(scene, {
            outline: rotateOutline(rectangleOutline({ y: 0, z: r * 0.58 }, r * 0.07, r * 0.5), i * 60),
            x0: height * 0.17,
            x1: height * 0.25,
            material: metal,
          })
      for (const at of s.holes) {
        drawDisc(scene, { centre: at, x: height * 0.25, r: r * 0.14, material: metal, tone: 1, drawOrderOffsetMm: 2 })
        drawLugHole(scene, at, height * 0.25, r * 0.075, 10, 3)
      }
      drawTurnedSolid(scene, metal, [0, s.bore * 1.7, height * 0.03, s.bore * 1.9, height * 0.25, s.bore * 2.1], {
        drawOrderOffsetMm: height,
      })
      drawHollowTube(scene, { x0: -0.5, x1: 3, r: s.bore * 1.3, innerRadius: s.bore, material: 'brass', drawOrderOffsetMm: height * 2 })
      drawBore(scene, { x: -0.5, r: s.bore, depth: height * 0.6, material: 'brass', drawOrderOffsetMm: height * 2 + 1 })
    },
    r * 0.3,
  )
}

function listCommutatorEndCoverMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeCommutatorEndCoverShape(values)
  const [hole = { y: 0, z: 0 }] = s.holes
  const holes = values.formattedNumberOf('holes')
  return [
    ...measureIfKnown(values, 'heightMm', '', lengthMeasure(0, s.height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -s.bore * 0.5, z: s.bore * 0.5 })),
    ...(holes ? [noteMeasure(hole)(`${holes} ×`)] : []),
  ]
}

export const commutatorEndCoverDrawing: PartDrawing = {
  drawModel: drawCommutatorEndCoverModel,
  listMeasures: listCommutatorEndCoverMeasures,
}
