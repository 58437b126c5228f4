export interface CanvasTextStyle {
  x: number
  /** The vertical position of the text's baseline. */
  y: number
  fontSize: number
  /** The greatest width of a line in pixels. */
  maxWidth: number
  colour: string
  bold?: boolean
  numbers?: boolean
}

const fontFamilies = {
  words: '"Barlow Semi Condensed", "Barlow by Roboto", "Barlow by Arial", sans-serif',
  numbers: '"Roboto Mono", "Roboto Mono by others", monospace',
}
const canvasFontOf = (size: number, { bold = false, numbers = false }: Pick<CanvasTextStyle, 'bold' | 'numbers'>) =>
  `${bold ? 600 : 400} ${size}px ${numbers ? fontFamilies.numbers : fontFamilies.words}`

/** Loads the fonts for a canvas, which does not wait for fonts itself. On failure the canvas uses other fonts. */
export const loadCanvasFonts = (): Promise<unknown> =>
  Promise.allSettled([{}, { bold: true }, { bold: true, numbers: true }].map(async (look) => document.fonts.load(canvasFontOf(40, look))))

type CanvasPen = CanvasRenderingContext2D

/** Writes one line: in a smaller font if it does not fit, and cut off if the font would become too small to read. */
export function drawTextLine(pen: CanvasPen, text: string, line: CanvasTextStyle): void {
  pen.fillStyle = line.colour
  pen.font = canvasFontOf(line.fontSize, line)
  const wide = pen.measureText(text).width
  const size = Math.max(line.fontSize * 0.55, Math.min(line.fontSize, (line.fontSize * line.maxWidth) / Math.max(1, wide)))
  pen.font = canvasFontOf(size, line)
  pen.fillText(shortenToWidth(pen, text, line.maxWidth), line.x, line.y)
}

/** Writes a text in at most `most` lines. Returns the baseline of the next line. */
export function drawTextLines(pen: CanvasPen, text: string, line: CanvasTextStyle, most: number): number {
  pen.fillStyle = line.colour
  pen.font = canvasFontOf(line.fontSize, line)
  const lines = breakIntoLines(text, line.maxWidth, most, (piece) => pen.measureText(piece).width)
  const step = line.fontSize * 1.25
  lines.forEach((piece, at) => {
    pen.fillText(shortenToWidth(pen, piece, line.maxWidth), line.x, line.y + at * step)
  })
  return line.y + lines.length * step
}

function shortenToWidth(pen: CanvasPen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text
  let end = text.length
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > room) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/** Breaks a text between words into lines that fit. The last line contains the rest. */
export function breakIntoLines(text: string, room: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined) lines.push(word)
    else if (widthOf(longer) <= room || lines.length === most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
