import { partIdsOfTenant } from '#server/import/applications/part-ids.ts'
import { stageApplications } from '#server/import/applications/stage-applications.ts'
import { stageVehicles } from '#server/import/applications/stage-vehicles.ts'
import { keepPictureFiles } from '#server/db/picture-files.ts'
import type { FileEvent, PictureFacts, SubmissionFacts } from '#server/import/facts.ts'
import { partCode } from './part-code.ts'
import type { Remarks } from './keep-remarks.ts'
import type { Run } from './run.ts'
import { stageBehind } from './stage-behind.ts'

interface Row {
  of: 'part' | 'category' | 'picture'
  key: string
  file: string
  line: number
  value: unknown
}

/** Takes down what readers hand over, until it is checked as a whole. */
export class Stage {
  /** Who sends the file and what for, where it says so. */
  submission: SubmissionFacts | null = null
  readonly #sources = new Set<string>()

  constructor(
    private readonly run: Pick<Run, 'db' | 'tenantId' | 'id'>,
    private readonly remarks: Remarks,
  ) {}

  async add(events: readonly FileEvent[]): Promise<void> {
    const { db, tenantId, id } = this.run
    const ofImport = { tenantId, importId: id }
    for (const event of events) {
      if (event.is === 'refused') await this.remarks.add([{ ...event.refusal, kind: 'refused' }])
      else if (event.is === 'noted') await this.remarks.add([{ ...event.note, kind: 'noted' }])
      else if (event.is === 'submission') this.submission = event.submission
    }
    const rows = events.flatMap(rowOf)
    if (rows.length > 0) await stageBehind(this.run, rows)
    const applications = events.flatMap((event) => (event.is === 'application' ? [event.application] : []))
    if (applications.length > 0) await stageApplications(db, ofImport, applications, partIdsOfTenant(db, tenantId), this.#sources)
    await this.#keepPictures(events.flatMap((event) => (event.is === 'picture' ? [event.picture] : [])))
    const vehicles = events.flatMap((event) => (event.is === 'vehicle' ? [event.vehicle] : []))
    if (vehicles.length > 0) await stageVehicles(db, ofImport, vehicles)
  }

  /** Files are written at once: nobody is shown them before a row of `picture` names them. */
  async #keepPictures(pictures: readonly PictureFacts[]): Promise<void> {
    const { db, tenantId } = this.run
    for (const { hash, files } of pictures)
      await keepPictureFiles(db, tenantId, files.map(({ width, format, bytes }) => ({ hash, width, format, bytes: Buffer.from(bytes, 'base64') })))
  }
}

/** Parts are gathered by their code; a number of which no code can be made is refused when they are checked. */
function rowOf(event: FileEvent): Row[] {
  if (event.is === 'part') {
    const { at, ...facts } = event.part
    return [{ of: 'part', key: partCode(facts.code) ?? '', ...at, value: facts }]
  }
  if (event.is === 'category') {
    const { at, ...facts } = event.category
    return [{ of: 'category', key: facts.id, ...at, value: facts }]
  }
  if (event.is === 'picture') {
    const { at, files: _, ...row } = event.picture
    return [{ of: 'picture', key: row.name, ...at, value: row }]
  }
  return []
}
