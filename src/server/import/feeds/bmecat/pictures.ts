import type { PartFacts } from '#server/import/facts.ts'
import { childText, findChildren } from '#server/import/feeds/fields.ts'
import { pictureFileName } from '#server/import/feeds/values.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { parseWholeNumber } from '#server/import/pies/values.ts'
import type { ArticleReadingContext } from './prices.ts'

/** The BMEcat purposes of pictures that show the part, best first. */
const picturePurposes = ['normal', 'detail', 'others', '']
const PICTURE_FILE_PATTERN = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg|bmp)$/i

/** Returns the file names of an article's pictures. Data sheets, logos and thumbnails are skipped with a remark. */
export function readPictureNames(
  info: XmlElement | undefined,
  { place, remarks, catalogue }: ArticleReadingContext,
): Pick<PartFacts, 'pictures'> {
  const all = (info === undefined ? [] : findChildren(info, 'MIME')).flatMap((mime) => {
    const [type, purpose] = [childText(mime, 'MIME_TYPE').toLowerCase(), childText(mime, 'MIME_PURPOSE').toLowerCase()]
    const source = catalogue.chooseTextElement(mime, 'MIME_SOURCE')?.text ?? ''
    const name = pictureFileName(source)
    const isPicture = type.startsWith('image/') || (type === '' && PICTURE_FILE_PATTERN.test(source))
    if (name !== null && isPicture && picturePurposes.includes(purpose))
      return [{ name, rank: picturePurposes.indexOf(purpose), order: parseWholeNumber(childText(mime, 'MIME_ORDER')) ?? 0 }]
    return (
      remarks.addNoteOnce(
        place,
        'MIME_INFO/MIME',
        source,
        `Files that are no pictures of the part (${purpose || type || 'of no kind'}) are left out.`,
      ) ?? []
    )
  })
  const names = all.sort((one, other) => one.rank - other.rank || one.order - other.order).map(({ name }) => name)
  return names.length > 0 ? { pictures: [...new Set(names)] } : {}
}
