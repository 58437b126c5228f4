import type { CallInputOf, CallResultOf } from '#contract/calls.ts'
import { chunksOf } from '#contract/kernel/chunks-of.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { MAX_PARTS_PER_VERDICT_CALL } from '#contract/limits.ts'
import { isFittingVerdict, type VehicleOfModel } from '#contract/vehicle/fit-verdict.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

/** Who answers: a server, or a device by its packs. */
export type AskVehicle = <N extends 'aggregationSearch' | 'fitmentVerdicts'>(name: N, input: CallInputOf<N>) => Promise<CallResultOf<N>>

export const vehicleInputOf = ({ modelid, engine, year }: VehicleOfModel) => ({
  modelid,
  ...(engine === null ? {} : { engine }),
  ...(year === null ? {} : { year }),
})

/** A vehicle of one of these models: often with an engine, sometimes with one that it never had, and in or outside its years. */
export function randomVehicle(rng: RandomGenerator, models: readonly { id: string; engines: readonly string[] }[]): VehicleOfModel {
  const { id, engines } = rng.pickOne(models)
  const engine = rng.happensWith(0.4) ? null : rng.happensWith(0.1) || engines.length === 0 ? 'none such' : rng.pickOne(engines)
  return { modelid: id as Id, engine, year: rng.happensWith(0.4) ? null : rng.randomInteger(1965, 2026) }
}

/** The parts that the search by vehicle lists. */
export async function listedFor(ask: AskVehicle, vehicle: VehicleOfModel): Promise<Set<string>> {
  const listed = new Set<string>()
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const page = await ask('aggregationSearch', { ...vehicleInputOf(vehicle), sort: 'code', pageNo, pageSize: 100 })
    for (const { mcode } of page.records) listed.add(mcode)
    pages = page.pages
  }
  return listed
}

/** Of these parts, those whose verdict says other than the search by vehicle. */
export async function contradictions(ask: AskVehicle, vehicle: VehicleOfModel, mcodes: readonly string[]): Promise<unknown[]> {
  const listed = await listedFor(ask, vehicle)
  const found: unknown[] = []
  for (const some of chunksOf(mcodes, MAX_PARTS_PER_VERDICT_CALL)) {
    const verdicts = await ask('fitmentVerdicts', { ...vehicleInputOf(vehicle), mcodes: some.join(',') })
    if (verdicts.map(({ mcode }) => mcode).join() !== some.join()) found.push({ vehicle, missing: some })
    for (const { mcode, verdict } of verdicts)
      if (isFittingVerdict(verdict) !== listed.has(mcode)) found.push({ vehicle, mcode, verdict, isListed: listed.has(mcode) })
  }
  return found
}
