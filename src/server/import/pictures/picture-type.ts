/** The type of a picture, as found by the content of the file and not by its name. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg'

const asciiText = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** File types that are common beside pictures but cannot be used, with advice for the operator. */
const refusedPictureTypes: readonly (readonly [type: (bytes: Uint8Array) => boolean, says: string])[] = [
  [(bytes) => asciiText(bytes, 0, 4) === 'GIF8', 'A GIF is not taken. Save it as PNG or WebP.'],
  [(bytes) => asciiText(bytes, 0, 2) === 'BM', 'A BMP is not taken. Save it as PNG or JPEG.'],
  [(bytes) => ['49492a00', '4d4d002a'].includes(hexOfFirstBytes(bytes, 4)), 'A TIFF or raw picture is not taken. Save it as JPEG.'],
  [
    (bytes) => /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(asciiText(bytes, 4, 12)),
    'HEIC, as telephones write it, is not taken. Save it as JPEG.',
  ],
  [(bytes) => asciiText(bytes, 0, 4) === '%PDF', 'A PDF is no picture. Save its page as PNG or SVG.'],
  [(bytes) => asciiText(bytes, 0, 4) === '8BPS', 'A Photoshop file is not taken. Save it as PNG or JPEG.'],
  [
    (bytes) => ['504b0304', '504b0506'].includes(hexOfFirstBytes(bytes, 4)),
    'An archive beside the pictures is not opened. Unpack it, and load its folder.',
  ],
  [(bytes) => bytes.length === 0, 'The file is empty. Copy it anew.'],
]

const hexOfFirstBytes = (bytes: Uint8Array, count: number): string => Buffer.from(bytes.subarray(0, count)).toString('hex')

/** Finds the type of a picture by its bytes. When the file cannot be used, returns a message with the file's real type and advice. */
export function detectPictureType(bytes: Uint8Array): PictureType | { message: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (asciiText(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'png'
  if (asciiText(bytes, 0, 4) === 'RIFF' && asciiText(bytes, 8, 12) === 'WEBP') return 'webp'
  // An AVIF file names its type (brand, ISO 14496-12) in its first box.
  if (asciiText(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(asciiText(bytes, 8, Math.min(64, bytes[3] ?? 0)))) return 'avif'
  const other = refusedPictureTypes.find(([is]) => is(bytes))
  if (other) return { message: other[1] }
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (!utf16 && isSvgText(new TextDecoder().decode(bytes.subarray(0, 64 * 1024)))) return 'svg'
  return { message: 'This is no picture. JPEG, PNG, WebP, AVIF and SVG are taken.' }
}

/** Whether a text starts with an `svg` element, after an XML declaration, comments and a DOCTYPE. */
const isSvgText = (text: string): boolean => {
  const rest = text.replace(/^(?:\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE(?:[^[>]|\[.*?\])*>)*/is, '')
  return /^<(?:\w+:)?svg[\s>/]/i.test(rest)
}
