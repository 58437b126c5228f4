import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computePlanetaryGearShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 66, 15, 180) / 2
  return {
    r,
    width: values.drawableMeasure('widthMm', r * 0.5, r * 0.15, r * 3),
    teeth: values.drawableCount('teeth', 37, 8, 80),
    planets: values.drawableCount('count', 3, 1, 5),
    splines: values.drawableCount('splines', 10, 3, 30),
  }
}

function drawPlanetaryGearModel(scene: Scene, values: DrawingValues): void {
  const { r, width, teeth, planets, splines } = computePlanetaryGearShape(values)
  const root = r * 0.86
  const tip = r * 0.8
  drawHollowTube(scene, { x0: 0, x1: width, r, innerRadius: root, material: 'plastic', lining: 'dark' })
  scene.groupPieces(
    { x: width * 0.5, ...axisOrigin },
    () => {
      drawTube(scene, { x0: width * 0.62, x1: width, r: root * 0.98, material: 'steel' })
      for (let i = 0; i < planets; i++)
        drawPlanetGear(scene, {
          centre: pointAtClockAngle((i * 360) / planets, tip * 0.6),
          r: tip * 0.4,
          width,
          teeth: Math.min(14, Math.max(8, Math.round(teeth * 0.35))),
        })
      drawPrism(scene, {
        outline: gearOutline(axisOrigin, splines, tip * 0.26, tip * 0.2),
        x0: width * 0.1,
        x1: width * 0.62,
        material: 'steel',
        isFaceted: true,
        name: 'splines',
      })
      drawBore(scene, { x: width * 0.1, r: tip * 0.1, drawOrderOffsetMm: 3, depth: 5 })
    },
    r,
  )
  scene.groupPieces(
    { x: 0, ...axisOrigin },
    () => {
      const ring = `${scene.linePath(gearOutline(axisOrigin, teeth, tip, root, 0.5).map((p) => ({ x: 0, ...p })))}Z`
      if (scene.camera.circleWidthRatio > 0.01)
        scene.addPiece(
          { x: -1, ...axisOrigin },
          `<path class="teeth" data-teeth="${teeth}" fill="var(--p1)" d="${scene.ringPath(axisOrigin, 0, r * 0.93)}${ring}"/>`,
          2,
        )
    },
    r * 3,
  )
}

function drawPlanetGear(scene: Scene, p: { centre: { y: number; z: number }; r: number; width: number; teeth: number }): void {
  scene.groupPieces({ x: 0, ...p.centre }, () => {
    drawPrism(scene, {
      outline: gearOutline(p.centre, p.teeth, p.r, p.r * 0.8),
      x0: p.width * 0.12,
      x1: p.width * 0.6,
      material: 'steel',
      isFaceted: true,
      name: 'planet',
    })
    drawDisc(scene, { centre: p.centre, x: p.width * 0.12, r: p.r * 0.36, material: 'zinc', drawOrderOffsetMm: p.width })
    drawBore(scene, { centre: p.centre, x: p.width * 0.12, r: p.r * 0.14, drawOrderOffsetMm: p.width + 1, isFineDetail: true })
  })
}

function listPlanetaryGearMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computePlanetaryGearShape(values)
  const [teeth, count] = [values.formattedNumberOf('teeth'), values.formattedNumberOf('count')]
  return [
    ...measureIfKnown(values, 'widthMm', '', lengthMeasure(0, s.width)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...(teeth ? [noteMeasure(pointAtClockAngle(-35, s.r * 0.84))(`${teeth} T`)] : []),
    ...(count ? [noteMeasure(pointAtClockAngle(0, s.r * 0.5))(`${count} ×`)] : []),
  ]
}

export const planetaryGearDrawing: PartDrawing = { drawModel: drawPlanetaryGearModel, listMeasures: listPlanetaryGearMeasures }
