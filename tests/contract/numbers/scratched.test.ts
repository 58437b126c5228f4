import { describe, expect, test } from 'vitest'
import {
  crossedOutPatternOf,
  illegiblePatternOf,
  isCertainlyIllegible,
  matchesIllegiblePattern,
  removePaddingZeros,
} from '#contract/numbers/misread.ts'

describe('a number with characters that cannot be read', () => {
  test.each([
    ['0 001 1?7 026', '00011?7026'],
    ['0-001-*-026', '0001*026'],
    ['m9t ??? 72', 'M9T???72'],
    ['28?00*', '28?00*'],
    ['028?00', '028?00'],
    ['0 001 107 026', null],
    ['02?80?0', null],
    ['1?2?3?4', null],
    ['12*', null],
    ['what?', null],
    ['???', null],
  ])('%j is read as %j', (text, read) => expect(illegiblePatternOf(text)).toBe(read))

  test.each([
    ['00011?7026', '0001107026', true],
    ['00011?7026', '0001117026', true],
    ['00011?7026', '0001108026', false],
    ['00011?7', '0001107026', true],
    ['0001*026', '0001107026', true],
    ['0001*026', '0001026', true],
    ['0001*026', '0001107027', false],
    ['*7026', '0001107026', true],
    ['0001??????????', '0001107026', false],
    ['A*A*A*A*A*A*A*A*B', 'A'.repeat(60), false],
  ])('%s meets %s: %s', (scratched, key, meets) => expect(matchesIllegiblePattern(scratched, key)).toBe(meets))

  test.each([
    ['0 001 1x7 026', '0 001 1?7 026'],
    ['0001107xxx', '0001107???'],
    ['xx07026', '??07026'],
    ['BX 24', 'B? 24'],
    ['flex', null],
  ])('%j may be crossed out: %j', (text, open) => expect(crossedOutPatternOf(text)).toBe(open))

  test.each([
    ['A0*889', true],
    ['0 001 1?7', true],
    ['MD123456*', false],
    ['0 001 107', false],
  ])('%j can be nothing else: %s', (text, surely) => expect(isCertainlyIllegible(text)).toBe(surely))

  test('zeros in front of something readable can be left off', () => {
    expect(removePaddingZeros('00011?7')).toBe('11?7')
    expect(removePaddingZeros('00?7')).toBe('0?7')
    for (const stamped of ['A002TC8?89', 'A0?2TC8?89']) expect(removePaddingZeros(stamped)).toBe('A2TC8?89')
    expect(removePaddingZeros('A00?TC8889')).toBe('A?TC8889')
  })
})
