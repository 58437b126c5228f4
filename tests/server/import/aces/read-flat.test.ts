import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openFlatAces } from '#server/import/aces/read-flat.ts'
import type { ApplicationFacts, FileEvent } from '#server/import/facts.ts'
import { makeWorkbook } from '../../../support/import/tables/make-workbook.ts'

const folder = await mkdtemp(join(tmpdir(), 'flat-aces-'))
afterAll(() => rm(folder, { recursive: true }))

async function readAll(path: string, options: { sheet?: string } = {}) {
  const { messages, events } = await openFlatAces(path, { file: 'list', ...options })
  const all: FileEvent[] = []
  for await (const event of events) all.push(event)
  const applications = all.flatMap((event): Omit<ApplicationFacts, 'at'>[] => {
    if (event.type !== 'application') return []
    const { at: _, ...facts } = event.application
    return [facts]
  })
  return {
    ...{ said: messages, all, applications },
    rows: all.flatMap((event) => (event.type === 'row' ? [event.at.line] : [])),
    refused: all.flatMap((event) => (event.type === 'refused' ? [event.refusal] : [])),
    leftOut: all.flatMap((event) => (event.type === 'left-out' ? [event.leftOut] : [])),
    noted: all.flatMap((event) => (event.type === 'noted' ? [event.note] : [])),
  }
}

async function read(...lines: string[]) {
  const path = join(folder, 'list.csv')
  await writeFile(path, lines.join('\n'))
  return readAll(path)
}
const whyNot = (...lines: string[]) =>
  read(...lines).then(
    () => 'It was read.',
    (cause: Error) => cause.message,
  )

describe('rows with ids', () => {
  test('a base vehicle, ids and words that narrow it, position, quantity and notes are an application', async () => {
    const { applications, said, noted, refused } = await read(
      'Part Number,Brand AAIAID,BaseVehicleID,EngineBaseID,SubModel,BodyNumDoors,PartTypeID,Position,Qty,Note1,Note2,MfrLabel',
      'VT-1001,zzvt,005911,712,Touring,4,4152,Front,2,With 130 A,,Gold',
    )
    expect(refused).toEqual([])
    expect(applications).toEqual([
      {
        ...{
          action: 'add',
          code: 'VT-1001',
          brand: 'ZZVT',
          vehicle: { by: 'base-vehicle', id: '5911' },
          narrowedBy: { EngineBase: '712' },
        },
        ...{ qualifiers: ['Touring', 'Body num doors 4'], notes: ['With 130 A'], position: 'Front', qty: 2, partTypeId: '4152' },
      },
    ])
    expect(said).toEqual(
      expect.arrayContaining([
        'list: a flat list of ACES, its headings in line 1.',
        'Left out: MfrLabel. They say nothing of what a part fits.',
      ]),
    )
    expect(noted.map(({ says }) => says)).toEqual([expect.stringContaining('taken for all applications of its brands')])
  })

  test('years with ids of make and model, in one column or in two', async () => {
    const one = await read('Part,Year,MakeID,ModelID', 'A1,2001,4,9', 'A1,2003-2005,4,9')
    expect(one.applications.map(({ vehicle }) => vehicle)).toEqual([
      { by: 'years', from: 2001, to: 2001, makeId: '4', modelId: '9' },
      { by: 'years', from: 2003, to: 2005, makeId: '4', modelId: '9' },
    ])
    const two = await read('Part,Year From,Year To,Make,Model', 'A1,2001,2004,4,9', 'A1,2004,2001,4,9')
    expect(two.applications.map(({ vehicle }) => vehicle)).toEqual([{ by: 'years', from: 2001, to: 2004, makeId: '4', modelId: '9' }])
    expect(two.refused).toMatchObject([{ line: 3, column: 'Year From' }])
  })

  test('a model in words is no model: its row is refused and fits no whole make; words beside ids do no harm', async () => {
    const { applications, refused } = await read('Part,Year,MakeID,Model,Make', 'A1,2001,4,Ampere,', 'A2,2001,4,9,', 'A3,2001,4,-,')
    expect(refused).toMatchObject([{ line: 2, column: 'Model', value: 'Ampere', says: expect.stringContaining('The id of a model') }])
    expect(applications.map(({ code }) => code)).toEqual(['A2', 'A3'])
    const both = await read('Part,Year,Make,MakeID,Model,ModelID', 'A1,2001,Volt,4,Ampere,9')
    expect(both.refused).toEqual([])
    expect(both.applications).toMatchObject([{ vehicle: { makeId: '4', modelId: '9' } }])
  })

  test('equipment, and what is taken away', async () => {
    const { applications } = await read('PartNumber,MfrID,EquipmentModelID,VehicleTypeID,Action', 'A1,70,71,5,D')
    expect(applications).toMatchObject([
      { action: 'delete', narrowedBy: {}, vehicle: { by: 'equipment', makeId: '70', modelId: '71', typeId: '5', from: null, to: null } },
    ])
  })
})

test('every row is said: what is wrong, what stands above the headings, the headings once more', async () => {
  const head = 'PartNumber,BaseVehicleID,Action,PartTerminology'
  const { rows, refused, leftOut, applications, noted } = await read(
    'Catalogue 2026,,,',
    head,
    'A1,1,A,Starter',
    ',1,A,',
    'A1,,A,',
    'A1,x,A,',
    'A1,1,Q,',
    head,
    'A1,1,A,Starter,more',
  )
  expect(rows).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
  expect(refused.map(({ line, column }) => [line, column])).toEqual([
    [4, 'PartNumber'],
    [5, 'BaseVehicleID'],
    [6, 'BaseVehicleID'],
    [7, 'Action'],
    [9, '5'],
  ])
  expect(leftOut.map(({ line }) => line)).toEqual([1, 8])
  expect(applications).toHaveLength(1)
  expect(noted.map(({ says }) => says)).toContainEqual(expect.stringContaining('Kinds of parts in words are left out'))
})

test('of a workbook the sheet that is such a list is read, and the others are named', async () => {
  const path = await makeWorkbook(join(folder, 'list.xlsx'), [
    { name: 'About', rows: [['Company', 'Voltara']] },
    {
      name: 'Apps',
      rows: [
        ['PartNumber', 'BaseVehicleID'],
        ['A1', '5911'],
      ],
    },
  ])
  const { said, applications, rows } = await readAll(path)
  expect(said).toContainEqual('The sheet Apps is read. Others are not: About; name one with --sheet.')
  expect(rows).toEqual([2])
  expect(applications).toMatchObject([{ vehicle: { by: 'base-vehicle', id: '5911' } }])
})

test('of a workbook, what stands right of the last heading is left out with a word, once', async () => {
  const path = await makeWorkbook(join(folder, 'wide.xlsx'), [
    {
      name: 'Apps',
      rows: [
        ['PartNumber', 'BaseVehicleID'],
        ['A1', '5911', null, 'see note'],
        ['A2', '5911', 'again'],
      ],
    },
  ])
  const { applications, refused, noted } = await readAll(path)
  expect(applications).toHaveLength(2)
  expect(refused).toEqual([])
  expect(noted.filter(({ says }) => says.includes('right of the last heading'))).toMatchObject([
    { line: 2, column: 'D', value: 'see note' },
  ])
})

describe('lists that are none of ids', () => {
  test('names of makes and models lead to the command that reads them, with the columns that are missing', async () => {
    const names = 'PartNumber,Year,Make,Model\nA1,2001,Volt,Ampere'
    expect(await whyNot(names)).toBe(
      'list names vehicles by words (Year, Make, Model). ACES names them by ids, and a column BaseVehicleID is missing, or Year with MakeID and ModelID. Lists of makes and models by their names are read by: import fitments list',
    )
  })

  test('any other table says what is missing', async () => {
    expect(await whyNot('Number;Name', '1;Starter')).toMatch(/^list is no list of applications: .*It begins with: Number, Name\.$/)
  })
})
