import type { Article } from '#server/demo/article.ts'
import { pinionOdMm, type StarterPlatform, starterGroupName } from '#server/demo/units/starter-units.ts'
import { type ComponentGenerationInput, type ComponentMeasures, makeComponent } from './component.ts'
import { decodeSlotVariant, parseComponentSlot } from './slots.ts'

const threadOf = (stud: string): string => `${stud}, M5`

/** Creates the component for a slot (position) of a starter platform. Its measurements follow from those of the platform. */
export const starterPart = (platform: StarterPlatform, home: ComponentGenerationInput): Article =>
  makeComponent(home, { group: starterGroupName(platform.series), ...starterMeasuresOf(platform, home) })

function starterMeasuresOf(platform: StarterPlatform, { rng, slot }: ComponentGenerationInput): ComponentMeasures {
  const { series, outerDiameterMm } = platform
  const { type, firstVariantWord, secondVariantWord } = parseComponentSlot(slot)
  const voltage = series.volts
  const kw = Number(firstVariantWord)
  const middleKw = series.kw[Math.floor(series.kw.length / 2)] ?? 1
  const big = outerDiameterMm > 100
  const bodyOd = Math.round(outerDiameterMm * 0.62)
  switch (type) {
    case 'solenoid': {
      const ohm = voltage === 24 ? 2 : 1
      return {
        grams: 190 + kw * 130,
        usd: 11 + kw * 8.6,
        attributes: {
          voltage,
          terminals: series.terminals,
          holes: series.kind === 'OSGR' ? 2 : big ? 4 : rng.pickOne([2, 3]),
          studThread: threadOf(series.stud),
          holeSpacingMm: rng.randomStepValue(big ? 48 : 36, big ? 60 : 46, 0.5),
          lengthMm: Math.round(bodyOd * 1.9),
          bodyOdMm: bodyOd,
          pullInOhm: rng.randomStepValue(big ? 0.12 * ohm : 0.24 * ohm, big ? 0.2 * ohm : 0.5 * ohm, 0.01),
          holdInOhm: rng.randomStepValue(0.9 * ohm, 1.5 * ohm, 0.01),
        },
      }
    }
    case 'drive': {
      const teeth = Number(firstVariantWord)
      const [rotation = 'CW', module] = decodeSlotVariant(secondVariantWord)
      const pinion = pinionOdMm(Number(module), teeth)
      return {
        grams: 140 + middleKw * 95,
        usd: 11 + middleKw * 6.6,
        attributes: {
          teeth,
          rotation,
          ...(platform.splineCount > 0 ? { splines: platform.splineCount } : {}),
          lengthMm: big ? rng.randomInteger(108, 130) : rng.randomInteger(48, 86),
          pinionOdMm: pinion,
          odMm: Number(Math.max(pinion + 6, outerDiameterMm * 0.52).toFixed(1)),
          boreMm: rng.pickOne(big ? [14.05, 16.05, 17.05] : [8.05, 11.05, 12.05, 14.05]),
        },
      }
    }
    case 'armature':
      return {
        grams: 260 + kw * 520,
        usd: 20 + kw * 15,
        attributes: {
          voltage,
          lengthMm: Math.round((series.length[0] + series.length[1]) * 0.3 + kw * 9),
          ...(platform.splineCount > 0 ? { splines: platform.splineCount } : {}),
          commutatorOdMm: platform.commutatorDiameterMm,
          bars: platform.commutatorBarCount,
          odMm: Number((outerDiameterMm * 0.68).toFixed(1)),
        },
      }
    case 'fieldCase': {
      const magnets = ['PMGR', 'PMDD', 'inertia'].includes(series.kind)
      return {
        grams: 320 + kw * 420,
        usd: 17 + kw * 12,
        attributes: {
          voltage,
          poles: magnets ? rng.pickOne([4, 6]) : 4,
          odMm: outerDiameterMm,
          lengthMm: Math.round(58 + kw * 9 + (big ? 24 : 0)),
          winding: magnets ? 'permanent magnet' : big ? 'series-parallel' : 'series',
        },
      }
    }
    case 'brushHolder':
      return {
        grams: 70 + outerDiameterMm,
        usd: 8 + outerDiameterMm * 0.13,
        attributes: {
          voltage,
          count: brushCount(platform),
          odMm: Number((outerDiameterMm * 0.84).toFixed(1)),
          brushNewMm: platform.brushSizeMm[0],
          brushLeastMm: platform.brushSizeMm[1],
        },
      }
    case 'brushSet':
      return {
        grams: 14 + outerDiameterMm * 0.35,
        usd: 2.6 + outerDiameterMm * 0.055,
        attributes: {
          voltage,
          count: brushCount(platform),
          lengthMm: platform.brushSizeMm[0],
          widthMm: rng.randomStepValue(big ? 9 : 6, big ? 11 : 8, 0.5),
          heightMm: rng.randomStepValue(big ? 18 : 12, big ? 24 : 17, 0.5),
        },
      }
    case 'planetaryGear':
      return {
        grams: 150 + kw * 60,
        usd: 11 + kw * 6,
        attributes: {
          teeth: rng.pickOne([16, 17, 20, 22]),
          odMm: Number((outerDiameterMm * 0.82).toFixed(1)),
          widthMm: rng.randomStepValue(24, 38, 0.5),
          splines: platform.splineCount,
          count: big ? 4 : 3,
        },
      }
    case 'reductionGear':
      return {
        grams: 90 + kw * 40,
        usd: 9 + kw * 4,
        attributes: {
          teeth: rng.pickOne([26, 28, 30, 32]),
          odMm: Number((outerDiameterMm * 0.56).toFixed(1)),
          widthMm: rng.randomStepValue(14, 24, 0.5),
          boreMm: rng.pickOne([12, 13, 14, 16]),
        },
      }
    case 'driveEndHousing': {
      const [holes, hole = ''] = decodeSlotVariant(secondVariantWord)
      return {
        grams: big ? 1600 + middleKw * 180 : 260 + middleKw * 190,
        usd: 13 + middleKw * 7.5,
        attributes: {
          ...(Number(firstVariantWord) > 0 ? { pilotMm: Number(firstVariantWord) } : {}),
          holes: Number(holes),
          ...(hole.startsWith('M') ? {} : { holeMm: Number(hole) }),
          boreMm: platform.bushingSizesMm[0][1],
          lengthMm: Math.round(outerDiameterMm * 1.15),
          material: big ? 'grey iron' : 'aluminium',
        },
      }
    }
    case 'commutatorEndCover':
      return {
        grams: 80 + middleKw * 70,
        usd: 8 + middleKw * 3.5,
        attributes: {
          odMm: outerDiameterMm,
          boreMm: platform.bushingSizesMm[1][1],
          holes: big ? 4 : 2,
          heightMm: big ? rng.randomInteger(34, 48) : rng.randomInteger(14, 28),
          material: big ? 'grey iron' : series.kind === 'OSGR' ? 'aluminium' : 'steel',
        },
      }
    case 'forkLever':
      return {
        grams: 24 + middleKw * 22,
        usd: 3.8 + middleKw * 1.3,
        attributes: {
          lengthMm: Math.round(outerDiameterMm * 0.72),
          widthMm: Math.round(outerDiameterMm * 0.34),
          material: big ? 'steel' : 'plastic',
        },
      }
    case 'bushing': {
      const [boreMm, outer] = platform.bushingSizesMm[firstVariantWord === '0' ? 0 : 1]
      const count = rng.pickOne([1, 10])
      return {
        grams: (big ? 22 : 9) * count,
        usd: (big ? 1.9 : 1.05) * (count === 10 ? 7.5 : 1),
        attributes: {
          boreMm,
          odMm: outer,
          lengthMm: rng.randomInteger(9, big ? 24 : 17),
          material: 'sintered bronze',
          count,
        },
      }
    }
    default:
      return {
        grams: 60 + outerDiameterMm * 0.9,
        usd: 9 + middleKw * 3,
        attributes: {
          voltage,
          count: rng.randomInteger(14, 32),
          contents:
            series.kind === 'OSGR'
              ? 'brushes, bearings, contacts, seals'
              : big
                ? 'brushes, bushings, contacts, seals, O-rings'
                : 'brushes, bushings, circlips, seals',
        },
      }
  }
}

const brushCount = ({ series }: StarterPlatform): number =>
  series.od > 120 ? 8 : series.kind === 'inertia' || series.kind === 'PMDD' ? 2 : 4
