import { expect, test } from 'vitest'
import { partTypeFor } from '#contract/part/part-type-for.ts'

test.each([
  ['Anlasser', 'starter'],
  ['Starter Motor 12V', 'starter'],
  ['12 V 1.4 kW starter motor, remanufactured', 'starter'],
  ['STARTERS', 'starter'],
  ['Lichtmaschine 14V 120A', 'alternator'],
  ['alternator', 'alternator'],
  ['Bearing for alternator', 'bearing'],
  ['Alternator Bearing', 'bearing'],
  ['Starter Solenoid', 'solenoid'],
  ['Voltage Regulator', 'regulator'],
  ['Overrunning pulley', 'clutchPulley'],
  ['fieldCase', 'fieldCase'],
  ['brake pad', 'other'],
  ['Brake rotor', 'other'],
  ['Radiator fan', 'other'],
  ['Fan belt', 'other'],
  ['Alternator belt', 'other'],
  ['Alternator bracket', 'other'],
  ['Fuel shut-off solenoid', 'other'],
  ['Starters & Alternators', 'other'],
  ['Starter rope', 'other'],
  ['', 'other'],
])('“%s” is of the kind %s', (text, type) => {
  expect(partTypeFor([text])).toBe(type)
})

test('the first text that means a kind decides', () => {
  expect(partTypeFor(['Rotating electrics', 'Alternators', 'Starter'])).toBe('alternator')
})
