import { numberKey } from '#contract/numbers/numbers.ts'
import { storePictureFiles } from '#server/db/picture-files.ts'
import { partIdFinderOfTenant } from '#server/import/applications/part-ids.ts'
import { stageApplications } from '#server/import/applications/stage-applications.ts'
import { stageVehicles, vehicleRowKey } from '#server/import/applications/stage-vehicles.ts'
import type { RowResults } from '#server/import/engine/results/row-results.ts'
import type { Remarks } from '#server/import/engine/run/keep-remarks.ts'
import type { ImportRun } from '#server/import/engine/run/run.ts'
import type { FileEvent, PartFacts, PictureFacts, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { appendStagedRows, type StagedRow } from './append-staged-rows.ts'
import { NegativeStock } from './negative-stock.ts'
import { StagedParts } from './staged-parts.ts'

/** Stages the events of a reader until they are checked as a whole: rows of parts in `parts`, others in the staging table. */
export class FileEventStager {
  /** The sender and purpose of the file. Null when the file states neither. */
  submission: SubmissionFacts | null = null
  /** The values that are probably mistakes. The operator must confirm them before the import. */
  readonly asks: Remark[] = []
  readonly negativeStock = new NegativeStock()
  readonly parts = new StagedParts()
  readonly #sources = new Set<string>()

  constructor(
    private readonly run: Pick<ImportRun, 'db' | 'tenantId' | 'id' | 'kind'>,
    private readonly remarks: Remarks,
    private readonly account: RowResults,
  ) {}

  async add(events: readonly FileEvent[]): Promise<void> {
    const { db, tenantId, id } = this.run
    const ofImport = { tenantId, importId: id }
    for (const event of events) {
      this.#account(event)
      if (event.type === 'refused') await this.remarks.add([{ ...event.refusal, kind: 'refused' }])
      else if (event.type === 'left-out') await this.remarks.add([{ ...event.leftOut, kind: 'left-out' }])
      else if (event.type === 'noted') await this.remarks.add([{ ...event.note, kind: 'noted' }])
      else if (event.type === 'asks') this.asks.push(event.ask)
      else if (event.type === 'submission') this.submission = event.submission
    }
    await this.#stageParts(events.flatMap((event) => (event.type === 'part' ? [event.part] : [])))
    await appendStagedRows(this.run, events.flatMap(toStagedRows))
    const applications = events.flatMap((event) => (event.type === 'application' ? [event.application] : []))
    if (applications.length > 0) await stageApplications(db, ofImport, applications, partIdFinderOfTenant(db, tenantId), this.#sources)
    await this.#keepPictures(events.flatMap((event) => (event.type === 'picture' ? [event.picture] : [])))
    const vehicles = events.flatMap((event) => (event.type === 'vehicle' ? [event.vehicle] : []))
    if (vehicles.length > 0) await stageVehicles(db, ofImport, vehicles)
  }

  /** Records the result of the event's row. Results of parts are recorded later, when the parts are planned. */
  #account(event: FileEvent): void {
    const { account } = this
    if (event.type === 'row') account.recordRead(event.at)
    else if (event.type === 'refused') account.recordRefused(event.refusal)
    else if (event.type === 'left-out') account.recordLeftOut(event.leftOut)
    else if (event.type === 'category') account.recordAccepted(event.category.at, `category ${event.category.id}`)
    else if (event.type === 'picture') account.recordAccepted(event.picture.at, `picture ${event.picture.name}`)
    else if (event.type === 'vehicle') account.recordAccepted(event.vehicle.at, `vehicle ${vehicleRowKey(event.vehicle)}`)
    else if (event.type === 'application') account.recordApplication(event.application.at)
  }

  /**
   * Stages parts under their normalized number, so that all rows about one part are together. A number without Latin letters or digits is
   * refused later.
   */
  async #stageParts(parts: readonly PartFacts[]): Promise<void> {
    if (parts.length === 0) return
    const rows = parts.map(({ at, ...facts }): StagedRow => ({ of: 'part', key: numberKey(facts.code) || facts.code, ...at, value: facts }))
    for (const [at, { key }] of rows.entries()) {
      const { code, stock = 0 } = parts[at] ?? { code: key }
      if (stock < 0) this.negativeStock.add(key, code, stock)
    }
    await this.parts.addRows(rows)
  }

  /** Stores the files of pictures at once. They are not shown before a row of table `picture` refers to them. */
  async #keepPictures(pictures: readonly PictureFacts[]): Promise<void> {
    const { db, tenantId } = this.run
    for (const { hash, files } of pictures)
      await storePictureFiles(
        db,
        tenantId,
        files.map(({ width, format, bytes }) => ({ hash, width, format, bytes: Buffer.from(bytes, 'base64') })),
      )
  }
}

/** Converts an event about a category or picture to a row of the staging table. */
function toStagedRows(event: FileEvent): StagedRow[] {
  if (event.type === 'category') {
    const { at, ...facts } = event.category
    return [{ of: 'category', key: facts.id, ...at, value: facts }]
  }
  if (event.type === 'picture') {
    const { at, files: _, ...row } = event.picture
    return [{ of: 'picture', key: row.name, ...at, value: row }]
  }
  return []
}
