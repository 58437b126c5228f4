import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fitSentence, fitText } from '#app/ui/part/fit-words.ts'
import type { FitVerdict } from '#contract/vehicle/fit-verdict.ts'

i18n.loadAndActivate({ locale: 'en-US', messages: {} })

const words: [FitVerdict, row: string, page: string][] = [
  [{ type: 'fits' }, 'Fits your vehicle', 'Fits your Hilux'],
  [{ type: 'fits-from', cases: [{ from: { year: 2006, month: 9 } }] }, 'Fits only from 09/2006', 'Fits your Hilux only from 09/2006'],
  [
    {
      type: 'fits-from',
      cases: [
        { engine: '2.4 D', to: { year: 2004 } },
        { engine: '2.7', to: { year: 2004 } },
      ],
    },
    'Fits only with engine 2.4 D or 2.7, to 2004',
    'Fits your Hilux only with engine 2.4 D or 2.7, to 2004',
  ],
  [{ type: 'fits-under', cases: [{ note: 'with 130 A' }] }, 'Fits only if: with 130 A', 'Fits your Hilux only if: with 130 A'],
  [{ type: 'does-not-fit', cases: [] }, 'Does not fit your vehicle', 'Does not fit your Hilux'],
  [{ type: 'not-known', why: 'no-fitments' }, 'Not known whether it fits', 'It is not known whether it fits your Hilux'],
  [{ type: 'not-known', why: 'not-here' }, 'Fit not known on this device', 'This device does not know whether it fits your Hilux'],
  [
    { type: 'not-known', why: 'unknown-engine' },
    'Not known whether it fits this engine',
    'It is not known whether it fits your Hilux: the catalogue has no engine of this name for the model',
  ],
  [{ type: 'universal' }, '', ''],
]
test.each(words)('%o', (verdict, row, page) => {
  expect([fitText(i18n, verdict), fitSentence(i18n, verdict, 'Hilux')]).toEqual([row, page])
})
