import { describe, expect, test } from 'vitest'
import { type RecordSource, recordSourceOf } from '#search/records/record-source.ts'
import { SegmentRecords } from '#search/records/segment-records.ts'
import { demoShop, plainPart, plainRecord, recordSections } from './shop.ts'

/** A source that says what was read. */
function watched(sections: Map<string, Uint8Array>): { source: RecordSource; read: [name: string, bytes: number][] } {
  const read: [string, number][] = []
  const inner = recordSourceOf(sections)
  const source: RecordSource = {
    readSection: async (name) => {
      const bytes = await inner.readSection(name)
      read.push([name, bytes.length])
      return bytes
    },
    readRange: async (name, from, to) => {
      read.push([name, to - from])
      return inner.readRange(name, from, to)
    },
  }
  return { source, read }
}

describe('the records of a segment', () => {
  test('say of every part of a shop what was written, in any order', async () => {
    const { parts } = demoShop(220)
    const records = new SegmentRecords(recordSourceOf(await recordSections(parts)))
    for (const [row, { part, record }] of [...parts.entries()].reverse()) {
      const { order: _, ...read } = await records.readRecord(row)
      expect(read).toEqual({ ...record, gtin: part.gtin === record.gtin ? '' : record.gtin })
    }
    expect(parts.some(({ record }) => record.supersededBy !== null)).toBe(true)
    expect(parts.some(({ record }) => record.style !== null)).toBe(true)
    expect(parts.some(({ record }) => record.fitting !== null)).toBe(true)
  })

  test('keep what is unlike all others: line feeds, odd numbers, sizes, times and keys', async () => {
    const odd = [
      plainRecord({ description: 'Two\nlines “and” ⚙ 🛠', gtin: '', unitKey: '' }),
      plainRecord({
        gtin: '4006381333931',
        boxMm: { length: 12.5, width: 0.1, height: 3 },
        updatedAt: Date.UTC(2026, 10, 24, 13, 5, 59, 123),
      }),
      plainRecord({ gtin: '4006381333930', updatedAt: -1, unitKey: 'ключ\n2' }),
      plainRecord({ gtin: '00012345600012', updatedAt: Date.UTC(2099, 0, 1), supersededBy: 'NOT-SOLD' }),
      plainRecord({
        gtin: 'ask us',
        partsList: [
          { position: 7, name: 'Bolt\n M8', qty: 2, partId: null },
          { position: 3000, name: 'Nut', qty: 1, partId: 1 },
        ],
      }),
    ]
    const records = new SegmentRecords(recordSourceOf(await recordSections(odd.map((record, at) => ({ part: plainPart(at + 1), record })))))
    for (const [row, record] of odd.entries()) expect(await records.readRecord(row)).toEqual({ ...record, order: [] })
    expect(await records.rowsOfUnit('ключ\n2')).toEqual([2])
    expect(await records.rowsOfUnit('')).toEqual([0])
    expect(await records.rowsSupersededBy('NOT-SOLD')).toEqual([3])
  })

  test('are read in small pieces, and nothing twice in a row', async () => {
    // Texts that cannot be compressed to nothing, over several blocks of each kind.
    const words = (row: number) => Array.from({ length: 30 }, (_, at) => ((row * 7919 + at * 104729) % 99991).toString(36)).join(' ')
    const record = (row: number) => plainRecord({ description: words(row), unitKey: `unit ${row >> 1} ${words(row >> 1)}` })
    const sections = await recordSections(Array.from({ length: 1100 }, (_, row) => ({ part: plainPart(row + 1), record: record(row) })))
    const { source, read } = watched(sections)
    const records = new SegmentRecords(source)
    expect(await records.readRecord(1099)).toMatchObject({ description: words(1099) })
    const heads = read.splice(0).filter(([name]) => name !== 'record.head' && name !== 'record.superseded')
    expect(heads.map(([name]) => name).sort()).toEqual([
      'record.descriptions',
      'record.facts',
      'record.lists',
      'record.rows',
      'record.units',
    ])
    for (const [name, bytes] of heads)
      expect({ name, bytes }).toMatchObject({ bytes: expect.toSatisfy((size: number) => size < 64 * 1024) })
    expect(await records.readRecord(1098)).toMatchObject({ description: words(1098) })
    expect(await records.rowsOfUnit(record(1098).unitKey)).toEqual([1098, 1099])
    expect(read).toEqual([])
    expect(await records.readRecord(0)).toMatchObject({ description: words(0), unitKey: record(0).unitKey })
    expect(await records.rowsOfUnit('a key that no part has')).toEqual([])
  })

  test('that are damaged are refused, and asked for again', async () => {
    const sections = await recordSections([{ part: plainPart(1), record: plainRecord({ description: 'A starter.' }) }])
    const whole = sections.get('record.rows') ?? new Uint8Array()
    sections.set('record.rows', new Uint8Array(whole.length).fill(0xff))
    const records = new SegmentRecords(recordSourceOf(sections))
    await expect(records.readRecord(0)).rejects.toMatchObject({ reason: 'damaged' })
    sections.set('record.rows', whole)
    expect((await records.readRecord(0)).description).toBe('A starter.')
  })

  test('that were not there are asked for again', async () => {
    const sections = await recordSections([{ part: plainPart(1), record: plainRecord({ gtin: '4006381333931' }) }])
    const head = sections.get('record.head') ?? new Uint8Array()
    sections.delete('record.head')
    const records = new SegmentRecords(recordSourceOf(sections))
    await expect(records.readRecord(0)).rejects.toMatchObject({ reason: 'cut-off' })
    sections.set('record.head', head)
    expect((await records.readRecord(0)).gtin).toBe('4006381333931')
  })
})
