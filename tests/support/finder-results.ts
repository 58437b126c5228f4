import type { FinderKind, FinderQuestion, FinderResult } from '#contract/finder/finder.ts'
import { partCard } from './parts.ts'

const top = { backParentId: '0' }
const kinds: FinderKind[] = [
  { ...top, id: '1', backCategoryName: 'Starters', icon: 'starter', count: 40, type: 'starter' },
  { ...top, id: '2', backCategoryName: 'Alternators', icon: 'alternator', count: 53, type: 'alternator' },
  { id: '201', backCategoryName: 'Car alternators', icon: 'alternator', count: 53, backParentId: '2', type: 'alternator' },
  { ...top, id: '3', backCategoryName: 'Starter parts', icon: 'armature', count: 30 },
  { id: '301', backCategoryName: 'Solenoids', icon: 'solenoid', count: 20, backParentId: '3', type: 'solenoid' },
  { id: '302', backCategoryName: 'Drives', icon: 'drive', count: 10, backParentId: '3', type: 'drive' },
]

const firstPart = partCard()
const secondPart = partCard({ mcode: 'AR-S-10002' })

/** A reply of the finder; without a change, the one before any kind is chosen. */
export const finderResult = (change: Partial<FinderResult> = {}): FinderResult => ({
  ...{ kinds, total: 0, places: 0, questions: [], answers: [], records: [], matches: [] },
  ...change,
})

export const pinsQuestion: FinderQuestion = {
  ...{ type: 'choice', key: 'plugPins', bits: 1.5, unknown: 0 },
  values: [
    { value: '2', count: 10 },
    { value: '4', count: 17 },
  ],
}

export const pulleyQuestion: FinderQuestion = {
  ...{ type: 'measure', key: 'pulleyOdMm', bits: 1.2, min: 48.3, max: 71, tolerance: { absolute: 0.5, relative: 0.005 }, unknown: 0 },
  values: [
    { value: '48.3', count: 9 },
    { value: '54.2', count: 12 },
    { value: '71', count: 6 },
  ],
}

/** 27 alternators of 20 different units, by one measure and a plate that cannot be read. */
export const alternatorsLeft = (change: Partial<FinderResult> = {}): FinderResult =>
  finderResult({
    ...{ total: 27, places: 20, questions: [pinsQuestion, pulleyQuestion] },
    answers: [
      { key: 'pulleyOdMm', value: '54.2', totalWithout: 48 },
      { key: 'voltage', value: '?', totalWithout: 27 },
    ],
    records: [firstPart, secondPart],
    matches: [
      { mcode: firstPart.mcode, unknown: [], off: [], alike: 1 },
      { mcode: secondPart.mcode, unknown: ['pulleyOdMm'], off: [], alike: 0 },
    ],
    ...change,
  })

/** The last two alternators, which one more question would tell apart. */
export const lastAlternators = (change: Partial<FinderResult> = {}): FinderResult =>
  finderResult({
    ...{ total: 2, places: 2, questions: [pulleyQuestion] },
    answers: [{ key: 'plugPins', value: '4', totalWithout: 30 }],
    records: [firstPart, secondPart],
    matches: [
      { mcode: firstPart.mcode, unknown: [], off: [], alike: 0 },
      { mcode: secondPart.mcode, unknown: [], off: [], alike: 0 },
    ],
    ...change,
  })
