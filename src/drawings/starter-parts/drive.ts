import { hollow } from '#drawings/hollow.ts'
import { across, along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { gear } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { rootRadius } from '#drawings/pieces/pinion.ts'
import { shapesOnFace, wallSlots } from '#drawings/pieces/slots.ts'
import { prism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const teeth = values.count('teeth', 9, 5, 30)
  const length = values.measure('lengthMm', 65, 30, 200)
  const tip = values.measure('pinionOdMm', (teeth + 2) * 2.4, 14, length * 1.4) / 2
  const body = Math.max(tip * 1.05, values.measure('odMm', Math.max(tip * 2.7, length * 0.7), tip * 1.6, length * 2) / 2)
  const bore = values.measure('boreMm', tip * 0.8, 4, rootRadius(tip, teeth) * 1.5) / 2
  return {
    teeth,
    length,
    tip,
    body,
    bore,
    splines: values.count('splines', 10, 4, 30),
    x: { pinion: length * 0.3, clutch: length * 0.4, clutchEnd: length * 0.68, groove: length * 0.86 },
  }
}

function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const root = rootRadius(s.tip, s.teeth)
  const { x, length, body } = s
  const sleeve = Math.max(s.bore + 3, body * 0.5)
  scene.group({ x: x.clutchEnd, ...origin }, () => {
    turned(scene, 'steel', [x.clutchEnd, sleeve, x.groove, sleeve])
    turned(scene, 'plastic', [
      x.clutchEnd + length * 0.04,
      sleeve + 1,
      x.clutchEnd + length * 0.04,
      body * 0.86,
      x.clutchEnd + length * 0.09,
      body * 0.86,
    ])
    turned(scene, 'plastic', [x.groove, body * 0.8, x.groove + length * 0.05, body * 0.8])
    turned(scene, 'steel', [x.groove + length * 0.05, sleeve, length, sleeve])
    if (scene.camera.turned || Math.abs(scene.camera.along) < 0.01) return
    wallSlots(scene, {
      x0: x.clutchEnd,
      x1: x.clutchEnd + length * 0.04,
      r0: sleeve,
      r1: sleeve,
      count: 8,
      share: 0.3,
      material: 'steel',
      tone: 3,
      name: 'f',
    })
  })
  turned(scene, 'zinc', [x.clutch, body * 0.9, x.clutch + 1.5, body, x.clutchEnd - 2, body, x.clutchEnd, body * 0.95])
  scene.group(
    { x: x.pinion, ...origin },
    () => {
      turned(scene, 'steel', [x.pinion, root * 0.98, x.clutch - 2, root * 0.98, x.clutch - 2, body * 0.6, x.clutch, body * 0.66])
      prism(scene, {
        outline: gear(origin, s.teeth, s.tip, root),
        x0: 0,
        x1: x.pinion,
        material: 'steel',
        faceted: true,
        name: 'teeth',
        data: `data-teeth="${s.teeth}"`,
      })
      disc(scene, { x: 0, r: Math.min(root * 0.94, s.bore * 1.35), material: 'steel', tone: 1, fine: true, lift: x.pinion })
      bore(scene, { x: 0, r: s.bore * 0.96, deep: length * 0.7, material: 'steel', lift: x.pinion + 1 })
    },
    4,
  )
  if (!scene.camera.turned) return
  // From the rear, the splines inside the sleeve of the drive are visible.
  scene.group(
    { x: length + 1, ...origin },
    () => {
      hollow(scene, { x0: length - 1, x1: length, r: sleeve, inner: s.bore * 1.1, material: 'steel' })
      shapesOnFace(scene, length, [gear(origin, s.splines, s.bore * 1.16, s.bore * 0.92)], {
        material: 'dark',
        tone: 2,
        name: 'splines',
        lift: 2,
      })
    },
    20,
  )
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [teeth, splines] = [values.printed('teeth'), values.printed('splines')]
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'pinionOdMm', 'Ø ', diameter(0, s.tip)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.body, s.body, 0)),
    ...(teeth ? [note({ y: -s.tip * 0.5, z: s.tip * 0.7 })(`${teeth} T`)] : []),
    ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: s.bore * 0.6, z: s.bore * 0.4 }), splines ? ` · z ${splines}` : ''),
  ]
}

export const drive: PartDrawing = { model, measures, ends: true }
