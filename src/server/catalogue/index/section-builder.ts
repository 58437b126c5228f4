import { type CategoryAttributeChoices, cachedAttributeChoices } from '#search/catalogue/choices.ts'
import type { FrameRows } from '#search/catalogue/frame.ts'
import { namedModelsById } from '#search/catalogue/named-models.ts'
import type { IndexedPart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { SegmentBuilder, type VehicleModelName } from '#search/segment/build.ts'

/** Some parts of a segment of the search index, ordered by id. For a pack, there is also one record per part with the data of its page. */
export interface Portion {
  parts: readonly IndexedPart[]
  records?: readonly PartRecord[]
}

/**
 * The data that a segment of the search index needs in addition to its parts. It can be sent to another thread. `models`: model names by
 * id.
 */
export interface SectionTerms {
  models: ReadonlyMap<string, VehicleModelName>
  choices: CategoryAttributeChoices
}

export const sectionTerms = (frame: FrameRows): SectionTerms => ({ models: namedModelsById(frame), choices: cachedAttributeChoices(frame) })

/** Builds the sections of a segment of the search index, and of its page records if there are any. */
export class SectionBuilder {
  readonly #index: SegmentBuilder
  #records: RecordBuilder | null = null

  constructor({ models, choices }: SectionTerms) {
    this.#index = new SegmentBuilder(models, choices)
  }

  add({ parts, records }: Portion): void {
    if (records !== undefined) this.#records ??= new RecordBuilder()
    for (const [at, part] of parts.entries()) {
      this.#index.add(part)
      const record = records?.[at]
      if (record !== undefined) this.#records?.add(part, record)
    }
  }

  async build(): Promise<Map<string, Uint8Array>> {
    return new Map([...this.#index.build(), ...((await this.#records?.build()) ?? [])])
  }
}
