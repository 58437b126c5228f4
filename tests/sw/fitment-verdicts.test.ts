import { beforeEach, describe, expect, test } from 'vitest'
import { type CallName, calls, type ParsedInputOf } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import type { Id, Mcode } from '#contract/kernel/primitives.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { cacheKey } from '../../sw/cache-key.ts'
import { withVerdictsOfKeptPages } from '../../sw/fitment-verdicts.ts'
import type { OfflineSources } from '../../sw/offline-sources.ts'
import { answerPackCall, type PackCall, parseCallInput } from '../../sw/pack-answers.ts'
import type { PackedPart } from '../search/records/demo-parts.ts'
import { catalogueOf, demoShop, Packs } from '../search/records/shop.ts'
import { partDetail } from '../support/parts.ts'
import { freshSeed } from '../support/runs.ts'
import { type AskVehicle, contradictions, listedFor, randomVehicle } from '../support/verdicts-and-lists.ts'

const seed = freshSeed()
const rng = new RandomGenerator(`verdicts ${seed}`)
const { parts: plain, rows } = demoShop(240)
const notes = ['with 130 A', 'Front; from 09/2006', 'to 08/2004', 'from 2006']

/** A part as imports bring it: some fitments name no engine, some have a note, and some are there twice. */
function restricted({ part, record, live }: PackedPart): PackedPart {
  const fits = part.fits.flatMap((fit) => {
    const one = rng.happensWith(0.2) ? { ...fit, engine: '' } : fit
    return rng.happensWith(0.1) ? [one, one] : [one]
  })
  const fitNotes = fits.flatMap((fit) => (rng.happensWith(0.4) ? [{ ...fit, note: rng.pickOne(notes) }] : []))
  return { part: { ...part, fits }, record: { ...record, fitNotes }, live }
}

const parts = plain.map((part, at) => (at % 2 === 0 ? restricted(part) : part))
const packs = new Packs()
const data = { catalogue: await catalogueOf(packs, parts, rows), records: packs.records }
const ask: AskVehicle = async (name, input) => {
  const url = new URL(`http://shop.test${calls[name as CallName].path}?${queryStringOf(input as Record<string, unknown>)}`)
  const parsed = parseCallInput(name as PackCall, url)
  if (parsed === null) throw new Error(`The shop would refuse ${url.search}.`)
  return (await answerPackCall(name as PackCall, data, parsed)) as never
}

const mcodes = parts.map(({ part }) => part.mcode)
const fitted = new Set(parts.flatMap(({ part }) => part.fits.map(({ modelId }) => modelId)))
const models = rows.models.filter(({ id }) => fitted.has(id))

test(`what packs say of a part and what their list of the vehicle holds never contradict (SEED=${seed})`, async () => {
  const found: unknown[] = []
  for (let turn = 0; turn < 60; turn += 1) {
    const some = Array.from({ length: 40 }, () => rng.pickOne(mcodes))
    const vehicle = randomVehicle(rng, models)
    const listed = await listedFor(ask, vehicle)
    found.push(...(await contradictions(ask, vehicle, [...new Set([...some, ...[...listed].slice(0, 20)])])))
  }
  expect(found).toEqual([])
})

test('notes and months of the records are in the verdicts', async () => {
  const said = new Map<string, number>()
  for (const { part } of parts.slice(0, 80)) {
    const [fit] = part.fits
    if (fit === undefined) continue
    const [row] = await ask('fitmentVerdicts', { modelid: fit.modelId, mcodes: part.mcode })
    if (row) said.set(row.verdict.type, (said.get(row.verdict.type) ?? 0) + 1)
  }
  expect([...said.keys()]).toEqual(expect.arrayContaining(['fits-from', 'fits-under']))
})

describe('without a pack, by the pages that this device keeps', () => {
  const fitment = {
    ...{ appid: '1', application: 'Cars', brandid: 'b', brand: 'Toyota', modelid: 'hilux', model: 'Hilux' },
    engine: '2.4 D',
  }
  const kept = new Map<string, unknown>()
  const keep = (name: CallName, input: Record<string, string>, result: unknown) =>
    kept.set(cacheKey(`http://shop.test${calls[name].path}?${queryStringOf(input)}`, 'volt'), result)
  const sources = {
    storeOf: () => ({
      keys: async () => [...kept.keys()],
      get: async (key: string) => (kept.has(key) ? Response.json({ result: kept.get(key) }) : null),
    }),
  } as unknown as OfflineSources
  const verdictFor = async (asked: { modelid: string; engine?: string }) => {
    const url = new URL(`http://shop.test${calls.fitmentVerdicts.path}?${queryStringOf({ ...asked, mcodes: 'A-1' })}`)
    const input: ParsedInputOf<'fitmentVerdicts'> = { ...asked, modelid: asked.modelid as Id, mcodes: ['A-1' as Mcode] }
    const [one] = await withVerdictsOfKeptPages(sources, { url, tenantId: 'volt', locale: 'en-US' }, input, [])
    return one?.verdict
  }
  const notHere = { type: 'not-known', why: 'not-here' }
  const hilux = {
    ...{ id: 'hilux', name: 'Hilux', group: 'Hilux', brandid: 'b', brand: 'Toyota', appid: '1', partCount: 1 },
    engines: ['2.4 D', '2.7'],
  }
  beforeEach(() => {
    kept.clear()
    keep('applicationItem', { mcode: 'A-1' }, [fitment])
  })

  test('without the data of the part nothing says that it has no unnamed vehicles', async () => {
    expect(await verdictFor({ modelid: 'golf' })).toEqual(notHere)
    expect(await verdictFor({ modelid: 'hilux', engine: '2.4 D' })).toEqual({ type: 'fits' })
    keep('productDetail', { mcode: 'A-1' }, partDetail({ mcode: 'A-1', type: 'starter' }))
    expect(await verdictFor({ modelid: 'golf' })).toEqual({ type: 'does-not-fit', cases: [] })
    keep('productDetail', { mcode: 'A-1' }, partDetail({ mcode: 'A-1', type: 'starter', unnamed: { count: 1, ids: ['7'] } }))
    expect(await verdictFor({ modelid: 'golf' })).toEqual({ type: 'not-known', why: 'unnamed-vehicles' })
  })

  test('without the model nothing says that an engine is another one', async () => {
    keep('productDetail', { mcode: 'A-1' }, partDetail({ mcode: 'A-1', type: 'starter' }))
    expect(await verdictFor({ modelid: 'hilux', engine: '2.7' })).toEqual(notHere)
    keep('modelList', { modelid: 'hilux' }, [hilux])
    expect(await verdictFor({ modelid: 'hilux', engine: '2.7' })).toMatchObject({ type: 'does-not-fit' })
    expect(await verdictFor({ modelid: 'hilux', engine: '2.4D' })).toEqual({ type: 'not-known', why: 'unknown-engine' })
  })
})
