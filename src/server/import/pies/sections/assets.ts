import type { PartFacts } from '#server/import/facts.ts'
import { otherAssetTypes, pictureAssetTypes, pictureFileTypePattern, readablePicturePattern } from '#server/import/pies/codes/codes.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'
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
  const place = pictureAssetTypes.indexOf(fieldText(segment, 'AssetType').toUpperCase())
  return [
    place === -1 ? pictureAssetTypes.length : place,
    fieldText(segment, 'Representation').toUpperCase() === 'R' ? 1 : 0,
    parseWholeNumber(fieldText(segment, 'AssetSequence')) ?? 0,
  ]
}

function readPictureName(segment: PiesSegment, { notes, validityDay: today }: PiesReadingContext): string | undefined {
  const type = findField(segment, 'AssetType')
  const code = type?.text.toUpperCase() ?? ''
  const expires = parseIsoDay(fieldText(segment, 'ExpirationDate'))
  if (expires !== null && expires < today) {
    notes.addNoteOnce(segment, findField(segment, 'ExpirationDate'), 'Pictures and files that have run out were left out.', 'old asset')
    return undefined
  }
  if (code !== '' && !pictureAssetTypes.includes(code) && !otherAssetTypes.includes(code)) {
    notes.addNoteOnce(segment, type, 'A type of asset that is not in the list.', `asset ${code}`)
  }
  const uri = fieldText(segment, 'URI')
  const path = fieldText(segment, 'FileName') || uri.split(/[?#]/)[0] || fieldText(segment, 'FilePath')
  const name = path.split(/[\\/]/).at(-1)?.trim() ?? ''
  const fileType = fieldText(segment, 'FileType')
  // A file name without extension counts as a picture when the type of the asset is a type of picture.
  const byType = !/\.\w{2,4}$/.test(name) && fileType === '' && pictureAssetTypes.includes(code)
  const isPicture = readablePicturePattern.test(name) || pictureFileTypePattern.test(fileType) || byType
  if (name === '') notes.addRefusal(segment, undefined, 'The name of the file is missing.')
  else if (isPicture && !['LGO', '360'].includes(code)) return name
  else notes.addNoteOnce(segment, type, 'Files that are no pictures of the part were left out.', `no picture ${code}`)
  return undefined
}
