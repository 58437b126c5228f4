import { grooveCount, type PulleyKind, parsePulleyKind, pulleyWidth } from '#drawings/pieces/pulley.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { DrawingValues } from '#drawings/values.ts'

export type MountKind = 'pad' | 'hinge' | 'spool' | 'saddle' | 'ears'

/** A mounting ear of a frame: position of its hole, start and end of its thickness. */
export interface MountingEar {
  holeCentre: CrossPoint
  x0: number
  x1: number
  r: number
  holeDiameter: number
}

export interface AlternatorShape {
  length: number
  bodyRadius: number
  hasExternalFan: boolean
  isHeavyDuty: boolean
  pulley: { kind: PulleyKind; grooves: number; r: number; width: number }
  plugPinCount: number
  hasOvalPlug: boolean
  mount: MountKind
  ears: MountingEar[]
  hasVacuumPump: boolean
  clockingDegrees: number
  amps: number
  /** Positions on the axis: fan, front frame, stator, rear frame, end of the rear frame, end of the cover. */
  x: { fan: number; front: number; stator: number; rear: number; rearEnd: number; cover: number }
}

export function parseMountKind(text: string): MountKind {
  if (/pad/.test(text)) return 'pad'
  if (/j180|hinge|foot/.test(text)) return 'hinge'
  if (/spool/.test(text)) return 'spool'
  if (/saddle/.test(text)) return 'saddle'
  return 'ears'
}

export function placeMountingEars(
  mount: MountKind,
  count: number,
  s: { bodyRadius: number; holeDiameter: number; footWidth: number; x: AlternatorShape['x'] },
): MountingEar[] {
  const { bodyRadius, holeDiameter, x } = s
  const r = holeDiameter / 2 + (mount === 'hinge' ? 9 : 5.5)
  const far = bodyRadius + r * 0.62
  const thick = mount === 'hinge' ? 22 : 14
  const front = { x0: x.front + 6, x1: x.front + 6 + thick, r, holeDiameter }
  const back = front.x0 + Math.max(s.footWidth, thick * 2)
  const rear = { x0: back - thick, x1: back, r, holeDiameter }
  if (mount === 'pad')
    return [128, 232, 38, 322].slice(0, Math.max(2, count)).map((angle) => ({ ...front, holeCentre: pointAtClockAngle(angle, far * 1.02) }))
  const foot = pointAtClockAngle(180, far)
  const feet = [
    { ...front, holeCentre: foot },
    { ...rear, holeCentre: foot },
  ]
  const tops = [
    { ...front, x1: front.x0 + 11, holeCentre: pointAtClockAngle(mount === 'saddle' ? 350 : 15, far) },
    { ...front, x1: front.x0 + 11, holeCentre: pointAtClockAngle(75, far) },
  ]
  if (mount === 'hinge') return count <= 1 ? feet.slice(0, 1) : [...feet, ...tops].slice(0, Math.max(2, count))
  if (mount === 'spool') return [{ holeCentre: foot, x0: front.x0, x1: back, r, holeDiameter }, ...tops].slice(0, Math.max(1, count))
  const spread = [
    { ...front, holeCentre: pointAtClockAngle(205, far) },
    { ...front, holeCentre: pointAtClockAngle(35, far) },
    { ...rear, holeCentre: pointAtClockAngle(205, far) },
    { ...front, holeCentre: pointAtClockAngle(115, far) },
  ]
  return spread.slice(0, Math.max(1, count))
}

/** Returns an alternator's measures from its data. Missing measures are filled in so that the pieces fit together. */
export function computeAlternatorShape(values: DrawingValues): AlternatorShape {
  const mount = parseMountKind(values.lowercaseText('mountKind'))
  const voltage = values.attributeNumber('voltage') ?? 12
  const amps = values.drawableMeasure('amps', 110, 10, 400)
  const heavy = mount === 'pad' || mount === 'hinge' || voltage > 20
  const body = values.drawableMeasure('bodyOdMm', heavy ? 150 : 130, 80, 260) / 2
  const external = /ef|ext|outer/.test(values.lowercaseText('fan'))
  const kind = parsePulleyKind(values.lowercaseText('pulleyKind'))
  const grooves = grooveCount(values, kind)
  const width = kind === 'none' ? 0 : pulleyWidth(kind, grooves)
  const r = values.drawableMeasure('pulleyOdMm', heavy ? 68 : 55, 36, body * 1.7) / 2
  const vacuum = values.isAttributeYes('vacuumPump') || /pump/.test(values.lowercaseText('vacuumPump'))
  const length = values.drawableMeasure('lengthMm', heavy ? 240 : 165, Math.max(width + 90, body), 420)
  const fan = 11 + width
  const front = fan + (external ? 15 : 3)
  const rest = length - front - (vacuum ? 40 : 0)
  const x = { fan, front, stator: front + rest * 0.3, rear: front + rest * 0.53, rearEnd: front + rest * 0.8, cover: front + rest - 6 }
  const hole = values.drawableMeasure('holeMm', heavy ? 12.5 : 10.5, 5, 20)
  const foot = values.drawableMeasure('footMm', mount === 'hinge' ? 101.6 : 60, 20, length * 0.7)
  return {
    length,
    bodyRadius: body,
    hasExternalFan: external,
    isHeavyDuty: heavy,
    amps,
    mount,
    hasVacuumPump: vacuum,
    x,
    pulley: { kind, grooves, r, width },
    plugPinCount: values.drawableCount('plugPins', 3, 1, 12),
    hasOvalPlug: /oval|round/.test(values.lowercaseText('plugShape')),
    ears: placeMountingEars(mount, values.drawableCount('ears', mount === 'pad' ? 4 : 3, 1, 4), {
      bodyRadius: body,
      holeDiameter: hole,
      footWidth: foot,
      x,
    }),
    clockingDegrees: values.drawableMeasure('clockingDeg', 0.001, 0, 360),
  }
}
