import { correction, generate } from 'lean-qr'

/** The quiet zone at each side of a QR code (ISO/IEC 18004), in modules. */
export const QR_QUIET_MODULES = 4

/** A QR code as runs of dark modules, including the quiet zone. */
export interface QrCode {
  /** Edge length in modules, including the quiet zone. */
  size: number
  runs: readonly { x: number; y: number; width: number }[]
}

/** A text as a QR code of error correction level M (15 %), for labels and posters. */
export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const runs: { x: number; y: number; width: number }[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue
      const from = x
      while (code.get(x + 1, y)) x += 1
      runs.push({ x: from + QR_QUIET_MODULES, y: y + QR_QUIET_MODULES, width: x + 1 - from })
    }
  return { size: code.size + 2 * QR_QUIET_MODULES, runs }
}
