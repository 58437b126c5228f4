import { encodeCode128 } from '#app/ui/paper/code128.ts'
import { encodeQrCode } from '#app/ui/paper/qr-code.ts'

/** The content of a label. */
export interface LabelContent {
  number: string
  name: string
  /** The price with its date; '' for no price. */
  price: string
  /** The URL in the label's QR code. */
  url: string
}

/**
 * The greatest and the least width of a barcode's narrowest bar (module). The greatest is that of our other documents. Below the least, a
 * label printer of 203 dpi blurs the bars.
 */
const WIDEST_BARCODE_MODULE_MM = 0.33
const NARROWEST_BARCODE_MODULE_MM = 0.18
/** The width of a digit, and the average width of a character, relative to the font height. */
const DIGIT_WIDTH_RATIO = 0.61
const LETTER_WIDTH_RATIO = 0.47

interface LabelText {
  text: string
  y: number
  fontSizeMm: number
}

/**
 * The layout of a label, in millimetres from its upper left corner. The paths of the QR code and the barcode are in modules; `mmPerModule`
 * converts modules to millimetres.
 */
export interface LabelLayout {
  marginMm: number
  numberText: LabelText
  lines: readonly LabelText[]
  qr: { x: number; y: number; mmPerModule: number; path: string }
  /** The barcode; null if it would be too narrow to scan. */
  barcode: { x: number; y: number; mmPerModule: number; heightMm: number; path: string } | null
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
 * Calculates the layout of a label: a large part number, the name below, a QR code at the right, and a barcode at the bottom. All sizes are
 * relative, so that the layout suits small and large labels.
 */
export function layOutLabel({ number, name, price, url }: LabelContent, { width, height }: { width: number; height: number }): LabelLayout {
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
  const module = drawn === null ? 0 : Math.min(WIDEST_BARCODE_MODULE_MM * Math.max(1, width / 90), inner / drawn.widthModules)
  return {
    marginMm: edge,
    numberText: { text: number, y: edge + size * 0.9, fontSizeMm: size },
    lines: words.map((text, at) => ({ text, y: edge + size * 1.15 + small * (0.95 + at * 1.2), fontSizeMm: small })),
    qr: {
      ...{ x: width - edge - qrSize, y: edge, mmPerModule: qrSize / code.sizeModules },
      path: code.darkSegments.map(({ x, y, width: run }) => `M${x} ${y}h${run}v1h-${run}z`).join(''),
    },
    barcode:
      drawn === null || module < NARROWEST_BARCODE_MODULE_MM
        ? null
        : {
            ...{ x: edge + (inner - drawn.widthModules * module) / 2, y: height - edge - foot, mmPerModule: module, heightMm: foot },
            path: drawn.bars.map(({ offsetModules, widthModules: bar }) => `M${offsetModules} 0h${bar}v1h-${bar}z`).join(''),
          },
  }
}
