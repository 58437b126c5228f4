import { expect, test } from 'vitest'
import { countsText, importEndText } from '#server/cli/import/import-text.ts'

const counts = { added: 6, changed: 0, withdrawn: 0, removed: 0, unchanged: 0, names: 0, refused: 6, noted: 2 }
const rows = { read: 10, added: 6, changed: 0, unchanged: 0, withdrawn: 0, refused: 4, leftOut: 0 }

test('where more values than rows were refused the first line says that it counts values', () => {
  expect(importEndText({ run: 3, state: 'done', counts, rows }, []).split('\n').slice(0, 2)).toEqual([
    'Import 3: 6 added, 6 values refused, 2 noted.',
    '10 rows read: 6 added, 4 refused.',
  ])
  expect(countsText({ ...counts, refused: 1 }, { ...rows, refused: 0 })).toBe('6 added, 1 value refused, 2 noted')
})

test('where they are as many, or nobody counted rows, it says no more than refused', () => {
  expect(countsText({ ...counts, refused: 4 }, rows)).toBe('6 added, 4 refused, 2 noted')
  expect(countsText(counts)).toBe('6 added, 6 refused, 2 noted')
})

test('a run that counts and of which search has not heard says so', () => {
  const end = { run: 3, state: 'done' as const, counts, rows }
  expect(importEndText({ ...end, unsettled: 'The disk is full.' }, [])).toContain(
    'It counts, but what comes after could not be done yet (The disk is full.).',
  )
  expect(importEndText(end, [])).not.toContain('could not be done')
})
