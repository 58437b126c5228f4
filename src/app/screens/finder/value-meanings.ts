import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MeasurableKey } from '#contract/finder/measurable.ts'

/** What the trade's codes among the answers stand for, in a few words. */
const valueMeanings: Partial<Record<MeasurableKey, Readonly<Record<string, MessageDescriptor>>>> = {
  pulleyKind: {
    V: msg`solid, for wedge belts`,
    PV: msg`solid, for ribbed belts`,
    OAP: msg`freewheel: slips one way`,
    OAD: msg`freewheel with a damper spring`,
  },
}

/** Returns what an answer stands for; undefined if its words say it. */
export function valueMeaning(i18n: I18n, key: string, value: string): string | undefined {
  const meaning = Object.entries(valueMeanings).find(([one]) => one === key)?.[1][value]
  return meaning && i18n._(meaning)
}
