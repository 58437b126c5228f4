import { applications as contractApplications } from '#contract/catalogue/categories.ts'
import type { ApplicationTable, MakeTable, ModelTable } from '#server/db/tables.ts'
import type { Row } from './demo-rows.ts'
import { agriculture } from './makes/agriculture.ts'
import { automotiveAmerica } from './makes/automotive-america.ts'
import { automotiveEurope } from './makes/automotive-europe.ts'
import { automotiveJapan } from './makes/automotive-japan.ts'
import { automotiveKoreaChina } from './makes/automotive-korea-china.ts'
import { construction } from './makes/construction.ts'
import { readEngine, readYears, type Years } from './makes/engine-text.ts'
import { forklift } from './makes/forklift.ts'
import { lawn } from './makes/lawn.ts'
import { marine } from './makes/marine.ts'
import { modelName } from './makes/model-name.ts'
import { electric, performance } from './makes/performance-ev.ts'
import { type MachineClass, type MakeSheet, markedClass, type Region } from './makes/sheet.ts'
import { truckAmerica, truckWorld } from './makes/truck.ts'

const sheets: Record<string, readonly MakeSheet[]> = {
  '1': [...automotiveJapan, ...automotiveAmerica, ...automotiveEurope, ...automotiveKoreaChina],
  '2': [...truckAmerica, ...truckWorld],
  '3': agriculture,
  '4': construction,
  '5': forklift,
  '6': marine,
  '7': lawn,
  '8': performance,
  '9': electric,
}

/** One model of a vehicle or machine with one of its engines. */
export interface Target extends Years {
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
  house: string
  machine: MachineClass
  region: Region
  volts: number
  litres: number
  diesel: boolean
  horsepower: number
  targets: Target[]
}

export interface Vehicles {
  applications: Row<ApplicationTable>[]
  makes: Row<MakeTable>[]
  models: Row<ModelTable>[]
  engines: Engine[]
}

function voltsOf(machine: MachineClass, region: Region, litres: number): number {
  if (machine === 'truck') return region === 'us' ? 12 : 24
  if (machine === 'build') return litres >= 4 ? 24 : 12
  return 12
}

/** Returns the applications, makes, models and engines for some ids of applications. */
export function vehiclesOf(applicationIds: readonly string[]): Vehicles {
  const makes = new Map<string, Row<MakeTable>>()
  const models: Row<ModelTable>[] = []
  const engines = new Map<string, Engine>()
  const taken = new Set<string>()

  const addModel = (applicationId: string, sheet: MakeSheet, makeId: string, text: string): void => {
    const [line = '', variant = '', years = '', engineText = '', marks = ''] = text.split('|').map((piece) => piece.trim())
    const name = modelName(applicationId, line, variant)
    const span = readYears(years)
    let id = idOf(makeId, name)
    while (taken.has(id)) id += '-x'
    taken.add(id)
    const machine = markedClass(marks) ?? sheet.machine
    const labels: string[] = []
    for (const piece of engineText
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)) {
      const engine = readEngine(piece, span, machine)
      labels.push(engine.label)
      const volts = Number(/@(\d+)/.exec(marks)?.[1] ?? voltsOf(machine, sheet.region, engine.litres))
      const key = `${engine.named ? '' : `${sheet.house ?? sheet.make} `}${engine.label} ${volts} ${machine === 'race' ? 'race' : ''}`
      let group = engines.get(key)
      if (!group) {
        const { label, litres, diesel, horsepower } = engine
        const house = engine.named ? label : (sheet.house ?? sheet.make)
        group = { key, label, house, machine, region: sheet.region, volts, litres, diesel, horsepower, targets: [] }
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
        from: engine.from,
        to: engine.to,
      })
    }
    models.push({ id, make_id: makeId, group_name: line, name, engines: [...new Set(labels)], year_from: span.from, year_to: span.to })
  }

  for (const applicationId of applicationIds) {
    for (const sheet of sheets[applicationId] ?? []) {
      const makeId = idOf(applicationId, sheet.make)
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
const idOf = (head: string, name: string): string =>
  `${head}-${name}`
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
