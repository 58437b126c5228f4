import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { rectangleOutline, ringSectorOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawShapesOnFace, drawWallSlots, ringSlotOutlines } from '#drawings/pieces/slots.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeProtectiveCapShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 110, 30, 220) / 2
  const holes = values.drawableCount('holes', 3, 1, 8)
  return {
    r,
    height: values.drawableMeasure('heightMm', r * 0.55, r * 0.1, r * 2),
    metal: /steel|alu|metal/.test(values.lowercaseText('material')),
    holes: Array.from({ length: holes }, (_, i) => pointAtClockAngle((i * 360) / holes, r * 0.84)),
  }
}

/** Draws the cover over the rear of an alternator: grille, cut-outs for plug and stud, and screw holes. */
function drawProtectiveCapModel(scene: Scene, values: DrawingValues): void {
  const s = computeProtectiveCapShape(values)
  const { r, height } = s
  const material = s.metal ? 'zinc' : 'plastic'
  drawTurnedSolid(scene, material, [0, r * 0.9, height * 0.1, r * 0.96, height * 0.92, r, height * 0.92, r * 1.03, height, r * 1.03])
  drawWallSlots(scene, {
    x0: height * 0.3,
    x1: height * 0.82,
    r0: r * 0.975,
    r1: r * 0.998,
    count: 40,
    pitchFraction: 0.45,
    material: 'dark',
    tone: 3,
    name: 'n',
  })
  scene.groupPieces(
    { x: -1, y: 0, z: 0 },
    () => {
      drawShapesOnFace(
        scene,
        0,
        ringSlotOutlines(24, r * 0.36, r * 0.7, 0.42).filter((_, i) => i > 2 && i !== 20 && i !== 21 && i !== 19),
        { material: 'dark', tone: 3, name: 'f' },
      )
      drawShapesOnFace(scene, 0, [ringSectorOutline({ y: 0, z: 0 }, r * 0.36, r * 0.74, -4, 32)], {
        material: 'dark',
        tone: 2,
        drawOrderOffsetMm: 0.2,
      })
      drawShapesOnFace(scene, 0, [rotateOutline(rectangleOutline({ y: 0, z: r * 0.56 }, r * 0.3, r * 0.3, r * 0.06), 300)], {
        material: 'dark',
        tone: 2,
        drawOrderOffsetMm: 0.2,
      })
      drawDisc(scene, { x: 0, r: r * 0.26, material, name: 'e', drawOrderOffsetMm: 0.3 })
      for (const at of s.holes) {
        drawDisc(scene, { centre: at, x: 0, r: r * 0.09, material, tone: 1, drawOrderOffsetMm: r })
        drawBore(scene, { centre: at, x: 0, r: r * 0.045, depth: 6, name: 'hole', drawOrderOffsetMm: r + 1 })
      }
    },
    r,
  )
}

function listProtectiveCapMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeProtectiveCapShape(values)
  const holes = values.formattedNumberOf('holes')
  return [
    ...measureIfKnown(values, 'heightMm', '', lengthMeasure(0, s.height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...(holes && s.holes[0] ? [noteMeasure(s.holes[0])(`${holes} ×`)] : []),
  ]
}

export const protectiveCapDrawing: PartDrawing = { drawModel: drawProtectiveCapModel, listMeasures: listProtectiveCapMeasures }
