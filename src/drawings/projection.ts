/**
 * Where things stand in a picture. The machine's own axis is x, from the drive end to the rear; y points to the right and z up, both as
 * seen by someone who looks at the drive end. All lengths are millimetres; a clock position is an angle from twelve o'clock, clockwise.
 */
export interface Point3 {
  x: number
  y: number
  z: number
}

/** A place across the axis. */
export interface Across {
  y: number
  z: number
}

/** A place on the paper, in the frame whose u runs along the drawn axis and whose v runs down across it. */
export interface Spot {
  u: number
  v: number
}

/**
 * A parallel projection. `along` is how long a millimetre of the axis appears, `squash` how much a circle across the axis is narrowed,
 * `tilt` by how many degrees the drawn axis rises to the right.
 */
export interface Camera {
  along: number
  squash: number
  tilt: number
  /** Cosine and sine of the tilt. */
  cos: number
  sin: number
  uy: number
  vy: number
  uz: number
  vz: number
  /** Towards the eye. */
  near: Point3
  /** Towards the light, which stands at the upper left before the picture. */
  light: Point3
  /** Whether the machine is turned about, so that its rear end comes first. */
  turned: boolean
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

function camera(yawDegrees: number, pitchDegrees: number, turned = false): Camera {
  const [cy, sy] = [Math.cos(radians(yawDegrees)), Math.sin(radians(yawDegrees))]
  const [cp, sp] = [Math.cos(radians(pitchDegrees)), Math.sin(radians(pitchDegrees))]
  const flip = turned ? -1 : 1
  // On the paper: X to the right, up upwards. A turned machine is rotated half a turn about the vertical.
  const right = { x: cy * flip, y: sy * flip, z: 0 }
  const up = { x: sy * sp * flip, y: -cy * sp * flip, z: cp }
  const near = { x: -sy * cp * flip, y: cy * cp * flip, z: sp }
  const angle = Math.atan2(sy * sp, cy)
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
  const u = (a: { x: number; y: number; z: number }, b: typeof a, k: 'x' | 'y' | 'z'): number => a[k] * ca + b[k] * sa
  const v = (a: { x: number; y: number; z: number }, b: typeof a, k: 'x' | 'y' | 'z'): number => a[k] * sa - b[k] * ca
  const along = u(right, up, 'x')
  const mix = (k: 'x' | 'y' | 'z'): number => -0.5 * right[k] + 0.72 * up[k] + 0.48 * near[k]
  return {
    along,
    squash: Math.sqrt(Math.max(0, 1 - along * along)),
    tilt: (angle * 180) / Math.PI,
    cos: ca,
    sin: sa,
    uy: u(right, up, 'y'),
    vy: v(right, up, 'y'),
    uz: u(right, up, 'z'),
    vz: v(right, up, 'z'),
    near,
    light: { x: mix('x'), y: mix('y'), z: mix('z') },
    turned,
  }
}

/** The one three-quarter view of every picture: drive end at the lower left front, axis to the right and the rear. */
export const threeQuarter = camera(37, 21)
/** The same eye with the machine turned about. */
export const threeQuarterRear = camera(37, 21, true)
/** Straight onto the drive end. */
export const endOn = camera(90, 0)
/** Straight onto the side, drive end at the left. */
export const sideOn = camera(0, 0)

export const project = (c: Camera, p: Point3): Spot => ({
  u: c.along * p.x + c.uy * p.y + c.uz * p.z,
  v: c.vy * p.y + c.vz * p.z,
})

export const dot = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const nearness = (c: Camera, p: Point3): number => dot(c.near, p)

/** The place at a distance from the axis at a clock angle in degrees. */
export const atClock = (degrees: number, distance: number): Across => ({
  y: distance * Math.sin(radians(degrees)),
  z: distance * Math.cos(radians(degrees)),
})
