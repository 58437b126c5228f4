import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawHexagonHead, drawStud } from '#drawings/pieces/fasteners.ts'
import { drawWallLines } from '#drawings/pieces/slots.ts'
import { drawBlock } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import { parseTerminalCount } from '#drawings/units/starter-shape.ts'
import type { DrawingValues } from '#drawings/values.ts'

interface SolenoidShape {
  length: number
  r: number
  terminals: CrossPoint[]
  holes: CrossPoint[]
  x: { cap: number; can: number; plunger: number }
}

/** Returns the measures of a solenoid. Its terminal end is in front, because solenoids differ there. */
function computeSolenoidShape(values: DrawingValues): SolenoidShape {
  const length = values.drawableMeasure('lengthMm', 120, 50, 260)
  const r = values.drawableMeasure('bodyOdMm', length * 0.45, length * 0.25, length * 0.9) / 2
  const count = parseTerminalCount(values.lowercaseText('terminals'), values.attributeNumber('terminals'), 3)
  const holes = values.drawableCount('holes', 2, 1, 6)
  const spacing = values.drawableMeasure('holeSpacingMm', r * 1.3, r * 0.8, r * 2.6) / 2
  return {
    length,
    r,
    terminals: [
      pointAtClockAngle(300, r * 0.5),
      pointAtClockAngle(60, r * 0.5),
      ...Array.from({ length: Math.max(0, count - 2) }, (_, i) => pointAtClockAngle(180 + (i - (count - 3) / 2) * 48, r * 0.56)),
    ].slice(0, count),
    holes: Array.from({ length: holes }, (_, i) => pointAtClockAngle(90 + (i * 360) / holes, spacing)),
    x: { cap: length * 0.17, can: length * 0.37, plunger: length * 0.78 },
  }
}

function drawSolenoidModel(scene: Scene, values: DrawingValues): void {
  const { r, x, length, terminals, holes } = computeSolenoidShape(values)
  drawTurnedSolid(scene, 'zinc', [
    x.can,
    r + 1.2,
    x.can + 3,
    r + 1.2,
    x.can + 3,
    r,
    x.plunger - 3,
    r,
    x.plunger - 3,
    r * 0.97,
    x.plunger,
    r * 0.97,
  ])
  if (scene.camera.isTurnedRound || Math.abs(scene.camera.axisScale) > 0.9)
    for (const at of holes) drawBore(scene, { centre: at, x: x.plunger, r: 3.2, depth: 8, name: 'hole', drawOrderOffsetMm: 1 })
  scene.groupPieces({ x: x.plunger + 1, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'brass', [x.plunger, r * 0.42, x.plunger + 3, r * 0.42])
    drawTurnedSolid(scene, 'steel', [x.plunger + 3, r * 0.34, length - r * 0.25, r * 0.34])
    drawWallLines(scene, { x0: x.plunger + 3, x1: length - r * 0.5, r: r * 0.4, count: 7, drawOrderOffsetMm: 1 })
    drawBlock(scene, { centre: { y: 0, z: 0 }, width: r * 0.16, height: r * 0.5, x0: length - r * 0.25, x1: length, material: 'steel' })
  })
  scene.groupPieces({ x: x.cap, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'plastic', [
      x.cap,
      r * 0.8,
      x.cap + (x.can - x.cap) * 0.3,
      r * 0.88,
      x.cap + (x.can - x.cap) * 0.32,
      r * 0.94,
      x.can,
      r * 0.96,
    ])
  })
  scene.groupPieces({ x: x.cap - r, y: 0, z: 0 }, () => {
    terminals.forEach((at, i) => {
      const name = 'terminal'
      if (i < 2) {
        drawTube(scene, { centre: at, x0: x.cap - 3, x1: x.cap, r: r * 0.27, material: 'plastic', name })
        drawStud(scene, at, x.cap - 3, x.cap - 3, r * 0.13, 'copper', false)
      } else if (r > 34) {
        drawTube(scene, { centre: at, x0: x.cap - 2, x1: x.cap, r: r * 0.17, material: 'plastic', name })
        drawStud(scene, at, x.cap - 2, x.cap * 0.55, r * 0.075, 'brass', false)
      } else
        drawBlock(scene, {
          centre: at,
          width: r * 0.26,
          height: r * 0.07,
          x0: x.cap * 0.45,
          x1: x.cap,
          material: 'brass',
          name: 'terminal',
        })
    })
    for (const angle of [0, 120, 240]) {
      const at = pointAtClockAngle(angle, r * 0.72)
      if (angle !== 120 && angle !== 240) drawHexagonHead(scene, at, x.cap - 1, x.cap + 2, r * 0.09)
    }
  })
}

function listSolenoidMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeSolenoidShape(values)
  const [first, second] = s.holes
  const [stud1 = { y: 0, z: 0 }] = s.terminals
  const thread = values.originalText('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.x.plunger, s.r, true)),
    ...(first && second
      ? measureIfKnown(values, 'holeSpacingMm', '', (label) => ({
          kind: 'across',
          y0: Math.min(first.y, second.y),
          y1: Math.max(first.y, second.y),
          z: 0,
          label,
        }))
      : []),
    ...(thread ? [noteMeasure(stud1)(thread)] : []),
  ]
}

export const solenoidDrawing: PartDrawing = { drawModel: drawSolenoidModel, listMeasures: listSolenoidMeasures, hasEndViews: true }
