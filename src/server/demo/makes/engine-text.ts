import { namedEngines } from './engines.ts'
import type { MachineClass } from './sheet.ts'

export interface YearSpan {
  from: number | null
  to: number | null
}

/** Parses years of manufacture: `1993-1997`, `1993-97`, `2007-` (still in production). For an empty text, both years are null. */
export function readYears(text: string): YearSpan {
  const found = /^(\d{4})(?:-(\d{2,4})?)?$/.exec(text.trim())
  if (!found) return { from: null, to: null }
  const from = Number(found[1])
  if (!text.includes('-')) return { from, to: from }
  const end = found[2]
  if (!end) return { from, to: null }
  return { from, to: end.length === 4 ? Number(end) : Math.floor(from / 100) * 100 + Number(end) + (Number(end) < from % 100 ? 100 : 0) }
}

const DIESEL_PATTERN = /TDI|dCi|HDi|MultiJet|CDTI|CDI|CRDi|D-4D|DDiS|DI-D|diesel|Duramax|Power Stroke| D$/

export interface EngineText extends YearSpan {
  label: string
  /** Whether the label identifies the engine across makes, as `4TNV88` does. `1.8 I4` does not. */
  named: boolean
  litres: number
  diesel: boolean
  horsepower: number
}

/** Parses an engine of a model: `1.8 I4 1993-97` or `4TNV88`. An engine without years gets the years of the model. */
export function readEngine(text: string, span: YearSpan, machine: MachineClass): EngineText {
  const own = / ((?:19|20)\d{2}(?:-(?:\d{2,4})?)?)$/.exec(text)
  const label = own ? text.slice(0, own.index) : text
  const years = own?.[1] ? readYears(own[1]) : span
  const facts = namedEngines.get(label)
  const horsepower = Number(/^(\d+) hp$/.exec(label)?.[1] ?? 0)
  const sized = /^\d+\.\d /.test(label) || horsepower > 0 || machine === 'ev'
  const litres = facts?.litres ?? (/^\d+\.\d /.test(label) ? Number.parseFloat(label) : 0.5)
  return { label, named: facts !== undefined || !sized, litres, diesel: facts?.diesel ?? DIESEL_PATTERN.test(label), horsepower, ...years }
}
