import { describe, expect, test } from 'vitest'
import { type AttributeKey, attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import { compareRuleFor, compareRules } from '#contract/compare/compare-rules.ts'
import { comparedFields } from '#contract/compare/compared-fields.ts'
import { ruleSources } from '#contract/compare/rule-sources.ts'
import { partFieldRows } from '#contract/part/part-fields.ts'
import { partTypeNames, partTypes } from '#contract/part/part-types.ts'

const keysOfAllTypes = partTypeNames.flatMap((type) => partTypes[type].attributes.map((key) => ({ type, key })))

describe('the table of rules', () => {
  test('every attribute of every part type has a rule', () => {
    expect(keysOfAllTypes.filter(({ type, key }) => compareRuleFor(type, key) === undefined)).toEqual([])
  })

  test('no attribute has two rules for one part type, nor two for all', () => {
    const doubled = compareRules.flatMap(({ attribute, types }) =>
      (types === 'all' ? ['all'] : types).map((type) => `${attribute} ${type}`),
    )
    expect(doubled.filter((one, at) => doubled.indexOf(one) !== at)).toEqual([])
  })

  test('every rule for some part types is used by at least one of them', () => {
    const idle = compareRules.filter(
      ({ attribute, types }) => types !== 'all' && !types.some((type) => partTypes[type].attributes.includes(attribute)),
    )
    expect(idle.map(({ attribute }) => attribute)).toEqual([])
  })

  test('every attribute of the attribute table can be compared, also on a part of an unusual type', () => {
    const allKeys = Object.keys(attributes).filter(isAttributeKey)
    const without = allKeys.filter((key) => !compareRules.some(({ attribute }) => attribute === key))
    expect(without).toEqual([])
  })

  test('every rule gives a reason and a source, and a tolerance where it allows one', () => {
    for (const { attribute, reason, source, matters, tolerance, fits } of compareRules) {
      expect(reason.length, attribute).toBeGreaterThan(10)
      expect(ruleSources[source], attribute).toBeTruthy()
      if (matters === 'within') expect(tolerance, attribute).toBeGreaterThan(0)
      if (matters === 'more-fits' || matters === 'less-fits') expect(fits, attribute).toBeTruthy()
    }
  })

  test('reasons use only the places that a comparison fills', () => {
    const texts = compareRules.flatMap(({ reason, fits, cases }) => [reason, fits ?? '', ...(cases ?? []).map((one) => one.reason)])
    const places = texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? [])
    expect([...new Set(places)].sort()).toEqual(['{by}', '{new}', '{old}'])
  })

  test('only numbers have tolerances and directions', () => {
    const numeric = (key: AttributeKey) => 'decimals' in attributes[key]
    const wrong = compareRules.filter(
      ({ attribute, matters }) => ['within', 'more-fits', 'less-fits'].includes(matters) && !numeric(attribute),
    )
    expect(wrong.map(({ attribute }) => attribute)).toEqual([])
  })
})

test('every field of the part table is compared, or named as not compared', () => {
  expect(Object.keys(comparedFields).sort()).toEqual(partFieldRows.map(([key]) => key).sort())
})
