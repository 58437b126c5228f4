import { gearOutline } from '#drawings/outlines.ts'
import { joinNumbers } from '#drawings/pen.ts'

/** Functions that return SVG path data of the basic shapes in icons, on a 48 by 48 grid. */
export const circlePath = (x: number, y: number, r: number): string =>
  `M${joinNumbers(x - r, y)}a${joinNumbers(r, r, 0, 1, 0, 2 * r, 0)}a${joinNumbers(r, r, 0, 1, 0, -2 * r, 0)}Z`
export const rectanglePath = (x: number, y: number, w: number, h: number): string =>
  `M${joinNumbers(x, y)}h${joinNumbers(w)}v${joinNumbers(h)}h${joinNumbers(-w)}Z`
export const gearWheelPath = (x: number, y: number, teeth: number, tip: number, root: number): string =>
  `${gearOutline({ y: x, z: -y }, teeth, tip, root)
    .map((p, i) => (i === 0 ? 'M' : 'L') + joinNumbers(p.y, -p.z))
    .join('')}Z`
/** Returns spokes between two radii. */
export const spokesPath = (x: number, y: number, count: number, from: number, to: number, first = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((first + (i * 360) / count) * Math.PI) / 180
    return `M${joinNumbers(x + from * Math.sin(a), y - from * Math.cos(a))}L${joinNumbers(x + to * Math.sin(a), y - to * Math.cos(a))}`
  }).join('')
