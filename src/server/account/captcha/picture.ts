import { randomInt } from 'node:crypto'
import { Drawing } from './drawing.ts'
import { type Outline, outlineOf, type Point } from './outlines.ts'

/** The letters and digits of captcha pictures. Characters that can be confused with others are left out. */
const SIGNS = 'ABCDEFHKLMNPRSTUVWXY3479'
const LENGTH = 5
const HEIGHT_PX = 64
const WIDTH_PX = 228
/** Pixels of the bitmap per CSS pixel. Two are enough for the screens of phones. */
const PIXELS_A_PX = 2
/**
 * The number of dark and of light strokes across a captcha picture. More strokes make the picture tiring for people. With fewer, a program
 * can separate the characters.
 */
const STROKES = 2

export interface Puzzle {
  answer: string
  shown: string
}

const FINE = 1_000_000
const randomBetween = (least: number, most: number) => least + (randomInt(FINE + 1) / FINE) * (most - least)

type Move = (point: Point) => Point

/** Returns the move that rotates and slants a character, scales it so that neighbours touch, and shifts it to its place in the picture. */
function placeCharacter(outline: Outline, middlePx: number): Move {
  const across = outline.flat().map(([x]) => x)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const wide = Math.min(randomBetween(33, 41) / (right - left), 1.5)
  const [turn, lean, high] = [randomBetween(-0.3, 0.3), randomBetween(-0.25, 0.25), randomBetween(1, 1.25)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const [x0, y0] = [middlePx + randomBetween(-3, 3), HEIGHT_PX / 2 + randomBetween(-4, 4)]
  return ([x, y]) => {
    const [leant, tall] = [(x - (left + right) / 2) * wide + y * lean, y * high]
    return [x0 + leant * cos - tall * sin, y0 + leant * sin + tall * cos]
  }
}

/** Returns the move that distorts the whole picture with waves, so that a character looks different at each place. */
function waveDistortion(): Move {
  const [alongX, alongY] = [randomBetween(2, 4), randomBetween(2, 4)]
  const [lengthX, lengthY] = [randomBetween(9, 14), randomBetween(11, 18)]
  const [startX, startY] = [randomBetween(0, 7), randomBetween(0, 7)]
  return ([x, y]) => [
    PIXELS_A_PX * (x + alongX * Math.sin(y / lengthX + startX)),
    PIXELS_A_PX * (y + alongY * Math.sin(x / lengthY + startY)),
  ]
}

/** Returns the outline of a curved band across the picture. */
function stroke(least: number, most: number): Outline {
  const [half, start, end] = [randomBetween(least, most) / 2, randomBetween(10, HEIGHT_PX - 10), randomBetween(10, HEIGHT_PX - 10)]
  const [bow, length] = [randomBetween(-16, 16), randomBetween(25, 45)]
  const steps = 40
  const middle = Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = (WIDTH_PX * step) / steps
    return [x, start + ((end - start) * step) / steps + bow * Math.sin(x / length)]
  })
  return [[...middle.map(([x, y]): Point => [x, y - half]), ...middle.map(([x, y]): Point => [x, y + half]).reverse()]]
}

/**
 * Draws a captcha picture with five random characters. Each character is rotated and slanted, all are distorted together, dark strokes join
 * them and light strokes cross them. The picture is a bitmap, because the characters of an SVG picture could be recognised by their path
 * commands.
 */
export function captchaPicture(): Puzzle {
  const drawing = new Drawing(WIDTH_PX * PIXELS_A_PX, HEIGHT_PX * PIXELS_A_PX)
  const bend = waveDistortion()
  const draw = (outline: Outline, what: 'ink' | 'ground', move: Move = (point) => point) =>
    drawing.fill(
      outline.map((line) => line.map((point) => bend(move(point)))),
      what,
    )
  const signs = Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length)))
  const [firstPx, stepPx] = [randomBetween(28, 38), randomBetween(36, 39.5)]
  for (const [at, sign] of signs.entries()) {
    const outline = outlineOf(sign)
    draw(outline, 'ink', placeCharacter(outline, firstPx + at * stepPx))
  }
  for (let nth = 0; nth < STROKES; nth += 1) {
    draw(stroke(1.6, 2.6), 'ink')
    draw(stroke(0.9, 1.5), 'ground')
  }
  return { answer: signs.join(''), shown: drawing.toDataUrl() }
}
