import type { PartFacts } from '#server/import/facts.ts'
import { child, textIn } from '#server/import/feeds/fields.ts'
import { readAs } from '#server/import/feeds/values.ts'
import type { XmlElement } from '#server/import/files/xml.ts'
import { measure } from '#server/import/pies/values.ts'
import { country } from '#server/import/tables/values/words.ts'
import type { PriceReading } from './prices.ts'

const readElements = new Set(['CUSTOMS_TARIFF_NUMBER', 'COUNTRY_OF_ORIGIN', 'DIMENSIONS'])

/** Reads customs number, country of origin, weight (kilograms) and box size (metres) of an article, as BMEcat 2005 writes them. */
export function logisticFacts(
  details: XmlElement | undefined,
  { at, remarks }: PriceReading,
): Pick<PartFacts, 'hsCode' | 'country' | 'weightG' | 'boxMm'> {
  if (details === undefined) return {}
  for (const { name, text } of details.children) if (!readElements.has(name)) remarks.noteUnreadField(at, `LOGISTIC_DETAILS/${name}`, text)
  const hsCode = textIn(child(details, 'CUSTOMS_TARIFF_NUMBER'), 'CUSTOMS_NUMBER')
  const origin = textIn(details, 'COUNTRY_OF_ORIGIN')
  const from =
    origin === '' ? undefined : readAs({ at, column: 'LOGISTIC_DETAILS/COUNTRY_OF_ORIGIN', text: origin.slice(0, 2) }, country, remarks)
  const dimensions = child(details, 'DIMENSIONS')
  const thousandths = (name: string): number | undefined => {
    const text = textIn(dimensions, name)
    if (text === '') return undefined
    const value = measure(text)
    return value === null
      ? remarks.refuse(at, `LOGISTIC_DETAILS/DIMENSIONS/${name}`, text, 'A measure such as 0.35, in kilograms or metres.')
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
