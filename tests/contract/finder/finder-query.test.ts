import { expect, test } from 'vitest'
import {
  finderInput,
  MAX_FINDER_ANSWERS,
  readFinderQuery,
  withAnswer,
  withoutAnswer,
  writeFinderQuery,
} from '#contract/finder/finder-query.ts'

const alternator = {
  kind: '201',
  answers: [
    { key: 'voltage', value: '12' },
    { key: 'pulleyOdMm', value: '54.2' },
    { key: 'plugPins', value: '?' },
  ],
}

test('what is known of an old unit is an address, and comes back from it', () => {
  const search = writeFinderQuery(alternator)

  expect(search).toBe('?kind=201&voltage=12&pulleyOdMm=54.2&plugPins=%3F')
  expect(readFinderQuery(search)).toEqual(alternator)
  expect(writeFinderQuery(readFinderQuery(''))).toBe('')
})

test.each([
  ['an unknown key', '?kind=201&utm_source=mail'],
  ['an attribute that nobody can see', '?kind=201&rotorOhm=2.3'],
  ['an empty answer', '?kind=201&voltage=+'],
  ['an overlong answer', `?kind=201&plugCode=${'x'.repeat(201)}`],
])('%s is ignored', (_, search) => {
  expect(readFinderQuery(search)).toEqual({ kind: '201', answers: [] })
})

test('a shop’s own attribute is an answer; a kind that is no id is none', () => {
  expect(readFinderQuery('?kind=%2Fx&own-disc-mm=280')).toEqual({ kind: null, answers: [{ key: 'own-disc-mm', value: '280' }] })
})

test('the first answer to a question counts, and not more than forty are read', () => {
  expect(readFinderQuery('?voltage=12&voltage=24').answers).toEqual([{ key: 'voltage', value: '12' }])
  expect(readFinderQuery(`?${Array.from({ length: 60 }, (_, at) => `own-a${at}=1`).join('&')}`).answers).toHaveLength(MAX_FINDER_ANSWERS)
})

test('an answer is changed in its place, and taken back without losing the others', () => {
  const changed = withAnswer(alternator, { key: 'voltage', value: '24' })

  expect(changed.answers[0]).toEqual({ key: 'voltage', value: '24' })
  expect(withoutAnswer(changed, 'pulleyOdMm').answers.map(({ key }) => key)).toEqual(['voltage', 'plugPins'])
})

test('the call is asked with the same answers', () => {
  expect(finderInput(alternator)).toEqual({ backCategoryId: '201', answers: 'voltage=12&pulleyOdMm=54.2&plugPins=%3F' })
  expect(finderInput({ kind: null, answers: [] })).toEqual({})
})
