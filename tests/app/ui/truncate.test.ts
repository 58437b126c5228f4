import { describe, expect, test } from 'vitest'
import { truncateText } from '#app/ui/truncate.ts'

describe("section 9: text truncation, by default 10 characters then '...'", () => {
  test.each([
    ['Abcdefghij', 'Abcdefghij'],
    ['Abcdefghijk', 'Abcdefghij...'],
    ['', ''],
    ['Robin Weaver-Lindqvist', 'Robin Weav...'],
    ['Robin and Ada', 'Robin and ...'],
    ['👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧', '👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧👩‍🔧'],
  ])('%j becomes %j', (text, cut) => expect(truncateText(text)).toBe(cut))

  test('another length can be asked for', () => expect(truncateText('Abcdefghij', 3)).toBe('Abc...'))
})
