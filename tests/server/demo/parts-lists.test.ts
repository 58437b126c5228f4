import { describe, expect, it } from 'vitest'
import { shopsOf } from './shops.ts'

const shops = shopsOf(2400)

describe('parts lists of the demo catalogue', () => {
  it('point only to parts of the same shop that were written before the unit', () => {
    for (const { parts } of shops) {
      const seen = new Set<string>()
      const early: string[] = []
      for (const part of parts) {
        for (const { mcode } of part.partsList) if (mcode !== null && !seen.has(mcode)) early.push(`${part.mcode} lists ${mcode}`)
        seen.add(part.mcode)
      }
      expect(early).toEqual([])
    }
  })

  it('name rotor, stator, rectifier and regulator of an alternator, solenoid, drive and armature of a geared starter, most of them to be bought', () => {
    const [general] = shops
    const byCode = new Map(general?.parts.map((part) => [part.mcode, part]))
    let sold = 0
    let positions = 0
    for (const unit of general?.parts.filter(
      (part) =>
        (part.type === 'alternator' && part.attributes.mountKind !== 'flywheel') ||
        (part.type === 'starter' && part.attributes.starterKind === 'PLGR'),
    ) ?? []) {
      const names = unit.partsList.map(({ name }) => name)
      expect(names).toEqual(
        expect.arrayContaining(
          unit.type === 'alternator'
            ? ['Rotor', 'Stator', 'Rectifier', 'Voltage regulator']
            : ['Solenoid', 'Drive assembly', 'Armature', 'Planetary gear set'],
        ),
      )
      positions += unit.partsList.length
      sold += unit.partsList.filter(({ mcode }) => mcode !== null && byCode.has(mcode)).length
    }
    expect(sold / positions).toBeGreaterThan(0.6)
  })

  it('list components that agree with the unit: teeth and rotation of the drive, output of rotor and stator, grooves of the pulley', () => {
    let compared = 0
    for (const { parts } of shops) {
      const byCode = new Map(parts.map((part) => [part.mcode, part]))
      for (const unit of parts) {
        for (const { mcode } of unit.partsList) {
          const part = mcode === null ? undefined : byCode.get(mcode)
          if (!part) continue
          const keys =
            part.type === 'drive'
              ? (['teeth', 'rotation', 'pinionOdMm'] as const)
              : part.type === 'rotor' || part.type === 'stator'
                ? (['voltage', 'amps'] as const)
                : part.type === 'pulley' || part.type === 'clutchPulley'
                  ? (['grooves', 'pulleyKind'] as const)
                  : part.type === 'armature'
                    ? (['voltage'] as const)
                    : []
          for (const key of keys) {
            expect(part.attributes[key], `${unit.mcode} ${part.mcode} ${key}`).toBe(unit.attributes[key])
            compared += 1
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  it('follow from how a starter is built: offset gear has an idler gear and no lever, direct drive has no gear at all', () => {
    const built = {
      DD: { has: ['Solenoid', 'Fork lever'], lacks: ['Planetary gear set', 'Idler gear with roller cage'] },
      PLGR: { has: ['Solenoid', 'Fork lever', 'Planetary gear set'], lacks: ['Idler gear with roller cage'] },
      PMGR: { has: ['Solenoid', 'Fork lever', 'Planetary gear set'], lacks: ['Idler gear with roller cage'] },
      OSGR: { has: ['Solenoid', 'Idler gear with roller cage'], lacks: ['Planetary gear set', 'Fork lever', 'Bushing, drive end'] },
      PMDD: { has: ['Armature'], lacks: ['Planetary gear set', 'Idler gear with roller cage', 'Fork lever'] },
      inertia: { has: ['Armature'], lacks: ['Solenoid', 'Fork lever', 'Planetary gear set', 'Idler gear with roller cage'] },
    }
    const wrong: string[] = []
    const kinds = new Set<string>()
    for (const { parts } of shops) {
      const byCode = new Map(parts.map((part) => [part.mcode, part]))
      for (const unit of parts.filter(({ type }) => type === 'starter')) {
        const kind = unit.attributes.starterKind
        const rule = Object.entries(built).find(([name]) => name === kind)?.[1]
        const names = new Set(unit.partsList.map(({ name }) => name))
        kinds.add(String(kind))
        if (!rule || rule.has.some((name) => !names.has(name)) || rule.lacks.some((name) => names.has(name))) wrong.push(unit.mcode)
        const sold = unit.partsList.map(({ mcode }) => byCode.get(mcode ?? '')?.type)
        if (kind === 'OSGR' && (sold.includes('planetaryGear') || sold.includes('forkLever'))) wrong.push(unit.mcode)
      }
    }
    expect(wrong).toEqual([])
    expect([...kinds].sort()).toEqual(Object.keys(built).sort())
  })

  it('share components: a bearing is used in many units', () => {
    const uses = new Map<string, number>()
    for (const part of shops[0]?.parts ?? [])
      for (const { mcode } of part.partsList) if (mcode?.startsWith('BE-')) uses.set(mcode, (uses.get(mcode) ?? 0) + 1)
    expect(Math.max(...uses.values())).toBeGreaterThan(50)
  })
})
