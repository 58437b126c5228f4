import { expect, test } from 'vitest'
import { toStorableJson } from '#server/import/engine/run/storable-json.ts'

test.each([
  ['NUL and halves of signs go', 'a\u0000b\ud800c\udfff\u0000d', 'abcd'],
  ['a backslash between two of them stays, and both go', 'a\u0000\\\u0000b', 'a\\b'],
  ['so do more backslashes, before and behind', '\u0000\\\\\ud800\\\u0000\\', '\\\\\\\\'],
  ['what only looks like an escape stays', 'C:\\u0000 \\\\ud800', 'C:\\u0000 \\\\ud800'],
  ['whole signs and other escapes stay', '😀 \u0001 "\n', '😀 \u0001 "\n'],
])('%s', (_, text, stays) => {
  expect(JSON.parse(toStorableJson([text, { [text]: 1 }]))).toEqual([stays, { [stays]: 1 }])
})
