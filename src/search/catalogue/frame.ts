import type { OwnAttribute } from '#contract/attributes/own-attribute.ts'
import { type NameableModel, nameWords } from '#contract/vehicle/name-vehicles.ts'

/** A category of the shop. `rule`: how a rule-based category selects its parts (`new`, `clearance`, `kits`). */
export interface CategoryRow {
  id: string
  parentId: string
  name: string
  sortNum: number
  catGroup: number
  icon: string
  description: string
  rule: string | null
  /** Keys of the attributes for cards, filters and pages of its parts; absent: as the part type defines. */
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

/** A promotion: its parts (null: all), its period (milliseconds since 1970), and its price terms. */
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

/** The data that all parts of a shop share. Categories and applications are in the shop's order, others ordered by id. */
export interface FrameRows {
  categories: readonly CategoryRow[]
  applications: readonly ApplicationRow[]
  makes: readonly MakeRow[]
  models: readonly ModelRow[]
  promotions: readonly PromotionRow[]
  /** The shop's own attributes, in its order; absent if there are none. */
  own?: readonly OwnAttribute[]
}

/** A model with the words of its name. */
export interface ModelWords extends NameableModel {
  id: string
  appid: string
  makeId: string
  brand: string
  line: string
  /** Without its make: `Golf Mk4`. */
  model: string
  /** `Volkswagen Golf Mk4`. */
  name: string
}

/** The same data with lookup tables by id and word. */
export interface Frame extends FrameRows {
  category: (id: string) => CategoryRow | undefined
  make: (id: string) => MakeRow | undefined
  model: (id: string) => ModelRow | undefined
  named: readonly ModelWords[]
  /** Every word in the name of a model. */
  vehicleWords: ReadonlySet<string>
}

export function frameOf(rows: FrameRows): Frame {
  const [categories, makes, models] = [byId(rows.categories), byId(rows.makes), byId(rows.models)]
  // Computed on first use: searches for numbers do not need vehicle words.
  const named = once(() =>
    rows.models.flatMap((model): ModelWords[] => {
      const make = makes.get(model.makeId)
      return make === undefined ? [] : [wordsOf(model, make)]
    }),
  )
  const vehicleWords = once(
    () => new Set(named().flatMap(({ words, engines }) => [words, ...engines.map((one) => one.words)].flatMap((some) => [...some]))),
  )
  return {
    ...rows,
    category: (id) => categories.get(id),
    make: (id) => makes.get(id),
    model: (id) => models.get(id),
    get named() {
      return named()
    },
    get vehicleWords() {
      return vehicleWords()
    },
  }
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => {
    made ??= make()
    return made
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

const wordsOf = (model: ModelRow, make: MakeRow): ModelWords => ({
  id: model.id,
  appid: make.applicationId,
  makeId: make.id,
  brand: make.name,
  line: model.line,
  model: model.name,
  name: model.name.startsWith(make.name) ? model.name : `${make.name} ${model.name}`,
  from: model.from,
  to: model.to,
  make: nameWords(make.name),
  words: nameWords(`${make.name} ${model.line} ${model.name}`),
  engines: model.engines.map((name) => ({ name, words: nameWords(name) })),
})

/** A category and all its descendants. */
export function categoriesUnder(frame: FrameRows, id: string): string[] {
  const children = frame.categories.filter((category) => category.parentId === id)
  return [id, ...children.flatMap((child) => categoriesUnder(frame, child.id))]
}
