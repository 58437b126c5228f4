import { describe, expect, test } from 'vitest'
import { lengthKeys } from '#search/find/extract-dimensions.ts'
import { parseSearchText } from '#search/find/understand.ts'

/** A measure in short: `plugPins 4`, `any 54`, `studThread/thread M8`. */
const inShort = (text: string) =>
  parseSearchText(text).dimensions.map(({ keys, value }) => {
    const given = 'number' in value ? value.number : value.text
    return `${keys === lengthKeys ? 'any' : keys.join('/')} ${value.type === 'entries' ? '×' : ''}${given}`
  })

describe('measures of the old unit are read from a search text', () => {
  test.each<[text: string, measures: string[], words: string[]]>([
    // The texts of the issue.
    ['alternator 6pk 54 mm pulley 4 pin oval', ['plugPins 4', 'pulleyOdMm 54', 'plugShape oval'], ['alternator']],
    ['starter 10t cw 2 holes 76 mm pilot', ['holes 2', 'pilotMm 76'], ['starter']],
    ['bearing 17x40x12', ['boreMm/lengthMm/widthMm 17', 'odMm/widthMm/heightMm 40', 'widthMm/lengthMm/heightMm 12'], ['bearing']],
    ['riemenscheibe 54 mm 6 rillen 4-polig oval', ['plugPins/poles 4', 'pulleyOdMm 54', 'plugShape oval'], []],
    ['M8 stud', ['studThread/thread M8'], []],
    ['solenoid 3 terminals', ['terminals ×3'], ['solenoid']],
    // Lengths: without a word, with the word before and after, in other units and spellings.
    ['alternator 54 mm', ['any 54'], ['alternator']],
    ['alternator 54mm', ['any 54'], ['alternator']],
    ['alternator 54,2 mm', ['any 54.2'], ['alternator']],
    ['alternator Ø 54', ['any 54'], ['alternator']],
    ['alternator ø54 mm', ['any 54'], ['alternator']],
    ['starter pilot 76', ['pilotMm 76'], ['starter']],
    ['starter 76.2 mm nose', ['pilotMm 76.2'], ['starter']],
    ['starter 3 inch pilot', ['pilotMm 76.2'], ['starter']],
    ['starter 1/2" hole', ['holeMm/boreMm 12.7'], ['starter']],
    ['starter 21.5 cm long', ['lengthMm 215'], ['starter']],
    ['starter pilot 76 mm length 215 mm', ['pilotMm 76', 'lengthMm 215'], ['starter']],
    ['starter 76 mm pilot 215 mm length', ['pilotMm 76', 'lengthMm 215'], ['starter']],
    ['solenoid hole spacing 44 mm', ['holeSpacingMm 44'], ['solenoid']],
    ['alternator pulley diameter 54 mm', ['pulleyOdMm 54'], ['alternator']],
    ['alternator 160 mm foot', ['footMm 160'], ['alternator']],
    ['drive 30 mm pinion starter', ['pinionOdMm 30'], ['drive', 'starter']],
    ['bearing 17 x 40 x 12 mm', ['boreMm/lengthMm/widthMm 17', 'odMm/widthMm/heightMm 40', 'widthMm/lengthMm/heightMm 12'], ['bearing']],
    ['brush set 5×8×16', ['boreMm/lengthMm/widthMm 5', 'odMm/widthMm/heightMm 8', 'widthMm/lengthMm/heightMm 16'], ['brush', 'set']],
    ['bearing bore 17 mm', ['boreMm/holeMm 17'], ['bearing']],
    // A part is looked for by its own name, though the name is also the word of a measure.
    ['pulley 54 mm', ['any 54'], ['pulley']],
    ['6pk pulley 54 mm', ['any 54'], ['pulley']],
    ['4 pin plug', ['plugPins 4'], ['plug']],
    ['regulator 3 pin plug', ['plugPins 3'], ['regulator']],
    // What is counted.
    ['2-hole starter', ['holes 2'], ['starter']],
    ['starter 3 bolt', ['holes 3'], ['starter']],
    ['drive 9t 10 splines', ['splines 10'], ['drive']],
    ['field case 4 pole', ['poles 4'], ['field', 'case']],
    ['rectifier 8 diodes', ['diodes 8'], ['rectifier']],
    ['alternator 2 ears', ['ears 2'], ['alternator']],
    ['stator 6 leads', ['leads/plugPins 6'], ['stator']],
    // Threads.
    ['solenoid M10x1.5', ['thread/studThread M10x1.5'], ['solenoid']],
    ['solenoid bolt M8', ['studThread/thread M8'], ['solenoid']],
    ['starter M10×1,25 thread', ['studThread/thread M10x1.25'], ['starter']],
    // German, French, Spanish, Polish.
    ['Lichtmaschine Riemenscheibe 54 mm', ['pulleyOdMm 54'], ['lichtmaschine']],
    ['Lichtmaschine Stecker 3-polig rechteckig', ['plugPins/poles 3', 'plugShape rectangular'], ['lichtmaschine', 'stecker']],
    ['Anlasser 2 Löcher Zentrierung 76 mm', ['holes 2', 'pilotMm 76'], ['anlasser']],
    ['Anlasser 3-Loch Zentrierdurchmesser 89 mm', ['holes 3', 'pilotMm 89'], ['anlasser']],
    ['Magnetschalter 3 Klemmen Lochabstand 44 mm', ['terminals ×3', 'holeSpacingMm 44'], ['magnetschalter']],
    ['Magnetschalter Gewinde M8', ['studThread/thread M8'], ['magnetschalter']],
    ['Lager Innendurchmesser 17 mm', ['boreMm/holeMm 17'], ['lager']],
    ['alternateur poulie 54 mm 4 broches ovale', ['plugPins 4', 'pulleyOdMm 54', 'plugShape oval'], ['alternateur']],
    ['démarreur 10 dents 2 trous centrage 76 mm', ['holes 2', 'pilotMm 76'], ['demarreur']],
    ['alternador polea 54 mm 4 pines', ['plugPins 4', 'pulleyOdMm 54'], ['alternador']],
    ['rozrusznik 2 otwory 76 mm', ['holes 2', 'any 76'], ['rozrusznik']],
  ])('%s', (text, measures, words) => {
    expect(inShort(text)).toEqual(measures)
    expect(parseSearchText(text).words).toEqual(words)
  })

  test('the words of other languages for teeth and grooves are fixed filters', () => {
    expect(parseSearchText('démarreur 10 dents').measures).toEqual({ teeth: '10' })
    expect(parseSearchText('arranque 9 dientes horario').measures).toEqual({ teeth: '9', rotation: 'CW' })
    expect(parseSearchText('rozrusznik 11 zębów').measures).toEqual({ teeth: '11' })
    expect(parseSearchText('alternateur 6 gorges').measures).toEqual({ grooves: '6' })
  })
})

test.each([
  'S114-811A',
  '0 986 042 310',
  '104210-4610',
  '28100-54MM0',
  '12345 54M',
  'LR160-741 x2',
  'BMW M5',
  'bmw m3 starter',
  'M8T62471',
  'oval',
  'toyota hilux 2.4 d 2005',
  'golf 1.9 tdi 77 kw',
  'TG15C020 alternator',
  '2x 0001109012',
])('%s holds no measure of an old unit', (text) => {
  expect(inShort(text)).toEqual([])
})

test('each measure has the piece of the text that it was read from, so that it can be taken out', () => {
  const { dimensions, measurePieces } = parseSearchText('alternator 6pk 54 mm pulley, 4 pin')
  expect(dimensions.map(({ text }) => text)).toEqual(['4 pin', '54 mm pulley'])
  expect(measurePieces).toEqual([{ text: '6pk', facet: 'grooves', value: '6' }])
})
