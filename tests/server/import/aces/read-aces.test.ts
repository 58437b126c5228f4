import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readAces } from '#server/import/aces/read-aces.ts'
import type { ApplicationFacts, FileEvent } from '#server/import/facts.ts'
import { acesText, vehiclesText } from '../../../support/import/aces/make-aces.ts'

const folder = mkdtempSync(join(tmpdir(), 'armature-aces-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function eventsOf(xml: string | Buffer): Promise<FileEvent[]> {
  const path = join(folder, 'aces.xml')
  writeFileSync(path, xml)
  const events: FileEvent[] = []
  for await (const event of readAces(path, { file: 'aces.xml' })) if (event.type !== 'read') events.push(event)
  return events
}

const header =
  '<Header><Company>Volt</Company><BrandAAIAID>zzvt</BrandAAIAID><SubmissionType>Full</SubmissionType><VcdbVersionDate>2026-10-30</VcdbVersionDate></Header>'
const file = (apps: string, { version = '4.2', head = header, count = 1 } = {}) =>
  `<?xml version="1.0"?>\n<ACES version="${version}">${head}\n${apps}\n<Footer><RecordCount>${count}</RecordCount></Footer></ACES>`
const app = (inside: string, attributes = 'action="A" id="1"') => `<App ${attributes}>${inside}</App>`
const rest = '<Qty>1</Qty><PartType id="4152"/><Part>VT-1001</Part>'
const applications = (events: readonly FileEvent[]) => events.flatMap((event) => (event.type === 'application' ? [event.application] : []))
const said = (events: readonly FileEvent[]) =>
  events.flatMap((event) => {
    const remark =
      event.type === 'refused' ? event.refusal : event.type === 'left-out' ? event.leftOut : event.type === 'noted' ? event.note : null
    return remark === null ? [] : [`${event.type} ${remark.line} ${remark.column} ${remark.value}: ${remark.says}`]
  })

const plain: ApplicationFacts = {
  ...{
    at: { file: 'aces.xml', line: 3, row: 1 },
    action: 'add',
    code: 'VT-1001',
    brand: 'ZZVT',
    vehicle: { by: 'base-vehicle', id: '5888' },
  },
  ...{ narrowedBy: {}, qualifiers: [], notes: [], position: '', qty: 1, partTypeId: '4152' },
}

describe('an App is read', () => {
  test.each<[string, string, Partial<ApplicationFacts>]>([
    ['by its base vehicle', app(`<BaseVehicle id="5888"/>${rest}`), {}],
    [
      'with padded ids and numbers',
      app(`<BaseVehicle id=" 0005888 "/><Qty> 2 </Qty><PartType id="04152"/><Part>\n VT-1001 </Part>`),
      { qty: 2 },
    ],
    ['with comments between its elements', app(`<!-- Toyota --><BaseVehicle id="5888"/><!-- <Qty>9</Qty> -->${rest}`), {}],
    ['that deletes', app(`<BaseVehicle id="5888"/>${rest}`, 'action="D" id="7"'), { action: 'delete' }],
    [
      'of another brand than the header’s',
      app('<BaseVehicle id="5888"/><Qty>1</Qty><PartType id="4152"/><Part BrandAAIAID="ZZOT">X 1</Part>'),
      { brand: 'ZZOT', code: 'X 1' },
    ],
    [
      'with what narrows it',
      app(`<BaseVehicle id="5888"/><SubModel id="020"/><BodyNumDoors id="4"/><EngineBase id="712"/><Region id="2">Canada</Region>${rest}`),
      { narrowedBy: { SubModel: '20', BodyNumDoors: '4', EngineBase: '712', Region: '2' } },
    ],
    [
      'with qualifiers, whose values stand in their texts or behind them',
      app(
        `<BaseVehicle id="5888"/><Qual id="55"><param value="130" uom="A"/><text>With 130 A alternator</text></Qual><Qual id="56"><param value="05/1998" altvalue="1998"/><text>From production date</text></Qual><Qual id="57"/>${rest}`,
      ),
      { qualifiers: ['With 130 A alternator', 'From production date 05/1998 (1998)', 'Qualifier 57'] },
    ],
    [
      'with notes',
      app(`<BaseVehicle id="5888"/><Note>Except heavy\n duty</Note><Note id="3" lang="en">Turbo</Note><Note/>${rest}`),
      { notes: ['Except heavy duty', 'Turbo'] },
    ],
    [
      'with a position, a label and an asset',
      app(
        '<BaseVehicle id="5888"/><Qty>1</Qty><PartType id="4152"/><MfrLabel>Gold</MfrLabel><Position id="022"/><Part>VT-1001</Part><DisplayOrder>3</DisplayOrder><AssetName>A-1</AssetName>',
      ),
      { position: '22' },
    ],
    [
      'by years, make and model',
      app(`<Years from="2001" to="2005"/><Make id="054"/><Model id="9"/><SubModel id="3"/>${rest}`),
      { vehicle: { by: 'years', from: 2001, to: 2005, makeId: '54', modelId: '9' }, narrowedBy: { SubModel: '3' } },
    ],
    [
      'by years and make alone',
      app(`<Years from="2001" to="2001"/><Make id="54"/><VehicleType id="5"/>${rest}`),
      { vehicle: { by: 'years', from: 2001, to: 2001, makeId: '54', modelId: '' }, narrowedBy: { VehicleType: '5' } },
    ],
    ['by one id of a piece of equipment', app(`<EquipmentBase id="80"/>${rest}`), { vehicle: { by: 'equipment-base', id: '80' } }],
    [
      'by maker, model and type of equipment',
      app(`<Mfr id="7"/><EquipmentModel id="8"/><VehicleType id="9"/><ProductionYears ProductionStart="1996"/>${rest}`),
      { vehicle: { by: 'equipment', makeId: '7', modelId: '8', typeId: '9', from: 1996, to: null } },
    ],
    ['without an amount', app('<BaseVehicle id="5888"/><PartType id="4152"/><Part>VT-1001</Part>'), { qty: null }],
  ])('%s', async (_what, xml, more) => {
    const events = await eventsOf(file(xml))
    expect(said(events)).toEqual([])
    expect(applications(events)).toEqual([{ ...plain, ...more }])
  })
})

describe('it is told', () => {
  test.each<[string, string, string]>([
    [
      'that a part has no number',
      file(app('<BaseVehicle id="1"/><Part></Part>')),
      'refused 3 App/Part : An application names the number of its part.',
    ],
    [
      'that an action is none',
      file(app(`<BaseVehicle id="1"/>${rest}`, 'action="X"')),
      'refused 3 App/@action X: A (add) or D (delete) is expected.',
    ],
    [
      'that no vehicle is named',
      file(app(rest)),
      'refused 3 App/BaseVehicle : An application names a BaseVehicle; or Years and Make; or an EquipmentBase; or Mfr and EquipmentModel, each by its id.',
    ],
    [
      'that years run backwards',
      file(app(`<Years from="2005" to="2001"/><Make id="1"/>${rest}`)),
      'refused 3 App/Years 2005–2001: Years from and to are expected, from 1896 on, such as from="2001" to="2005".',
    ],
    [
      'that an amount is none',
      file(app('<BaseVehicle id="1"/><Qty>AR</Qty><Part>1</Part>')),
      'noted 3 App/Qty AR: A whole number from 1 is expected; it was left out.',
    ],
    [
      'that there are fewer than the footer says',
      file(app(`<BaseVehicle id="1"/>${rest}`), { count: 12 }),
      'noted 4 Footer/RecordCount 12: The file has 1 applications: something may be missing.',
    ],
    [
      'that assets are not taken',
      file(`${app(`<BaseVehicle id="1"/>${rest}`)}<Asset action="A" id="2"><BaseVehicle id="1"/><AssetName>A</AssetName></Asset>`, {
        count: 2,
      }),
      'left-out 3 Asset : Pictures and other assets of applications are not taken over; those of parts come with PIES.',
    ],
    [
      'that a version is not known',
      file(app(`<BaseVehicle id="1"/>${rest}`), { version: '5.0' }),
      'noted 2 ACES/@version 5.0: Versions 3.0 to 4.2 are known; it was read as if it were one of them.',
    ],
    [
      'that there is no header',
      file(app(`<BaseVehicle id="1"/>${rest}`), { head: '' }),
      'noted 1 Header : The file has no header: it was taken for a full one, and brands for those that its parts name.',
    ],
    [
      'that there is no footer',
      `<ACES version="3.0">${header}${app(`<BaseVehicle id="1"/>${rest}`)}</ACES>`,
      'noted 1 Footer : The file has no footer: it may be cut off, and nobody can say how many applications it should have.',
    ],
    [
      'that what it is meant to do is not known',
      file(app(`<BaseVehicle id="1"/>${rest}`), { head: '<Header><SubmissionType>NEW</SubmissionType></Header>' }),
      'noted 2 Header/SubmissionType NEW: FULL, UPDATE or TEST is expected; it was taken for FULL.',
    ],
    [
      'that the file is another one',
      '<PIES><Items/></PIES>',
      'refused 1 ACES : The file has none of the elements of ACES. Is it another kind of file?',
    ],
  ])('%s', async (_what, xml, sentence) => {
    expect(said(await eventsOf(xml))).toEqual([sentence])
  })
})

test('the header says who sends it, whose parts they are, and what it is meant to do', async () => {
  const submission = async (kind: string) => (await eventsOf(file('', { version: '3.1', head: header.replace('Full', kind), count: 0 })))[0]
  const full = {
    at: { file: 'aces.xml', line: 2 },
    format: 'ACES 3.1',
    company: 'Volt',
    brand: 'ZZVT',
    kind: 'full',
    vehiclesOn: '2026-10-30',
  }
  expect(await submission('Full')).toEqual({ type: 'submission', submission: full })
  expect(await submission(' UPDATE ')).toEqual({ type: 'submission', submission: { ...full, kind: 'update' } })
  expect(await submission('TEST')).toEqual({ type: 'submission', submission: { ...full, kind: 'test' } })
})

test('another encoding than UTF-8 is read by its declaration', async () => {
  const xml = file(app(`<BaseVehicle id="5888"/><Note>F\u00fcr Klima</Note>${rest}`)).replace(
    '<?xml version="1.0"?>',
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
  )
  expect(applications(await eventsOf(Buffer.from(xml, 'latin1')))).toMatchObject([{ notes: ['Für Klima'] }])
})

test('what stands before a cut is handed over, and the cut is an error with advice', async () => {
  const path = join(folder, 'cut.xml')
  writeFileSync(path, file(app(`<BaseVehicle id="5888"/>${rest}`)).slice(0, -20))
  const events: FileEvent[] = []
  const reading = async () => {
    for await (const event of readAces(path)) events.push(event)
  }
  await expect(reading()).rejects.toThrow(/ends too early/)
  expect(applications(events)).toHaveLength(1)
})

test('the supplier’s sample is read whole', async () => {
  const events: FileEvent[] = []
  for await (const event of readAces('tests/support/import/aces/supplier.xml')) events.push(event)
  expect(said(events)).toEqual([])
  const read = applications(events)
  expect(new Set(read.map(({ code }) => code)).size).toBe(12)
  expect(read.filter(({ vehicle }) => vehicle.by === 'base-vehicle' && vehicle.id === '999999')).toHaveLength(1)
  expect(read[0]).toMatchObject({ code: 'VT-1001', brand: 'ZZVT', narrowedBy: { EngineBase: '9401' } })
})

test('a file that was made for the bench is the same for the same seed, and is read without a remark', async () => {
  const order = { applications: 2500, parts: ['VT-1001', 'VT-1002', 'VT-1003'], vehicles: 90 }
  const xml = [...acesText(order)].join('')
  expect([...acesText(order)].join('')).toBe(xml)
  expect([...acesText({ ...order, seed: 2 })].join('')).not.toBe(xml)
  const events = await eventsOf(xml)
  expect(said(events)).toEqual([])
  const named = new Set([...vehiclesText(order)].flatMap((line) => (line.startsWith('BaseVehicle,') ? [line.split(',')[1]] : [])))
  const unknown = applications(events).filter(({ vehicle }) => vehicle.by === 'base-vehicle' && !named.has(vehicle.id))
  expect([applications(events).length, unknown.length]).toEqual([2500, 2])
})
