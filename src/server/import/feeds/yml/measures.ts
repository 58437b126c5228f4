import { countries as codes } from '#contract/addresses/countries.ts'
import type { PartFacts } from '#server/import/facts.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { type FeedValue, parseFeedValue } from '#server/import/feeds/values.ts'
import { parseBoxSize, parseMeasureText } from '#server/import/tables/values/measure.ts'
import { parseCountry } from '#server/import/tables/values/words.ts'

/** Reads the weight of an offer. A number without a unit means kilograms. */
export function readWeight(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'weightG'> {
  const weightG =
    said.text === ''
      ? undefined
      : parseFeedValue(
          said,
          (text) => parseMeasureText('weight', text.replace(/\s*кг\.?$/i, ''), 'kg', text.includes(',') ? ',' : '.'),
          remarks,
        )
  return weightG === undefined ? {} : { weightG }
}

/** Reads the box size of an offer, in centimetres: `30.5/20/15`. */
export function readBoxSize(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'boxMm'> {
  const boxMm =
    said.text === ''
      ? undefined
      : parseFeedValue(said, (text) => parseBoxSize(text.replaceAll('/', ' x '), 'cm', text.includes(',') ? ',' : '.'), remarks)
  return boxMm === undefined ? {} : { boxMm }
}

let countriesByRussianName: Map<string, string> | null = null

/** Reads the country of origin of an offer. YML files name countries in Russian. */
export function readCountry(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'country'> {
  if (said.text === '') return {}
  const names = new Intl.DisplayNames('ru', { type: 'region' })
  countriesByRussianName ??= new Map(codes.map((code) => [names.of(code)?.toLowerCase() ?? code, code]))
  const found = countriesByRussianName.get(said.text.toLowerCase()) ?? parseFeedValue(said, parseCountry, remarks)
  return found === undefined ? {} : { country: found }
}

/** Reads the warranty of an offer: `P2Y` is two years. The value `true` names no duration and is left out with a remark. */
export function readWarranty({ at, column, text }: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'warrantyMonths'> {
  if (text === '') return {}
  const [, years, months, days] = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T.*)?$/.exec(text) ?? []
  const all = Number(years ?? 0) * 12 + Number(months ?? 0) + Math.floor(Number(days ?? 0) / 30)
  if (all > 0) return { warrantyMonths: all }
  return remarks.addNoteOnce(at, column, text, 'A warranty without its time is left out.') ?? {}
}
