import { create } from 'svg-captcha'

export type Point = readonly [x: number, y: number]
/** Closed lines around an area; what lies between two of opposite direction is empty. */
export type Outline = readonly (readonly Point[])[]

/** Straight pieces that a curve is drawn with. */
const STEPS = 5
const FIELD_PX = 60
const MIDDLE = FIELD_PX / 2

const known = new Map<string, Outline>()

/**
 * The outline of one sign around the origin, about 36 high. Without curves: every point stands for itself, so that each can be moved by
 * itself.
 */
export function outlineOf(sign: string): Outline {
  const before = known.get(sign)
  if (before) return before
  const { data } = create({ size: 1, charPreset: sign, noise: 0, width: FIELD_PX, height: FIELD_PX, fontSize: 64 })
  const outline = face(flattened(/ d="([^"]+)"/.exec(data)?.[1] ?? ''))
  known.set(sign, outline)
  return outline
}

/**
 * The font draws letters as plates that throw a shadow: the longest line goes around plate and shadow, the next around the plate, and in
 * each hole of it lies a smaller plate. Plate and holes alone are easier to read.
 */
function face(outline: Outline): Outline {
  const [, plate, ...rest] = [...outline].sort((one, other) => Math.abs(area(other)) - Math.abs(area(one)))
  return plate === undefined ? outline : [plate, ...rest.filter((line) => area(line) > 0 !== area(plate) > 0)]
}

/** Twice the area within a closed line; negative when it goes around the other way. */
const area = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** Reads the commands that the font has (move, line, quadratic curve, close). */
function flattened(commands: string): Outline {
  const outline: Point[][] = []
  for (const [, command, numbers = ''] of commands.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Number(number) - MIDDLE)
    const line = outline.at(-1)
    const from = line?.at(-1)
    if (command === 'M') outline.push([[x1, y1]])
    else if (command === 'L') line?.push([x1, y1])
    else if (command === 'Q' && from) line?.push(...curve(from, [x1, y1], [x2, y2]))
  }
  return outline
}

const curve = ([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => {
    const t = (step + 1) / STEPS
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2]
  })
