import { specificationByEngineName } from './engines.ts'
import type { MachineClass } from './sheet.ts'

export interface YearSpan {
  fromYear: number | null
  toYear: number | null
}

/** Parses years of manufacture: `1993-1997`, `1993-97`, `2007-` (still in production). For an empty text, both years are null. */
export function readYears(text: string): YearSpan {
  const found = /^(\d{4})(?:-(\d{2,4})?)?$/.exec(text.trim())
  if (!found) return { fromYear: null, toYear: null }
  const from = Number(found[1])
  if (!text.includes('-')) return { fromYear: from, toYear: from }
  const end = found[2]
  if (!end) return { fromYear: from, toYear: null }
  return {
    fromYear: from,
    toYear: end.length === 4 ? Number(end) : Math.floor(from / 100) * 100 + Number(end) + (Number(end) < from % 100 ? 100 : 0),
  }
}

const DIESEL_PATTERN = /TDI|dCi|HDi|MultiJet|CDTI|CDI|CRDi|D-4D|DDiS|DI-D|diesel|Duramax|Power Stroke| D$/

export interface ParsedEngine extends YearSpan {
  label: string
  /** Whether the label identifies the engine across makes, as `4TNV88` does. `1.8 I4` does not. */
  isNamedEngine: boolean
  litres: number
  isDiesel: boolean
  horsepower: number
}

/** Parses an engine of a model: `1.8 I4 1993-97` or `4TNV88`. An engine without years gets the years of the model. */
export function readEngine(text: string, span: YearSpan, machine: MachineClass): ParsedEngine {
  const own = / ((?:19|20)\d{2}(?:-(?:\d{2,4})?)?)$/.exec(text)
  const label = own ? text.slice(0, own.index) : text
  const years = own?.[1] ? readYears(own[1]) : span
  const facts = specificationByEngineName.get(label)
  const horsepower = Number(/^(\d+) hp$/.exec(label)?.[1] ?? 0)
  const sized = /^\d+\.\d /.test(label) || horsepower > 0 || machine === 'ev'
  const litres = facts?.litres ?? (/^\d+\.\d /.test(label) ? Number.parseFloat(label) : 0.5)
  return {
    label,
    isNamedEngine: facts !== undefined || !sized,
    litres,
    isDiesel: facts?.isDiesel ?? DIESEL_PATTERN.test(label),
    horsepower,
    ...years,
  }
}
