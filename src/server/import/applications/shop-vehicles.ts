import { sql } from 'kysely'
import { catalogueApplications as wellKnown } from '#contract/catalogue/categories.ts'
import type { Db } from '#server/db/open.ts'
import type { ApplicationTable, MakeTable, ModelTable } from '#server/db/tables.ts'
import { findFreeId } from '#server/import/engine/match/slug.ts'
import type { StagedRow } from './stage-rows.ts'

/** The field of use of vehicles for which the file names none. */
export const DEFAULT_APPLICATION = 'Automotive'

export type ApplicationRow = Omit<ApplicationTable, 'tenant_id'>
export type MakeRow = Omit<MakeTable, 'tenant_id'>
export type ModelRow = Omit<ModelTable, 'tenant_id'>

export interface ModelNames {
  /** The field of use of the model. Empty for `DEFAULT_APPLICATION`. */
  application?: string
  make: string
  model: string
  /** The model line of the model. Missing when it equals the model. */
  group?: string
}

/** Finds the make and the model line of a model by the model's id. Undefined when there is no such model. */
export type ModelNameFinder = (modelId: string) => { make: string; line: string } | undefined

/** Folds the name of a make, model or field of use. Names that differ only in case, accents or spaces become equal. */
const foldVehicleName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The shop's fields of use (table `application`), makes and models by name, including new ones. A new id is made from the names, so
 * importing a file again gives the same ids. Existing rows keep their ids. `changed` returns the new and changed rows.
 */
export class ShopVehicles {
  readonly #applications = new Map<string, ApplicationRow>()
  readonly #makes = new Map<string, MakeRow>()
  readonly #models = new Map<string, ModelRow>()
  readonly #modelById = new Map<string, ModelRow>()
  readonly #makeById = new Map<string, MakeRow>()
  readonly #ids = { application: new Set<string>(), make: new Set<string>(), model: new Set<string>() }
  readonly #changed = { application: new Set<ApplicationRow>(), make: new Set<MakeRow>(), model: new Set<ModelRow>() }
  /** The new models that have no years yet. */
  readonly #unborn = new Set<ModelRow>()

  constructor(applications: readonly ApplicationRow[], makes: readonly MakeRow[], models: readonly ModelRow[]) {
    for (const row of applications) this.#addApplication(row)
    for (const row of makes) this.#addMake(row)
    for (const row of models) this.#addModel(row)
  }

  static async readShopVehicles(db: Db, tenantId: string): Promise<ShopVehicles> {
    const rows = async <Row>(table: string, columns: string) =>
      (await sql<Row>`select ${sql.raw(columns)} from ${sql.table(table)} where tenant_id = ${tenantId} order by id`.execute(db)).rows
    return new ShopVehicles(
      await rows<ApplicationRow>('application', 'id, name, title, icon, sort_num'),
      await rows<MakeRow>('make', 'id, application_id, name'),
      await rows<ModelRow>('model', 'id, make_id, group_name, name, engines, year_from, year_to'),
    )
  }

  /** A cache of model ids by unfolded name. A file repeats the same names for thousands of parts, and folding names is the slowest step. */
  readonly #asked = new Map<string, string>()

  /** Returns the id of an existing model. Undefined when the shop does not have the model. */
  findModelId(names: ModelNames): string | undefined {
    const asked = `${names.application ?? ''}\n${names.make}\n${names.model}`
    const id = this.#asked.get(asked) ?? this.#find(names)
    if (id !== undefined) this.#asked.set(asked, id)
    return id
  }

  #find(names: ModelNames): string | undefined {
    const application = this.#applications.get(foldVehicleName(names.application || DEFAULT_APPLICATION))
    const make = application && this.#makes.get(vehicleNameKey(application.id, names.make))
    return make && this.#models.get(vehicleNameKey(make.id, names.model))?.id
  }

  /** Returns the id of a model. A missing model, make or field of use is created. */
  findOrAddModel(names: ModelNames): string {
    const known = this.findModelId(names)
    if (known !== undefined) return known
    const application = this.#application(names.application || DEFAULT_APPLICATION)
    const make = this.#make(application, names.make)
    const name = names.model.trim()
    const id = findFreeId(`${make.id}-${name}`, (tried) => this.#ids.model.has(tried))
    const row: ModelRow = {
      id,
      make_id: make.id,
      group_name: names.group?.trim() || name,
      name,
      engines: [],
      year_from: null,
      year_to: null,
    }
    this.#addModel(row)
    this.#changed.model.add(row)
    this.#unborn.add(row)
    return id
  }

  /** Adds an engine and years to a model. A range of years without an end stays without an end. */
  widenModelYears(id: string, { engine, from, to }: { engine: string; from: number | null; to: number | null }): void {
    const model = this.#modelById.get(id)
    if (model === undefined) return
    if (engine !== '' && !model.engines.includes(engine)) {
      model.engines.push(engine)
      this.#changed.model.add(model)
    }
    const isNew = this.#unborn.delete(model)
    const first = isNew ? from : earlierYear(model.year_from, from)
    const last = isNew ? to : laterYear(model.year_to, to)
    if (first === model.year_from && last === model.year_to) return
    model.year_from = first
    model.year_to = last
    this.#changed.model.add(model)
  }

  readonly findModelNames: ModelNameFinder = (modelId) => {
    const model = this.#modelById.get(modelId)
    const make = model && this.#makeById.get(model.make_id)
    return make && { make: make.name, line: model.group_name }
  }

  /** Returns the new and changed fields of use, makes and models as rows to stage. */
  listChangedRows(): StagedRow[] {
    const { application, make, model } = this.#changed
    const rows = (of: StagedRow['of'], all: Iterable<{ id: string }>) => [...all].map((value): StagedRow => ({ of, key: value.id, value }))
    return [...rows('application', application), ...rows('make', make), ...rows('model', model)]
  }

  #application(name: string): ApplicationRow {
    const known = this.#applications.get(foldVehicleName(name))
    if (known !== undefined) return known
    const usual = wellKnown.find((one) => foldVehicleName(one.name) === foldVehicleName(name) && !this.#ids.application.has(one.id))
    const id = usual?.id ?? findFreeId(name, (tried) => this.#ids.application.has(tried))
    const sortNum = Math.max(0, ...[...this.#applications.values()].map(({ sort_num }) => sort_num)) + 1
    const row: ApplicationRow = {
      id,
      name: usual?.name ?? name.trim(),
      title: usual?.title ?? name.trim(),
      icon: `app-${id}`,
      sort_num: sortNum,
    }
    this.#addApplication(row)
    this.#changed.application.add(row)
    return row
  }

  #make(application: ApplicationRow, name: string): MakeRow {
    const known = this.#makes.get(vehicleNameKey(application.id, name))
    if (known !== undefined) return known
    const id = findFreeId(`${application.id}-${name}`, (tried) => this.#ids.make.has(tried))
    const row: MakeRow = { id, application_id: application.id, name: name.trim() }
    this.#addMake(row)
    this.#changed.make.add(row)
    return row
  }

  // When two rows have the same name, the first row is found by the name.

  #addApplication(row: ApplicationRow): void {
    this.#ids.application.add(row.id)
    if (!this.#applications.has(foldVehicleName(row.name))) this.#applications.set(foldVehicleName(row.name), row)
  }

  #addMake(row: MakeRow): void {
    this.#ids.make.add(row.id)
    this.#makeById.set(row.id, row)
    const name = vehicleNameKey(row.application_id, row.name)
    if (!this.#makes.has(name)) this.#makes.set(name, row)
  }

  #addModel(row: ModelRow): void {
    this.#ids.model.add(row.id)
    this.#modelById.set(row.id, row)
    const name = vehicleNameKey(row.make_id, row.name)
    if (!this.#models.has(name)) this.#models.set(name, row)
  }
}

const vehicleNameKey = (id: string, name: string) => `${id}\n${foldVehicleName(name)}`

const earlierYear = (one: number | null, other: number | null) => (one === null || other === null ? null : Math.min(one, other))
const laterYear = (one: number | null, other: number | null) => (one === null || other === null ? null : Math.max(one, other))
