import type { IndexedPart } from '#search/part.ts'
import type { PartRecord } from '#search/records/part-record.ts'
import { RecordBuilder } from '#search/records/record-builder.ts'
import { type NamedModel, SegmentBuilder } from '#search/segment/build.ts'

/** Parts in the order of their ids; for a pack with what their pages show, one record a part. */
export interface Portion {
  parts: readonly IndexedPart[]
  records?: readonly PartRecord[]
}

/** Makes the sections of a segment, and those of its records where there are such. `models`: what they are called, by their ids. */
export class SectionBuilder {
  readonly #index: SegmentBuilder
  #records: RecordBuilder | null = null

  constructor(models: ReadonlyMap<string, NamedModel>) {
    this.#index = new SegmentBuilder(models)
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
