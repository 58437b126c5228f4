import { correction, generate } from 'lean-qr'

/** The white border at each side of a QR code (ISO/IEC 18004), in modules (the width of one square). */
export const QR_QUIET_MODULES = 4

/** A QR code as rows of dark squares (modules), including the white border. */
export interface QrCode {
  /** The length of an edge of the QR code in modules, including the white border. */
  sizeModules: number
  darkSegments: readonly { x: number; y: number; width: number }[]
}

/** Returns a text as a QR code with error correction level M (15 %), for labels and posters. */
export function encodeQrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const runs: { x: number; y: number; width: number }[] = []
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue
      const from = x
      while (code.get(x + 1, y)) x += 1
      runs.push({ x: from + QR_QUIET_MODULES, y: y + QR_QUIET_MODULES, width: x + 1 - from })
    }
  return { sizeModules: code.size + 2 * QR_QUIET_MODULES, darkSegments: runs }
}
