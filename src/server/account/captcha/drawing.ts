import { crc32, deflateSync } from 'node:zlib'
import type { GlyphOutline } from './outlines.ts'

/** Scan lines per row of pixels. Several lines give smooth edges. */
const SCAN_LINES_PER_ROW = 4
/** Grey levels of the ink and of the background, in pixels of 4 bits. */
const [INK, GROUND] = [4, 15]
const PNG_BIT_DEPTH_OFFSET = 8

/** A bitmap in one colour, for captcha pictures. Shapes that were drawn into the bitmap cannot be separated again. */
export class CaptchaBitmap {
  private readonly ink: Float32Array

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.ink = new Float32Array(width * height)
  }

  /** Fills an outline with ink, or erases the ink inside the outline. */
  fillOutline(outline: GlyphOutline, what: 'ink' | 'ground'): void {
    const covered = new Map<number, Float32Array>()
    for (const [line, crossings] of scanLineCrossings(outline)) {
      const row = Math.floor(line / SCAN_LINES_PER_ROW)
      if (row < 0 || row >= this.height) continue
      const shares = covered.get(row) ?? new Float32Array(this.width)
      covered.set(row, shares)
      addPixelCoverage(crossings, shares)
    }
    for (const [row, shares] of covered)
      for (let x = 0; x < this.width; x += 1) {
        const [share = 0, at] = [shares[x], row * this.width + x]
        if (share > 0) this.ink[at] = what === 'ink' ? Math.max(this.ink[at] ?? 0, share) : Math.min(this.ink[at] ?? 0, 1 - share)
      }
  }

  /** Returns the bitmap as a PNG `data:` URL. */
  toPngDataUrl(): string {
    const rowBytes = this.width / 2
    const rows = Buffer.alloc((rowBytes + 1) * this.height)
    for (let row = 0; row < this.height; row += 1) {
      // The first byte of each row of a PNG picture is the row's filter type: 0 for none.
      for (let pair = 0; pair < rowBytes; pair += 1) {
        const at = row * this.width + pair * 2
        rows[row * (rowBytes + 1) + 1 + pair] = (greyLevelOf(this.ink[at]) << 4) | greyLevelOf(this.ink[at + 1])
      }
    }
    const head = Buffer.alloc(13)
    head.writeUInt32BE(this.width, 0)
    head.writeUInt32BE(this.height, 4)
    head.set([4, 0, 0, 0, 0], PNG_BIT_DEPTH_OFFSET)
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', head),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND', Buffer.alloc(0)),
    ])
    return `data:image/png;base64,${png.toString('base64')}`
  }
}

const greyLevelOf = (ink = 0) => Math.round(GROUND - ink * (GROUND - INK))

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A point where an outline crosses a scan line downwards (1) or upwards (-1). */
interface ScanLineCrossing {
  x: number
  direction: number
}

/** Returns the points where an outline crosses the scan lines, grouped by scan line. */
function scanLineCrossings(outline: GlyphOutline): Map<number, ScanLineCrossing[]> {
  const lines = new Map<number, ScanLineCrossing[]>()
  for (const closed of outline) {
    let [x0, y0] = closed.at(-1) ?? [0, 0]
    for (const [x1, y1] of closed) {
      const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)].map((y) => Math.ceil(y * SCAN_LINES_PER_ROW - 0.5))
      for (let line = top ?? 0; line < (bottom ?? 0); line += 1) {
        const y = (line + 0.5) / SCAN_LINES_PER_ROW
        const crossing = { x: x0 + ((y - y0) * (x1 - x0)) / (y1 - y0), direction: y1 > y0 ? 1 : -1 }
        const known = lines.get(line)
        if (known) known.push(crossing)
        else lines.set(line, [crossing])
      }
      ;[x0, y0] = [x1, y1]
    }
  }
  return lines
}

/** Adds to each pixel of a row how much of a scan line lies inside the outline at that pixel. */
function addPixelCoverage(crossings: ScanLineCrossing[], shares: Float32Array): void {
  crossings.sort((a, b) => a.x - b.x)
  let winding = 0
  for (const [nth, { x: from, direction }] of crossings.entries()) {
    winding += direction
    const end = Math.min(crossings[nth + 1]?.x ?? from, shares.length)
    if (winding === 0) continue
    for (let x = Math.max(0, Math.floor(from)); x < end; x += 1)
      shares[x] = (shares[x] ?? 0) + (Math.min(x + 1, end) - Math.max(x, from)) / SCAN_LINES_PER_ROW
  }
}
