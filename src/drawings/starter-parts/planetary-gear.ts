import { hollow } from '#drawings/hollow.ts'
import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { gear } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, tube } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const r = values.measure('odMm', 66, 15, 180) / 2
  return {
    r,
    width: values.measure('widthMm', r * 0.5, r * 0.15, r * 3),
    teeth: values.count('teeth', 37, 8, 80),
    planets: values.count('count', 3, 1, 5),
    splines: values.count('splines', 10, 3, 30),
  }
}

function model(scene: Scene, values: Values): void {
  const { r, width, teeth, planets, splines } = shapeOf(values)
  const root = r * 0.86
  const tip = r * 0.8
  hollow(scene, { x0: 0, x1: width, r, inner: root, material: 'plastic', lining: 'dark' })
  scene.group(
    { x: width * 0.5, ...origin },
    () => {
      tube(scene, { x0: width * 0.62, x1: width, r: root * 0.98, material: 'steel' })
      for (let i = 0; i < planets; i++)
        planet(scene, {
          at: atClock((i * 360) / planets, tip * 0.6),
          r: tip * 0.4,
          width,
          teeth: Math.min(14, Math.max(8, Math.round(teeth * 0.35))),
        })
      prism(scene, {
        outline: gear(origin, splines, tip * 0.26, tip * 0.2),
        x0: width * 0.1,
        x1: width * 0.62,
        material: 'steel',
        faceted: true,
        name: 'splines',
      })
      bore(scene, { x: width * 0.1, r: tip * 0.1, lift: 3, deep: 5 })
    },
    r,
  )
  scene.group(
    { x: 0, ...origin },
    () => {
      const ring = `${scene.line(gear(origin, teeth, tip, root, 0.5).map((p) => ({ x: 0, ...p })))}Z`
      if (scene.camera.squash > 0.01)
        scene.add(
          { x: -1, ...origin },
          `<path class="teeth" data-teeth="${teeth}" fill="var(--p1)" d="${scene.ring(origin, 0, r * 0.93)}${ring}"/>`,
          2,
        )
    },
    r * 3,
  )
}

function planet(scene: Scene, p: { at: { y: number; z: number }; r: number; width: number; teeth: number }): void {
  scene.group({ x: 0, ...p.at }, () => {
    prism(scene, {
      outline: gear(p.at, p.teeth, p.r, p.r * 0.8),
      x0: p.width * 0.12,
      x1: p.width * 0.6,
      material: 'steel',
      faceted: true,
      name: 'planet',
    })
    disc(scene, { at: p.at, x: p.width * 0.12, r: p.r * 0.36, material: 'zinc', lift: p.width })
    bore(scene, { at: p.at, x: p.width * 0.12, r: p.r * 0.14, lift: p.width + 1, fine: true })
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [teeth, count] = [values.printed('teeth'), values.printed('count')]
  return [
    ...measureIfKnown(values, 'widthMm', '', along(0, s.width)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
    ...(teeth ? [note(atClock(-35, s.r * 0.84))(`${teeth} T`)] : []),
    ...(count ? [note(atClock(0, s.r * 0.5))(`${count} ×`)] : []),
  ]
}

export const planetaryGear: PartDrawing = { model, measures }
