import { expect, test } from 'vitest'
import { judgeMeasure } from '#app/screens/part/judge-measure.ts'

const unit = {
  answers: [
    { key: 'pulleyOdMm', value: '54.2' },
    { key: 'grooves', value: '6' },
    { key: 'rotation', value: 'CW' },
    { key: 'plugPins', value: '?' },
  ],
  differs: [{ key: 'teeth', value: '9' }],
}

test.each([
  ['a length within the tolerance matches', 'pulleyOdMm', 54.9, { type: 'matches' }],
  ['a length outside of it differs, and what the old unit has is known', 'pulleyOdMm', 61, { type: 'differs', oldValue: '54.2' }],
  ['what is counted must be equal', 'grooves', 7, { type: 'differs', oldValue: '6' }],
  ['texts are equal in any case', 'rotation', 'cw', { type: 'matches' }],
  ['what cannot be read is neither', 'plugPins', 4, { type: 'cannot-read' }],
  ['a value that the old unit does not have differs', 'teeth', 9, { type: 'differs', oldValue: null }],
  ['of another value nothing is known then', 'teeth', 10, { type: 'unchecked' }],
  ['nothing is known of the rest', 'amps', 110, { type: 'unchecked' }],
] as const)('%s', (_, key, value, verdict) => {
  expect(judgeMeasure(unit, key, value)).toEqual(verdict)
})

test('without an old unit nothing is judged', () => {
  expect(judgeMeasure(null, 'teeth', 9)).toEqual({ type: 'unchecked' })
})
