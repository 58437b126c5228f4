/**
 * A point in space. The axis of the machine is x, from the drive end to the rear. For a viewer of the drive end, y points to the right and
 * z up. Lengths are in millimetres. A clock angle counts clockwise from twelve o'clock.
 */
export interface Point3 {
  x: number
  y: number
  z: number
}

/** A point in a plane across the axis. */
export interface CrossPoint {
  y: number
  z: number
}

/** A point on the paper, in directions that are tilted like the drawn axis: u runs along the axis, and v runs down across it. */
export interface PaperPoint {
  u: number
  v: number
}

/**
 * A parallel projection. `along` is the drawn length of one millimetre of the axis, `circleWidthRatio` the width of a drawn circle across
 * the axis as
 * a fraction of its height, and `tiltDegrees` the angle in degrees by which the drawn axis rises to the right.
 */
export interface ProjectionCamera {
  axisScale: number
  circleWidthRatio: number
  tiltDegrees: number
  /** Cosine of the tilt; `sin` is the sine of the tilt. */
  tiltCosine: number
  tiltSine: number
  uy: number
  vy: number
  uz: number
  vz: number
  /** Direction towards the viewer. */
  viewerDirection: Point3
  /** Direction towards the light, which is at the upper left in front of the picture. */
  lightDirection: Point3
  /** Whether the machine is turned round, with its rear end in front. */
  isTurnedRound: boolean
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

function createCamera(yawDegrees: number, pitchDegrees: number, turned = false): ProjectionCamera {
  const [cy, sy] = [Math.cos(toRadians(yawDegrees)), Math.sin(toRadians(yawDegrees))]
  const [cp, sp] = [Math.cos(toRadians(pitchDegrees)), Math.sin(toRadians(pitchDegrees))]
  const flip = turned ? -1 : 1
  // Directions on the paper: `right` and `up`. A machine that is turned round is rotated by 180° about the vertical.
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
    axisScale: along,
    circleWidthRatio: Math.sqrt(Math.max(0, 1 - along * along)),
    tiltDegrees: (angle * 180) / Math.PI,
    tiltCosine: ca,
    tiltSine: sa,
    uy: u(right, up, 'y'),
    vy: v(right, up, 'y'),
    uz: u(right, up, 'z'),
    vz: v(right, up, 'z'),
    viewerDirection: near,
    lightDirection: { x: mix('x'), y: mix('y'), z: mix('z') },
    isTurnedRound: turned,
  }
}

/** The three-quarter view of all pictures: drive end at the lower left front, axis to the right and rear. */
export const threeQuarterCamera = createCamera(37, 21)
/** The three-quarter view with the machine turned round. */
export const threeQuarterRearCamera = createCamera(37, 21, true)
/** The view of the drive end. */
export const endCamera = createCamera(90, 0)
/** The view of the rear end. */
export const rearEndCamera = createCamera(90, 0, true)
/** The side view, with the drive end at the left. */
export const sideCamera = createCamera(0, 0)

export const projectToPaper = (c: ProjectionCamera, p: Point3): PaperPoint => ({
  u: c.axisScale * p.x + c.uy * p.y + c.uz * p.z,
  v: c.vy * p.y + c.vz * p.z,
})

export const dotProduct = (a: Point3, b: Point3): number => a.x * b.x + a.y * b.y + a.z * b.z
export const nearnessToViewer = (c: ProjectionCamera, p: Point3): number => dotProduct(c.viewerDirection, p)

/** Returns the point at a distance from the axis and a clock angle in degrees. */
export const pointAtClockAngle = (degrees: number, distance: number): CrossPoint => ({
  y: distance * Math.sin(toRadians(degrees)),
  z: distance * Math.cos(toRadians(degrees)),
})
