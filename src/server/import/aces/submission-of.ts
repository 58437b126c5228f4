import type { Remark, SubmissionFacts } from '#server/import/facts.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

/** The sender and purpose in the header, with remarks about them. */
export function submissionOf(header: XmlElement, version: string, file: string): { submission: SubmissionFacts; notes: Remark[] } {
  const at = { file, line: header.line }
  const text = (name: string) => header.children.find((child) => child.name === name)?.text ?? ''
  const said = text('SubmissionType')
  const notes: Remark[] = []
  const kind = kinds.get(said.toUpperCase())
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

const kinds = new Map<string, SubmissionFacts['kind']>([
  ['FULL', 'full'],
  ['UPDATE', 'update'],
  ['PARTIAL', 'update'],
  ['INCREMENTAL', 'update'],
  ['TEST', 'test'],
])
