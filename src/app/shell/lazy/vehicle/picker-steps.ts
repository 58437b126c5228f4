import type { Model } from '#contract/catalogue.ts'
import { buildYears, wasBuilt } from './picker-years.ts'

/** The selections of the fields: '' for none. */
export interface PickerChoice {
  line: string
  year: string
  modelid: string
}

export const nothingChosen: PickerChoice = { line: '', year: '', modelid: '' }

/** An option with its number of parts. */
export interface StepChoice {
  value: string
  parts: number
}

export interface PickerSteps {
  lines: StepChoice[]
  years: StepChoice[]
  /** Models of the line that were built in the year. */
  models: Model[]
  /** The resulting model: selected, or the only one. */
  model: Model | null
  /** The selected year; a single possible year is not used as a restriction. */
  year: number | null
}

const partsOf = (models: readonly Model[]) => models.reduce((sum, { partCount }) => sum + partCount, 0)

/**
 * The steps after the make: model line, year, model. A step with one option is completed automatically; the year is optional. `now`: the
 * last year for models without end.
 */
export function stepsOf(all: readonly Model[], choice: PickerChoice, now: number): PickerSteps {
  const names = [...new Set(all.map(({ group }) => group))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const lines = names.map((name) => ({ value: name, parts: partsOf(all.filter(({ group }) => group === name)) }))
  const line = lines.length === 1 ? lines[0]?.value : choice.line
  const ofLine = all.filter(({ group }) => group === line)
  const years = buildYears(ofLine, now).map((year) => ({
    value: String(year),
    parts: partsOf(ofLine.filter((model) => wasBuilt(model, year))),
  }))
  const isYearSaid = years.length > 1 && years.some(({ value }) => value === choice.year)
  const models = isYearSaid ? ofLine.filter((model) => wasBuilt(model, Number(choice.year))) : ofLine
  const model = models.length === 1 ? models[0] : models.find(({ id }) => id === choice.modelid)
  return { lines, years, models, model: model ?? null, year: isYearSaid ? Number(choice.year) : null }
}
