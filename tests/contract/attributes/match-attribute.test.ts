import { describe, expect, test } from 'vitest'
import { matchAttribute } from '#contract/attributes/match-attribute.ts'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { specNameOf } from '#contract/attributes/spec-name.ts'

const pitch: ShopAttribute = { key: 'own-thread-pitch-mm', label: 'Thread pitch', unit: 'mm', isNumber: true, decimals: 2 }
const compound: ShopAttribute = { key: 'own-compound', label: 'Compound', unit: '', isNumber: false, decimals: null }

const matched = (name: string, value: string | number, unit = '', own: readonly ShopAttribute[] = []) =>
  matchAttribute({ name, value, unit }, own)

describe('an attribute that the trade has', () => {
  test.each([
    ['teeth', 9, '', 'teeth', 9],
    ['Zähnezahl', '9', '', 'teeth', 9],
    ['No. of Teeth', '10T', '', 'teeth', 10],
    ['NUMBER_OF_TEETH', '11', '', 'teeth', 11],
    ['Leistung', '1,4 kW', '', 'powerKw', 1.4],
    ['Power', '2000', 'W', 'powerKw', 2],
    ['Puissance [PS]', 4, '', 'powerKw', 2.942],
    ['Amperage', '120', '', 'amps', 120],
    ['Ø außen', '35.0 mm', '', 'odMm', 35],
    ['OD', '1 3/8"', '', 'odMm', 34.925],
    ['Length (in)', 10, '', 'lengthMm', 254],
    ['Width_mm', '11', '', 'widthMm', 11],
    ['Gesamtlänge', '1.250,5', 'mm', 'lengthMm', 1250.5],
    ['No load speed', '2,800 rpm', '', 'noLoadRpm', 2800],
    ['Drehrichtung', 'Rechtslauf', '', 'rotation', 'CW'],
    ['Rotation', 'Counter-clockwise', '', 'rotation', 'CCW'],
    ['Material', 'Grauguss', '', 'material', 'grey iron'],
    ['Gewinde', 'M12x1.5', '', 'thread', 'M12x1.5'],
  ])('%s %s %s is %s', (name, value, unit, key, said) => {
    const found = matched(name, value, unit)

    expect(found).toMatchObject({ key })
    expect('value' in found && typeof found.value === 'number' ? Number(found.value.toFixed(3)) : 'value' in found && found.value).toBe(
      said,
    )
    expect(found).not.toHaveProperty('makes')
  })

  test.each([
    ['Teeth', 'nine', /Teeth takes one number/],
    ['Voltage', '12/24 V', /Voltage takes one number in V/],
    ['Teeth', '', /is empty/],
    ['', '12', /needs a name/],
    ['Bore', -3, /less than zero/],
    ['Note', 'x'.repeat(201), /at most 200 characters/],
  ])('%s does not take “%s”', (name, value, says) => {
    const found = matched(name, value)

    expect('refused' in found && found.refused).toMatch(says)
  })

  test('measured in something else, or too small for its digits, it is another that bears the same name', () => {
    expect(matched('Output', '50', 'W')).toMatchObject({ makes: { key: 'own-output-w', label: 'Output', unit: 'W' }, value: 50 })
    expect(matched('Power', '40 W')).toMatchObject({ makes: { key: 'own-power-w', unit: 'W' }, value: 40 })
  })
})

describe('an attribute of the shop’s own', () => {
  test('is known by its label and by its key, and its values come in its unit', () => {
    expect(matched('THREAD PITCH', '0.05 in', '', [compound, pitch])).toEqual({ key: pitch.key, value: 1.27 })
    expect(matched('own-thread-pitch-mm', 1.5, '', [compound, pitch])).toEqual({ key: pitch.key, value: 1.5 })
    expect(matched('Compound', 'ceramic', '', [compound, pitch])).toEqual({ key: compound.key, value: 'ceramic' })
    expect(matched('Compound', 7, '', [compound])).toEqual({ key: compound.key, value: '7' })
  })

  test('takes a number where it has numbers, and says what to do where the file has texts', () => {
    const found = matched('Thread pitch', '1.25/1.5', '', [pitch])

    expect('refused' in found && found.refused).toContain('shop attributes set own-thread-pitch-mm --text')
  })

  test('of another measure is another one', () => {
    expect(matched('Thread pitch', 5, 'kg', [pitch])).toMatchObject({ makes: { key: 'own-thread-pitch-kg', unit: 'kg' }, value: 5 })
  })
})

describe('an attribute that nobody knows', () => {
  test('becomes one of the shop’s own, with its unit', () => {
    expect(matched('Pad thickness', '17,5', 'mm')).toEqual({
      makes: { key: 'own-pad-thickness-mm', label: 'Pad thickness', unit: 'mm', isNumber: true, decimals: null },
      key: 'own-pad-thickness-mm',
      value: 17.5,
    })
    expect(matched('Wear sensor', 'with')).toMatchObject({ makes: { key: 'own-wear-sensor', unit: '', isNumber: false }, value: 'with' })
  })

  test('keeps a unit that is not known as it is', () => {
    expect(matched('Friction', 'FF', 'SAE')).toMatchObject({ makes: { key: 'own-friction-sae', unit: 'SAE', isNumber: false } })
  })

  test('has a key of its own in any script, and beside one that folds alike', () => {
    const first = matched('摩擦系数', '0.4')
    const second = matched('硬度', '0.4')

    expect('makes' in first && first.key).not.toBe('makes' in second && second.key)
    expect(matched('Länge A-', 1, 'mm', [{ ...pitch, key: 'own-lange-a-mm', label: 'Andere' }])).toMatchObject({ key: 'own-lange-a-mm-2' })
  })
})

test('the data that decide make a line of their own', () => {
  const labels = { 'own-thick-mm': { label: 'Thickness', unit: 'mm', decimals: 1 }, 'own-compound': { label: 'Compound', unit: '' } }

  expect(specNameOf({ 'own-thick-mm': 17.53, 'own-compound': 'ceramic', teeth: 9, clockingDeg: 30, voltage: 12 }, labels)).toBe(
    '17.5 mm · ceramic · Teeth 9 · 30°',
  )
  expect(specNameOf({ 'own-gone': 1, material: '' }, labels)).toBe('')
})

test('a number by which something is called is a text, whoever gives it as a figure', () => {
  for (const value of ['3480', 3480])
    expect(matchAttribute({ name: 'UN number', value, unit: '' }, [])).toMatchObject({ value: '3480', makes: { isNumber: false } })
  expect(matchAttribute({ name: 'Slots', value: '3480', unit: '' }, [])).toMatchObject({ value: 3480, makes: { isNumber: true } })
})

test('names in a script that leaves no word are told apart as they stand', () => {
  const volts = matchAttribute({ name: 'Напряжение', value: '12', unit: 'V' }, [])
  const own = 'makes' in volts ? [volts.makes] : []
  expect(matchAttribute({ name: 'Вал', value: 'длинный', unit: '' }, own)).toMatchObject({ makes: { label: 'Вал', isNumber: false } })
  expect(matchAttribute({ name: 'напряжение', value: '24', unit: 'V' }, own)).toEqual({ key: own[0]?.key, value: 24 })
})

test('an attribute that has words elsewhere is made a text, whatever this value looks like', () => {
  expect(matchAttribute({ name: 'Flange', value: '7', unit: '', isText: true }, [])).toMatchObject({
    value: '7',
    makes: { isNumber: false },
  })
})
