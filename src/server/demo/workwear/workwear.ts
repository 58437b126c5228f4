import type { Attributes } from '#contract/attributes/attributes.ts'
import { workwearCategory } from '#contract/catalogue/categories.ts'
import { partTypeSynonyms } from '#contract/part/part-types.ts'
import { specName } from '#contract/part/spec-name.ts'
import { dateDaysBefore } from '#server/demo/catalogue-day.ts'
import type { DemoPart, DemoWorkwear } from '#server/demo/demo-rows.ts'
import { demoGtin } from '#server/demo/numbers/demo-gtin.ts'
import { drawStock } from '#server/demo/offers/stock.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { sizeGuides } from './guides.ts'
import { type WorkwearStyle, workwearStyles } from './styles.ts'

interface WorkwearSettings {
  seed: string
  /** The prefix of all part codes of the demo shop, before the two letters of the part type. */
  codePrefix: string
  gtinBase: number
  brand: string
  /** The ids of the styles to generate. If absent, all styles are generated. */
  only?: readonly string[]
}

const ONE_SIZE = 'One size'
/** The first serial number of GTINs for workwear. It is higher than all serial numbers of the catalogue, so that no GTIN repeats. */
const FIRST_GTIN_OFFSET = 400_000_000
const WARRANTY_MONTHS = 12
/** The largest sizes of workwear. They cost more, because they need more fabric. */
const LARGE_SIZES = new Set(['XXL', '3XL', 'W40'])
const LARGE_SIZE_FACTOR = 1.1
/** Quantity discounts for workwear: minimum quantity, and percent off. */
const workwearPriceBreaks = [
  [1, 0],
  [5, 5],
  [20, 10],
] as const

/** Generates the workwear of a demo shop. The same options give the same goods, prices and stock. */
export function makeWorkwear({ seed, codePrefix, gtinBase, brand, only }: WorkwearSettings): DemoWorkwear {
  const rng = new RandomGenerator(seed)
  const made: DemoWorkwear = { styles: [], variants: [], parts: [] }
  for (const facts of workwearStyles.filter(({ id }) => only?.includes(id) ?? true)) {
    const guide = facts.sizeGuideName === null ? null : sizeGuides[facts.sizeGuideName]
    made.styles.push({ id: facts.id, name: facts.name, text: facts.text, producer: brand, guide, sort_num: facts.styleNumber })
    const sizes = guide?.rows.map(({ size }) => size) ?? [ONE_SIZE]
    for (const [at, colour] of facts.colours.entries()) {
      for (const [place, size] of sizes.entries()) {
        const digits = `${facts.styleNumber}${at + 1}${String(place + 1).padStart(2, '0')}`
        const mcode = `${codePrefix}WW-${digits}`
        const attributes = { size, colour, material: facts.material, garment: facts.garment }
        const middle = sizes.length === 1 || (place > 0 && place < sizes.length - 1)
        made.parts.push(
          makeWorkwearPart({
            rng,
            style: facts,
            brand,
            mcode,
            attributes,
            isMiddleSize: middle,
            gtin: demoGtin(gtinBase + FIRST_GTIN_OFFSET + Number(digits)),
          }),
        )
        made.variants.push({ mcode, style_id: facts.id, colour, size, sort_num: Number(digits) })
      }
    }
  }
  return made
}

interface WorkwearPartInput {
  rng: RandomGenerator
  style: WorkwearStyle
  brand: string
  mcode: string
  attributes: Attributes
  /** Whether the size is in the middle of the range. Such a size is more popular and better stocked in the demo shop. */
  isMiddleSize: boolean
  gtin: string
}

function makeWorkwearPart({ rng, style, brand, mcode, attributes, isMiddleSize, gtin }: WorkwearPartInput): DemoPart {
  const cents = Math.round(style.usd * 100 * (LARGE_SIZES.has(String(attributes.size)) ? LARGE_SIZE_FACTOR : 1))
  const oneSize = attributes.size === ONE_SIZE
  return {
    mcode,
    type: 'workwear',
    category_id: workwearCategory.id,
    group_name: style.name,
    name: style.name,
    description: style.text,
    producer: brand,
    condition: 'new',
    spec_name: oneSize ? String(attributes.colour) : specName('workwear', attributes),
    attributes,
    price_cents: cents,
    was_price_cents: null,
    core_cents: 0,
    price_steps: workwearPriceBreaks.map(([fromQty, percent]) => ({ fromQty, unitCents: Math.floor((cents * (100 - percent)) / 100) })),
    ...drawStock(rng, isMiddleSize ? 60 : 18),
    ended: false,
    weight_g: style.grams,
    box_mm: style.boxMm,
    warranty_months: WARRANTY_MONTHS,
    country: style.country,
    hs_code: style.hsCode,
    gtin,
    min_qty: 1,
    superseded_by: null,
    // Parts with the same `unit_key` are shown as offers of one part. Another size is another part, so each gets its own key.
    unit_key: `workwear ${mcode}`,
    // Workwear has the lowest popularity, so that parts for machines come first in search results.
    popularity: 0,
    first_sold_on: dateDaysBefore(400),
    updated_at: `${dateDaysBefore(20)}T06:00:00.000Z`,
    words: [style.name, style.synonyms, ...partTypeSynonyms.workwear, 'workwear', brand, attributes.colour, oneSize ? '' : attributes.size]
      .join(' ')
      .trim(),
    application_hint: 'Workwear',
    fitting: null,
    numbers: [],
    fitments: [],
    partsList: [],
  }
}
