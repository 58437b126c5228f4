import { randomInt } from 'node:crypto'
import { CaptchaBitmap } from './drawing.ts'
import { type GlyphOutline, glyphOutlineOf, type OutlinePoint } from './outlines.ts'

/** The letters and digits of captcha pictures. Characters that can be confused with others are left out. */
const CAPTCHA_CHARACTERS = 'ABCDEFHKLMNPRSTUVWXY3479'
const CAPTCHA_LENGTH = 5
const IMAGE_HEIGHT_PX = 64
const IMAGE_WIDTH_PX = 228
/** Pixels of the bitmap per CSS pixel. Two are enough for the screens of phones. */
const DEVICE_PIXELS_PER_PX = 2
/**
 * The number of dark and of light strokes across a captcha picture. More strokes make the picture tiring for people. With fewer, a program
 * can separate the characters.
 */
const NOISE_STROKES = 2

export interface CaptchaPuzzle {
  answer: string
  prompt: string
}

const RANDOM_RESOLUTION = 1_000_000
const randomBetween = (least: number, most: number) => least + (randomInt(RANDOM_RESOLUTION + 1) / RANDOM_RESOLUTION) * (most - least)

type PointTransform = (point: OutlinePoint) => OutlinePoint

/**
 * Returns the transformation that rotates and slants a character, scales it so that neighbours touch, and shifts it to its place in the
 * picture.
 */
function randomCharacterTransform(outline: GlyphOutline, middlePx: number): PointTransform {
  const across = outline.flat().map(([x]) => x)
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const wide = Math.min(randomBetween(33, 41) / (right - left), 1.5)
  const [turn, lean, high] = [randomBetween(-0.3, 0.3), randomBetween(-0.25, 0.25), randomBetween(1, 1.25)]
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const [x0, y0] = [middlePx + randomBetween(-3, 3), IMAGE_HEIGHT_PX / 2 + randomBetween(-4, 4)]
  return ([x, y]) => {
    const [leant, tall] = [(x - (left + right) / 2) * wide + y * lean, y * high]
    return [x0 + leant * cos - tall * sin, y0 + leant * sin + tall * cos]
  }
}

/** Returns the transformation that distorts the whole picture with waves, so that a character looks different at each place. */
function randomWaveTransform(): PointTransform {
  const [alongX, alongY] = [randomBetween(2, 4), randomBetween(2, 4)]
  const [lengthX, lengthY] = [randomBetween(9, 14), randomBetween(11, 18)]
  const [startX, startY] = [randomBetween(0, 7), randomBetween(0, 7)]
  return ([x, y]) => [
    DEVICE_PIXELS_PER_PX * (x + alongX * Math.sin(y / lengthX + startX)),
    DEVICE_PIXELS_PER_PX * (y + alongY * Math.sin(x / lengthY + startY)),
  ]
}

/** Returns the outline of a curved band across the picture. */
function randomNoiseStroke(least: number, most: number): GlyphOutline {
  const [half, start, end] = [
    randomBetween(least, most) / 2,
    randomBetween(10, IMAGE_HEIGHT_PX - 10),
    randomBetween(10, IMAGE_HEIGHT_PX - 10),
  ]
  const [bow, length] = [randomBetween(-16, 16), randomBetween(25, 45)]
  const steps = 40
  const middle = Array.from({ length: steps + 1 }, (_, step): OutlinePoint => {
    const x = (IMAGE_WIDTH_PX * step) / steps
    return [x, start + ((end - start) * step) / steps + bow * Math.sin(x / length)]
  })
  return [[...middle.map(([x, y]): OutlinePoint => [x, y - half]), ...middle.map(([x, y]): OutlinePoint => [x, y + half]).reverse()]]
}

/**
 * Draws a captcha picture with five random characters. Each character is rotated and slanted, all are distorted together, dark strokes join
 * them and light strokes cross them. The picture is a bitmap, because the characters of an SVG picture could be recognised by their path
 * commands.
 */
export function createPicturePuzzle(): CaptchaPuzzle {
  const drawing = new CaptchaBitmap(IMAGE_WIDTH_PX * DEVICE_PIXELS_PER_PX, IMAGE_HEIGHT_PX * DEVICE_PIXELS_PER_PX)
  const bend = randomWaveTransform()
  const draw = (outline: GlyphOutline, what: 'ink' | 'ground', move: PointTransform = (point) => point) =>
    drawing.fillOutline(
      outline.map((line) => line.map((point) => bend(move(point)))),
      what,
    )
  const signs = Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_CHARACTERS.charAt(randomInt(CAPTCHA_CHARACTERS.length)))
  const [firstPx, stepPx] = [randomBetween(28, 38), randomBetween(36, 39.5)]
  for (const [at, sign] of signs.entries()) {
    const outline = glyphOutlineOf(sign)
    draw(outline, 'ink', randomCharacterTransform(outline, firstPx + at * stepPx))
  }
  for (let nth = 0; nth < NOISE_STROKES; nth += 1) {
    draw(randomNoiseStroke(1.6, 2.6), 'ink')
    draw(randomNoiseStroke(0.9, 1.5), 'ground')
  }
  return { answer: signs.join(''), prompt: drawing.toPngDataUrl() }
}
