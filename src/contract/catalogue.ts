import * as v from 'valibot'
import { partTypeNames } from './part-types.ts'
import { Id, Mcode, pageOf, Usd } from './primitives.ts'

/**
 * A category as stored (specification, section 3, Back category). `count`, `description` are left out of a thin list. Any backend may say
 * nothing of what a category does not have.
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

export const Crumb = v.object({ id: Id, backCategoryName: v.string(), backParentId: v.string() })
export type Crumb = v.InferOutput<typeof Crumb>

export const Condition = v.picklist(['new', 'reman', 'used'])
export type Condition = v.InferOutput<typeof Condition>

/**
 * `in`: on the shelf; `low`: five or fewer; `out`: none; `ended`: none, and not made any more. What follows from it is asked of
 * `availability.ts`.
 */
export const Stock = v.object({
  state: v.picklist(['in', 'low', 'out', 'ended']),
  qty: v.number(),
  /** The day on which more are expected, where one is known; it may have passed. */
  restockOn: v.optional(v.string()),
  /** These are the last: it is not made any more. Absent: it still is, or none is left. */
  last: v.optional(v.literal(true)),
})
export type Stock = v.InferOutput<typeof Stock>

/** What one of the shop’s own attributes is called, and how its values are shown: no app knows it otherwise. */
export const OwnLabel = v.object({ label: v.string(), unit: v.string(), decimals: v.optional(v.number()) })
export type OwnLabel = v.InferOutput<typeof OwnLabel>

const AttributeValues = v.record(v.string(), v.union([v.string(), v.number()]))

/** Why a part was found: which of its numbers met the search, or that its words did. */
export const Matched = v.object({
  by: v.picklist(['mcode', 'oe', 'cross', 'gtin', 'words', 'similar']),
  number: v.optional(v.string()),
  maker: v.optional(v.string()),
  /**
   * `same`: the same number; `zeros`: but for leading zeros; `revision`: another revision; `begins`, `contains`: a piece of it;
   * `alike`: but for characters that look alike, O and 0; `suffix`: without what was typed behind it; `near`: but for one character.
   */
  how: v.optional(v.picklist(['same', 'zeros', 'revision', 'begins', 'contains', 'alike', 'suffix', 'near'])),
})
export type Matched = v.InferOutput<typeof Matched>

/** From `fromQty` pieces on, one costs `unitPrice` dollars. The first step is always 1. */
export const PriceStep = v.object({ fromQty: v.number(), unitPrice: Usd })
export type PriceStep = v.InferOutput<typeof PriceStep>

/**
 * The promotion that a price is by: until when (ISO 8601, UTC), and what quantities cost without it, so that what a device has kept is no
 * lower price afterwards (contract/promotions).
 */
export const RunningPromotion = v.object({
  id: Id,
  name: v.string(),
  until: v.string(),
  usual: v.array(PriceStep) as v.GenericSchema<readonly PriceStep[]>,
})
export type RunningPromotion = v.InferOutput<typeof RunningPromotion>

const overview = {
  mcode: Mcode,
  type: v.picklist(partTypeNames),
  name: v.string(),
  producer: v.string(),
  condition: Condition,
  backCategoryId: Id,
  backCategoryName: v.string(),
  oeNumber: v.string(),
  oeProducer: v.string(),
  /** The few data that decide, in the trade's short form: `12 V · 1.4 kW · 9 T · CW`. */
  specName: v.string(),
  attributes: AttributeValues,
  /** Of each of the shop’s own among them (contract/attributes/own-key.ts). */
  own: v.optional(v.record(v.string(), OwnLabel)),
  mainImageUrl: v.string(),
  price: Usd,
  /** Price before a sale or without the promotion, when there is one. */
  wasPrice: v.optional(Usd),
  promotion: v.optional(RunningPromotion),
  coreCharge: Usd,
  stock: Stock,
}

/** A part as a row in a list; `attributes` holds only those that decide. */
export const PartCard = v.object({
  ...overview,
  /** The least quantity that is sold, when it is more than one. */
  minQty: v.optional(v.number()),
  /** When more pieces cost less each. */
  priceLadder: v.optional(v.array(PriceStep)),
  /** With its packing; says which ways of delivery take it. */
  weightKg: v.optional(v.number()),
  matched: v.optional(Matched),
})
export type PartCard = v.InferOutput<typeof PartCard>

export const PartNumber = v.object({ kind: v.picklist(['oe', 'cross']), maker: v.string(), number: v.string() })
export type PartNumber = v.InferOutput<typeof PartNumber>

/** A drawing from a side, or a picture of the operator's own (`own`; own-picture.ts says what its address means). Sizes in pixels. */
export const PartImage = v.object({
  url: v.string(),
  kind: v.picklist(['view', 'rear', 'drive-end', 'dimensions', 'own']),
  width: v.number(),
  height: v.number(),
})
export type PartImage = v.InferOutput<typeof PartImage>

export const PartReference = v.object({ mcode: Mcode, name: v.string(), specName: v.string() })
export type PartReference = v.InferOutput<typeof PartReference>

/** What is to be minded when a part is fitted: catalogue texts, as the description. Torques in newton metres. */
export const FittingNotes = v.object({
  torques: v.array(v.object({ what: v.string(), nm: v.number() })),
  notes: v.array(v.string()),
})
export type FittingNotes = v.InferOutput<typeof FittingNotes>

/** Everything on a part's page but its applications and its parts list, which have calls of their own. */
export const PartDetail = v.object({
  ...overview,
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
  priceLadder: v.array(PriceStep),
  supersededBy: v.optional(PartReference),
  supersedes: v.array(PartReference),
  /** Other conditions or makes of the same unit. */
  alternatives: v.array(PartReference),
  /** The same ones as they are sold, to be compared; ours, another backend leaves them out. */
  offers: v.nullish(v.array(PartCard)),
  /** Of types that have such; ours, another backend leaves it out. */
  fitting: v.nullish(FittingNotes),
  /** Of workwear: the style that it is a size and colour of. Ours, another backend leaves it out. */
  style: v.nullish(v.object({ id: Id, name: v.string() })),
  path: v.array(Crumb),
  fitmentCount: v.number(),
  /** Applications by ids that the shop cannot name yet: how many, and by which. Ours, another backend leaves it out. */
  unnamed: v.nullish(v.object({ count: v.number(), ids: v.array(v.string()) })),
  updatedAt: v.string(),
})
export type PartDetail = v.InferOutput<typeof PartDetail>

/** One thing a part fits. Years without an end go on. */
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
  /** What narrows it, in the supplier's words: `Front; with 130 A`. It fits only so. Ours, another backend leaves it out. */
  note: v.nullish(v.string()),
})
export type Fitment = v.InferOutput<typeof Fitment>

/** One position of a parts list. A position that the shop does not sell has no part. */
export const PartsListLine = v.object({ position: v.number(), name: v.string(), qty: v.number(), part: v.optional(PartCard) })
export type PartsListLine = v.InferOutput<typeof PartsListLine>
export const PartsList = v.object({ contains: v.array(PartsListLine), usedIn: v.array(PartCard), usedInTotal: v.number() })
export type PartsList = v.InferOutput<typeof PartsList>

/**
 * A search suggestion (specification, section 3). `goodsApplication` is null when nothing is known. Only the code must be there; what
 * stands below the specified fields is ours, and another backend leaves it out.
 */
export const Suggestion = v.object({
  goodsSkuCode: Mcode,
  mainImageUrl: v.nullish(v.string(), ''),
  oeNumber: v.nullish(v.string(), ''),
  backCategoryName: v.nullish(v.string(), ''),
  oeProducer: v.nullish(v.string(), ''),
  goodsApplication: v.nullish(v.string(), null),
  specName: v.nullish(v.string(), ''),
  matched: v.nullish(Matched, { by: 'words' }),
  /** Whose make it is. */
  producer: v.nullish(v.string()),
  condition: v.nullish(Condition),
  price: v.nullish(Usd),
  wasPrice: v.nullish(Usd),
  promotion: v.nullish(RunningPromotion),
  coreCharge: v.nullish(Usd),
  stock: v.nullish(Stock),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

export const FacetValue = v.object({ value: v.string(), count: v.number() })
/** With label, unit and digits it is by one of the shop’s own attributes. */
export const Facet = v.object({ key: v.string(), values: v.array(FacetValue), ...v.partial(OwnLabel).entries })
export type Facet = v.InferOutput<typeof Facet>

export const CategoryCount = v.object({
  id: Id,
  backParentId: v.string(),
  backCategoryName: v.string(),
  icon: v.string(),
  count: v.number(),
})
export type CategoryCount = v.InferOutput<typeof CategoryCount>

/** A listing: one page of parts, how the rest divides, and what the search was taken to mean. */
export const Listing = v.object({
  ...pageOf(PartCard).entries,
  facets: v.array(Facet),
  categories: v.array(CategoryCount),
  /** `number`: some part bears it; `words`: all words were found; `similar`: none were, these are spelt alike; `all`: no search text. */
  meant: v.picklist(['number', 'scratched', 'words', 'similar', 'all']),
  /** Words that no part has together with the others, so that they were left out. */
  leftOut: v.optional(v.array(v.string())),
  /** The vehicles that the words name, when they do, with engines: each part that was found fits one; when none was found, none is known to fit. */
  fits: v.optional(v.array(v.string())),
  /**
   * Of a number that nobody bears whole: how many parts bear one that begins with it, whatever the filters. Left out when there are more
   * than a search looks at.
   */
  begins: v.optional(v.number()),
})
export type Listing = v.InferOutput<typeof Listing>

export const Application = v.object({ id: Id, name: v.string(), title: v.string(), icon: v.string(), partCount: v.number() })
export type Application = v.InferOutput<typeof Application>
export const Brand = v.object({ id: Id, name: v.string(), modelCount: v.number(), partCount: v.number() })
export type Brand = v.InferOutput<typeof Brand>
export const AppInfo = v.object({ ...Application.entries, brands: v.array(Brand) })
export type AppInfo = v.InferOutput<typeof AppInfo>
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
  /** How many parts, and complete units of them, each engine has. Left out where many models are told. */
  engineCounts: v.optional(v.array(v.object({ engine: v.string(), partCount: v.number(), unitCount: v.number() }))),
})
export type Model = v.InferOutput<typeof Model>

/**
 * A vehicle that a text names. An engine is no thing of its own in the data: it is known by its name within a model, as fitments say it.
 */
export const NamedVehicle = v.object({
  modelid: Id,
  brandid: Id,
  appid: Id,
  brand: v.string(),
  /** Its model line. */
  group: v.string(),
  model: v.string(),
  yearFrom: v.optional(v.number()),
  yearTo: v.optional(v.number()),
  /** The engines that the text names; all of the model when it names none. */
  engines: v.array(v.string()),
  /** The year that the text names, when the model was built then. */
  year: v.optional(v.number()),
  /** Of these engines, in that year: complete units, and all parts. */
  starters: v.number(),
  alternators: v.number(),
  partCount: v.number(),
})
export type NamedVehicle = v.InferOutput<typeof NamedVehicle>

/** A page of suggestions. The specification names its `records` alone. */
export const Suggestions = v.object({
  records: v.array(Suggestion),
  total: v.nullish(v.number()),
  size: v.nullish(v.number()),
  current: v.nullish(v.number()),
  pages: v.nullish(v.number()),
  /** How many parts the page of results has for the same text; absent where that was not counted to the end. */
  found: v.nullish(v.number()),
  /** The vehicles that the text names, best first. Beside them stand complete units alone, unless the text names a kind of part. */
  vehicles: v.nullish(v.array(NamedVehicle)),
})
export type Suggestions = v.InferOutput<typeof Suggestions>

/** A named family within a category, such as `12 V gear reduction`. `title` says it in the language of the reply; ours. */
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
  unitPrice: Usd,
  coreCharge: Usd,
  /** `quantity` pieces with their core charges. */
  total: Usd,
  nextStep: v.optional(PriceStep),
})
export type QuantityPrice = v.InferOutput<typeof QuantityPrice>
