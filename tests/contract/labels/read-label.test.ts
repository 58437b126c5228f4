import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLabel } from '#contract/labels/read-label.ts'

const [EOT, FS, GS, RS] = ['\u0004', '\u001c', '\u001d', '\u001e']

describe('a scanned label is read as the numbers and the quantity that it says', () => {
  test.each([
    ['an envelope with data identifiers', `[)>${RS}06${GS}1P0001123012${GS}Q5${GS}SABC1${RS}${EOT}`, ['0001123012'], 5],
    [
      'one whose customer number comes first',
      `[)>${RS}06${GS}PAL-417500${GS}1P0 124 515 026${GS}7Q12PCE${RS}${EOT}`,
      ['0 124 515 026', 'AL-417500'],
      12,
    ],
    ['one of a supplier’s first level', `[)>${RS}06${GS}30P104210-3120${GS}4LJP${RS}${EOT}`, ['104210-3120'], null],
    ['the separators as pictures', '[)>␞06␝1P0001123012␝Q5␞␄', ['0001123012'], 5],
    ['the separators by name', '[)><RS>06<GS>1P0001123012<GS>Q2<RS><EOT>', ['0001123012'], 2],
    ['the separators swallowed', '[)>061P0001123012', ['0001123012'], null],
    ['blanks in place of separators', '[)> 06 1P0001123012 Q5', ['0001123012'], 5],
    ['an envelope with GS1 identifiers', `[)>${RS}05${GS}0104012345678901${RS}${EOT}`, ['04012345678901'], null],
    ['an envelope of airlines', `[)>${RS}12${GS}MFR 98897${GS}PNR 0001123012${GS}SER 12${RS}${EOT}`, ['0001123012'], null],
    ['GS1-128 with a maker’s number', `]C10104012345678901${'240'}0001123012${GS}10LOT7`, ['0001123012', '04012345678901'], null],
    [
      'GS1 DataMatrix with lot and serial',
      `]d20104012345678901${'10'}LOT7${GS}21SER9${GS}241AL-417500`,
      ['AL-417500', '04012345678901'],
      null,
    ],
    ['GS1 with pieces', `${GS}0204012345678901${'37'}24`, ['04012345678901'], 24],
    ['no symbology, but a separator', `240ST-264302${GS}21SER9`, ['ST-264302'], null],
    ['a GTIN and a lot without a separator', '010401234567890110LOT7', ['04012345678901'], null],
    ['as it is printed', '(01)04012345678901(240)0 001 123 012(10)LOT', ['0 001 123 012', '04012345678901'], null],
    ['as a web address', 'https://id.gs1.org/01/04012345678901/21/12345?x=1', ['04012345678901'], null],
    [
      'as a web address of a maker',
      'https://parts.example/p/01/04012345678901/240/0001%20123%20012',
      ['0001 123 012', '04012345678901'],
      null,
    ],
    ['a plain code behind a symbology identifier', ']A0ST-264302', ['ST-264302'], null],
    ['an EAN behind one', ']E04012345678901', ['4012345678901'], null],
    ['two data identifiers', `PAL-417500${GS}Q3`, ['AL-417500'], 3],
  ])('%s', (_, text, numbers, qty) => {
    expect(readLabel(text)).toEqual({ numbers, qty })
  })

  test.each([
    '0 001 123 012',
    '01040123456789',
    '(12 V) starter',
    '[brackets]',
    'https://shop.example/prod/m/ST-264302',
    `a${FS}b`,
    ']',
    '',
  ])('what is none stays as it is: %j', (text) => expect(readLabel(text)).toBeNull())

  test('any text is read without an error, in one pass', () => {
    const sign = fc.constantFrom(EOT, FS, GS, RS, '[)>', '06', '01', '240', ']C1', '(', ')', '1', 'P', 'Q', ' ', 'x')
    fc.assert(fc.property(fc.array(sign, { maxLength: 200 }), (signs) => void readLabel(signs.join(''))))
    for (const piece of [`${GS}1P1`, '(01)1', '10', ']C1', '/01/12345678']) readLabel(`https://x${piece.repeat(100_000)}`)
  })
})
