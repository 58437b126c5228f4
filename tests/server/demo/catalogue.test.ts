import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isAttributeKey } from '#contract/attributes/attributes.ts'
import { workwearCategory } from '#contract/catalogue/categories.ts'
import { Id, Mcode } from '#contract/kernel/primitives.ts'
import { checkDigit } from '#contract/numbers/gtin.ts'
import { partTypes } from '#contract/part/part-types.ts'
import { foldWords } from '#contract/text/fold-words.ts'
import { shopsOf } from './shops.ts'

const shops = shopsOf(1600)
const everything = shops.flatMap(({ parts }) => parts)

describe('the demo catalogue', () => {
  it('is the same every time it is written', () => {
    const fingerprint = () =>
      createHash('sha256')
        .update(JSON.stringify(shopsOf(300).map(({ parts }) => parts)))
        .digest('hex')
    expect(fingerprint()).toBe(fingerprint())
  })

  it('holds exactly as many parts as it says, at every size', () => {
    for (const size of [8, 60, 333, 1600]) {
      const counted = shopsOf(size)
      for (const { tenant, parts } of counted) expect(parts.length).toBe(tenant.partCount)
      expect(counted.reduce((sum, { parts }) => sum + parts.length, 0)).toBe(size)
    }
  })

  it('gives no code and no GTIN twice, not even to two tenants', () => {
    expect(new Set(everything.map((part) => part.mcode)).size).toBe(everything.length)
    expect(new Set(everything.map((part) => part.gtin)).size).toBe(everything.length)
  })

  it('has codes of the contract: two letters in the general shop, H and two letters in the harbor shop', () => {
    expect(everything.filter((part) => !v.is(Mcode, part.mcode))).toEqual([])
    expect(shops[0]?.parts.every((part) => /^[A-Z]{2}-\d{6}$/.test(part.mcode))).toBe(true)
    expect(shops[1]?.parts.every((part) => /^H[A-Z]{2}-\d{6}$/.test(part.mcode))).toBe(true)
  })

  it('bears GTINs under the demonstration prefix, with right check digits', () => {
    const wrong = everything.filter(({ gtin }) => !/^0952\d{10}$/.test(gtin) || gtin.at(-1) !== checkDigit(gtin.slice(0, -1)))
    expect(wrong.map((part) => part.gtin)).toEqual([])
    expect(checkDigit('400638133393')).toBe('1')
  })

  it('divides into about a quarter starters, a quarter alternators, nearly half their parts', () => {
    const share = (test: (category: string) => boolean) =>
      (shops[0]?.parts.filter((part) => test(part.category_id)).length ?? 0) / (shops[0]?.parts.length ?? 1)
    expect(share((id) => id.startsWith('1'))).toBeCloseTo(0.24, 1)
    expect(share((id) => id.startsWith('2'))).toBeCloseTo(0.24, 1)
    expect(share((id) => /^[34]/.test(id))).toBeCloseTo(0.46, 1)
    expect(share((id) => /^[5-8]/.test(id))).toBeCloseTo(0.06, 1)
  })

  it('leaves no sub-category empty and puts no part outside of one', () => {
    for (const { tenant, parts } of shopsOf(1000)) {
      const filled = new Set(parts.map((part) => part.category_id))
      const subs = tenant.categories
        .filter((category) => category.parent_id !== '0' && category.id !== workwearCategory.id)
        .map((category) => category.id)
      expect(subs.filter((id) => !filled.has(id))).toEqual([])
      expect([...filled].filter((id) => !subs.includes(id))).toEqual([])
      expect(new Set(tenant.workwear.parts.map((part) => part.category_id))).toEqual(new Set([workwearCategory.id]))
    }
  })

  it('describes parts only by the attributes of their kind', () => {
    const strange = everything.flatMap((part) => {
      const allowed: readonly string[] = partTypes[part.type].attributes
      return Object.keys(part.attributes).filter((key) => !isAttributeKey(key) || !allowed.includes(key))
    })
    expect(strange).toEqual([])
  })

  it('has ladders that begin at one piece with the price and only ever fall', () => {
    const falls = (steps: { fromQty: number; unitCents: number }[]) =>
      steps.every((step, at) => {
        const before = steps[at - 1]
        return !before || (step.unitCents < before.unitCents && step.fromQty > before.fromQty)
      })
    const wrong = everything.filter(
      ({ price_cents, price_steps: [first, ...more] }) =>
        first?.fromQty !== 1 || first.unitCents !== price_cents || !falls([first, ...more]),
    )
    expect(wrong.map((part) => part.mcode)).toEqual([])
  })

  it('asks a core charge for rebuilt units only, in whole five dollars', () => {
    const charged = everything.filter((part) => part.core_cents > 0)
    expect(charged.length).toBeGreaterThan(50)
    for (const part of charged) expect(part.condition === 'reman' && part.core_cents % 500 === 0).toBe(true)
  })

  it('names a successor that exists for every part that ended', () => {
    expect(everything.filter((part) => part.ended).length).toBeGreaterThan(3)
    for (const { parts } of shops) {
      const codes = new Map(parts.map((part) => [part.mcode, part]))
      for (const part of parts.filter((one) => one.ended)) expect(codes.get(part.superseded_by ?? '')?.ended).toBe(false)
    }
  })

  it('offers popular searches that all find something', () => {
    for (const { tenant, parts } of shops) {
      const texts = parts.map((part) => ` ${foldWords(part.words)} `)
      for (const { word } of tenant.keywords) {
        const wanted = foldWords(word).split(' ')
        expect(
          texts.some((text) => wanted.every((one) => text.includes(` ${one} `))),
          word,
        ).toBe(true)
      }
    }
  })

  it('has ids that the contract accepts, and at least 60 makes and 500 models', () => {
    const [general] = shops
    for (const { tenant } of shops)
      for (const { id } of [...tenant.makes, ...tenant.models, ...tenant.categories]) expect(v.is(Id, id), id).toBe(true)
    expect(general?.tenant.makes.length).toBeGreaterThanOrEqual(60)
    expect(general?.tenant.models.length).toBeGreaterThanOrEqual(500)
    expect(new Set(general?.tenant.models.map((model) => model.id)).size).toBe(general?.tenant.models.length)
  })
})
