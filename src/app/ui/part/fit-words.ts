import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FitCase, FitVerdict, ManufactureDate } from '#contract/vehicle/fit-verdict.ts'

/** A year or a month of a year, `2006` or `09/2006`, as the trade writes it in every language. */
const dateText = ({ year, month }: ManufactureDate): string =>
  month === undefined ? String(year) : `${String(month).padStart(2, '0')}/${year}`

function timeText(i18n: I18n, { from, to }: Pick<FitCase, 'from' | 'to'>): string {
  const [first, last] = [from && dateText(from), to && dateText(to)]
  if (first !== undefined && last !== undefined) return first === last ? i18n._(msg`of ${first}`) : i18n._(msg`from ${first} to ${last}`)
  if (first !== undefined) return i18n._(msg`from ${first}`)
  return last === undefined ? '' : i18n._(msg`to ${last}`)
}

/** Returns a restriction in words: `with engine 2.4 D or 2.7, from 09/2006`. */
function caseText(i18n: I18n, engines: readonly string[], { from, to, note }: FitCase): string {
  const names = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(engines)
  return [engines.length === 0 ? '' : i18n._(msg`with engine ${names}`), timeText(i18n, { from, to }), note ?? '']
    .filter(Boolean)
    .join(', ')
}

/** Returns all cases in words. Engines with the same restrictions are named together. */
export function casesText(i18n: I18n, cases: readonly FitCase[]): string {
  const groups = new Map<string, { engines: string[]; one: FitCase }>()
  for (const one of cases) {
    const key = JSON.stringify([one.from, one.to, one.note])
    const group = groups.get(key) ?? { engines: [], one }
    groups.set(key, group)
    if (one.engine !== undefined) group.engines.push(one.engine)
  }
  return [...groups.values()].map(({ engines, one }) => caseText(i18n, engines, one)).join('; ')
}

/** Returns a verdict in words for a row, which does not name the vehicle; empty for a universal part. */
export function fitText(i18n: I18n, verdict: FitVerdict): string {
  const cases = 'cases' in verdict ? casesText(i18n, verdict.cases) : ''
  switch (verdict.type) {
    case 'fits':
      return i18n._(msg`Fits your vehicle`)
    case 'fits-from':
      return i18n._(msg`Fits only ${cases}`)
    case 'fits-under':
      return i18n._(msg`Fits only if: ${cases}`)
    case 'does-not-fit':
      return i18n._(msg`Does not fit your vehicle`)
    case 'not-known':
      switch (verdict.why) {
        case 'not-here':
          return i18n._(msg`Fit not known on this device`)
        case 'not-listed':
          return i18n._(msg`Not listed for your vehicle`)
        case 'unknown-engine':
          return i18n._(msg`Not known whether it fits this engine`)
        default:
          return i18n._(msg`Not known whether it fits`)
      }
    case 'universal':
      return ''
  }
}

/** Returns a verdict in words that name the vehicle, for a part's page; empty for a universal part. */
export function fitSentence(i18n: I18n, verdict: FitVerdict, vehicle: string): string {
  const cases = 'cases' in verdict ? casesText(i18n, verdict.cases) : ''
  switch (verdict.type) {
    case 'fits':
      return i18n._(msg`Fits your ${vehicle}`)
    case 'fits-from':
      return i18n._(msg`Fits your ${vehicle} only ${cases}`)
    case 'fits-under':
      return i18n._(msg`Fits your ${vehicle} only if: ${cases}`)
    case 'does-not-fit':
      return i18n._(msg`Does not fit your ${vehicle}`)
    case 'not-known':
      switch (verdict.why) {
        case 'not-here':
          return i18n._(msg`This device does not know whether it fits your ${vehicle}`)
        case 'not-listed':
          return i18n._(msg`Not listed for your ${vehicle}. Parts like this fit more units than the catalogue names: compare the measures`)
        case 'unknown-engine':
          return i18n._(msg`It is not known whether it fits your ${vehicle}: the catalogue has no engine of this name for the model`)
        default:
          return i18n._(msg`It is not known whether it fits your ${vehicle}`)
      }
    case 'universal':
      return ''
  }
}
