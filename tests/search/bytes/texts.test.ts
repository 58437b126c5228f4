import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTexts, TextList, writeTexts } from '#search/bytes/texts.ts'
import { runs } from '../../support/runs.ts'

const text = fc.string({ unit: 'binary' }).map((one) => one.replaceAll('\n', ''))

test('texts come back as they were written, read at once or one by one', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const bytes = writeTexts(texts)
      expect(readTexts(bytes)).toEqual(texts)
      const list = new TextList(bytes, texts.length)
      expect(texts.map((_, at) => list.textAt(at))).toEqual(texts)
    }),
    runs(100),
  )
})

test('a mark of byte order at the beginning belongs to the text', () => {
  const bytes = writeTexts(['\uFEFFa', '\uFEFFb'])

  expect(readTexts(bytes)).toEqual(['\uFEFFa', '\uFEFFb'])
  expect(new TextList(bytes, 2).textAt(1)).toBe('\uFEFFb')
})

test('a line feed within a text becomes a blank, so that it does not make two texts of one', () => {
  expect(readTexts(writeTexts(['one\ntwo', 'three']))).toEqual(['one two', 'three'])
})

test('a text that is not there is empty', () => {
  expect(new TextList(writeTexts(['one']), 1).textAt(7)).toBe('')
  expect(new TextList(writeTexts([]), 0).textAt(0)).toBe('')
})
