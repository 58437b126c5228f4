import { type CategoryAttributeChoices, cachedAttributeChoices } from '#search/catalogue/choices.ts'
import { modelNamesById } from '#search/catalogue/named-models.ts'
import type { SharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import type { IndexedPart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { SegmentBuilder, type VehicleModelName } from '#search/segment/build.ts'

/** Some parts of a segment of the search index, ordered by id, with one record for each part: the data of its page. */
export interface PartBatch {
  parts: readonly IndexedPart[]
  records: readonly PartRecord[]
}

/**
 * The data that a segment of the search index needs in addition to its parts. It can be sent to another thread. `models`: model names by
 * id.
 */
export interface SectionBuildData {
  models: ReadonlyMap<string, VehicleModelName>
  choices: CategoryAttributeChoices
}

export const sectionBuildDataOf = (frame: SharedCatalogueRows): SectionBuildData => ({
  models: modelNamesById(frame),
  choices: cachedAttributeChoices(frame),
})

/** Builds the sections of a segment of the search index, and of its page records. */
export class SectionBuilder {
  /** Null once its sections are built. */
  #index: SegmentBuilder | null
  readonly #records = new RecordBuilder()

  constructor({ models, choices }: SectionBuildData) {
    this.#index = new SegmentBuilder(models, choices)
  }

  add({ parts, records }: PartBatch): void {
    const index = this.#unbuiltIndex()
    for (const [at, part] of parts.entries()) {
      const record = records[at]
      if (record === undefined) throw new Error(`The part ${part.mcode} comes without its record.`)
      index.add(part)
      this.#records.add(part, record)
    }
  }

  /** Builds all sections. This is done once, because what the index was built from makes room for building the records. */
  async build(): Promise<Map<string, Uint8Array>> {
    const ofIndex = this.#unbuiltIndex().build()
    this.#index = null
    return new Map([...ofIndex, ...(await this.#records.build())])
  }

  #unbuiltIndex(): SegmentBuilder {
    if (this.#index === null) throw new Error('The sections are built already.')
    return this.#index
  }
}
