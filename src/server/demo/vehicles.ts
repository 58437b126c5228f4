import { catalogueApplications as contractApplications } from '#contract/catalogue/categories.ts'
import type { ApplicationTable, MakeTable, ModelTable } from '#server/db/tables.ts'
import type { RowWithoutTenantId } from './demo-rows.ts'
import { agricultureSheets } from './makes/agriculture.ts'
import { americanCarSheets } from './makes/automotive-america.ts'
import { europeanCarSheets } from './makes/automotive-europe.ts'
import { japaneseCarSheets } from './makes/automotive-japan.ts'
import { koreanChineseCarSheets } from './makes/automotive-korea-china.ts'
import { constructionSheets } from './makes/construction.ts'
import { forkliftSheets } from './makes/forklift.ts'
import { lawnSheets } from './makes/lawn.ts'
import { marineSheets } from './makes/marine.ts'
import { composeModelName } from './makes/model-name.ts'
import { readEngine, readYears, type YearSpan } from './makes/parsed-engine.ts'
import { electricVehicleSheets, performanceSheets } from './makes/performance-ev.ts'
import { type MachineClass, parseMachineClass, type Region, type VehicleMakeSheet } from './makes/sheet.ts'
import { americanTruckSheets, worldTruckSheets } from './makes/truck.ts'

const vehicleSheetsByApplication: Record<string, readonly VehicleMakeSheet[]> = {
  '1': [...japaneseCarSheets, ...americanCarSheets, ...europeanCarSheets, ...koreanChineseCarSheets],
  '2': [...americanTruckSheets, ...worldTruckSheets],
  '3': agricultureSheets,
  '4': constructionSheets,
  '5': forkliftSheets,
  '6': marineSheets,
  '7': lawnSheets,
  '8': performanceSheets,
  '9': electricVehicleSheets,
}

/** One model of a vehicle or machine with one of its engines. */
export interface VehicleTarget extends YearSpan {
  applicationId: string
  make: string
  model: string
  modelId: string
  modelName: string
  line: string
  engine: string
}

/** An engine with all machines that have this engine and the same voltage. */
export interface Engine {
  key: string
  label: string
  /** The corporate group that makes the engine, for engines that are named by their size only. For other engines, the engine's own name. */
  makerGroup: string
  machine: MachineClass
  region: Region
  volts: number
  litres: number
  isDiesel: boolean
  horsepower: number
  targets: VehicleTarget[]
}

export interface DemoVehicles {
  applications: RowWithoutTenantId<ApplicationTable>[]
  makes: RowWithoutTenantId<MakeTable>[]
  models: RowWithoutTenantId<ModelTable>[]
  engines: Engine[]
}

function systemVoltsOf(machine: MachineClass, region: Region, litres: number): number {
  if (machine === 'truck') return region === 'us' ? 12 : 24
  if (machine === 'build') return litres >= 4 ? 24 : 12
  return 12
}

/** Returns the applications, makes, models and engines for some ids of applications. */
export function buildVehicles(applicationIds: readonly string[]): DemoVehicles {
  const makes = new Map<string, RowWithoutTenantId<MakeTable>>()
  const models: RowWithoutTenantId<ModelTable>[] = []
  const engines = new Map<string, Engine>()
  const taken = new Set<string>()

  const addModel = (applicationId: string, sheet: VehicleMakeSheet, makeId: string, text: string): void => {
    const [line = '', variant = '', years = '', engineText = '', marks = ''] = text.split('|').map((piece) => piece.trim())
    const name = composeModelName(applicationId, line, variant)
    const span = readYears(years)
    let id = vehicleIdOf(makeId, name)
    while (taken.has(id)) id += '-x'
    taken.add(id)
    const machine = parseMachineClass(marks) ?? sheet.machine
    const labels: string[] = []
    for (const piece of engineText
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)) {
      const engine = readEngine(piece, span, machine)
      labels.push(engine.label)
      const volts = Number(/@(\d+)/.exec(marks)?.[1] ?? systemVoltsOf(machine, sheet.region, engine.litres))
      const key = `${engine.isNamedEngine ? '' : `${sheet.corporateGroup ?? sheet.make} `}${engine.label} ${volts} ${machine === 'race' ? 'race' : ''}`
      let group = engines.get(key)
      if (!group) {
        const { label, litres, isDiesel, horsepower } = engine
        const house = engine.isNamedEngine ? label : (sheet.corporateGroup ?? sheet.make)
        group = { key, label, makerGroup: house, machine, region: sheet.region, volts, litres, isDiesel, horsepower, targets: [] }
        engines.set(key, group)
      }
      group.targets.push({
        applicationId,
        make: sheet.make,
        model: name,
        modelId: id,
        modelName: `${sheet.make} ${name}`,
        line,
        engine: engine.label,
        fromYear: engine.fromYear,
        toYear: engine.toYear,
      })
    }
    models.push({
      id,
      make_id: makeId,
      group_name: line,
      name,
      engines: [...new Set(labels)],
      year_from: span.fromYear,
      year_to: span.toYear,
    })
  }

  for (const applicationId of applicationIds) {
    for (const sheet of vehicleSheetsByApplication[applicationId] ?? []) {
      const makeId = vehicleIdOf(applicationId, sheet.make)
      if (!makes.has(makeId)) makes.set(makeId, { id: makeId, application_id: applicationId, name: sheet.make })
      for (const text of sheet.lines
        .split('\n')
        .map((row) => row.trim())
        .filter(Boolean))
        addModel(applicationId, sheet, makeId, text)
    }
  }
  const applications = contractApplications
    .filter((row) => applicationIds.includes(row.id))
    .map((row, at) => ({ id: row.id, name: row.name, title: row.title, icon: `app-${row.id}`, sort_num: at + 1 }))
  return { applications, makes: [...makes.values()], models, engines: [...engines.values()] }
}

/** Returns an id of plain letters, digits and dashes, at most 60 characters: `1-toyota-corolla-e100`. */
const vehicleIdOf = (head: string, name: string): string =>
  `${head}-${name}`
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
