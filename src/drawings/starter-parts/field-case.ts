import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { ringSectorOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawShapesOnFace } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeFieldCaseShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 90, 40, 220) / 2
  return { r, length: values.drawableMeasure('lengthMm', r * 2.1, r * 0.9, r * 5), poles: values.drawableCount('poles', 4, 2, 12) }
}

function drawFieldCaseModel(scene: Scene, values: DrawingValues): void {
  const { r, length, poles } = computeFieldCaseShape(values)
  const wall = r * 0.88
  const wound = !/magnet|pm/.test(values.lowercaseText('winding'))
  drawHollowTube(scene, { x0: 0, x1: length, r, innerRadius: wall, material: 'steel', lining: 'dark' })
  scene.groupPieces(
    { x: 0, ...axisOrigin },
    () => {
      for (let i = 0; i < poles; i++) {
        const mid = (i * 360) / poles + 180 / poles
        const half = (360 / poles) * 0.33
        if (wound)
          drawShapesOnFace(scene, r * 0.1, [ringSectorOutline(axisOrigin, r * 0.64, wall - 0.5, mid - half * 1.28, mid + half * 1.28)], {
            material: 'copper',
            tone: 2,
          })
        drawPrism(scene, {
          outline: rotateOutline(ringSectorOutline(axisOrigin, r * 0.6, wound ? r * 0.72 : r * 0.81, -half, half), mid),
          x0: r * 0.03,
          x1: wound ? r * 0.16 : r * 0.1,
          material: wound ? 'steel' : 'carbon',
          name: 'pole',
        })
      }
    },
    r,
  )
  drawDisc(scene, {
    x: scene.camera.isTurnedRound ? length : 0,
    r,
    innerRadius: wall,
    material: 'steel',
    drawOrderOffsetMm: r * 3,
    isOnRearFace: scene.camera.isTurnedRound,
  })
  scene.groupPieces(
    { x: length * 0.6, ...axisOrigin },
    () => {
      for (let i = 0; i < poles; i++) {
        for (const x of [length * 0.36, length * 0.66]) {
          const a = (i * 360) / poles + 180 / poles
          const n = pointAtClockAngle(a, 1)
          if (wound && n.y * scene.camera.viewerDirection.y + n.z * scene.camera.viewerDirection.z > 0.35) drawPoleScrew(scene, x, a, r)
        }
      }
    },
    r,
  )
  if (wound) {
    const root = pointAtClockAngle(40, wall - 2)
    drawCable(
      scene,
      [
        { x: length - 4, ...root },
        { x: length + r * 0.3, y: root.y * 1.05, z: root.z * 1.15 },
        { x: length + r * 0.55, y: root.y * 1.4, z: root.z * 0.8 },
      ],
      r * 0.05,
      'copper',
      { x: length + 10, ...root },
      -r,
    )
  }
}

/** Draws a countersunk screw that holds a pole shoe. */
function drawPoleScrew(scene: Scene, x: number, angle: number, r: number): void {
  const p = pointAtClockAngle(angle, r)
  const s = scene.toPaperPoint({ x, ...p })
  const n = pointAtClockAngle(angle, 1)
  const facing = Math.max(0.25, n.y * scene.camera.viewerDirection.y + n.z * scene.camera.viewerDirection.z)
  const size = r * 0.13 * scene.scale
  const round = (v: number): number => Math.round(v * 10) / 10
  const tilt = (Math.atan2(n.y * scene.camera.vy + n.z * scene.camera.vz, n.y * scene.camera.uy + n.z * scene.camera.uz) * 180) / Math.PI
  scene.addPiece(
    { x, ...p },
    `<ellipse class="f" cx="${round(s.u)}" cy="${round(s.v)}" rx="${round(size * facing)}" ry="${round(size)}" transform="rotate(${round(tilt)} ${round(s.u)} ${round(s.v)})" fill="var(--s3)"/>`,
  )
}

function listFieldCaseMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeFieldCaseShape(values)
  const poles = values.formattedNumberOf('poles')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...(poles ? [noteMeasure(pointAtClockAngle(180 / s.poles, s.r * 0.66))(`${poles} ×`)] : []),
  ]
}

export const fieldCaseDrawing: PartDrawing = { drawModel: drawFieldCaseModel, listMeasures: listFieldCaseMeasures }
