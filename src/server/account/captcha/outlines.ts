import { create } from 'svg-captcha'

export type OutlinePoint = readonly [x: number, y: number]
/** The closed lines that bound a filled shape. A line that runs inside another one in the opposite direction bounds a hole. */
export type GlyphOutline = readonly (readonly OutlinePoint[])[]

/** The number of straight lines that replace one curve of the font. */
const LINES_PER_CURVE = 5
const GLYPH_FIELD_PX = 60
const FIELD_MIDDLE_PX = GLYPH_FIELD_PX / 2

const glyphOutlineCache = new Map<string, GlyphOutline>()

/**
 * Returns the outline of a character around the origin, about 36 high. Its curves are replaced by straight lines, so that each point can be
 * moved separately.
 */
export function glyphOutlineOf(sign: string): GlyphOutline {
  const before = glyphOutlineCache.get(sign)
  if (before) return before
  const { data } = create({ size: 1, charPreset: sign, noise: 0, width: GLYPH_FIELD_PX, height: GLYPH_FIELD_PX, fontSize: 64 })
  const outline = removeShadowLines(parsePathCommands(/ d="([^"]+)"/.exec(data)?.[1] ?? ''))
  glyphOutlineCache.set(sign, outline)
  return outline
}

/**
 * Removes the shadow of a letter of the captcha's font, because a letter without shadow is easier to read. The longest line runs around
 * letter and shadow together, the next around the letter alone. Of the smaller lines, those in the opposite direction are the holes of the
 * letter.
 */
function removeShadowLines(outline: GlyphOutline): GlyphOutline {
  const [, plate, ...rest] = [...outline].sort((one, other) => Math.abs(signedArea(other)) - Math.abs(signedArea(one)))
  return plate === undefined ? outline : [plate, ...rest.filter((line) => signedArea(line) > 0 !== signedArea(plate) > 0)]
}

/** Returns twice the area inside a closed line. The area is negative if the line runs in the other direction. */
const signedArea = (line: readonly OutlinePoint[]) =>
  line.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** Converts the path commands of a font's character (move, line, quadratic curve, close) to points. */
function parsePathCommands(commands: string): GlyphOutline {
  const outline: OutlinePoint[][] = []
  for (const [, command, numbers = ''] of commands.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Number(number) - FIELD_MIDDLE_PX)
    const line = outline.at(-1)
    const from = line?.at(-1)
    if (command === 'M') outline.push([[x1, y1]])
    else if (command === 'L') line?.push([x1, y1])
    else if (command === 'Q' && from) line?.push(...curvePoints(from, [x1, y1], [x2, y2]))
  }
  return outline
}

const curvePoints = ([x0, y0]: OutlinePoint, [x1, y1]: OutlinePoint, [x2, y2]: OutlinePoint): OutlinePoint[] =>
  Array.from({ length: LINES_PER_CURVE }, (_, step) => {
    const t = (step + 1) / LINES_PER_CURVE
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    return [a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2]
  })
