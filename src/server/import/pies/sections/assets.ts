import type { PartFacts } from '#server/import/facts.ts'
import { otherAssetTypes, pictureAssetTypes, pictureFileTypePattern, readablePicturePattern } from '#server/import/pies/codes/codes.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { findField, type PiesSegment, text } from '#server/import/pies/segment.ts'
import { parseIsoDay, parseWholeNumber } from '#server/import/pies/values.ts'

/** Returns the file names of a part's pictures: the primary photo first, and photos of the part itself before representative photos. */
export function readAssetFacts(segments: readonly PiesSegment[], reading: PiesReadingContext): Partial<PartFacts> {
  const pictures = segments.flatMap((segment, at) => {
    const name = readPictureName(segment, reading)
    return name === undefined ? [] : [{ name, order: [...assetSortOrder(segment), at] }]
  })
  pictures.sort((one, other) => one.order.map((rank, at) => rank - (other.order[at] ?? 0)).find((rank) => rank !== 0) ?? 0)
  const names = [...new Set(pictures.map(({ name }) => name))]
  return names.length === 0 ? {} : { pictures: names }
}

function assetSortOrder(segment: PiesSegment): number[] {
  const place = pictureAssetTypes.indexOf(text(segment, 'AssetType').toUpperCase())
  return [
    place === -1 ? pictureAssetTypes.length : place,
    text(segment, 'Representation').toUpperCase() === 'R' ? 1 : 0,
    parseWholeNumber(text(segment, 'AssetSequence')) ?? 0,
  ]
}

function readPictureName(segment: PiesSegment, { notes, day: today }: PiesReadingContext): string | undefined {
  const type = findField(segment, 'AssetType')
  const code = type?.text.toUpperCase() ?? ''
  const expires = parseIsoDay(text(segment, 'ExpirationDate'))
  if (expires !== null && expires < today) {
    notes.noteOnce(segment, findField(segment, 'ExpirationDate'), 'Pictures and files that have run out were left out.', 'old asset')
    return undefined
  }
  if (code !== '' && !pictureAssetTypes.includes(code) && !otherAssetTypes.includes(code)) {
    notes.noteOnce(segment, type, 'A type of asset that is not in the list.', `asset ${code}`)
  }
  const uri = text(segment, 'URI')
  const path = text(segment, 'FileName') || uri.split(/[?#]/)[0] || text(segment, 'FilePath')
  const name = path.split(/[\\/]/).at(-1)?.trim() ?? ''
  const fileType = text(segment, 'FileType')
  // A file name without extension counts as a picture when the type of the asset is a type of picture.
  const byType = !/\.\w{2,4}$/.test(name) && fileType === '' && pictureAssetTypes.includes(code)
  const isPicture = readablePicturePattern.test(name) || pictureFileTypePattern.test(fileType) || byType
  if (name === '') notes.refuse(segment, undefined, 'The name of the file is missing.')
  else if (isPicture && !['LGO', '360'].includes(code)) return name
  else notes.noteOnce(segment, type, 'Files that are no pictures of the part were left out.', `no picture ${code}`)
  return undefined
}
