import type { FileEvent, FilePlace, Remark, SubmissionFacts } from '#server/import/facts.ts'
import { type FoundElement, readXmlElements, type XmlElement, type XmlLimits } from '#server/import/files/xml.ts'
import { type AcesFileHeader, readAcesApplication } from './application-of.ts'

export interface AcesOptions {
  /** The file name as the operator typed it. Default: the path of the file. */
  file?: string
  limits?: Partial<XmlLimits>
}

/** The ACES versions that are fully supported. Files of other versions are read with a warning. */
const supportedVersionPattern = /^(3\.\d+(\.\d+)?|4\.[0-2])$/

/**
 * Reads ACES XML 3.0 to 4.2: first the header, then each App element. The reader does not look up ids.
 * @throws XmlError when the file is not XML or not a catalogue. Elements before the error are yielded first.
 */
export async function* readAces(path: string, { file = path, limits }: AcesOptions = {}): AsyncGenerator<FileEvent> {
  const head: AcesFileHeader = { file, brand: '' }
  const seen = { apps: 0, assets: 0, header: false, footer: false, root: false }
  let bytesRead = 0
  for await (const found of readXmlElements(path, ['Header', 'App', 'Asset', 'DigitalAsset', 'Footer'], limits)) {
    const { element } = found
    const rowOf = (): FilePlace => ({ ...placeOfElement(file, element), row: seen.apps + seen.assets })
    if (!seen.root) yield* checkRootElement(found, file)
    seen.root = true
    switch (element.name) {
      case 'Header': {
        seen.header = true
        const { submission, notes } = readSubmission(element, found.root.attributes['version'] ?? '', file)
        head.brand = submission.brand
        yield { type: 'submission', submission }
        for (const note of notes) yield { type: 'noted', note }
        break
      }
      case 'App': {
        seen.apps += 1
        const at = rowOf()
        yield { type: 'row', at }
        yield* readAcesApplication(element, at, head)
        break
      }
      case 'Footer':
        seen.footer = true
        yield* checkFooterCounts(element, file, seen)
        break
      default:
        seen.assets += 1
        yield { type: 'row', at: rowOf() }
        yield {
          type: 'left-out',
          leftOut: createAcesRemark(
            rowOf(),
            element.name,
            '',
            'Pictures and other assets of applications are not taken over; those of parts come with PIES.',
          ),
        }
    }
    // One event for each piece of the file, not of each application: a file may have a million of them.
    if (found.bytesRead !== bytesRead) yield { type: 'read', bytes: found.bytesRead, of: found.totalBytes }
    bytesRead = found.bytesRead
  }
  if (!seen.root)
    yield createRefusalEvent({ file, line: 1 }, 'ACES', '', 'The file has none of the elements of ACES. Is it another kind of file?')
  else if (!seen.header)
    yield createNoteEvent(
      { file, line: 1 },
      'Header',
      '',
      'The file has no header: it was taken for a full one, and brands for those that its parts name.',
    )
  if (seen.root && !seen.footer)
    yield createNoteEvent(
      { file, line: 1 },
      'Footer',
      '',
      'The file has no footer: it may be cut off, and nobody can say how many applications it should have.',
    )
}

function* checkRootElement({ root, element }: FoundElement, file: string): Generator<FileEvent> {
  const version = (root.attributes['version'] ?? '').trim()
  if (root.name !== 'ACES')
    yield createNoteEvent(
      placeOfElement(file, element),
      'ACES',
      root.name,
      'The outermost element of ACES is ACES; it was read as if it were.',
    )
  else if (!supportedVersionPattern.test(version))
    yield createNoteEvent(
      placeOfElement(file, element),
      'ACES/@version',
      version,
      'Versions 3.0 to 4.2 are known; it was read as if it were one of them.',
    )
}

function* checkFooterCounts(footer: XmlElement, file: string, { apps, assets }: { apps: number; assets: number }): Generator<FileEvent> {
  const told = footer.children.find(({ name }) => name === 'RecordCount')
  if (told === undefined) return
  const count = Number(told.text)
  if (count !== apps && count !== apps + assets)
    yield createNoteEvent(
      placeOfElement(file, told),
      'Footer/RecordCount',
      told.text,
      `The file has ${apps} applications${assets > 0 ? ` and ${assets} assets` : ''}: something may be missing.`,
    )
}

const placeOfElement = (file: string, { line }: XmlElement): FilePlace => ({ file, line })
const createAcesRemark = (at: FilePlace, column: string, value: string, says: string): Remark => ({
  ...at,
  column,
  value: value.slice(0, 200),
  says,
})
const createNoteEvent = (...said: Parameters<typeof createAcesRemark>): FileEvent => ({ type: 'noted', note: createAcesRemark(...said) })
const createRefusalEvent = (...said: Parameters<typeof createAcesRemark>): FileEvent => ({
  type: 'refused',
  refusal: createAcesRemark(...said),
})

/** Reads the sender and purpose from the header of an ACES file, with remarks about invalid values. */
function readSubmission(header: XmlElement, version: string, file: string): { submission: SubmissionFacts; notes: Remark[] } {
  const at = { file, line: header.line }
  const text = (name: string) => header.children.find((child) => child.name === name)?.text ?? ''
  const said = text('SubmissionType')
  const notes: Remark[] = []
  const kind = submissionKinds.get(said.toUpperCase())
  if (kind === undefined)
    notes.push({
      ...at,
      column: 'Header/SubmissionType',
      value: said.slice(0, 200),
      says: 'FULL, UPDATE or TEST is expected; it was taken for FULL.',
    })
  const on = text('VcdbVersionDate')
  return {
    submission: {
      at,
      format: `ACES ${version.trim()}`.trim(),
      company: text('Company'),
      brand: text('BrandAAIAID').toUpperCase(),
      kind: kind ?? 'full',
      vehiclesOn: /^\d{4}-\d\d-\d\d/.test(on) ? on.slice(0, 10) : null,
    },
    notes,
  }
}

const submissionKinds = new Map<string, SubmissionFacts['kind']>([
  ['FULL', 'full'],
  ['UPDATE', 'update'],
  ['PARTIAL', 'update'],
  ['INCREMENTAL', 'update'],
  ['TEST', 'test'],
])
