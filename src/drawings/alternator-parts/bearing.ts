import { drawHollowTube } from '#drawings/hollow.ts'
import { flatPaint } from '#drawings/materials.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { formatNumber } from '#drawings/pen.ts'
import { drawShapesOnFace, ringSlotOutlines } from '#drawings/pieces/slots.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeBearingShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 35, 6, 200) / 2
  const bore = Math.min(r * 0.8, values.drawableMeasure('boreMm', r * 0.86, 2, r * 1.7) / 2)
  const width = values.drawableMeasure('widthMm', r * 0.62, r * 0.15, r * 2.5)
  const code = values.lowercaseText('bearingCode')
  const seal = values.lowercaseText('seal') + code
  const wall = r - bore
  return { r, bore, width, wall, seal: /zz|2z|shield|metal/.test(seal) ? 'shield' : /open|none/.test(seal) ? 'open' : 'rubber' } as const
}

/**
 * Draws a bearing: outer ring, inner ring, and what lies between them, which is a rubber seal, a steel shield, or the balls in their cage.
 */
function drawBearingModel(scene: Scene, values: DrawingValues): void {
  const { r, bore, width, wall, seal } = computeBearingShape(values)
  const [ring0, ring1] = [r - wall * 0.21, bore + wall * 0.21]
  drawHollowTube(scene, { x0: 0, x1: width, r, innerRadius: bore, material: 'zinc' })
  scene.groupPieces(
    { x: -1, ...axisOrigin },
    () => {
      const x = scene.camera.isTurnedRound ? width : 0
      drawDisc(scene, { x, r: r - wall * 0.05, innerRadius: bore + wall * 0.05, material: 'zinc', isFineDetail: true })
      if (seal === 'open') {
        drawDisc(scene, { x, r: ring0, innerRadius: ring1, material: 'dark', tone: 2, drawOrderOffsetMm: 0.2 })
        drawBallsAndCage(scene, x, (ring0 + ring1) / 2, (ring0 - ring1) * 0.46)
      } else {
        drawDisc(scene, {
          x,
          r: ring0,
          innerRadius: ring1,
          material: seal === 'rubber' ? 'plastic' : 'steel',
          drawOrderOffsetMm: 0.2,
          name: 'seal',
        })
        drawDisc(scene, {
          x,
          r: ring0 - wall * 0.13,
          innerRadius: ring1 + wall * 0.1,
          material: seal === 'rubber' ? 'plastic' : 'zinc',
          tone: seal === 'rubber' ? 2 : 1,
          drawOrderOffsetMm: 0.3,
          isFineDetail: true,
        })
        if (seal === 'rubber')
          drawShapesOnFace(scene, x, ringSlotOutlines(40, ring1 + wall * 0.14, ring0 - wall * 0.17, 0.06), {
            material: 'plastic',
            tone: 1,
            name: 'n f',
            drawOrderOffsetMm: 0.4,
          })
      }
    },
    r,
  )
}

/** Draws as many balls as fit round the ring with a cage between them. */
function drawBallsAndCage(scene: Scene, x: number, at: number, r: number): void {
  const count = Math.max(5, Math.floor((Math.PI * at) / (r * 1.28)))
  drawDisc(scene, {
    x,
    r: at + r * 0.42,
    innerRadius: at - r * 0.42,
    material: 'brass',
    tone: 2,
    drawOrderOffsetMm: 0.3,
    isFineDetail: true,
  })
  for (let i = 0; i < count; i++) {
    if (scene.camera.circleWidthRatio < 0.01) break
    const p = scene.toPaperPoint({ x, ...pointAtClockAngle((i * 360) / count, at) })
    const size = r * scene.scale
    scene.addPiece(
      { x, ...axisOrigin },
      `<circle class="ball" cx="${formatNumber(p.u)}" cy="${formatNumber(p.v)}" r="${formatNumber(size * 0.86)}" fill="${flatPaint('zinc', 2)}"/><circle class="n f" cx="${formatNumber(p.u - size * 0.12)}" cy="${formatNumber(p.v - size * 0.26)}" r="${formatNumber(size * 0.42)}" fill="${flatPaint('zinc', 0)}"/>`,
      0.5,
    )
  }
}

function listBearingMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, bore, width } = computeBearingShape(values)
  const code = values.originalText('bearingCode')
  return [
    ...measureIfKnown(values, 'widthMm', '', lengthMeasure(0, width)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure(pointAtClockAngle(-40, bore))),
    ...(code ? [noteMeasure(pointAtClockAngle(40, (r + bore) / 2))(code)] : []),
  ]
}

export const bearingDrawing: PartDrawing = { drawModel: drawBearingModel, listMeasures: listBearingMeasures }
