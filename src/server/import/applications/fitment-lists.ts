import { type DerivedFitments, deriveFitmentsOfPart } from './fitments-of.ts'
import type { FitmentRow, PartWithApplications, StoredApplication } from './read-parts.ts'
import type { ShopVehicles } from './shop-vehicles.ts'
import type { VehicleNames } from './vehicle-names.ts'

/** Which applications are valid before and after an import run. */
export interface ValidApplications {
  /** The number of the import run. */
  importId: number
  /** For each source (brand), the import run whose applications are valid now. */
  importIdBySource: ReadonlyMap<string, number>
  /** The sources (brands) whose applications of this import run become valid. */
  sources: ReadonlySet<string>
  vehicleNames: { before: VehicleNames; after: VehicleNames }
}

export interface NewFitments {
  /** The part's new fitments. Null when the fitments do not change. */
  fitments: FitmentRow[] | null
  fromApplications: DerivedFitments
}

/**
 * Computes the part's new fitments: those that follow from its applications, and those that were entered directly. New makes and models are
 * added to `vehicles`.
 */
export function computeNewFitments(
  { applications, fitments }: Pick<PartWithApplications, 'applications' | 'fitments'>,
  counting: ValidApplications,
  vehicles: ShopVehicles,
): NewFitments {
  const { vehicleNames } = counting
  const after = deriveFitmentsOfPart(
    applications.filter((row) => willBeValid(row, counting)),
    vehicleNames.after,
  )
  const derived = after.fitments.map(({ from, to, ...fit }): FitmentRow => {
    const model_id = vehicles.findOrAddModel(fit)
    vehicles.widenModelYears(model_id, { engine: fit.engine, from, to })
    return { model_id, engine: fit.engine, year_from: from, year_to: to, note: fit.note, derived: true }
  })
  const said = directlyEnteredFitments(
    fitments,
    () =>
      deriveFitmentsOfPart(
        applications.filter((row) => wasValid(row, counting)),
        vehicleNames.before,
      ),
    vehicles,
  )
  const list = [...new Map([...derived, ...said].map((fit) => [fitmentIdentity(fit), fit])).entries()].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const now = fitments.map(fitmentIdentity).sort()
  const isSame = list.length === now.length && list.every(([key], at) => key === now[at])
  return { fitments: isSame ? null : list.map(([, fit]) => fit), fromApplications: after }
}

/**
 * Returns the fitments that do not come from ACES applications. A fitment of unknown origin counts as coming from an application if it
 * equals a fitment of the earlier applications.
 */
function directlyEnteredFitments(fitments: readonly FitmentRow[], before: () => DerivedFitments, vehicles: ShopVehicles): FitmentRow[] {
  const known = fitments.filter(({ derived }) => derived === false)
  const unknown = fitments.filter(({ derived }) => derived === null)
  if (unknown.length === 0) return known
  const gone = new Set(
    before().fitments.flatMap(({ from, to, ...fit }) => {
      const model_id = vehicles.findModelId(fit)
      return model_id === undefined ? [] : [fitmentIdentity({ model_id, engine: fit.engine, year_from: from, year_to: to, note: fit.note })]
    }),
  )
  return [...known, ...unknown.filter((fit) => !gone.has(fitmentIdentity(fit))).map((fit) => ({ ...fit, derived: false }))]
}

export const wasValid = (
  { source, importId }: Pick<StoredApplication, 'source' | 'importId'>,
  { importIdBySource }: ValidApplications,
): boolean => importIdBySource.get(source) === importId

export const willBeValid = (row: Pick<StoredApplication, 'source' | 'importId'>, counting: ValidApplications): boolean =>
  counting.sources.has(row.source) ? row.importId === counting.importId : wasValid(row, counting)

const fitmentIdentity = ({ model_id, engine, year_from, year_to, note }: Omit<FitmentRow, 'derived'>) =>
  JSON.stringify([model_id, engine, year_from, year_to, note])
