import type { PartFacts } from '#server/import/facts.ts'
import { otherAssetTypes, pictureFiles, pictureFileTypes, pictureTypes } from '#server/import/pies/codes/codes.ts'
import type { Reading } from '#server/import/pies/options.ts'
import { field, type Segment, text } from '#server/import/pies/segment.ts'
import { day, whole } from '#server/import/pies/values.ts'

/** Returns the file names of a part's pictures: the primary photo first, and photos of the part itself before representative photos. */
export function assetFacts(segments: readonly Segment[], reading: Reading): Partial<PartFacts> {
  const pictures = segments.flatMap((segment, at) => {
    const name = pictureName(segment, reading)
    return name === undefined ? [] : [{ name, order: [...orderOf(segment), at] }]
  })
  pictures.sort((one, other) => one.order.map((rank, at) => rank - (other.order[at] ?? 0)).find((rank) => rank !== 0) ?? 0)
  const names = [...new Set(pictures.map(({ name }) => name))]
  return names.length === 0 ? {} : { pictures: names }
}

function orderOf(segment: Segment): number[] {
  const place = pictureTypes.indexOf(text(segment, 'AssetType').toUpperCase())
  return [
    place === -1 ? pictureTypes.length : place,
    text(segment, 'Representation').toUpperCase() === 'R' ? 1 : 0,
    whole(text(segment, 'AssetSequence')) ?? 0,
  ]
}

function pictureName(segment: Segment, { notes, day: today }: Reading): string | undefined {
  const type = field(segment, 'AssetType')
  const code = type?.text.toUpperCase() ?? ''
  const expires = day(text(segment, 'ExpirationDate'))
  if (expires !== null && expires < today) {
    notes.noteOnce(segment, field(segment, 'ExpirationDate'), 'Pictures and files that have run out were left out.', 'old asset')
    return undefined
  }
  if (code !== '' && !pictureTypes.includes(code) && !otherAssetTypes.includes(code)) {
    notes.noteOnce(segment, type, 'A type of asset that is not in the list.', `asset ${code}`)
  }
  const uri = text(segment, 'URI')
  const path = text(segment, 'FileName') || uri.split(/[?#]/)[0] || text(segment, 'FilePath')
  const name = path.split(/[\\/]/).at(-1)?.trim() ?? ''
  const fileType = text(segment, 'FileType')
  // A file name without extension counts as a picture when the type of the asset is a type of picture.
  const byType = !/\.\w{2,4}$/.test(name) && fileType === '' && pictureTypes.includes(code)
  const isPicture = pictureFiles.test(name) || pictureFileTypes.test(fileType) || byType
  if (name === '') notes.refuse(segment, undefined, 'The name of the file is missing.')
  else if (isPicture && !['LGO', '360'].includes(code)) return name
  else notes.noteOnce(segment, type, 'Files that are no pictures of the part were left out.', `no picture ${code}`)
  return undefined
}
