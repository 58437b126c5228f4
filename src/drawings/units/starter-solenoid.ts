import { drawCable } from '#drawings/pieces/cable.ts'
import { drawStud } from '#drawings/pieces/fasteners.ts'
import { drawBlock } from '#drawings/prism.ts'
import { type CrossPoint, type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { StarterShape } from './starter-shape.ts'

const shiftPoint = (at: CrossPoint, by: CrossPoint): CrossPoint => ({ y: at.y + by.y, z: at.z + by.z })

/** Draws the solenoid on its own axis: case, crimped rim, black cap with studs and blade terminal. */
function drawSolenoidBody(
  scene: Scene,
  s: {
    centre: CrossPoint
    r: number
    x0: number
    x1: number
    x2: number
    terminalCount: number
    clockDegrees: number
    isHeavyDuty: boolean
  },
): void {
  const { centre, r, x0, x1, x2 } = s
  drawTurnedSolid(scene, s.isHeavyDuty ? 'paint' : 'zinc', [x0, r - 1, x0 + 2, r, x1 - 3, r, x1 - 3, r + 1.2, x1, r + 1.2], { centre })
  drawTurnedSolid(scene, 'plastic', [x1, r * 0.96, x1 + (x2 - x1) * 0.6, r * 0.92, x2, r * 0.84], { centre })
  const size = r * 0.17
  const big = [60, -60]
  big.forEach((turn, i) => {
    const p = shiftPoint(centre, pointAtClockAngle(s.clockDegrees + 180 + turn, r * 0.5))
    if (i < s.terminalCount) drawStud(scene, p, x2, r * 0.85, size, 'copper')
  })
  for (let i = 2; i < s.terminalCount; i++) {
    const p = shiftPoint(centre, pointAtClockAngle(s.clockDegrees + (i - 2) * 50 - (s.terminalCount - 3) * 25, r * 0.52))
    if (s.isHeavyDuty) drawStud(scene, p, x2, r * 0.55, size * 0.6, 'brass')
    else drawBlock(scene, { centre: p, width: r * 0.28, height: r * 0.07, x0: x2, x1: x2 + r * 0.5, material: 'brass', name: 'terminal' })
  }
}

/** Draws the solenoid of a starter, and its flange. */
export function drawStarterSolenoid(scene: Scene, s: StarterShape): void {
  const { solenoid } = s
  drawSolenoidBody(scene, { ...solenoid, terminalCount: s.terminalCount, clockDegrees: s.solenoidClockDegrees, isHeavyDuty: s.isHeavyDuty })
  if (s.build === 'direct')
    drawTube(scene, { centre: solenoid.centre, x0: solenoid.x0 - 5, x1: solenoid.x0, r: solenoid.r + 2, material: 'cast' })
}

/** Draws the flexible lead from the solenoid's motor stud into the cover. */
export function drawMotorLead(scene: Scene, s: StarterShape): void {
  const { solenoid } = s
  const start = shiftPoint(solenoid.centre, pointAtClockAngle(s.solenoidClockDegrees + 120, solenoid.r * 0.5))
  const into = shiftPoint(s.motorCentre, pointAtClockAngle(s.solenoidClockDegrees + 34, s.bodyRadius + 1))
  const x0 = solenoid.x2 + solenoid.r * 0.25
  const x1 = Math.max(s.x.yoke + 3, solenoid.x2 - 12)
  const points: Point3[] = [
    { x: x0, ...start },
    { x: x0 + 2, y: (start.y * 2 + into.y) / 3, z: (start.z * 2 + into.z) / 3 },
    { x: x1, y: (start.y + into.y * 4) / 5, z: (start.z + into.z * 4) / 5 + 2 },
    { x: x1 - 3, ...into },
  ]
  drawCable(scene, points, solenoid.r * 0.1, 'copper', { x: s.x.yoke - 10, y: into.y, z: into.z }, 12)
}
