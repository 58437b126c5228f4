import { isMeasurableKey, type MeasurableKey } from '#contract/finder/measurable.ts'

/** A small drawing of what a question asks for, on a grid of 160 by 96: the thing in ink, and what is measured in the signal colour. */
export interface Figure {
  /** SVG path of the thing. */
  outline: string
  /** SVG path of lines of measure, arrows and what is counted. */
  measure: string
}

const TURN = 2 * Math.PI
const round = (value: number) => Math.round(value * 10) / 10
const at = (x: number, y: number) => `${round(x)} ${round(y)}`
const onCircle = (cx: number, cy: number, r: number, turn: number) => at(cx + r * Math.sin(turn * TURN), cy - r * Math.cos(turn * TURN))
const circle = (cx: number, cy: number, r: number) => `M${at(cx - r, cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const box = (x: number, y: number, width: number, height: number) => `M${at(x, y)}h${width}v${height}h${-width}z`
const line = (x0: number, y0: number, x1: number, y1: number) => `M${at(x0, y0)}L${at(x1, y1)}`

/** A line of measure with an arrowhead at each end. */
const across = (x0: number, x1: number, y: number) =>
  `${line(x0, y, x1, y)}M${at(x0 + 5, y - 3)}L${at(x0, y)}l5 3M${at(x1 - 5, y - 3)}L${at(x1, y)}l-5 3`
const upright = (x: number, y0: number, y1: number) =>
  `${line(x, y0, x, y1)}M${at(x - 3, y0 + 5)}L${at(x, y0)}l3 5M${at(x - 3, y1 - 5)}L${at(x, y1)}l3 -5`
/** Two thin lines that lead from the thing to a line of measure below it. */
const drops = (x0: number, x1: number, y0: number, y1: number) => line(x0, y0, x0, y1) + line(x1, y0, x1, y1)

/** A wheel with teeth; `depth` is the height of a tooth. */
function gear(cx: number, cy: number, r: number, teeth: number, depth: number): string {
  const points = Array.from({ length: teeth }, (_, one) =>
    [-0.3, -0.16, 0.16, 0.3].map((part, corner) => onCircle(cx, cy, corner === 1 || corner === 2 ? r : r - depth, (one + part) / teeth)),
  )
  return `M${points.flat().join('L')}z`
}

/** A belt pulley from the side, with as many valleys. */
function pulley(x: number, y: number, width: number, height: number, valleys: number): string {
  const step = width / valleys
  const edge = (down: number) => Array.from({ length: valleys }, () => `l${round(step / 2)} ${down}l${round(step / 2)} ${-down}`).join('')
  return `M${at(x, y)}${edge(8)}v${height}${edge(-8).replaceAll(`l${round(step / 2)}`, `l${round(-step / 2)}`)}z`
}

/** A flange with a round shoulder in its middle and holes at its ends. */
const flange = `M80 20L128 40a9 9 0 0 1 0 16L80 76L32 56a9 9 0 0 1 0 -16z`
const body = box(36, 30, 88, 40) + line(48, 30, 48, 70) + line(112, 30, 112, 70) + box(124, 44, 12, 12)
const ring = circle(80, 44, 34) + circle(80, 44, 14)
const plug = 'M56 28h48a20 20 0 0 1 0 40h-48a20 20 0 0 1 0 -40z'
const alternator = `${circle(80, 48, 30)}M58 28l-12 -12a6 6 0 0 1 8 -8l14 12M102 68l12 12a6 6 0 0 1 -8 8l-14 -12`

/** The figure of each attribute that is easier shown than said. */
const figures: Partial<Record<MeasurableKey, Figure>> = {
  teeth: {
    outline: gear(80, 48, 38, 10, 9) + circle(80, 48, 9),
    measure: [0, 0.1, 0.2].map((turn) => circle(80 + 33 * Math.sin(turn * TURN), 48 - 33 * Math.cos(turn * TURN), 3)).join(''),
  },
  pinionOdMm: { outline: gear(80, 42, 34, 10, 8) + circle(80, 42, 9), measure: drops(46, 114, 44, 90) + across(46, 114, 86) },
  splines: {
    outline: gear(80, 48, 34, 22, 5),
    measure: [0, 1 / 22, 2 / 22].map((turn) => `M${onCircle(80, 48, 38, turn)}L${onCircle(80, 48, 44, turn)}`).join(''),
  },
  bars: {
    outline: `${circle(80, 48, 36)}${circle(80, 48, 18)}${Array.from({ length: 20 }, (_, one) => `M${onCircle(80, 48, 18, one / 20)}L${onCircle(80, 48, 36, one / 20)}`).join('')}`,
    measure: [0.025, 0.075, 0.125].map((turn) => `M${onCircle(80, 48, 39, turn)}L${onCircle(80, 48, 45, turn)}`).join(''),
  },
  rotation: {
    outline: circle(80, 48, 26) + circle(80, 48, 7),
    measure: `M${onCircle(80, 48, 38, 0.7)}A38 38 0 1 1 ${onCircle(80, 48, 38, 0.3)}M${at(107.2, 70.8)}l8.9 -11.1l8.5 9.2`,
  },
  grooves: {
    outline: pulley(44, 22, 72, 52, 6),
    measure: Array.from({ length: 6 }, (_, one) => circle(50 + one * 12, 20, 2.5)).join(''),
  },
  pulleyOdMm: { outline: pulley(56, 20, 60, 56, 5), measure: line(34, 20, 54, 20) + line(34, 76, 54, 76) + upright(38, 20, 76) },
  lengthMm: { outline: body, measure: drops(36, 136, 74, 92) + across(36, 136, 88) },
  bodyOdMm: { outline: body, measure: line(16, 30, 34, 30) + line(16, 70, 34, 70) + upright(20, 30, 70) },
  odMm: { outline: ring, measure: drops(46, 114, 44, 92) + across(46, 114, 88) },
  boreMm: { outline: ring, measure: drops(66, 94, 44, 92) + across(66, 94, 88) },
  commutatorOdMm: { outline: circle(80, 44, 34) + circle(80, 44, 10), measure: drops(46, 114, 44, 92) + across(46, 114, 88) },
  pilotMm: { outline: flange + circle(80, 44, 20), measure: drops(60, 100, 44, 92) + across(60, 100, 88) },
  holes: { outline: flange + circle(80, 48, 18), measure: circle(38, 48, 6) + circle(122, 48, 6) },
  holeMm: { outline: flange + circle(80, 48, 18) + circle(38, 48, 8), measure: drops(30, 46, 48, 90) + across(30, 46, 86) },
  holeSpacingMm: {
    outline: flange + circle(80, 48, 18) + circle(38, 48, 6) + circle(122, 48, 6),
    measure: drops(38, 122, 48, 90) + across(38, 122, 86),
  },
  ears: { outline: alternator, measure: circle(50, 12, 3) + circle(110, 84, 3) },
  footMm: {
    outline: 'M50 12h60v34h-16v22h14v8h-56v-8h14v-22h-16z',
    measure: drops(52, 108, 78, 92) + across(52, 108, 88),
  },
  solenoidClock: {
    outline: `${circle(80, 54, 26)}${Array.from({ length: 12 }, (_, one) => `M${onCircle(80, 54, 31, one / 12)}L${onCircle(80, 54, 34, one / 12)}`).join('')}`,
    measure: `${circle(80 + 34 * Math.sin(TURN / 12), 54 - 34 * Math.cos(TURN / 12), 10)}M80 54L${onCircle(80, 54, 22, 1 / 12)}`,
  },
  clockingDeg: {
    outline: `${alternator}${box(96, 30, 14, 10)}`,
    measure: `M80 48L52 14M80 48L108 32M${onCircle(80, 48, 20, 0.89)}A20 20 0 0 1 ${onCircle(80, 48, 20, 0.17)}`,
  },
  plugPins: { outline: plug, measure: [56, 72, 88, 104].map((x) => circle(x, 48, 4)).join('') },
}

/** Returns the figure of an attribute; undefined if its question has words only. */
export const figureOf = (key: string): Figure | undefined => (isMeasurableKey(key) ? figures[key] : undefined)
