import type * as v from 'valibot'
import type { Fitment, PartReference } from '#contract/catalogue/catalogue.ts'
import { mcodeOf } from '#contract/kernel/primitives.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { PackedPart } from './demo-parts.ts'

type Reference = v.InferOutput<typeof PartReference>

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What the pages of parts show of each other, found by looking through all parts that are sold: as the shop's statements say it. */
export class Naive {
  constructor(
    private readonly sold: readonly PackedPart[],
    private readonly rows: SharedCatalogueRows,
  ) {}

  #ofCode = (mcode: string) => this.sold.filter(({ part }) => part.mcode === mcode)

  relatives(mcode: string) {
    const [own] = this.#ofCode(mcode)
    const by = own?.record.supersededBy ?? ''
    const older = this.sold.filter(({ record }) => record.supersededBy === mcode).sort(byCode)
    const kin = this.sold.filter(({ part, record }) => record.unitKey === own?.record.unitKey && part.mcode !== mcode).sort(bySales)
    return {
      supersededBy: this.#ofCode(by).map(reference)[0],
      supersedes: older.slice(0, 20).map(reference),
      alternatives: kin.slice(0, 12).map(reference),
    }
  }

  numbers = (mcode: string) =>
    this.#ofCode(mcode).flatMap(({ part }) =>
      part.numbers.filter(({ kind }) => kind !== 'mcode').map(({ kind, maker, display }) => ({ kind, maker, number: display })),
    )

  fitments(mcode: string): Fitment[] {
    const { applications, makes, models } = this.rows
    const found = this.#ofCode(mcode).flatMap(({ part, record }) =>
      part.fits.flatMap(({ modelId, engine, from, to }) => {
        const same = record.fitNotes.find((one) => one.modelId === modelId && one.engine === engine && one.from === from && one.to === to)
        const model = models.find(({ id }) => id === modelId)
        const make = makes.find(({ id }) => id === model?.makeId)
        const place = applications.findIndex(({ id }) => id === make?.applicationId)
        const application = applications[place]
        return model && make && application ? [{ place, application, make, model, engine, from, to, note: same?.note }] : []
      }),
    )
    found.sort(
      (a, b) =>
        a.place - b.place ||
        compare(a.make.name, b.make.name) ||
        compare(a.model.name, b.model.name) ||
        (a.from ?? Number.NEGATIVE_INFINITY) - (b.from ?? Number.NEGATIVE_INFINITY) ||
        compare(a.engine, b.engine),
    )
    return found.map(({ application, make, model, engine, from, to, note }) => ({
      ...{
        appid: application.id,
        application: application.name,
        brandid: make.id,
        brand: make.name,
        modelid: model.id,
        model: model.name,
        engine,
      },
      ...(from === null ? {} : { yearFrom: from }),
      ...(to === null ? {} : { yearTo: to }),
      ...(note === undefined ? {} : { note }),
    }))
  }

  partsList(mcode: string) {
    const [own] = this.#ofCode(mcode)
    const codeOf = (id: number | null) => this.sold.find(({ part }) => part.id === id)?.part.mcode
    const units = this.sold.filter(({ record }) => record.partsList.some(({ partId }) => partId === own?.part.id)).sort(bySales)
    return {
      contains: (own?.record.partsList ?? []).map(({ position, name, qty, partId }) => ({ position, name, qty, mcode: codeOf(partId) })),
      usedIn: units.slice(0, 24).map(({ part }) => part.mcode),
      usedInTotal: units.length,
    }
  }
}

const byCode = (a: PackedPart, b: PackedPart) => compare(a.part.mcode, b.part.mcode)
const bySales = (a: PackedPart, b: PackedPart) => b.part.popularity - a.part.popularity || byCode(a, b)
const reference = ({ part }: PackedPart): Reference => ({ mcode: mcodeOf(part.mcode), name: part.name, specName: part.specName })
