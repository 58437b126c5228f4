import * as v from 'valibot'
import { type CallName, type CallResultOf, calls, type ParsedInputOf } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { isUnit } from '#contract/part/is-unit.ts'
import type { PartFitVerdict } from '#contract/vehicle/fit-verdict.ts'
import { isFittingVerdict } from '#contract/vehicle/fit-verdict.ts'
import { judgeFit, type KnownModel } from '#contract/vehicle/judge-fit.ts'
import { isUniversalType } from '#contract/vehicle/universal-types.ts'
import { MAX_FITMENTS } from '#search/answer/part/fitments.ts'
import { findFirstCached } from './answer.ts'
import { cacheKey, cacheKeysInOtherLocales, tenantOfKey } from './cache-key.ts'
import { type CacheId, cacheTable } from './caching.ts'
import type { OfflineCall, OfflineSources } from './offline-sources.ts'

type VerdictInput = ParsedInputOf<'fitmentVerdicts'>

/** Returns a call's reply that this device keeps, in the question's language or another; null if there is none. */
async function keptResult<N extends CallName>(
  { storeOf }: OfflineSources,
  { url, tenantId, locale }: OfflineCall,
  name: N,
  input: Record<string, unknown>,
): Promise<CallResultOf<N> | null> {
  const { path, cache, result } = calls[name]
  if (storeOf === undefined || !Object.hasOwn(cacheTable, cache)) return null
  const address = new URL(`${url.pathname.replace(calls.fitmentVerdicts.path, path)}?${queryStringOf(input)}`, url).href
  const kept = await findFirstCached(storeOf(cache as CacheId), [
    cacheKey(address, tenantId, locale),
    ...cacheKeysInOtherLocales(address, tenantId, locale),
  ])
  if (kept === null) return null
  const read = v.safeParse(v.object({ result }), await kept.clone().json())
  return read.success ? (read.output.result as CallResultOf<N>) : null
}

const isOfSameVehicle = (one: URL, other: URL) =>
  ['modelid', 'engine', 'year'].every((name) => one.searchParams.get(name) === other.searchParams.get(name))

/** Returns the verdicts for this vehicle in kept replies about other parts: those of lists that were seen. */
async function verdictsOfKeptReplies(
  { storeOf }: OfflineSources,
  { url, tenantId }: OfflineCall,
  input: VerdictInput,
): Promise<Map<string, PartFitVerdict>> {
  const kept = new Map<string, PartFitVerdict>()
  const { path, cache, result } = calls.fitmentVerdicts
  const store = storeOf?.(cache)
  const wanted = new Set<string>(input.mcodes)
  for (const key of (await store?.keys()) ?? []) {
    const other = new URL(key)

    if (!other.pathname.endsWith(path) || tenantOfKey(key) !== tenantId || !isOfSameVehicle(other, url)) continue
    if (
      !other.searchParams
        .get('mcodes')
        ?.split(',')
        .some((code) => wanted.has(code))
    )
      continue
    const reply = await store?.get(key)
    const read = v.safeParse(v.object({ result }), reply ? await reply.clone().json() : null)
    for (const one of read.success ? read.output.result : []) if (wanted.has(one.mcode)) kept.set(one.mcode, one)
  }
  return kept
}

/** Judges a part from its page as this device keeps it: its fitments and its data. */
async function verdictFromKeptPage(
  sources: OfflineSources,
  question: OfflineCall,
  { modelid, engine, year }: VerdictInput,
  mcode: string,
  model: KnownModel | null,
): Promise<PartFitVerdict> {
  const notHere: PartFitVerdict = { mcode, verdict: { type: 'not-known', why: 'not-here' } }
  const [fitments, detail] = await Promise.all([
    keptResult(sources, question, 'applicationItem', { mcode }),
    keptResult(sources, question, 'productDetail', { mcode }),
  ])
  if (fitments === null) return notHere
  const verdict = judgeFit(
    {
      fitments: fitments.map(({ modelid: modelId, engine: name, yearFrom = null, yearTo = null, note }) => ({
        ...{ modelId, engine: name, from: yearFrom, to: yearTo, note: note ?? '' },
      })),
      isUniversal: detail !== null && isUniversalType(detail.type),
      isComponent: detail !== null && !isUnit(detail),
      hasUnnamedVehicles: Boolean(detail?.unnamed),
    },
    { modelid, engine: engine ?? null, year: year ?? null },
    model,
  )
  if (isFittingVerdict(verdict)) return { mcode, verdict }
  // The part's data say whether it has unnamed vehicles. The shop cuts longer lists, so the vehicle may be among the rest.
  if (detail === null || fitments.length >= MAX_FITMENTS) return notHere
  // Without the model it cannot be told whether it has an engine of this name.
  const isForOtherEngines = verdict.type === 'does-not-fit' && verdict.cases.length > 0
  return model === null && engine !== undefined && isForOtherEngines ? notHere : { mcode, verdict }
}

/** Adds the verdicts of those parts that `known` lacks, from replies and pages that this device keeps. What it does not keep is not known here. */
export async function withVerdictsOfKeptPages(
  sources: OfflineSources,
  question: OfflineCall,
  input: VerdictInput,
  known: readonly PartFitVerdict[],
): Promise<PartFitVerdict[]> {
  const missing = input.mcodes.filter((code) => !known.some(({ mcode }) => mcode === code))
  if (missing.length === 0) return [...known]
  const [row] = (await keptResult(sources, question, 'modelList', { modelid: input.modelid })) ?? []
  const model = row ? { engines: row.engines, from: row.yearFrom ?? null, to: row.yearTo ?? null } : null
  const kept = await verdictsOfKeptReplies(sources, question, input)
  const added = await Promise.all(
    missing.map(async (mcode) => kept.get(mcode) ?? verdictFromKeptPage(sources, question, input, mcode, model)),
  )
  return [...known, ...added]
}
