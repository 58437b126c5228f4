import { resolve } from 'node:path'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import type { CommandOutput } from '#server/cli/command-output.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import type { ImportResult, PlanSummary } from '#server/import/engine/import-run.ts'
import type { RepeatHandling } from '#server/import/engine/repeats/repeats.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import { limitHeapGrowth } from '#server/kernel/limit-heap-growth.ts'
import { ImportProgressReporter } from './follow-import.ts'
import { hashFile } from './hash-of.ts'
import { hasNoRowsImported, importEndText } from './import-text.ts'
import type { ExchangeRates } from './in-dollars.ts'
import { fetchKnownPictures } from './known.ts'
import { readPortions } from './portions.ts'
import { findThreadKind, readInThread } from './read-in-thread.ts'
import { fileOpenersByKind } from './readers.ts'
import { fetchShopToday } from './today.ts'
import { chooseImportRunner } from './where-imports-run.ts'

export interface FileImportOptions {
  dryRun?: boolean
  accept?: boolean
  complete?: boolean
  map?: string[]
  /** Name under which the mapping of columns to fields is saved for later imports. */
  saveMap?: string
  useMap?: string
  sheet?: string
  encoding?: string
  delimiter?: string
  attributes?: boolean
  priceType?: string
  list?: string
  rate?: ExchangeRates
  repeat?: RepeatHandling
  /** Whether a price of zero is accepted, for goods that are given away. */
  free?: boolean
}

/** An import makes many objects and keeps few of them, so this saves 50 MB. */
const MAX_HEAP_GROWTH_PERCENT = 50

/** Kinds of import whose files may give periods in which a price is valid. */
const kindsNeedingToday: readonly ImportKindName[] = ['parts', 'prices', 'pies']

/**
 * Reads a file in this process and imports its rows where the database is: in the running shop or in this process. The exit code is 1 if
 * the import stopped because it needs `--accept`, or if no row could be imported.
 */
export async function importFile(
  here: LocalCommandContext,
  kind: ImportKindName,
  name: string,
  options: FileImportOptions,
): Promise<CommandOutput & { exit: 0 | 1 }> {
  limitHeapGrowth(MAX_HEAP_GROWTH_PERCENT)
  const path = resolve(here.folder, name)
  const hash = await hashFile(path).catch((cause: NodeJS.ErrnoException) => {
    throw new AppError('not-found', {
      message: cause.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${cause.message}`,
    })
  })
  const { dryRun = false, accept = false, complete = false, free = false, useMap, saveMap, repeat } = options
  const mapping = useMap === undefined ? undefined : await readSavedMapping(here, useMap)
  const list = options.list === undefined ? {} : { list: resolve(here.folder, options.list) }
  const known = kind === 'pictures' ? { known: await fetchKnownPictures(here) } : {}
  const day = kindsNeedingToday.includes(kind) ? { day: await fetchShopToday(here) } : {}
  const reading = { ...options, ...list, ...day, file: name, map: options.map ?? [], attributes: options.attributes ?? false, mapping }
  const opened = await fileOpenersByKind[kind](path, { ...reading, ...known })
  const follow = new ImportProgressReporter(here.isJsonOutput, { isDryRun: dryRun, isPlanAccepted: accept })
  if (!here.isJsonOutput) for (const line of opened.messages) process.stderr.write(`${line}\n`)
  if (saveMap !== undefined && opened.mapping !== undefined) await saveMapping(here, saveMap, kind, opened.mapping)
  const asked = {
    tenant: here.tenant,
    kind,
    file: name,
    hash,
    options: { ...options },
    who: here.who,
    action: here.action,
    isComplete: complete,
    isFree: free,
    ...(repeat && { repeat }),
  }
  let plan: PlanSummary | null = null
  const threadKind = opened.isXml ? await findThreadKind(kind, path) : null
  const carryOut = await chooseImportRunner(here)
  // Where the shop carries out the import, this process only reads.
  const portions =
    threadKind !== null && carryOut.isHere
      ? readInThread({ kind: threadKind, path, options: reading, rates: options.rate ?? {} })
      : readPortions(opened.events, options.rate ?? {})
  const end: ImportResult = await carryOut
    .run(
      asked,
      portions,
      async (told) => {
        plan = told
        return follow.decideOnPlan(told)
      },
      (news) => follow.showProgress(news),
    )
    .catch((cause: unknown) => {
      if (cause instanceof XmlError) throw new AppError('bad-request', { message: `${name}: ${cause.message}` }, { cause })
      throw cause
    })
    .finally(async () => {
      follow.stopProgress()
      await carryOut.close()
    })
  return {
    data: { ...end, stops: planStopReasons(plan) },
    text: importEndText(end, planStopReasons(plan)),
    exit: end.state === 'refused' || hasNoRowsImported(end) ? 1 : 0,
  }
}

const planStopReasons = (plan: PlanSummary | null) => plan?.stops ?? []

/** Reads a saved mapping of columns to fields. */
async function readSavedMapping({ runJsonCommand }: LocalCommandContext, name: string): Promise<unknown> {
  return v.parse(v.object({ mapping: v.unknown() }), await runJsonCommand(['import', 'mappings', 'show', name])).mapping
}

/** Saves a mapping of columns to fields, replacing an older mapping of that name. */
async function saveMapping({ runJsonCommand }: LocalCommandContext, name: string, kind: string, mapping: unknown): Promise<void> {
  await runJsonCommand(['import', 'mappings', 'keep', name, kind, JSON.stringify(mapping)])
}
