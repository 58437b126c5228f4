import type { PartFacts } from '#server/import/facts.ts'
import { childText, findChild } from '#server/import/feeds/fields.ts'
import { parseFeedValue } from '#server/import/feeds/values.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { parseMeasure } from '#server/import/pies/values.ts'
import { parseCountry } from '#server/import/tables/values/words.ts'
import type { ArticleReadingContext } from './prices.ts'

const knownElementNames = new Set(['CUSTOMS_TARIFF_NUMBER', 'COUNTRY_OF_ORIGIN', 'DIMENSIONS'])

/** Reads customs number, country of origin, weight (kilograms) and box size (metres) of an article, as BMEcat 2005 writes them. */
export function readLogisticFacts(
  details: XmlElement | undefined,
  { place, remarks }: ArticleReadingContext,
): Pick<PartFacts, 'hsCode' | 'country' | 'weightG' | 'boxMm'> {
  if (details === undefined) return {}
  for (const { name, text } of details.children)
    if (!knownElementNames.has(name)) remarks.addUnreadFieldNote(place, `LOGISTIC_DETAILS/${name}`, text)
  const hsCode = childText(findChild(details, 'CUSTOMS_TARIFF_NUMBER'), 'CUSTOMS_NUMBER')
  const origin = childText(details, 'COUNTRY_OF_ORIGIN')
  const from =
    origin === ''
      ? undefined
      : parseFeedValue({ at: place, column: 'LOGISTIC_DETAILS/COUNTRY_OF_ORIGIN', text: origin.slice(0, 2) }, parseCountry, remarks)
  const dimensions = findChild(details, 'DIMENSIONS')
  const thousandths = (name: string): number | undefined => {
    const text = childText(dimensions, name)
    if (text === '') return undefined
    const value = parseMeasure(text)
    return value === null
      ? remarks.addRefusal(place, `LOGISTIC_DETAILS/DIMENSIONS/${name}`, text, 'A measure such as 0.35, in kilograms or metres.')
      : Math.round(value * 1000)
  }
  const [weightG, length, width, height] = ['WEIGHT', 'LENGTH', 'WIDTH', 'DEPTH'].map(thousandths)
  return {
    ...(hsCode !== '' && { hsCode: hsCode.replace(/[\s.]/g, '') }),
    ...(from !== undefined && { country: from }),
    ...(weightG !== undefined && { weightG }),
    ...(length !== undefined && width !== undefined && height !== undefined && { boxMm: { length, width, height } }),
  }
}
