import { AppError } from '#contract/errors.ts'
import { MAX_RETURN_PHOTO_CHARACTERS } from '#contract/limits.ts'

/** Sizes (longest edge in pixels) and JPEG qualities, best first, tried until a photo is small enough. */
export const photoTries: readonly { edge: number; quality: number }[] = [1280, 1024, 800, 640, 480, 320].flatMap((edge) =>
  [0.8, 0.6, 0.45].map((quality) => ({ edge, quality })),
)

/** Width and height whose longer one is at most `edge`, in the same proportion. Nothing is made larger. */
export function fitted({ width, height }: { width: number; height: number }, edge: number): { width: number; height: number } {
  const factor = Math.min(1, edge / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The first try whose text is short enough; null when even the last is too long. */
export function firstThatFits(draw: (edge: number, quality: number) => string, most = MAX_RETURN_PHOTO_CHARACTERS): string | null {
  for (const { edge, quality } of photoTries) {
    const text = draw(edge, quality)
    if (text.length <= most) return text
  }
  return null
}

/**
 * A photo as `data:` text of a JPEG that the contract takes, upright, without the place and time that the camera wrote into it. Rejects
 * with AppError `bad-request`.
 */
export async function scaledPhoto(file: Blob): Promise<string> {
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
  const fits = firstThatFits((edge, quality) => {
    Object.assign(canvas, fitted(picture, edge))
    // What is see-through would turn black in a JPEG.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', quality)
  })
  picture.close()
  if (fits === null)
    throw new AppError('bad-request', { field: 'photo', message: /*i18n*/ 'The photo cannot be made small enough. Choose another one.' })
  return fits
}
