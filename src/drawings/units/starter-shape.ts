import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { DrawingValues } from '#drawings/values.ts'

export type StarterConstruction = 'slim' | 'offset' | 'direct' | 'small'

/** The measures for the drawing of a starter, in millimetres. The position x is 0 at the drive end. */
export interface StarterShape {
  build: StarterConstruction
  /** Whether this is a heavy-duty unit, which is painted and has a long nose. */
  isHeavyDuty: boolean
  length: number
  bodyRadius: number
  pilotRadius: number
  teeth: number
  pinionTipRadius: number
  mountingHoleCount: number
  holeDiameter: number
  solenoidClockDegrees: number
  terminalCount: number
  solenoid: { r: number; x0: number; x1: number; x2: number; centre: CrossPoint }
  motorCentre: CrossPoint
  /** Positions on the axis: pinion, pilot, front and back of the flange, end of the housing, end of the yoke. */
  x: { pinion0: number; pinion1: number; pilot: number; flange0: number; flange1: number; housing: number; yoke: number }
}

function starterConstructionOf(values: DrawingValues): StarterConstruction {
  const kind = values.lowercaseText('starterKind')
  if (/os/.test(kind)) return 'offset'
  if (/inertia|bendix/.test(kind)) return 'small'
  if (/pl|pm|planet|gr|reduction/.test(kind) && !/dd/.test(kind)) return 'slim'
  if (/dd|direct/.test(kind)) return 'direct'
  const length = values.attributeNumber('lengthMm') ?? 210
  return length < 160 ? 'small' : length > 260 ? 'direct' : 'slim'
}

/** Returns the number of terminals, parsed from texts such as "3", "30, 50, 45" or "B, S, M". */
export function parseTerminalCount(text: string, known: number | undefined, usual: number): number {
  const listed = text.split(/[,;/+ ]+/).filter((word) => word.length > 0).length
  const count = listed > 1 ? listed : (known ?? usual)
  return count >= 1 && count <= 8 ? Math.round(count) : usual
}

const usualLengthMm: Record<StarterConstruction, number> = { slim: 210, offset: 205, direct: 300, small: 140 }

/** Returns a starter's measures from its data. Missing measures are filled in so that the pieces fit together. */
export function computeStarterShape(values: DrawingValues): StarterShape {
  const build = starterConstructionOf(values)
  const length = values.drawableMeasure('lengthMm', usualLengthMm[build], 110, 520)
  const heavy = (build === 'direct' || build === 'slim') && length > 290
  const body =
    values.drawableMeasure(
      'bodyOdMm',
      { slim: length * 0.36, offset: 78, direct: length * 0.3, small: 72 }[build],
      length * 0.22,
      length * 0.62,
    ) / 2
  const teeth = values.drawableCount('teeth', 9, 5, 30)
  const tip = values.drawableMeasure('pinionOdMm', (teeth + 2) * (heavy ? 3.1 : 2.35), body * 0.4, body * 1.5) / 2
  const pilot = Math.max(
    tip + 4,
    values.drawableMeasure('pilotMm', build === 'small' ? body * 1.5 : Math.max(body * 1.9, tip * 2.6), body * 1.1, body * 3) / 2,
  )
  const hole = values.drawableMeasure('holeMm', heavy ? 13.5 : 10.5, 4, pilot * 0.5)
  const clock = values.drawableMeasure('solenoidClock', 11, 0, 12) * 30
  const solenoidR = build === 'offset' ? body * 0.68 : build === 'direct' ? body * 0.56 : body * 0.63
  const unit = length / 210
  const direct = build === 'direct'
  const x = direct
    ? {
        pinion0: length * 0.045,
        pinion1: length * 0.12,
        pilot: length * 0.225,
        flange0: length * 0.245,
        flange1: length * 0.275,
        housing: length * 0.47,
        yoke: length * 0.86,
      }
    : build === 'small'
      ? {
          pinion0: 7,
          pinion1: 21,
          pilot: length * 0.36,
          flange0: length * 0.37,
          flange1: length * 0.43,
          housing: length * 0.46,
          yoke: length * 0.88,
        }
      : {
          pinion0: 7 * unit,
          pinion1: 22 * unit,
          pilot: 38 * unit,
          flange0: 47 * unit,
          flange1: 57 * unit,
          housing: 100 * unit,
          yoke: 172 * unit,
        }
  const offset = body + solenoidR * 0.62
  return {
    build,
    isHeavyDuty: heavy,
    length,
    bodyRadius: body,
    pilotRadius: pilot,
    teeth,
    pinionTipRadius: tip,
    holeDiameter: hole,
    solenoidClockDegrees: clock,
    x,
    mountingHoleCount: values.drawableCount('holes', heavy ? 3 : 2, 1, 6),
    terminalCount: parseTerminalCount(values.lowercaseText('terminals'), values.attributeNumber('terminals'), 3),
    motorCentre: build === 'offset' ? pointAtClockAngle(clock + 180, offset) : { y: 0, z: 0 },
    solenoid: {
      r: solenoidR,
      centre: build === 'offset' ? { y: 0, z: 0 } : pointAtClockAngle(clock, body + solenoidR - 2),
      x0: direct ? length * 0.36 : x.housing - 6 * unit,
      x1: direct ? length * 0.62 : 148 * unit,
      x2: direct ? length * 0.7 : 172 * unit,
    },
  }
}
