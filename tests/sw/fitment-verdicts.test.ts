import { expect, test } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { RandomGenerator } from '#server/demo/rng.ts'
import { answerPackCall, type PackCall, parseCallInput } from '../../sw/pack-answers.ts'
import type { PackedPart } from '../search/records/demo-parts.ts'
import { catalogueOf, demoShop, Packs } from '../search/records/shop.ts'
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
