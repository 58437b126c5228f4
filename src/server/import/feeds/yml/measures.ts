import { countries as codes } from '#contract/addresses/countries.ts'
import type { PartFacts } from '#server/import/facts.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { type FeedValue, readAs } from '#server/import/feeds/values.ts'
import { boxSize, measure } from '#server/import/tables/values/measure.ts'
import { country } from '#server/import/tables/values/words.ts'

/** Reads the weight of an offer. A number without a unit means kilograms. */
export function weightOf(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'weightG'> {
  const weightG =
    said.text === ''
      ? undefined
      : readAs(said, (text) => measure('weight', text.replace(/\s*кг\.?$/i, ''), 'kg', text.includes(',') ? ',' : '.'), remarks)
  return weightG === undefined ? {} : { weightG }
}

/** Reads the box size of an offer, in centimetres: `30.5/20/15`. */
export function boxOf(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'boxMm'> {
  const boxMm =
    said.text === ''
      ? undefined
      : readAs(said, (text) => boxSize(text.replaceAll('/', ' x '), 'cm', text.includes(',') ? ',' : '.'), remarks)
  return boxMm === undefined ? {} : { boxMm }
}

let russian: Map<string, string> | null = null

/** Reads the country of origin of an offer. YML files name countries in Russian. */
export function countryOf(said: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'country'> {
  if (said.text === '') return {}
  const names = new Intl.DisplayNames('ru', { type: 'region' })
  russian ??= new Map(codes.map((code) => [names.of(code)?.toLowerCase() ?? code, code]))
  const found = russian.get(said.text.toLowerCase()) ?? readAs(said, country, remarks)
  return found === undefined ? {} : { country: found }
}

/** Reads the warranty of an offer: `P2Y` is two years. The value `true` names no duration and is left out with a remark. */
export function warrantyOf({ at, column, text }: FeedValue, remarks: FeedRemarks): Pick<PartFacts, 'warrantyMonths'> {
  if (text === '') return {}
  const [, years, months, days] = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T.*)?$/.exec(text) ?? []
  const all = Number(years ?? 0) * 12 + Number(months ?? 0) + Math.floor(Number(days ?? 0) / 30)
  if (all > 0) return { warrantyMonths: all }
  return remarks.noteOnce(at, column, text, 'A warranty without its time is left out.') ?? {}
}
