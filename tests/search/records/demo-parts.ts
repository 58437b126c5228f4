import { foldWords } from '#contract/text/fold-words.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart, LivePart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import type { VehicleModelName } from '#search/segment/build.ts'
import type { DemoPart, DemoTenant } from '#server/demo/demo-rows.ts'

/** A part of a demo shop as it goes into a pack. */
export interface PackedPart {
  part: IndexedPart
  record: PartRecord
  live: LivePart
}

const DAY_MS = 86_400_000

/** Gives the parts of a demo shop their ids, in their order, as the loader does (`server/demo/load.ts`). */
export class DemoParts {
  readonly #ids = new Map<string, number>()
  readonly #styles: ReadonlyMap<string, { id: string; name: string }>

  constructor(private readonly tenant: DemoTenant) {
    const { styles, variants } = tenant.workwear
    const names = new Map(styles.map(({ id, name }) => [id, { id, name }]))
    this.#styles = new Map(variants.flatMap(({ mcode, style_id }) => [[mcode, names.get(style_id) ?? { id: style_id, name: '' }] as const]))
  }

  *[Symbol.iterator](): Generator<PackedPart> {
    for (const batch of this.tenant.parts()) yield* this.#packed(batch)
    yield* this.#packed(this.tenant.workwear.parts)
  }

  *#packed(parts: readonly DemoPart[]): Generator<PackedPart> {
    for (const { mcode } of parts) this.#ids.set(mcode, this.#ids.size + 1)
    for (const part of parts) yield { part: this.#indexed(part), record: this.#record(part), live: this.#live(part) }
  }

  #idOf = (mcode: string) => this.#ids.get(mcode) ?? 0

  // Objects are written out whole: those that are put together of others are read more slowly, and a bench would measure that.

  #indexed(part: DemoPart): IndexedPart {
    const oe = part.numbers.find(({ kind }) => kind === 'oe')
    return {
      id: this.#idOf(part.mcode),
      mcode: part.mcode,
      type: part.type,
      categoryId: part.category_id,
      groupName: part.group_name,
      name: part.name,
      producer: part.producer,
      condition: part.condition,
      oeNumber: oe?.display ?? '',
      oeProducer: oe?.maker ?? '',
      specName: part.spec_name,
      attributes: part.attributes,
      weightG: part.weight_g,
      popularity: part.popularity,
      firstSold: Date.parse(part.first_sold_on) / DAY_MS,
      hint: part.application_hint,
      pictures: '',
      gtin: part.gtin,
      words: foldWords(part.words),
      numbers: [{ kind: 'mcode', maker: '', display: part.mcode }, ...part.numbers],
      fits: part.fitments.map(({ model_id, engine, year_from, year_to }) => ({ modelId: model_id, engine, from: year_from, to: year_to })),
      contains: part.partsList.flatMap(({ mcode }) => (mcode === null ? [] : [this.#idOf(mcode)])),
    }
  }

  #record(part: DemoPart): PartRecord {
    return {
      description: part.description,
      gtin: part.gtin,
      boxMm: part.box_mm,
      warrantyMonths: part.warranty_months,
      countryOfOrigin: part.country,
      hsCode: part.hs_code,
      fitting: part.fitting,
      fitNotes: [],
      hasUnnamedVehicles: false,
      style: this.#styles.get(part.mcode) ?? null,
      updatedAt: Date.parse(part.updated_at),
      supersededBy: part.superseded_by,
      unitKey: part.unit_key,
      partsList: part.partsList.map(({ name, qty, mcode }, at) => ({
        position: at + 1,
        name,
        qty,
        partId: mcode === null ? null : this.#idOf(mcode),
      })),
    }
  }

  #live(part: DemoPart): LivePart {
    return {
      id: this.#idOf(part.mcode),
      priceCents: part.price_cents,
      wasCents: part.was_price_cents,
      coreCents: part.core_cents,
      steps: part.price_steps,
      stock: part.stock,
      restockOn: part.restock_on,
      ended: part.ended,
      minQty: part.min_qty,
    }
  }
}

/** What all parts of a demo shop have in common. */
export const frameRowsOf = ({ categories, applications, makes, models }: DemoTenant): SharedCatalogueRows => ({
  categories: categories.map(({ parent_id, sort_num, cat_group, rule, ...row }) => ({
    ...row,
    ...{ parentId: parent_id, sortNum: sort_num, catGroup: cat_group, rule: rule ?? null },
  })),
  applications: [...applications].sort((a, b) => a.sort_num - b.sort_num).map(({ id, name, title, icon }) => ({ id, name, title, icon })),
  makes: makes.map(({ id, application_id, name }) => ({ id, applicationId: application_id, name })),
  models: models.map(({ id, make_id, group_name, name, engines, year_from, year_to }) => ({
    ...{ id, makeId: make_id, line: group_name, name, engines, from: year_from, to: year_to },
  })),
  promotions: [],
})

/** What the models of a demo shop are called. */
export function modelsOf({ makes, models }: SharedCatalogueRows): Map<string, VehicleModelName> {
  const names = new Map(makes.map(({ id, name }) => [id, name]))
  return new Map(models.map(({ id, makeId, line, name }) => [id, { make: names.get(makeId) ?? '', line, model: name }]))
}
