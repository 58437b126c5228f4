import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { gear } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, tube } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const r = values.measure('odMm', 46, 15, 120) / 2
  return {
    r,
    width: values.measure('widthMm', r * 0.8, r * 0.2, r * 3),
    teeth: values.count('teeth', 28, 12, 60),
    bore: values.measure('boreMm', r * 0.56, 4, r) / 2,
  }
}

/** Draws a gear wheel on a hub, with the bore for its rollers. */
function model(scene: Scene, values: Values): void {
  const { r, width, teeth, bore: hole } = shapeOf(values)
  const hub = hole + (r - hole) * 0.34
  tube(scene, { x0: width * 0.82, x1: width, r: hub, material: 'steel' })
  prism(scene, {
    outline: gear(origin, teeth, r, r * 0.88),
    x0: width * 0.18,
    x1: width * 0.82,
    material: 'steel',
    faceted: true,
    name: 'reduction',
  })
  tube(scene, { x0: 0, x1: width * 0.18, r: hub, material: 'steel' })
  bore(scene, { x: 0, r: hole, lift: width, deep: width * 0.5 })
}

function measures(values: Values): Measure[] {
  const { r, width } = shapeOf(values)
  const teeth = values.printed('teeth')
  return [
    ...measureIfKnown(values, 'widthMm', '', along(0, width)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-r, r, 0)),
    ...(teeth ? [note(atClock(-35, r * 0.92))(`${teeth} T`)] : []),
  ]
}

export const reductionGear: PartDrawing = { model, measures }
