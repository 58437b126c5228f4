import type { Fitment } from '#contract/catalogue/catalogue.ts'

export interface FitmentLine {
  key: string
  modelid: string
  model: string
  engine: string
  yearFrom: number | undefined
  yearTo: number | undefined
  /** A restriction of the fitment, such as "with air conditioning"; '' for none. */
  note: string
}
export interface FitmentBrand {
  brandid: string
  brand: string
  lines: FitmentLine[]
}
export interface FitmentApplication {
  appid: string
  application: string
  brands: FitmentBrand[]
}

// One comparer for all: `localeCompare` makes one for each comparison, which took most of the time of a part's fitments.
const { compare: byName } = new Intl.Collator('en', { numeric: true })

/** Groups the fitments of a part by application, then make, then model with engine and years. */
export function groupFitments(fitments: readonly Fitment[]): FitmentApplication[] {
  const applications = new Map<string, FitmentApplication>()
  for (const fit of fitments) {
    const application = applications.get(fit.appid) ?? { appid: fit.appid, application: fit.application, brands: [] }
    applications.set(fit.appid, application)
    let brand = application.brands.find((known) => known.brandid === fit.brandid)
    if (!brand) {
      brand = { brandid: fit.brandid, brand: fit.brand, lines: [] }
      application.brands.push(brand)
    }
    brand.lines.push({
      key: `${fit.modelid} ${fit.engine} ${fit.yearFrom ?? ''} ${fit.note ?? ''}`,
      modelid: fit.modelid,
      model: fit.model,
      engine: fit.engine,
      yearFrom: fit.yearFrom,
      yearTo: fit.yearTo,
      note: fit.note ?? '',
    })
  }
  const sorted = [...applications.values()].sort((a, b) => Number(a.appid) - Number(b.appid) || 0)
  for (const application of sorted) {
    application.brands.sort((a, b) => byName(a.brand, b.brand))
    for (const brand of application.brands)
      brand.lines.sort(
        (a, b) => byName(a.model, b.model) || byName(a.engine, b.engine) || (a.yearFrom ?? 0) - (b.yearFrom ?? 0) || byName(a.note, b.note),
      )
  }
  return sorted
}

const coversYear = (fit: Fitment, year: number) => (fit.yearFrom ?? 0) <= year && year <= (fit.yearTo ?? 9999)

/** Returns the fitments that match every typed word. A word of four digits also matches a year within the range. */
export function filterFitments(fitments: readonly Fitment[], text: string): Fitment[] {
  const words = text.trim().toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  return fitments.filter((fit) => {
    const line = `${fit.application} ${fit.brand} ${fit.model} ${fit.engine} ${fit.note ?? ''}`.toLocaleLowerCase('en')
    return words.every((word) => line.includes(word) || (/^(19|20)\d\d$/.test(word) && coversYear(fit, Number(word))))
  })
}
