import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Fitment } from '#contract/catalogue.ts'
import { years } from '#search/answer/years.ts'
import type { Catalogue } from '#search/catalogue/catalogue.ts'
import { type FitAt, OPEN_END } from '#search/segment/fit-index.ts'
import { rowOfPart } from './part-not-found.ts'

/** No part fits more things than this; a wrongly loaded one must not stop the shop. */
const FITMENTS_MOST = 3000

/** How many things a row of the catalogue fits. */
export function fitmentCount(catalogue: Catalogue, row: number): number {
  const { segment, at } = catalogue.placed(row)
  return [...segment.fits.list(segment.fits.of[at] ?? 0)].length
}

/** What a part fits, by application, make, model. Stands in the segment alone, so that no record is read. */
export function applicationItem(catalogue: Catalogue, { mcode }: ParsedOf<'applicationItem'>): ResultOf<'applicationItem'> {
  const { segment, at } = catalogue.placed(rowOfPart(catalogue, mcode))
  const { applications } = catalogue.frame
  const placeOf = new Map(applications.map(({ id }, place) => [id, place]))
  return [...segment.fits.list(segment.fits.of[at] ?? 0)]
    .flatMap((fit) => {
      const { modelId, engine } = segment.fits.engines[fit.engine] ?? { modelId: '', engine: '' }
      return fitment(catalogue, fit, modelId, engine)
    })
    .sort(
      (a, b) =>
        (placeOf.get(a.appid) ?? 0) - (placeOf.get(b.appid) ?? 0) ||
        compare(a.brand, b.brand) ||
        compare(a.model, b.model) ||
        (a.yearFrom ?? 0) - (b.yearFrom ?? 0) ||
        compare(a.engine, b.engine),
    )
    .slice(0, FITMENTS_MOST)
}

/** None of a model that the shop's vehicles do not have. */
function fitment({ frame }: Catalogue, { from, to }: FitAt, modelId: string, engine: string): Fitment[] {
  const model = frame.model(modelId)
  const make = frame.make(model?.makeId ?? '')
  const application = frame.applications.find(({ id }) => id === make?.applicationId)
  if (model === undefined || make === undefined || application === undefined) return []
  return [
    {
      ...{ appid: application.id, application: application.name, brandid: make.id, brand: make.name, modelid: model.id, model: model.name, engine },
      ...years({ from: from === 0 ? null : from, to: to === OPEN_END ? null : to }),
    },
  ]
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
