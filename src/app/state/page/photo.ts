import { AppError } from '#contract/errors.ts'

/** The largest file that is accepted. Decoding a larger one may exhaust a phone's memory, which would lose the input. */
const MAX_FILE_BYTES = 40 * 1024 * 1024

/** Sizes (longest edge in pixels) and JPEG qualities, best first. They are tried in turn until a photo is small enough. */
export const photoSizeAttempts: readonly { edge: number; quality: number }[] = [1280, 1024, 800, 640, 480, 320, 240].flatMap((edge) =>
  [0.8, 0.6, 0.45].map((quality) => ({ edge, quality })),
)

/** Returns width and height, scaled down so that the longer one is at most `edge`. The proportions stay, and nothing is enlarged. */
export function fitWithinEdge({ width, height }: { width: number; height: number }, edge: number): { width: number; height: number } {
  const factor = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Draws a photo with each size and quality in turn and returns the first text that is short enough; null if even the last is too long. */
export function firstPhotoWithinLimit(draw: (edge: number, quality: number) => string, most: number): string | null {
  for (const { edge, quality } of photoSizeAttempts) {
    const text = draw(edge, quality)
    if (text.length <= most) return text
  }
  return null
}

/**
 * Returns a photo as the `data:` URL of an upright JPEG of at most `most` characters, without the camera's data such as place and
 * time. Rejects with AppError `bad-request`.
 */
export async function scalePhoto(file: Blob, most: number): Promise<string> {
  if (file.size > MAX_FILE_BYTES)
    throw new AppError('bad-request', {
      field: 'photo',
      message: /*i18n*/ 'That picture has more than 40 MB. Take a new photo, or choose a smaller one.',
    })
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new AppError(
      'bad-request',
      { field: 'photo', message: /*i18n*/ 'This phone cannot read that picture. Choose a JPEG, PNG or WebP, or take a new photo.' },
      { cause },
    )
  })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new AppError('bad-request', { field: 'photo', message: /*i18n*/ 'This phone cannot make photos smaller.' })
  const fits = firstPhotoWithinLimit((edge, quality) => {
    Object.assign(canvas, fitWithinEdge(picture, edge))
    // Transparent areas would become black in a JPEG.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', quality)
  }, most)
  picture.close()
  if (fits === null)
    throw new AppError('bad-request', { field: 'photo', message: /*i18n*/ 'The photo cannot be made small enough. Choose another one.' })
  return fits
}
