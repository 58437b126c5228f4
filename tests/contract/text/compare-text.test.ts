import { expect, test } from 'vitest'
import { compareText } from '#contract/text/compare-text.ts'

const texts = ['', 'a', 'A', 'B', 'DAF', 'Daewoo', 'New Holland', 'NewHolland', '_', 'Ä', 'é', '\ufb01at', '𝔸', '𝔸b', '𝔹', '中']

test('texts are in the order of their bytes in UTF-8, which is the order of their code points', () => {
  for (const one of texts)
    for (const other of texts)
      expect(Math.sign(compareText(one, other)), `${one} and ${other}`).toBe(
        Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other))),
      )
})
