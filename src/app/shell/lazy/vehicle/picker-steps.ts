import type { Model } from '#contract/catalogue/catalogue.ts'
import { buildYearsOf, wasBuiltInYear } from './picker-years.ts'

/** What the user has chosen in the fields of the vehicle picker; '' for nothing. */
export interface PickerChoice {
  modelLine: string
  year: string
  modelid: string
}

export const emptyPickerChoice: PickerChoice = { modelLine: '', year: '', modelid: '' }

/** An option of a step with its number of parts. */
export interface PickerStepOption {
  value: string
  partCount: number
}

export interface PickerSteps {
  modelLines: PickerStepOption[]
  years: PickerStepOption[]
  /** The models of the chosen line that were built in the chosen year. */
  models: Model[]
  /** The resulting model: the chosen one, or the only one. */
  model: Model | null
  /** The chosen year. If only one year is possible, it is not used as a restriction. */
  year: number | null
}

const countPartsOf = (models: readonly Model[]) => models.reduce((sum, { partCount }) => sum + partCount, 0)

/**
 * Returns the steps after the make: model line, year, model. A step with one option is completed automatically; the year can be skipped.
 * `now`: the last year of models that are still built.
 */
export function pickerStepsOf(all: readonly Model[], choice: PickerChoice, now: number): PickerSteps {
  const names = [...new Set(all.map(({ group }) => group))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const lines = names.map((name) => ({ value: name, partCount: countPartsOf(all.filter(({ group }) => group === name)) }))
  const line = lines.length === 1 ? lines[0]?.value : choice.modelLine
  const ofLine = all.filter(({ group }) => group === line)
  const years = buildYearsOf(ofLine, now).map((year) => ({
    value: String(year),
    partCount: countPartsOf(ofLine.filter((model) => wasBuiltInYear(model, year))),
  }))
  const isYearSaid = years.length > 1 && years.some(({ value }) => value === choice.year)
  const models = isYearSaid ? ofLine.filter((model) => wasBuiltInYear(model, Number(choice.year))) : ofLine
  const model = models.length === 1 ? models[0] : models.find(({ id }) => id === choice.modelid)
  return { modelLines: lines, years, models, model: model ?? null, year: isYearSaid ? Number(choice.year) : null }
}
