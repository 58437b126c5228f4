import { cable } from '#drawings/pieces/cable.ts'
import { stud } from '#drawings/pieces/fasteners.ts'
import { block } from '#drawings/prism.ts'
import { atClock, type CrossPoint, type Point3 } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { tube, turned } from '#drawings/solids.ts'
import type { StarterShape } from './starter-shape.ts'

const shifted = (at: CrossPoint, by: CrossPoint): CrossPoint => ({ y: at.y + by.y, z: at.z + by.z })

/** Draws the solenoid on its own axis: case, crimped rim, black cap with studs and blade terminal. */
function solenoidBody(
  scene: Scene,
  s: { at: CrossPoint; r: number; x0: number; x1: number; x2: number; terminals: number; clock: number; heavy: boolean },
): void {
  const { at, r, x0, x1, x2 } = s
  turned(scene, s.heavy ? 'paint' : 'zinc', [x0, r - 1, x0 + 2, r, x1 - 3, r, x1 - 3, r + 1.2, x1, r + 1.2], { at })
  turned(scene, 'plastic', [x1, r * 0.96, x1 + (x2 - x1) * 0.6, r * 0.92, x2, r * 0.84], { at })
  const size = r * 0.17
  const big = [60, -60]
  big.forEach((turn, i) => {
    const p = shifted(at, atClock(s.clock + 180 + turn, r * 0.5))
    if (i < s.terminals) stud(scene, p, x2, r * 0.85, size, 'copper')
  })
  for (let i = 2; i < s.terminals; i++) {
    const p = shifted(at, atClock(s.clock + (i - 2) * 50 - (s.terminals - 3) * 25, r * 0.52))
    if (s.heavy) stud(scene, p, x2, r * 0.55, size * 0.6, 'brass')
    else block(scene, { at: p, width: r * 0.28, height: r * 0.07, x0: x2, x1: x2 + r * 0.5, material: 'brass', name: 'terminal' })
  }
}

/** Draws the solenoid of a starter, and its flange. */
export function starterSolenoid(scene: Scene, s: StarterShape): void {
  const { solenoid } = s
  solenoidBody(scene, { ...solenoid, terminals: s.terminals, clock: s.clock, heavy: s.heavy })
  if (s.build === 'direct') tube(scene, { at: solenoid.at, x0: solenoid.x0 - 5, x1: solenoid.x0, r: solenoid.r + 2, material: 'cast' })
}

/** Draws the flexible lead from the solenoid's motor stud into the cover. */
export function motorLead(scene: Scene, s: StarterShape): void {
  const { solenoid } = s
  const start = shifted(solenoid.at, atClock(s.clock + 120, solenoid.r * 0.5))
  const into = shifted(s.motor, atClock(s.clock + 34, s.body + 1))
  const x0 = solenoid.x2 + solenoid.r * 0.25
  const x1 = Math.max(s.x.yoke + 3, solenoid.x2 - 12)
  const points: Point3[] = [
    { x: x0, ...start },
    { x: x0 + 2, y: (start.y * 2 + into.y) / 3, z: (start.z * 2 + into.z) / 3 },
    { x: x1, y: (start.y + into.y * 4) / 5, z: (start.z + into.z * 4) / 5 + 2 },
    { x: x1 - 3, ...into },
  ]
  cable(scene, points, solenoid.r * 0.1, 'copper', { x: s.x.yoke - 10, y: into.y, z: into.z }, 12)
}
