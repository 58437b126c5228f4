import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

export interface AcesOrder {
  /** Rows in all, shared out among the parts. */
  applications: number
  parts: readonly string[]
  brand?: string
  seed?: number
  /** Vehicles in the table; a thousandth of the rows is by ids that it lacks. */
  vehicles?: number
}

const ENGINES = 400
const FIRST_ID = 1_000_000
const [FIRST_YEAR, YEARS] = [1990, 30]

/** Numbers from 0 to below 1 that are the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The text of an ACES file, piece by piece: consecutive years of a model for each part, some with qualifiers, notes and a position. */
export function* acesText({ applications, parts, brand = 'ZZVT', seed = 1, vehicles = 30_000 }: AcesOrder): Generator<string> {
  const next = random(seed)
  const any = (below: number) => Math.floor(next() * below)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ACES version="4.2">\n<Header><Company>Made up</Company><BrandAAIAID>${brand}</BrandAAIAID><SubmissionType>FULL</SubmissionType><VcdbVersionDate>2026-10-30</VcdbVersionDate></Header>\n`
  let made = 0
  for (const [at, part] of parts.entries()) {
    const upTo = Math.floor((applications * (at + 1)) / parts.length)
    const first = any(vehicles)
    const engine = any(ENGINES)
    let text = ''
    for (let nth = 0; made < upTo; nth += 1) {
      made += 1
      const vehicle = FIRST_ID + (made % 1000 === 0 ? vehicles + any(50) : (first + nth) % vehicles)
      const narrowed = `<EngineBase id="${9000 + engine}"/>`
      const qual =
        any(5) === 0
          ? `<Qual id="${any(90)}"><param value="${70 + engine}" uom="A"/><text>With ${70 + engine} A alternator</text></Qual>`
          : ''
      const note = any(10) === 0 ? `<Note>Except heavy duty ${any(20)}</Note>` : ''
      text += `<App action="A" id="${made}"><BaseVehicle id="${vehicle}"/>${narrowed}${qual}${note}<Qty>1</Qty><PartType id="4152"/>${any(4) === 0 ? '<Position id="22"/>' : ''}<Part>${part}</Part></App>\n`
    }
    yield text
  }
  yield `<Footer><RecordCount>${made}</RecordCount></Footer>\n</ACES>\n`
}

/** The table of vehicles that belongs to it, as CSV. */
export function* vehiclesText({ vehicles = 30_000 }: Pick<AcesOrder, 'vehicles'> = {}): Generator<string> {
  yield 'of,id,name,year,year to,make,model,engine,application\n'
  for (let at = 0; at < vehicles; at += 1) {
    const model = Math.floor(at / YEARS)
    yield `BaseVehicle,${FIRST_ID + at},,${FIRST_YEAR + (at % YEARS)},,Make ${model % 40},Model ${model},,Automotive\n`
  }
  for (let engine = 0; engine < ENGINES; engine += 1) yield `EngineBase,${9000 + engine},Engine ${engine},,,,,,\n`
  yield 'Position,22,Front,,,,,,\n'
}

/** Writes pieces as they come, never more than the disk takes. */
export async function writeText(path: string, pieces: Iterable<string>): Promise<void> {
  const out = createWriteStream(path)
  for (const piece of pieces) if (!out.write(piece)) await once(out, 'drain')
  out.end()
  await once(out, 'close')
}

// npx tsx tests/support/import/aces/make-aces.ts aces.xml vehicles.csv --applications 1000000 --parts 100000
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = {
    applications: { type: 'string', default: '1000000' },
    parts: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [aces = 'aces.xml', table = 'vehicles.csv'] = positionals
  const parts = Array.from({ length: Number(values.parts) }, (_, at) => `VT-${1001 + at}`)
  await writeText(aces, acesText({ applications: Number(values.applications), parts, seed: Number(values.seed) }))
  await writeText(table, vehiclesText())
}
