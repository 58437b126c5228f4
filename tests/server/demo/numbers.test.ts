import { describe, expect, it } from 'vitest'
import { numberKeys } from '#contract/numbers/numbers.ts'
import { numberMatchKindOf } from '#search/find/how-matched.ts'
import { PartNumberGenerator } from '#server/demo/numbers/shapes.ts'
import { shopsOf } from './shops.ts'

/**
 * The shapes of starters' and alternators' numbers as the trade knows them, written apart from the tables that the catalogue is made of.
 */
const known: Record<string, RegExp> = {
  Bosch: /^(0 001 [1-4]\d\d \d{3}|0 12[0-6] \d{3} \d{3})$/,
  Denso: /^(028000|032000|128000|228000|428000|438000|021000|100211|101211|102211|104210|104211|121000)-\d{4}$/,
  'Mitsubishi Electric': /^(M00\dT\d{5}|A00\dT[A-Z]\d{4}(AE)?)$/,
  Hitachi: /^(S1(3|08|14)-\d{3}[A-CN]?|S25-\d{3}[A-C]?|LR(1|2)\d\d-\d{3}[A-C]?)$/,
  Nikko: /^0-(23|33)000-\d{4}$/,
  Sawafuji: /^(0350-602|0365-502|0355-502|0201-1[05]2)-\d{4}$/,
  Valeo: /^((D6E|D6RA|D7E|D8R|D10E|D11E|TS\d\dE)\d{2,3}|A1[1-4](VI|N)\d{2,3}|(TG|SG|FG)\d{1,2}[BCST]?0?\d{2,3}|43\d{4}|254\d{4})$/,
  'Delco Remy': /^(\d{7}|\d{8}|321-\d{4})$/,
  Prestolite:
    /^(MS7-\d{3}|M1[02]5R\d{4}|(MDY|MHG|MGD|MMO)\d{4}|8(LHA|MR)2\d{3}[A-Z]|110-\d{3}|A0014\d{3}JB|AVI1[468]\d[SP]\d{4}|4\d{3}PA)$/,
  Lucas: /^(2[3-7]\d{3}[A-E]|54\d{6})$/,
  Iskra: /^(11\.(130|131|132|201|203|204)\.\d{3}|AZ[EFJ]\d{4}|AA[KN]\d{4})$/,
  'Magneti Marelli': /^(63|94)\d{6}$/,
  Magneton: /^(9142\d{3}|443\d{9})$/,
  Motorcraft: /^([A-Z0-9]{4}-(11000|11002|10300|10346)-[AB][ABC]|(SA|GL)-\d{3})$/,
}
const houses: Record<string, RegExp> = {
  Lester: /^\d{4,5}[NR]?$/,
  WAI: /^[12]-\d{4}-(\d\d)?[A-Z]{2}$/,
  Cargo: /^11\d{4}$/,
  'HC-Parts': /^(CS\d{3,4}|(CA|JA)\d{3,4}IR)$/,
  Elstock: /^2[58]-\d{4}$/,
  'AS-PL': /^[SA]\d{4}$/,
  Remy: /^DR[SA]\d{4}$/,
  Lucas: /^LR[SA]0\d{4}$/,
  Hella: /^8E[AL] 7\d\d \d{3}-001$/,
  Casco: /^C(ST|AL)\d{5}[AEGOR]S$/,
  'Wood Auto': /^(STR\d{5}|ALT\d{4})$/,
  Mahle: /^M[SG] \d{3}$/,
  ACDelco: /^3(36|34|21)-\d{4}$/,
  Bosch: /^(0 986 0\d\d \d{3}|(SR|AL)\d{4}[XN])$/,
  Denso: /^D[SA]N\d{4}$/,
}

const everything = shopsOf(3000).flatMap(({ parts }) => parts)
const units = everything.filter((part) => part.type === 'starter' || part.type === 'alternator')

describe('numbers of the demo catalogue', () => {
  it("gives every unit its producer's number in that producer's own shape", () => {
    for (const unit of units) {
      for (const { kind, maker, display } of unit.numbers) {
        const shape = kind === 'oe' ? known[maker] : undefined
        if (shape) expect(display, `${maker} ${unit.mcode}`).toMatch(shape)
      }
      const [first] = unit.numbers
      expect(first?.kind).toBe('oe')
    }
  })

  it('gives every unit 3 to 12 cross references, each in the shape of its house', () => {
    for (const unit of units) {
      const cross = unit.numbers.filter((number) => number.kind === 'cross')
      expect(cross.length >= 3 && cross.length <= 12, unit.mcode).toBe(true)
      for (const { maker, display } of cross) expect(display, maker).toMatch(houses[maker] ?? /never/)
    }
  })

  it('gives every part of a starter or an alternator 3 to 12 cross references, none of them twice', () => {
    for (const part of everything.filter(({ category_id }) => /^[34]/.test(category_id))) {
      const cross = part.numbers.filter(({ kind }) => kind === 'cross')
      expect(cross.length >= 3 && cross.length <= 12, `${part.mcode} ${cross.length}`).toBe(true)
      expect(new Set(cross.map(({ maker, display }) => `${maker} ${display}`)).size).toBe(cross.length)
    }
  })

  it('uses numbers of vehicle makers in their shapes', () => {
    const shapes: Record<string, RegExp> = {
      Toyota: /^(28100|27060)-\d{5}(-71)?$/,
      Nissan: /^23[13]00-[A-Z]{2}\d\d0$/,
      Subaru: /^23[37]00AA\d{3}$/,
      Hyundai: /^3(61|73)00-\d{5}$/,
      'John Deere': /^(RE|AR|TY|SE|AL|AM|MIA)\d{6}$/,
      Kubota: /^\d{5}-6[34]01\d$/,
    }
    const seen = new Set<string>()
    for (const { maker, display } of units.flatMap((unit) => unit.numbers.filter((number) => number.kind === 'oe'))) {
      const shape = shapes[maker]
      if (!shape) continue
      seen.add(maker)
      expect(display, maker).toMatch(shape)
    }
    expect([...seen].sort()).toEqual(Object.keys(shapes).sort())
  })

  it('never lets one original number stand for two kinds of unit', () => {
    const owner = new Map<string, string>()
    for (const unit of units) {
      const [first] = unit.numbers
      if (!first || unit.superseded_by) continue
      const key = `${unit.mcode.startsWith('H')} ${first.maker} ${first.display}`
      expect(owner.get(key) ?? unit.unit_key, key).toBe(unit.unit_key)
      owner.set(key, unit.unit_key)
    }
  })

  it('mints every number of a shape once before any comes again', () => {
    const mint = new PartNumberGenerator(0.4)
    const minted = Array.from({ length: 200 }, () => mint.nextPartNumber('A{1|2}-##'))
    expect(new Set(minted).size).toBe(200)
    expect(minted.every((number) => /^A[12]-\d\d$/.test(number))).toBe(true)
  })

  it('prints revisions that search reads as the same unit', () => {
    const revised = units.flatMap(({ numbers }) => {
      const own = numbers.filter((number) => number.kind === 'oe' && number.maker === 'Denso').map((number) => number.display)
      const [one, other] = own
      return one?.endsWith('0') && other === `${one.slice(0, -1)}1` ? [numberMatchKindOf(numberKeys(one), numberKeys(other))] : []
    })
    expect(revised.length).toBeGreaterThan(5)
    expect(new Set(revised)).toEqual(new Set(['revision']))
  })
})
