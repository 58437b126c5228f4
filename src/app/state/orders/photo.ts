import { AppError } from '#contract/errors.ts'
import { MAX_RETURN_PHOTO_CHARACTERS } from '#contract/limits.ts'

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
export function firstPhotoWithinLimit(draw: (edge: number, quality: number) => string, most = MAX_RETURN_PHOTO_CHARACTERS): string | null {
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
export async function scalePhoto(file: Blob, most = MAX_RETURN_PHOTO_CHARACTERS): Promise<string> {
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
