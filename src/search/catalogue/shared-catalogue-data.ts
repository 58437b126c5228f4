import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { type ModelWithNameWords, modelNameWords } from '#contract/vehicle/name-vehicles.ts'

/** A category of the shop. `rule` says how a rule-based category selects its parts: `new`, `clearance` or `kits`. */
export interface CategoryRow {
  id: string
  parentId: string
  name: string
  sortNum: number
  catGroup: number
  icon: string
  description: string
  rule: string | null
  /**
   * Keys of the attributes on cards (`decides`), as filters, and on the pages (`shows`) of its parts. Where they are absent, the part type
   * decides.
   */
  decides?: readonly string[]
  filters?: readonly string[]
  shows?: readonly string[]
}

export interface ApplicationRow {
  id: string
  name: string
  title: string
  icon: string
}

export interface MakeRow {
  id: string
  applicationId: string
  name: string
}

export interface ModelRow {
  id: string
  makeId: string
  line: string
  name: string
  engines: readonly string[]
  from: number | null
  to: number | null
}

/** A promotion: its parts (null means all parts), its period in milliseconds since 1970, and its price terms. */
export interface PromotionRow {
  id: string
  name: string
  startsAt: number
  endsAt: number
  percent: number | null
  cents: number | null
  mcodes: readonly string[] | null
  categoryIds: readonly string[] | null
  producers: readonly string[] | null
  conditions: readonly string[] | null
}

/** The data that all parts of a shop share. Categories and applications are in the shop's order, the other lists are ordered by id. */
export interface SharedCatalogueRows {
  categories: readonly CategoryRow[]
  applications: readonly ApplicationRow[]
  makes: readonly MakeRow[]
  models: readonly ModelRow[]
  promotions: readonly PromotionRow[]
  /** The attributes that the shop has defined itself, in its order; absent if there are none. */
  own?: readonly ShopAttribute[]
}

/** A vehicle model with the words of its name, for searches. */
export interface ModelWords extends ModelWithNameWords {
  id: string
  appid: string
  makeId: string
  brand: string
  line: string
  /** The name without the make, for example `Golf Mk4`. */
  model: string
  /** The name with the make, for example `Volkswagen Golf Mk4`. */
  name: string
}

/** The data that all parts of a shop share, with lookup tables by id and by word. */
export interface SharedCatalogueData extends SharedCatalogueRows {
  category: (id: string) => CategoryRow | undefined
  make: (id: string) => MakeRow | undefined
  model: (id: string) => ModelRow | undefined
  modelWords: readonly ModelWords[]
  /** All words in the names of vehicle models and their engines. */
  vehicleWords: ReadonlySet<string>
}

export function indexSharedCatalogueRows(rows: SharedCatalogueRows): SharedCatalogueData {
  const [categories, makes, models] = [indexById(rows.categories), indexById(rows.makes), indexById(rows.models)]
  // The words of vehicles are computed on first use, because searches for numbers do not need them.
  const named = computeOnce(() =>
    rows.models.flatMap((model): ModelWords[] => {
      const make = makes.get(model.makeId)
      return make === undefined ? [] : [modelWordsOf(model, make)]
    }),
  )
  const vehicleWords = computeOnce(
    () => new Set(named().flatMap(({ words, engines }) => [words, ...engines.map((one) => one.words)].flatMap((some) => [...some]))),
  )
  return {
    ...rows,
    category: (id) => categories.get(id),
    make: (id) => makes.get(id),
    model: (id) => models.get(id),
    get modelWords() {
      return named()
    },
    get vehicleWords() {
      return vehicleWords()
    },
  }
}

function computeOnce<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => {
    made ??= make()
    return made
  }
}

const indexById = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

const modelWordsOf = (model: ModelRow, make: MakeRow): ModelWords => ({
  id: model.id,
  appid: make.applicationId,
  makeId: make.id,
  brand: make.name,
  line: model.line,
  model: model.name,
  name: model.name.startsWith(make.name) ? model.name : `${make.name} ${model.name}`,
  from: model.from,
  to: model.to,
  make: modelNameWords(make.name),
  words: modelNameWords(`${make.name} ${model.line} ${model.name}`),
  engines: model.engines.map((name) => ({ name, words: modelNameWords(name) })),
})

/** Returns the ids of a category and of all its descendants. */
export function categoriesUnder(frame: SharedCatalogueRows, id: string): string[] {
  const children = frame.categories.filter((category) => category.parentId === id)
  return [id, ...children.flatMap((child) => categoriesUnder(frame, child.id))]
}
