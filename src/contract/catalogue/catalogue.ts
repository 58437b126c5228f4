import * as v from 'valibot'
import { Id, Mcode, pageSchemaOf, UsdAmount } from '#contract/kernel/primitives.ts'
import { partTypeNames } from '#contract/part/part-types.ts'

/**
 * A category as stored (section 3 of the specification, "Back category"). A thin list omits `count` and `description`. A backend may omit
 * fields that a category does not have.
 */
export interface Category {
  id: string
  backCategoryName: string
  sortNum: number
  catGroup: number
  icon: string
  backParentId: string
  count?: number | null | undefined
  description?: string | null | undefined
  children: Category[]
}
export const Category: v.GenericSchema<unknown, Category> = v.object({
  id: Id,
  backCategoryName: v.string(),
  sortNum: v.nullish(v.number(), 0),
  catGroup: v.nullish(v.number(), 0),
  icon: v.nullish(v.string(), ''),
  backParentId: v.nullish(v.string(), ''),
  count: v.nullish(v.number()),
  description: v.nullish(v.string()),
  children: v.nullish(v.array(v.lazy(() => Category)), []),
})

export const CategoryCrumb = v.object({ id: Id, backCategoryName: v.string(), backParentId: v.string() })
export type CategoryCrumb = v.InferOutput<typeof CategoryCrumb>

export const Condition = v.picklist(['new', 'reman', 'used'])
export type Condition = v.InferOutput<typeof Condition>

/**
 * The stock of a part. `in`: in stock; `low`: five pieces or fewer; `out`: out of stock; `ended`: out of stock and discontinued.
 * `availability.ts` decides which quantity can be ordered.
 */
export const Stock = v.object({
  state: v.picklist(['in', 'low', 'out', 'ended']),
  qty: v.number(),
  /** The day on which new stock is expected, if known; the day may be in the past. */
  restockOn: v.optional(v.string()),
  /** Present if the part is discontinued and stock remains. Absent: the part is not discontinued, or nothing remains. */
  last: v.optional(v.literal(true)),
})
export type Stock = v.InferOutput<typeof Stock>

/** Label, unit and decimals of a shop's own attribute. Replies contain them, because the app has them in no table. */
export const ShopAttributeLabel = v.object({ label: v.string(), unit: v.string(), decimals: v.optional(v.number()) })
export type ShopAttributeLabel = v.InferOutput<typeof ShopAttributeLabel>

const AttributeValues = v.record(v.string(), v.union([v.string(), v.number()]))

/** Why a part matches a search: one of its numbers, or its words. */
export const PartSearchMatch = v.object({
  by: v.picklist(['mcode', 'oe', 'cross', 'gtin', 'words', 'similar']),
  number: v.optional(v.string()),
  maker: v.optional(v.string()),
  /**
   * How the number matches the search text. `same`: equal. `zeros`: equal except for leading zeros. `revision`: another revision. `begins`,
   * `contains`: the text is a part of the number. `alike`: equal if look-alike characters such as O and 0 are equal. `suffix`: equal
   * without the typed suffix. `near`: one character differs.
   */
  how: v.optional(v.picklist(['same', 'zeros', 'revision', 'begins', 'contains', 'alike', 'suffix', 'near'])),
})
export type PartSearchMatch = v.InferOutput<typeof PartSearchMatch>

/** A quantity price break: from a quantity of `fromQty`, one piece costs `unitPrice` dollars. The first price break always begins at 1. */
export const QuantityPriceBreak = v.object({ fromQty: v.number(), unitPrice: UsdAmount })
export type QuantityPriceBreak = v.InferOutput<typeof QuantityPriceBreak>

/**
 * The promotion that reduces a price. It contains its end (ISO 8601, UTC) and the quantity price breaks without the promotion, so that a
 * cached price can be corrected after the end (contract/promotions).
 */
export const RunningPromotion = v.object({
  id: Id,
  name: v.string(),
  until: v.string(),
  usual: v.array(QuantityPriceBreak) as v.GenericSchema<readonly QuantityPriceBreak[]>,
})
export type RunningPromotion = v.InferOutput<typeof RunningPromotion>

const partOverviewFields = {
  mcode: Mcode,
  type: v.picklist(partTypeNames),
  name: v.string(),
  producer: v.string(),
  condition: Condition,
  backCategoryId: Id,
  backCategoryName: v.string(),
  oeNumber: v.string(),
  oeProducer: v.string(),
  /** A short summary of the part's key attributes: `12 V · 1.4 kW · 9 T · CW`. */
  specName: v.string(),
  attributes: AttributeValues,
  /** The labels of those attributes that are the shop's own (contract/attributes/shop-attribute-key.ts). */
  own: v.optional(v.record(v.string(), ShopAttributeLabel)),
  mainImageUrl: v.string(),
  price: UsdAmount,
  /** The price before a sale, or without the promotion. */
  wasPrice: v.optional(UsdAmount),
  promotion: v.optional(RunningPromotion),
  coreCharge: UsdAmount,
  stock: Stock,
}

/** A part as a row in a list; `attributes` holds the key attributes only. */
export const PartCard = v.object({
  ...partOverviewFields,
  /** The minimum order quantity; absent if it is 1. */
  minQty: v.optional(v.number()),
  /** The quantity price breaks of the part. */
  priceLadder: v.optional(v.array(QuantityPriceBreak)),
  /** The packed weight of one piece, which decides the possible delivery methods. */
  weightKg: v.optional(v.number()),
  matched: v.optional(PartSearchMatch),
})
export type PartCard = v.InferOutput<typeof PartCard>

export const PartNumber = v.object({ kind: v.picklist(['oe', 'cross']), maker: v.string(), number: v.string() })
export type PartNumber = v.InferOutput<typeof PartNumber>

/**
 * A picture of a part: a drawing from one side, or a picture of the operator (`own`; contract/part/shop-picture.ts describes its URL).
 * Sizes
 * in pixels.
 */
export const PartImage = v.object({
  url: v.string(),
  kind: v.picklist(['view', 'rear', 'drive-end', 'dimensions', 'own']),
  width: v.number(),
  height: v.number(),
})
export type PartImage = v.InferOutput<typeof PartImage>

export const PartReference = v.object({ mcode: Mcode, name: v.string(), specName: v.string() })
export type PartReference = v.InferOutput<typeof PartReference>

/** Instructions for fitting a part, in Markdown like the description. Torques in newton metres. */
export const FittingNotes = v.object({
  torques: v.array(v.object({ what: v.string(), nm: v.number() })),
  notes: v.array(v.string()),
})
export type FittingNotes = v.InferOutput<typeof FittingNotes>

/** All data of a part's page except fitments and parts list, which are fetched by separate calls. */
export const PartDetail = v.object({
  ...partOverviewFields,
  description: v.string(),
  gtin: v.string(),
  weightKg: v.number(),
  boxMm: v.object({ length: v.number(), width: v.number(), height: v.number() }),
  warrantyMonths: v.number(),
  countryOfOrigin: v.string(),
  hsCode: v.string(),
  minQty: v.number(),
  images: v.array(PartImage),
  numbers: v.array(PartNumber),
  priceLadder: v.array(QuantityPriceBreak),
  supersededBy: v.optional(PartReference),
  supersedes: v.array(PartReference),
  /** The same unit in other conditions or from other makers. */
  alternatives: v.array(PartReference),
  /** The parts of `alternatives` as cards, for comparison. Our own field: another backend omits it. */
  offers: v.nullish(v.array(PartCard)),
  /** Fitting notes, for part types that have them. Our own field: another backend omits it. */
  fitting: v.nullish(FittingNotes),
  /** For workwear: the style that this size and colour belongs to. Our own field: another backend omits it. */
  style: v.nullish(v.object({ id: Id, name: v.string() })),
  path: v.array(CategoryCrumb),
  fitmentCount: v.number(),
  /**
   * Fitments that are given only as ids of vehicles for which the shop has no names: their number and the ids. Our own field: another
   * backend omits it.
   */
  unnamed: v.nullish(v.object({ count: v.number(), ids: v.array(v.string()) })),
  /** When the part's data last changed, ISO 8601. A change of price or stock alone may not show in it. */
  updatedAt: v.string(),
})
export type PartDetail = v.InferOutput<typeof PartDetail>

/** One vehicle or machine that a part fits. Without a last year, the vehicle is still in production. */
export const Fitment = v.object({
  appid: Id,
  application: v.string(),
  brandid: Id,
  brand: v.string(),
  modelid: Id,
  model: v.string(),
  engine: v.string(),
  yearFrom: v.optional(v.number()),
  yearTo: v.optional(v.number()),
  /**
   * A restriction of the fitment in the supplier's words, such as `Front; with 130 A`: the part fits only under this restriction. Our own
   * field: another backend omits it.
   */
  note: v.nullish(v.string()),
})
export type Fitment = v.InferOutput<typeof Fitment>

/** One position of a parts list. A position that the shop does not sell has no part. */
export const PartsListLine = v.object({ position: v.number(), name: v.string(), qty: v.number(), part: v.optional(PartCard) })
export type PartsListLine = v.InferOutput<typeof PartsListLine>
export const PartsList = v.object({ contains: v.array(PartsListLine), usedIn: v.array(PartCard), usedInTotal: v.number() })
export type PartsList = v.InferOutput<typeof PartsList>

/**
 * A search suggestion (section 3 of the specification). `goodsApplication` is null if unknown. Only the code is required. The fields after
 * those of the specification are our own: another backend omits them.
 */
export const Suggestion = v.object({
  goodsSkuCode: Mcode,
  mainImageUrl: v.nullish(v.string(), ''),
  oeNumber: v.nullish(v.string(), ''),
  backCategoryName: v.nullish(v.string(), ''),
  oeProducer: v.nullish(v.string(), ''),
  goodsApplication: v.nullish(v.string(), null),
  specName: v.nullish(v.string(), ''),
  matched: v.nullish(PartSearchMatch, { by: 'words' }),
  /** The manufacturer. */
  producer: v.nullish(v.string()),
  condition: v.nullish(Condition),
  price: v.nullish(UsdAmount),
  wasPrice: v.nullish(UsdAmount),
  promotion: v.nullish(RunningPromotion),
  coreCharge: v.nullish(UsdAmount),
  stock: v.nullish(Stock),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export const FacetValueCount = v.object({ value: v.string(), count: v.number() })
/** A filter with its values. The filter of a shop's own attribute also contains label, unit and decimals. */
export const Facet = v.object({ key: v.string(), values: v.array(FacetValueCount), ...v.partial(ShopAttributeLabel).entries })
export type Facet = v.InferOutput<typeof Facet>

export const CategoryCount = v.object({
  id: Id,
  backParentId: v.string(),
  backCategoryName: v.string(),
  icon: v.string(),
  count: v.number(),
})
export type CategoryCount = v.InferOutput<typeof CategoryCount>

/**
 * A measure that was read from a search text and restricts the result. `text`: the piece of the text, as typed. `keys`: the attributes that
 * may have it, or the filter. `value`: the value of the attribute, lengths in millimetres.
 */
export const SearchedMeasure = v.object({ text: v.string(), keys: v.array(v.string()), value: v.string() })
export type SearchedMeasure = v.InferOutput<typeof SearchedMeasure>

/** A listing: one page of parts, filter counts, and how the search text was interpreted. */
export const Listing = v.object({
  ...pageSchemaOf(PartCard).entries,
  facets: v.array(Facet),
  categories: v.array(CategoryCount),
  /**
   * How the search text was interpreted. `number`: as a part number. `scratched`: as a number with illegible characters. `words`: all words
   * were found. `similar`: words with similar spelling were found. `all`: there was no search text.
   */
  meant: v.picklist(['number', 'scratched', 'words', 'similar', 'all']),
  /** The words of the search text that were ignored, because no part contains them together with the other words. */
  leftOut: v.optional(v.array(v.string())),
  /**
   * The vehicles that the search text names, with engines. Every part in the result fits one of these vehicles. If the result is empty, no
   * known part fits.
   */
  fits: v.optional(v.array(v.string())),
  /** The measures that were read from the search text. Our own field: another backend omits it. */
  measured: v.optional(v.array(SearchedMeasure)),
  /**
   * For a number without exact match: how many parts have a number that begins with the searched number, ignoring filters. Absent if there
   * are more than the search counts.
   */
  begins: v.optional(v.number()),
})
export type Listing = v.InferOutput<typeof Listing>

export const Application = v.object({ id: Id, name: v.string(), title: v.string(), icon: v.string(), partCount: v.number() })
export type Application = v.InferOutput<typeof Application>
export const Brand = v.object({ id: Id, name: v.string(), modelCount: v.number(), partCount: v.number() })
export type Brand = v.InferOutput<typeof Brand>
export const ApplicationInfo = v.object({ ...Application.entries, brands: v.array(Brand) })
export type ApplicationInfo = v.InferOutput<typeof ApplicationInfo>
export const ModelGroup = v.object({ name: v.string(), modelCount: v.number() })
export const ModelGroups = v.object({
  brand: v.object({ id: Id, name: v.string() }),
  application: v.object({ id: Id, name: v.string() }),
  groups: v.array(ModelGroup),
})
export type ModelGroups = v.InferOutput<typeof ModelGroups>
export const Model = v.object({
  id: Id,
  name: v.string(),
  group: v.string(),
  brandid: Id,
  brand: v.string(),
  appid: Id,
  engines: v.array(v.string()),
  yearFrom: v.optional(v.number()),
  yearTo: v.optional(v.number()),
  partCount: v.number(),
  /** The number of parts and of complete units for each engine. Absent if many models match. */
  engineCounts: v.optional(v.array(v.object({ engine: v.string(), partCount: v.number(), unitCount: v.number() }))),
})
export type Model = v.InferOutput<typeof Model>

/** A vehicle that a text names. An engine has no id: as in fitments, its name identifies it within a model. */
export const NamedVehicle = v.object({
  modelid: Id,
  brandid: Id,
  appid: Id,
  brand: v.string(),
  /** The name of the model line. */
  group: v.string(),
  model: v.string(),
  yearFrom: v.optional(v.number()),
  yearTo: v.optional(v.number()),
  /** The engines that the text names; all engines of the model if the text names none. */
  engines: v.array(v.string()),
  /** The year in the text, if the model was built in that year. */
  year: v.optional(v.number()),
  /** The number of starters that fit the named engines in the named year. The following fields count alternators and all parts. */
  starters: v.number(),
  alternators: v.number(),
  partCount: v.number(),
})
export type NamedVehicle = v.InferOutput<typeof NamedVehicle>

/** A page of suggestions. The specification defines only `records`. */
export const Suggestions = v.object({
  records: v.array(Suggestion),
  total: v.nullish(v.number()),
  size: v.nullish(v.number()),
  current: v.nullish(v.number()),
  pages: v.nullish(v.number()),
  /** The number of results of a full search for the same text; absent if the server did not count all of them. */
  found: v.nullish(v.number()),
  /**
   * The vehicles that the text names, best match first. Suggestions are then limited to complete units, unless the text names a part type.
   */
  vehicles: v.nullish(v.array(NamedVehicle)),
})
export type Suggestions = v.InferOutput<typeof Suggestions>

/**
 * A named family of parts within a category, such as `12 V gear reduction`. `title` is the name in the language of the reply; `title` is
 * our own field.
 */
export const ProductGroup = v.object({ groupName: v.string(), title: v.optional(v.string()), count: v.number(), mainImageUrl: v.string() })
export type ProductGroup = v.InferOutput<typeof ProductGroup>

export const Advertisement = v.object({
  id: Id,
  title: v.string(),
  text: v.string(),
  href: v.string(),
  imageUrl: v.string(),
  tone: v.picklist(['plain', 'accent', 'ink']),
})
export type Advertisement = v.InferOutput<typeof Advertisement>

export const QuantityPrice = v.object({
  mcode: Mcode,
  quantity: v.number(),
  unitPrice: UsdAmount,
  coreCharge: UsdAmount,
  /** The price of `quantity` pieces including core charges. */
  total: UsdAmount,
  nextStep: v.optional(QuantityPriceBreak),
})
export type QuantityPrice = v.InferOutput<typeof QuantityPrice>
