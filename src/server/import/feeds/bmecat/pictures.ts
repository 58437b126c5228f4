import type { PartFacts } from '#server/import/facts.ts'
import { childrenOf, textIn } from '#server/import/feeds/fields.ts'
import { pictureName } from '#server/import/feeds/values.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { whole } from '#server/import/pies/values.ts'
import type { PriceReading } from './prices.ts'

/** The BMEcat purposes of pictures that show the part, best first. */
const purposes = ['normal', 'detail', 'others', '']
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg|bmp)$/i

/** Returns the file names of an article's pictures. Data sheets, logos and thumbnails are skipped with a remark. */
export function picturesOf(info: XmlElement | undefined, { at, remarks, catalogue }: PriceReading): Pick<PartFacts, 'pictures'> {
  const all = (info === undefined ? [] : childrenOf(info, 'MIME')).flatMap((mime) => {
    const [type, purpose] = [textIn(mime, 'MIME_TYPE').toLowerCase(), textIn(mime, 'MIME_PURPOSE').toLowerCase()]
    const source = catalogue.text(mime, 'MIME_SOURCE')?.text ?? ''
    const name = pictureName(source)
    const isPicture = type.startsWith('image/') || (type === '' && PICTURE.test(source))
    if (name !== null && isPicture && purposes.includes(purpose))
      return [{ name, rank: purposes.indexOf(purpose), order: whole(textIn(mime, 'MIME_ORDER')) ?? 0 }]
    return (
      remarks.noteOnce(
        at,
        'MIME_INFO/MIME',
        source,
        `Files that are no pictures of the part (${purpose || type || 'of no kind'}) are left out.`,
      ) ?? []
    )
  })
  const names = all.sort((one, other) => one.rank - other.rank || one.order - other.order).map(({ name }) => name)
  return names.length > 0 ? { pictures: [...new Set(names)] } : {}
}
