import type { Article } from '#server/demo/article.ts'
import { type AlternatorPlatform, nominalVoltage, regulatorKindFor } from '#server/demo/units/alternator-units.ts'
import { bearingSizes } from './bearings.ts'
import { type ComponentGenerationInput, type ComponentMeasures, makeComponent } from './component.ts'
import { decodeSlotVariant, parseComponentSlot } from './slots.ts'

/** The category of alternator brushes. Starter brushes have another category. */
const ALTERNATOR_BRUSHES = '414'

/** Creates the component for a slot (position) of an alternator platform. Its measurements follow from those of the platform. */
export function alternatorPart(platform: AlternatorPlatform, home: ComponentGenerationInput): Article {
  const { series } = platform
  const volts = nominalVoltage(series.volts)
  const group = series.brushless ? `${volts} brushless` : `${volts} ${series.fan} fan`
  return makeComponent(home, { group, ...alternatorMeasuresOf(platform, home) })
}

function alternatorMeasuresOf(platform: AlternatorPlatform, { rng, slot }: ComponentGenerationInput): ComponentMeasures {
  const { series, outerDiameterMm } = platform
  const { type, firstVariantWord, secondVariantWord } = parseComponentSlot(slot)
  const voltage = series.volts
  const amps = Number(firstVariantWord)
  const watts = Math.max(...series.amps) * (voltage / 12)
  const word = decodeSlotVariant(firstVariantWord)
  switch (type) {
    case 'rotor': {
      const share = (amps - Math.min(...series.amps)) / Math.max(1, Math.max(...series.amps) - Math.min(...series.amps))
      return {
        grams: 900 + amps * (voltage / 12) * 9,
        usd: 30 + amps * (voltage / 12) * 0.33,
        attributes: {
          voltage,
          amps,
          odMm: Number((outerDiameterMm * 0.72).toFixed(1)),
          lengthMm: Math.round(series.length[0] * 0.82),
          poles: outerDiameterMm > 145 ? 16 : 12,
          rotorOhm: Number((series.rotorOhm[1] - (series.rotorOhm[1] - series.rotorOhm[0]) * share).toFixed(2)),
        },
      }
    }
    case 'stator':
      return {
        grams: 700 + amps * (voltage / 12) * 6.5,
        usd: 26 + amps * (voltage / 12) * 0.26,
        attributes: {
          voltage,
          amps,
          odMm: outerDiameterMm - 6,
          heightMm: rng.randomStepValue(24, 36, 0.5),
          leads: series.winding === 'delta' ? 3 : series.winding === 'dual star' ? 6 : series.winding === 'hairpin' ? 6 : 4,
          winding: series.winding,
        },
      }
    case 'rectifier':
      return {
        grams: 120 + watts * 1.2,
        usd: 16 + watts * 0.17,
        attributes: {
          diodes: series.diodes,
          diodeAmps: series.diodeAmps,
          odMm: Number((outerDiameterMm * 0.78).toFixed(1)),
          zener: series.zener ? 'yes' : 'no',
          terminals: series.diodes === 9 ? 'B+, D+, W' : 'B+, W',
          holeSpacingMm: rng.randomStepValue(70, 104, 0.5),
        },
      }
    case 'regulator': {
      const [pins = '1', code = 'D+', shape = ''] = word
      const kind = regulatorKindFor(series, [Number(pins), code, shape])
      return {
        grams: rng.randomInteger(45, 130),
        usd: (kind.includes(',') && !kind.includes('circuit') ? 36 : 22) * (voltage === 24 ? 1.4 : 1) + rng.randomInteger(0, 8),
        attributes: {
          voltage,
          setPointV: series.setPoint,
          regulatorKind: kind,
          plugPins: Number(pins),
          plugCode: code,
          holeSpacingMm: rng.randomStepValue(44, 72, 0.5),
          supplied: series.brushless ? 'without brush holder' : 'with brush holder',
        },
      }
    }
    case 'brushSet':
      return {
        categoryId: ALTERNATOR_BRUSHES,
        group: 'Alternator brushes',
        grams: 6,
        usd: 2.6 + rng.nextFraction() * 2.4,
        attributes: {
          voltage,
          count: 2,
          lengthMm: series.brush[0],
          widthMm: rng.pickOne([4.6, 5, 6.4]),
          heightMm: rng.pickOne([6.5, 7, 8]),
        },
      }
    case 'slipRing':
      return {
        grams: 24,
        usd: 3.6 + rng.nextFraction() * 4,
        attributes: {
          odMm: platform.slipRingDiameterMm,
          boreMm: platform.slipRingDiameterMm < 20 ? 8 : rng.pickOne([15, 17]),
          lengthMm: rng.randomInteger(24, 42),
        },
      }
    case 'pulley':
    case 'clutchPulley': {
      const [kind = 'PV', ...sizes] = word
      const [grooves = 6, pulleyOd = 56] = sizes.map(Number)
      const boreMm = outerDiameterMm > 150 ? 22 : 17
      const widthMm = kind === 'V' ? 16 + grooves * 8 : 20 + grooves * 3.56
      if (type === 'pulley')
        return {
          group: kind === 'V' ? 'V-belt pulleys' : `${grooves}-groove pulleys`,
          grams: 220 + grooves * 22,
          usd: 8.5 + grooves * 1.5,
          attributes: { pulleyKind: kind, grooves, odMm: pulleyOd, boreMm, widthMm: Number(widthMm.toFixed(1)) },
        }
      return {
        group: `${kind} ${grooves}-groove`,
        grams: 300 + grooves * 24,
        usd: (kind === 'OAD' ? 38 : 23) + grooves,
        attributes: {
          pulleyKind: kind,
          grooves,
          odMm: pulleyOd,
          boreMm,
          widthMm: Number((widthMm + 1.5).toFixed(1)),
          thread: rng.pickOne(['M16×1.5', 'M14×1.5']),
        },
      }
    }
    case 'driveEndFrame': {
      const [mountKind = 'swing', ears, hole] = word
      return {
        grams: 420 + outerDiameterMm * 3.4,
        usd: 16 + outerDiameterMm * 0.13,
        attributes: {
          odMm: outerDiameterMm,
          ears: Number(ears),
          holeMm: Number(hole),
          boreMm: bearingOuterMm(series.bearings[0]),
          mountKind,
          material: 'aluminium',
        },
      }
    }
    case 'slipRingEndFrame': {
      const ears = Number(word[1])
      return {
        grams: 360 + outerDiameterMm * 2.6,
        usd: 15 + outerDiameterMm * 0.12,
        attributes: {
          odMm: outerDiameterMm,
          ears: Math.max(1, ears - 1),
          boreMm: bearingOuterMm(series.bearings[1]),
          heightMm: rng.randomInteger(38, 58),
          material: 'aluminium',
        },
      }
    }
    case 'fan':
      return {
        grams: firstVariantWord === 'external' ? 180 : 60,
        usd: firstVariantWord === 'external' ? 7.5 + rng.nextFraction() * 3 : 4 + rng.nextFraction() * 2,
        attributes: {
          odMm: Number((outerDiameterMm * (firstVariantWord === 'external' ? 0.98 : 0.68)).toFixed(1)),
          boreMm: 17,
          count: rng.randomInteger(8, 13),
          rotation: secondVariantWord,
          fan: firstVariantWord,
        },
      }
    case 'protectiveCap':
      return {
        grams: 55 + outerDiameterMm * 0.3,
        usd: 5 + rng.nextFraction() * 5,
        attributes: { odMm: outerDiameterMm - 8, heightMm: rng.randomInteger(26, 46), holes: 3, material: 'plastic' },
      }
    default:
      return {
        grams: 180 + outerDiameterMm,
        usd: 11 + outerDiameterMm * 0.06,
        attributes: {
          voltage,
          count: series.brushless ? 4 : 6,
          contents: series.brushless
            ? `bearings ${series.bearings.join(' and ')}, seals`
            : `brushes, bearings ${series.bearings.join(' and ')}, slip ring`,
        },
      }
  }
}

const bearingOuterSizesMm = new Map(bearingSizes.map(([code, , odMm]) => [code, odMm]))
/** Returns the outside diameter of a bearing in mm, by the bearing's code. */
const bearingOuterMm = (code: string): number => bearingOuterSizesMm.get(code) ?? 40
