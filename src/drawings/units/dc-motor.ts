import { along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { gear } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { boltHead, lugHole, standingStud } from '#drawings/pieces/fasteners.ts'
import { label } from '#drawings/pieces/label.ts'
import { prism } from '#drawings/prism.ts'
import { atClock, type CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { disc, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const length = values.measure('lengthMm', 180, 70, 420)
  const r = values.measure('bodyOdMm', length * 0.5, length * 0.25, length) / 2
  const holes = values.count('holes', 2, 1, 8)
  return {
    length,
    r,
    splines: values.knownNumber('splines') === undefined ? 0 : values.count('splines', 9, 4, 30),
    holes: Array.from({ length: holes }, (_, i): CrossPoint => atClock(45 + (i * 360) / holes, r * 0.78)),
    x: { face: length * 0.13, plate: length * 0.2, cover: length * 0.84 },
  }
}

/** Draws a motor of a hydraulic power pack: face with spigot and slot or splines, painted yoke, cover, two studs on top. */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const { r, length, x } = s
  turned(scene, 'paint', [x.plate, r - 0.5, x.plate + 2, r, x.cover - 2, r, x.cover, r - 0.5])
  turned(scene, 'cast', [x.cover, r * 0.98, length * 0.94, r * 0.96, length - 4, r * 0.84])
  for (const a of [30, 210]) boltHead(scene, atClock(a, r * 0.66), length - 4, r * 0.08)
  turned(scene, 'cast', [x.face, r * 0.95, x.face + 2, r * 0.98, x.plate, r * 0.98])
  scene.group({ x: x.face - r, y: 0, z: 0 }, () => {
    for (const at of s.holes) lugHole(scene, at, x.face, r * 0.075, 10)
    turned(scene, 'cast', [x.face - length * 0.025, r * 0.5, x.face, r * 0.52], { lift: 2 })
    disc(scene, { x: x.face - length * 0.025, r: r * 0.38, material: 'steel', lift: 4, fine: true })
    scene.group({ x: -60, y: 0, z: 0 }, () => {
      if (s.splines)
        prism(scene, {
          outline: gear({ y: 0, z: 0 }, s.splines, r * 0.19, r * 0.15),
          x0: 0,
          x1: x.face,
          material: 'steel',
          faceted: true,
          name: 'splines',
          data: `data-teeth="${s.splines}"`,
        })
      else {
        turned(scene, 'steel', [0, r * 0.16, 2, r * 0.18, x.face, r * 0.18])
        prism(scene, {
          outline: [
            { y: -r * 0.03, z: r * 0.17 },
            { y: r * 0.03, z: r * 0.17 },
            { y: r * 0.03, z: -r * 0.17 },
            { y: -r * 0.03, z: -r * 0.17 },
          ],
          x0: -length * 0.02,
          x1: 0,
          material: 'steel',
          lift: 12,
        })
      }
    })
  })
  for (const [i, a] of [350, 25].entries()) {
    const [from, to] = [atClock(a, r - 2), atClock(a, r * 1.42)]
    standingStud(scene, { x: x.plate + length * (0.18 + i * 0.14), ...from }, { x: x.plate + length * (0.18 + i * 0.14), ...to }, r * 0.07)
  }
  label(scene, {
    x0: x.plate + (x.cover - x.plate) * 0.46,
    x1: x.plate + (x.cover - x.plate) * 0.84,
    r,
    from: 86,
    to: 116,
    lift: s.length * 0.2,
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [hole = { y: 0, z: 0 }] = s.holes
  const [holes, splines] = [values.printed('holes'), values.printed('splines')]
  const thread = values.written('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.x.cover, s.r, true)),
    ...(holes ? [note(hole)(`${holes} ×`)] : []),
    ...(splines ? [note({ y: -s.r * 0.1, z: s.r * 0.1 })(`z ${splines}`)] : []),
    ...(thread ? [note(atClock(350, s.r * 1.35))(thread)] : []),
  ]
}

export const dcMotor: PartDrawing = { model, measures, ends: true }
