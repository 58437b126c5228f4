import { create } from 'svg-captcha'

export type Point = readonly [x: number, y: number]
/** The closed lines that bound a filled shape. A line that runs inside another one in the opposite direction bounds a hole. */
export type Outline = readonly (readonly Point[])[]

/** The number of straight lines that replace one curve of the font. */
const STEPS = 5
const FIELD_PX = 60
const MIDDLE = FIELD_PX / 2

const outlineCache = new Map<string, Outline>()

/**
 * Returns the outline of a character around the origin, about 36 high. Its curves are replaced by straight lines, so that each point can be
 * moved separately.
 */
export function outlineOf(sign: string): Outline {
  const before = outlineCache.get(sign)
  if (before) return before
  const { data } = create({ size: 1, charPreset: sign, noise: 0, width: FIELD_PX, height: FIELD_PX, fontSize: 64 })
  const outline = withoutShadow(parsePathCommands(/ d="([^"]+)"/.exec(data)?.[1] ?? ''))
  outlineCache.set(sign, outline)
  return outline
}

/**
 * Removes the shadow of a letter of the captcha's font, because a letter without shadow is easier to read. The longest line runs around
 * letter and shadow together, the next around the letter alone. Of the smaller lines, those in the opposite direction are the holes of the
 * letter.
 */
function withoutShadow(outline: Outline): Outline {
  const [, plate, ...rest] = [...outline].sort((one, other) => Math.abs(area(other)) - Math.abs(area(one)))
  return plate === undefined ? outline : [plate, ...rest.filter((line) => area(line) > 0 !== area(plate) > 0)]
}

/** Returns twice the area inside a closed line. The area is negative if the line runs in the other direction. */
const area = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** Converts the path commands of a font's character (move, line, quadratic curve, close) to points. */
function parsePathCommands(commands: string): Outline {
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
