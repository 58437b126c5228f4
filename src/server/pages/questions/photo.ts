import { AppError } from '#contract/errors.ts'

/** A photo of a customer's question. `type`: its media type. */
export interface QuestionPhoto {
  type: string
  photo: Buffer
}

/** For each media type, whether a file begins like a picture of this type. */
const photoTypeChecks: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

/**
 * Decodes a photo from a `data:` URL. Throws `bad-request` if the bytes are not a picture of the named type, because the counter's staff
 * opens the attachment.
 */
export function decodePhoto(text: string): QuestionPhoto {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(text) ?? []
  const photo = Buffer.from(base64, 'base64')
  if (photoTypeChecks[type]?.(photo) !== true)
    throw new AppError('bad-request', {
      field: 'photos',
      message: /*i18n*/ 'One of the photos is no picture. Take it out, and choose another.',
    })
  return { type, photo }
}

/** Returns the file name of a question's photo, such as `Q-1042-1.jpg`. */
export const photoFileName = (number: string, place: number, type: string): string =>
  `${number}-${place + 1}.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`
