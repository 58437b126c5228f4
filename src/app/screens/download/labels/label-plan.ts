import { encodeCode128 } from '#app/ui/paper/code128.ts'
import { encodeQrCode } from '#app/ui/paper/qr-code.ts'

/** The content of a label. */
export interface LabelFacts {
  number: string
  name: string
  /** The price with its date; '' for no price. */
  price: string
  /** The URL in the label's QR code. */
  url: string
}

/**
 * The greatest width of a barcode's narrowest bar (module), as on our other documents. Below the least width, a label printer of 203 dpi
 * blurs the bars.
 */
const WIDEST_MODULE_MM = 0.33
const NARROWEST_MODULE_MM = 0.18
/** The width of a digit, and the average width of a character, relative to the font height. */
const DIGIT_WIDTH_RATIO = 0.61
const LETTER_WIDTH_RATIO = 0.47

interface LabelText {
  text: string
  y: number
  size: number
}

/**
 * The layout of a label, in millimetres from its upper left corner. The paths of the QR code and the barcode are in modules; `scale`
 * converts modules to millimetres.
 */
export interface LabelPlan {
  edge: number
  number: LabelText
  lines: readonly LabelText[]
  qr: { x: number; y: number; scale: number; path: string }
  /** The barcode; null if it would be too narrow to scan. */
  bars: { x: number; y: number; scale: number; height: number; path: string } | null
}

const truncateText = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`)

/** Breaks a text between words into at most `lines` lines of at most `most` characters. */
export function breakIntoLines(text: string, most: number, lines: number): string[] {
  const parted: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = parted.at(-1)
    if (last !== undefined && (`${last} ${word}`.length <= most || parted.length === lines)) parted[parted.length - 1] = `${last} ${word}`
    else parted.push(word)
  }
  return parted.map((line) => truncateText(line, most))
}

/**
 * Calculates the layout of a label: a large number, the name below, a QR code at the right, and a barcode at the bottom. All sizes are
 * relative, so that the layout suits small and large labels.
 */
export function planLabel({ number, name, price, url }: LabelFacts, { width, height }: { width: number; height: number }): LabelPlan {
  const edge = Math.max(1.2, Math.min(width, height) * 0.055)
  const inner = width - 2 * edge
  const foot = Math.min(24, (height - 2 * edge) * 0.3)
  const gap = edge * 0.7
  const upper = height - 2 * edge - foot - gap
  const code = encodeQrCode(url)
  const qrSize = Math.min(upper, inner * 0.4)
  const room = inner - qrSize - gap
  const size = Math.min(upper * 0.3, 12, room / (number.length * DIGIT_WIDTH_RATIO))
  const small = Math.min(upper * 0.17, 6)
  const most = Math.floor(room / (small * LETTER_WIDTH_RATIO))
  const words = [...breakIntoLines(name, most, price === '' ? 3 : 2), ...(price === '' ? [] : [truncateText(price, most)])]
  const drawn = encodeCode128(number)
  const module = drawn === null ? 0 : Math.min(WIDEST_MODULE_MM * Math.max(1, width / 90), inner / drawn.width)
  return {
    edge,
    number: { text: number, y: edge + size * 0.9, size },
    lines: words.map((text, at) => ({ text, y: edge + size * 1.15 + small * (0.95 + at * 1.2), size: small })),
    qr: {
      ...{ x: width - edge - qrSize, y: edge, scale: qrSize / code.size },
      path: code.runs.map(({ x, y, width: run }) => `M${x} ${y}h${run}v1h-${run}z`).join(''),
    },
    bars:
      drawn === null || module < NARROWEST_MODULE_MM
        ? null
        : {
            ...{ x: edge + (inner - drawn.width * module) / 2, y: height - edge - foot, scale: module, height: foot },
            path: drawn.bars.map(({ at, width: bar }) => `M${at} 0h${bar}v1h-${bar}z`).join(''),
          },
  }
}
