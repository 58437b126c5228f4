import { sql } from 'kysely'
import { numberKey } from '#contract/numbers.ts'
import { changeStampNow } from '#server/db/catalogue-changes.ts'
import { PREPARED } from '#server/db/prepared.ts'
import { sampleStatistics } from '#server/db/sample-statistics.ts'
import type { Place } from '#server/import/facts.ts'
import { giveWay } from '#server/kernel/give-way.ts'
import { Changes } from './keep-changes.ts'
import { foldName } from './fold-name.ts'
import { bearersOf, type KnownPart, knownParts } from './known-part.ts'
import { type ImportKind, importKinds, isLiveRun } from './kinds.ts'
import { KnownNames } from './known-names.ts'
import { mergeFacts, type StagedFacts } from './merge-facts.ts'
import { planCategories } from './plan-categories.ts'
import { planComponents } from './plan-components.ts'
import { planPart } from './plan-part.ts'
import type { Remarks } from './keep-remarks.ts'
import { readAhead } from './read-ahead.ts'
import type { Run } from './run.ts'
import { partCodeOfBrand } from './part-code.ts'
import { type ApplicationCounts, planApplications } from './plan-applications.ts'
import { planFitments } from './plan-fitments.ts'
import { planVanished } from './plan-vanished.ts'
import { noteSameGtins } from './same-gtins.ts'
import { type StagedRow, stageBehind } from './stage-behind.ts'
import { sameBrand, whichPart } from './which-part.ts'

/** So many codes are planned at a time: some milliseconds, and others have their turn in between. Of prices and stock little is compared. */
const AT_ONCE = { live: 200, whole: 50 }
/** Of so many it is worked out what becomes of them before others have their turn. */
const WORKED_ON = 25

interface StagedPart {
  key: string
  seq: number
  file: string
  line: number
  value: StagedFacts
}

/** What a plan comes to, but for what is counted of its changes. */
export interface Planned {
  /** Up to where of the log of changes it has seen the catalogue. */
  stamp: string
  /** Parts that the file names and that were taken, and those that a complete file no longer names. */
  parts: number
  /** Of ACES and tables of vehicles. */
  applications?: ApplicationCounts
  /** Applications that waited for parts that this run brings. */
  joined?: number
}

export interface PlanOptions {
  /** The file is all that its brands have: what it does not name is withdrawn. */
  isComplete?: boolean
  /** Applications of the file change those of its sources from before, instead of standing in their place. */
  isUpdate?: boolean
  /** Told how many parts are done. */
  onParts: (done: number) => void
}

/**
 * Checks what was staged as a whole, against the catalogue as it stands, and writes down what each part, list and name was and becomes. It
 * changes nothing that anybody sees.
 */
export async function planRun(run: Run, remarks: Remarks, { isComplete = false, isUpdate = false, onParts }: PlanOptions): Promise<Planned> {
  const stamp = await changeStampNow(run.db)
  // Without it the planner takes any number of rows for one.
  await sampleStatistics(run.db, 'import_row')
  const names = await KnownNames.of(run.db, run.tenantId)
  const changes = new Changes(run)
  await planCategories(run, names, changes, remarks)
  const planned = new Map<string, number>()
  const standing = new Set<string>()
  const brands = new Set<string>()
  let done = 0
  for await (const group of readAhead(stagedGroups(run))) {
    await planGroup(run, group, { names, changes, remarks, planned, standing, brands, isComplete })
    done += group.size
    onParts(done)
  }
  await changes.add(names.takeMade())
  await changes.flush()
  await planComponents(run, changes, remarks)
  const applications = await planApplications(run, remarks, isUpdate)
  const joined = await planFitments(run, changes)
  // A reader of PIES notes them itself.
  if (run.kind === 'parts') await noteSameGtins(run, (mcode) => planned.get(mcode) ?? 0, remarks)
  const vanished = isComplete ? await planVanished(run, brands, (mcode) => planned.has(mcode) || standing.has(mcode), changes) : 0
  await changes.flush()
  await remarks.flush()
  return { stamp, parts: planned.size + vanished, ...(applications && { applications }), ...(joined > 0 && { joined }) }
}

/** What was staged of parts, some codes at a time, each with all its rows in their order. */
async function* stagedGroups(run: Run): AsyncGenerator<Map<string, StagedPart[]>, void> {
  const { db, tenantId, id } = run
  const atOnce = isLiveRun(run) ? AT_ONCE.live : AT_ONCE.whole
  let last = { key: '', seq: 0 }
  /** The last code of a page may go on in the next one. */
  let open: StagedPart[] = []
  for (;;) {
    await giveWay()
    const { rows }: { rows: StagedPart[] } = await sql<StagedPart>`${sql.raw(PREPARED)}
      select key, seq, file, line, value from import_row
      where tenant_id = ${tenantId} and import_id = ${id} and of = 'part' and (key, seq) > (${last.key}::text, ${last.seq}::int)
      order by key, seq limit ${sql.lit(atOnce)}`.execute(db)
    const groups = new Map<string, StagedPart[]>()
    for (const row of [...open, ...rows]) groups.set(row.key, [...(groups.get(row.key) ?? []), row])
    last = rows.at(-1) ?? last
    open = rows.length < atOnce ? [] : (groups.get(last.key) ?? [])
    if (open.length > 0) groups.delete(last.key)
    if (groups.size > 0) yield groups
    if (rows.length < atOnce) return
  }
}

interface Into {
  names: KnownNames
  changes: Changes
  remarks: Remarks
  /** Codes of the parts that were planned, and in which line of the file each stands. */
  planned: Map<string, number>
  /** Codes of parts that the shop has and the file names, but says something of that cannot be taken. */
  standing: Set<string>
  isComplete: boolean
  /** Brands of the parts in the file, as the shop calls them. */
  brands: Set<string>
}

/** Plans some codes. */
async function planGroup(run: Run, group: ReadonlyMap<string, StagedPart[]>, { names, changes, remarks, planned, standing, brands, isComplete }: Into): Promise<void> {
  const kind: ImportKind = importKinds[run.kind === 'undo' ? 'parts' : run.kind]
  const wanted = byBrand(group)
  await giveWay()
  const known = await knownFor(run, wanted, kind)
  const newIds = kind.addsParts ? await nextIds(run, wanted.filter(([first]) => first !== undefined && !known.parts.has(first.key)).length) : []
  const taken = new Map<string, string>()
  const waiting: StagedRow[] = []
  for (const [index, rows] of wanted.entries()) {
    if (index % WORKED_ON === WORKED_ON - 1) await giveWay()
    const [first] = rows
    if (first === undefined) continue
    const { code, brand } = first.value
    const at: Place = { file: first.file, line: first.line }
    const refuse = (column: string, value: string, says: string) => remarks.add([{ ...at, kind: 'refused', column, value, says }])
    const producerOf = (mcode: string) => {
      const producer = known.parts.get(mcode)?.columns['producer']
      return typeof producer === 'string' ? producer : taken.get(mcode)
    }
    const which = whichPart(code, brand, { producerOf, bearers: known.bearers.get(numberKey(code)) ?? [] }, kind.brandDecides)
    if (which.is === 'refused') {
      await refuse('number', code, which.says)
      continue
    }
    const part = known.parts.get(which.mcode) ?? null
    if (part === null && !kind.addsParts) {
      await refuse('number', code, 'No part of this shop bears this number. Import it first (import parts), or take the row out.')
      continue
    }
    const twice = planned.get(which.mcode)
    if (twice !== undefined) {
      await refuse('number', code, `Line ${twice} is the same part, ${which.mcode}. Say it once.`)
      continue
    }
    const facts = mergeFacts(rows.map((row) => row.value))
    // A code may also be new because another brand's part has taken it.
    const newId = part === null ? (newIds.pop() ?? (await nextIds(run, 1))[0] ?? 0) : 0
    const made = planPart({ mcode: which.mcode, known: part, newId, facts, at, now: run.at, isLive: kind.isLive, isComplete }, names)
    if (made.is === 'refused') {
      if (part !== null) standing.add(which.mcode)
      await refuse(made.column, made.value, made.says)
      continue
    }
    planned.set(which.mcode, first.line)
    brands.add(String(part?.columns['producer'] ?? facts.producer ?? brand))
    if (part === null) taken.set(which.mcode, brand)
    // What names other parts and vehicles waits until all of them are known.
    for (const list of ['components', 'fitments'] as const)
      if (facts[list] !== undefined)
        waiting.push({ of: `${list} by name`, key: which.mcode, ...at, value: { partId: part?.id ?? newId, adds: facts.adds ?? false, items: facts[list] } })
    await remarks.add(made.notes.map((note) => ({ ...at, kind: 'noted', value: code, ...note })))
    await changes.add([...names.takeMade(), ...made.changes])
  }
  if (waiting.length > 0) await stageBehind(run, waiting)
}

/** Rows of one code that are of several brands are of several parts. */
const byBrand = (group: ReadonlyMap<string, StagedPart[]>): StagedPart[][] =>
  [...group.values()].flatMap((rows) => {
    const brands = new Map<string, StagedPart[]>()
    for (const row of rows) {
      const brand = foldName(row.value.brand)
      brands.set(brand, [...(brands.get(brand) ?? []), row])
    }
    return [...brands.values()]
  })

/** The parts that may be meant: by their codes, by their codes with the brand, and, where there is none, by the numbers that they bear. */
async function knownFor({ db, tenantId }: Run, wanted: readonly StagedPart[][], { isLive, lists: all }: ImportKind) {
  const named = wanted.flatMap(([first]) => (first === undefined ? [] : [{ key: first.key, ...first.value }]))
  // Prices of groups stand in few files of prices.
  const lists = all.filter((name) => name !== 'group_prices' || wanted.some((rows) => rows.some(({ value }) => value.groupPrices !== undefined)))
  const codes = named.flatMap(({ key, code, brand }) => [key, ...(brand === '' ? [] : [partCodeOfBrand(code, brand) ?? ''])])
  const parts: Map<string, KnownPart> = await knownParts(db, tenantId, [...new Set(codes)], { isLive, lists })
  const others = named.filter(({ key, brand }) => !parts.has(key) || brand !== '' && !sameBrand(String(parts.get(key)?.columns['producer']), brand))
  const bearers = await bearersOf(db, tenantId, others.map(({ code }) => code))
  const also = [...bearers.values()].flatMap((list) => list.map(({ mcode }) => mcode)).filter((mcode) => !parts.has(mcode))
  for (const [mcode, part] of await knownParts(db, tenantId, [...new Set(also)], { isLive, lists })) parts.set(mcode, part)
  return { parts, bearers }
}

async function nextIds({ db }: Run, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(PREPARED)}
    select nextval(pg_get_serial_sequence('part', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(db)
  return rows.map(({ id }) => id)
}
