import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import type { MachineClass } from '#server/demo/makes/sheet.ts'
import type { RandomGenerator } from '#server/demo/rng.ts'

export interface GoodsProperties {
  name: string
  group: string
  attributes: Attributes
  grams: number
  usd: number
  coreUsd?: number
  producer: string
  numberPattern: string
}

/**
 * A kind of goods other than starters, alternators and their components: its category, the machines that use it, and a function that
 * generates its data.
 */
export interface GoodsKind {
  type: PartType
  categoryId: string
  /** The classes of machines that this kind of goods fits. Empty if it is universal. */
  machineClasses: readonly MachineClass[]
  /** The percentage of all goods that belong to this kind. */
  sharePercent: number
  /** Present if this kind replaces the starter or alternator. Then every machine of these classes gets one. */
  isUnitReplacement?: true
  /** For electric machines: matches the engine labels that this kind fits. */
  enginePattern?: RegExp
  draw: (rng: RandomGenerator) => GoodsProperties
}

export const goodsKinds: readonly GoodsKind[] = [
  {
    type: 'relay',
    categoryId: '701',
    sharePercent: 19,
    machineClasses: ['truck', 'car'],
    draw: (rng) => {
      const voltage = rng.pickOne([12, 24])
      const amps = rng.pickOne([40, 70, 100, 150])
      const duty = amps >= 100 ? 'Starter relay' : amps === 70 ? 'Glow-plug relay' : 'Changeover relay'
      return {
        name: duty,
        group: `${voltage} V relays`,
        attributes: {
          voltage,
          amps,
          terminals: amps >= 100 ? '30, 87, 86, 85' : '30, 87, 87a, 86, 85',
          heightMm: amps >= 100 ? rng.randomInteger(52, 74) : rng.randomInteger(25, 40),
        },
        grams: 40 + amps * 2.4,
        usd: 6 + amps * 0.22,
        producer: 'Bosch',
        numberPattern: '0 332 {019|209|002} ###',
      }
    },
  },
  {
    type: 'dcMotor',
    categoryId: '501',
    sharePercent: 13,
    machineClasses: ['truck', 'fork'],
    draw: (rng) => {
      const voltage = rng.pickOne([12, 24])
      const powerKw = rng.pickOne([0.8, 1.2, 1.6, 2.0, 2.5, 3.0])
      const lengthMm = Math.round(150 + powerKw * 24)
      return {
        name: `${rng.pickOne(['Hydraulic power-pack motor', 'Tail-lift motor', 'Pump motor'])}`,
        group: `${voltage} V pump motors`,
        attributes: {
          voltage,
          powerKw,
          rotation: rng.pickOne(['CW', 'CCW', 'both']),
          lengthMm,
          bodyOdMm: rng.pickOne([80, 114, 125]),
          studThread: 'M8',
          holes: 2,
          splines: rng.pickOne([0, 9]),
        },
        grams: 3200 + powerKw * 2400,
        usd: 70 + powerKw * 48,
        producer: 'Iskra',
        numberPattern: '{11.212|11.216}.###',
      }
    },
  },
  {
    type: 'plugLead',
    categoryId: '703',
    sharePercent: 20,
    machineClasses: [],
    draw: (rng) => {
      const [plugPins, plugCode, plugShape] = rng.pickOne([
        [3, 'S-IG-L', 'oval'],
        [4, 'P-L-I-S', 'oval'],
        [2, 'L-DFM', 'rectangular'],
        [1, 'LIN', 'rectangular'],
        [2, 'L-S', 'T'],
        [2, 'D+-W', 'blade'],
        [3, 'A-S-I', 'rectangular'],
      ] as const)
      return {
        name: `Alternator plug ${plugCode} with leads`,
        group: `${plugPins}-pin plugs`,
        attributes: { plugPins, plugShape, plugCode, lengthMm: rng.pickOne([120, 150, 200, 300]) },
        grams: 18 + plugPins * 9,
        usd: 3.5 + plugPins * 1.7,
        producer: 'WAI',
        numberPattern: '{85|PT}###',
      }
    },
  },
  {
    type: 'starterGenerator',
    categoryId: '502',
    sharePercent: 4,
    isUnitReplacement: true,
    machineClasses: ['golf'],
    draw: (rng) => {
      const amps = rng.pickOne([25, 30, 35])
      return {
        name: 'Starter-generator, golf car',
        group: '12 V starter-generators',
        attributes: {
          voltage: 12,
          amps,
          rotation: rng.pickOne(['CW', 'CCW', 'both']),
          powerKw: rng.pickOne([0.6, 0.8, 1.0]),
          lengthMm: rng.randomInteger(235, 262),
          bodyOdMm: rng.randomInteger(106, 116),
          pulleyKind: 'V',
          studThread: 'M6',
        },
        grams: rng.randomInteger(9800, 12400),
        usd: 150 + amps * 1.6,
        coreUsd: 40,
        producer: 'Hitachi',
        numberPattern: 'GSB107-##{|A|B|C|E|F|G}',
      }
    },
  },
  {
    type: 'switch',
    categoryId: '702',
    sharePercent: 10,
    machineClasses: ['farm', 'boat', 'truck'],
    draw: (rng) => {
      const amps = rng.pickOne([50, 100, 150, 300])
      const voltage = amps === 50 ? 12 : rng.pickOne([12, 24])
      return {
        name: amps === 50 ? 'Ignition switch, 4 positions' : amps === 300 ? 'Battery switch, 2 batteries' : 'Battery disconnect switch',
        group: amps === 50 ? 'Ignition switches' : 'Battery switches',
        attributes: {
          voltage,
          amps,
          terminals: amps === 50 ? 'B, IG, ST, ACC' : amps === 300 ? '1, 2, common' : '2 × M10',
          holeMm: amps === 50 ? 22 : 20,
        },
        grams: 90 + amps * 1.9,
        usd: 9 + amps * 0.13,
        producer: 'Bosch',
        numberPattern: '0 34{1|2} ### ###',
      }
    },
  },
  {
    type: 'batteryCable',
    categoryId: '704',
    sharePercent: 14,
    machineClasses: [],
    draw: (rng) => {
      const square = rng.pickOne([25, 35, 50, 70, 95])
      const lengthMm = rng.pickOne([300, 450, 600, 900, 1200, 1500])
      return {
        name: lengthMm <= 450 ? `Ground strap ${square} mm²` : `Starter cable ${square} mm²`,
        group: `${square} mm² cables`,
        attributes: {
          lengthMm,
          widthMm: Number((Math.sqrt(square) * 1.7).toFixed(1)),
          studThread: square >= 70 ? 'M10' : 'M8',
          material: 'copper',
        },
        grams: square * lengthMm * 0.0105,
        usd: 4 + square * lengthMm * 0.00034,
        producer: 'Armature',
        numberPattern: 'BC-####',
      }
    },
  },
  {
    type: 'dcMotor',
    categoryId: '503',
    sharePercent: 7,
    machineClasses: ['outboard', 'stern', 'car'],
    draw: (rng) => {
      const powerKw = rng.pickOne([0.3, 0.4, 0.6, 0.8, 1.2, 1.5])
      const winch = powerKw > 0.7
      return {
        name: winch ? 'Winch motor' : 'Trim and tilt motor',
        group: winch ? 'Winch motors' : 'Trim and tilt motors',
        attributes: {
          voltage: 12,
          powerKw,
          rotation: 'both',
          lengthMm: Math.round(118 + powerKw * 62),
          bodyOdMm: winch ? 114 : rng.pickOne([68, 76, 82]),
          studThread: winch ? 'M8' : 'M6',
          holes: winch ? 2 : rng.pickOne([2, 3, 4]),
          splines: 0,
        },
        grams: 1500 + powerKw * 3600,
        usd: 62 + powerKw * 66,
        producer: 'Prestolite',
        numberPattern: '{EVH|EWM|MBP}####',
      }
    },
  },
  {
    type: 'tester',
    categoryId: '801',
    sharePercent: 3,
    machineClasses: [],
    draw: (rng) => {
      const [name, voltage, amps, contents, usd, lengthMm] = rng.pickOne([
        ['Regulator tester, LIN, BSS, COM, RLO', 12, 20, 'tester, leads, adapters for 14 plugs', 389, 230],
        ['Battery and charging tester', 12, 100, 'tester, printer roll, case', 149, 190],
        ['Starter and alternator bench, tabletop', 24, 150, 'bench, vice, belts PV5 to PV8, leads', 2890, 780],
        ['Carbon-pile load tester', 12, 500, 'tester, clamps', 119, 310],
        ['Armature growler', 12, 6, 'growler, test lamp, hacksaw blade', 168, 220],
      ] as const)
      return {
        name,
        group: 'Testers',
        attributes: { voltage, amps, contents, lengthMm: lengthMm + rng.randomInteger(-6, 6), widthMm: Math.round(lengthMm * 0.62) },
        grams: usd * 9 + 500,
        usd: usd * (0.92 + rng.nextFraction() * 0.18),
        producer: 'Armature',
        numberPattern: 'TE-####',
      }
    },
  },
  {
    type: 'pullerTool',
    categoryId: '802',
    sharePercent: 5,
    machineClasses: [],
    draw: (rng) => {
      const [name, count, contents, thread, usd] = rng.pickOne([
        ['Overrunning pulley tool set', 22, '33-spline, Torx 50, XZN 10, hex 8 and 10', 'M16×1.5', 58],
        ['Bearing puller, alternator rear', 7, 'puller, 6 collets 12 to 20 mm', 'M14×1.5', 74],
        ['Pulley holder with key', 2, 'holder, key', 'M16×1.5', 32],
        ['Bushing driver set', 18, '17 drivers 8 to 24 mm, handle', 'M10', 44],
        ['Slip ring puller', 5, 'puller, 4 jaws', 'M12', 66],
      ] as const)
      return {
        name,
        group: 'Pullers and pulley tools',
        attributes: { count, contents, thread, lengthMm: rng.randomInteger(120, 280) },
        grams: 300 + count * 60,
        usd: usd * (0.9 + rng.nextFraction() * 0.25),
        producer: 'Armature',
        numberPattern: 'TL-####',
      }
    },
  },
  {
    type: 'dcConverter',
    categoryId: '602',
    sharePercent: 3.5,
    machineClasses: ['ev', 'boat'],
    enginePattern: /electric drive|mild hybrid|Penta|4JH|6LY/,
    draw: (rng) => {
      const powerKw = rng.pickOne([1.2, 1.5, 2.2, 3.0, 3.6])
      const voltage = powerKw <= 1.5 ? 48 : rng.pickOne([48, 400])
      return {
        name: `DC/DC converter ${voltage} to 12 V`,
        group: `${voltage} V to 12 V`,
        attributes: {
          voltage,
          powerKw,
          amps: Math.round((powerKw * 1000) / 13.6),
          plugPins: rng.pickOne([4, 6, 8]),
          lengthMm: Math.round(190 + powerKw * 22),
          widthMm: Math.round(120 + powerKw * 16),
          heightMm: rng.randomInteger(54, 78),
        },
        grams: 1400 + powerKw * 900,
        usd: 240 + powerKw * 170,
        producer: 'Valeo',
        numberPattern: '43####',
      }
    },
  },
  {
    type: 'contactor',
    categoryId: '603',
    sharePercent: 5,
    machineClasses: ['ev', 'golf', 'boat'],
    enginePattern: /lift truck|golf|electric drive|FE|E-Z-GO|4JH|6LY/,
    draw: (rng) => {
      const voltage = rng.pickOne([24, 36, 48, 80])
      const amps = rng.pickOne([100, 150, 200, 400])
      return {
        name: `Contactor ${voltage} V coil`,
        group: `${voltage} V contactors`,
        attributes: {
          voltage,
          amps,
          studThread: amps >= 200 ? 'M8' : 'M6',
          terminals: 'A1, A2, 2 studs',
          heightMm: Math.round(62 + amps * 0.12),
        },
        grams: 260 + amps * 2.1,
        usd: 38 + amps * 0.32,
        producer: 'Armature',
        numberPattern: 'CN-####',
      }
    },
  },
  {
    type: 'beltStarterGenerator',
    categoryId: '601',
    sharePercent: 3,
    isUnitReplacement: true,
    machineClasses: ['ev', 'boat'],
    enginePattern: /mild hybrid|Penta|4JH|6LY|QSB/,
    draw: (rng) => {
      const powerKw = rng.pickOne([10, 12, 15])
      return {
        name: '48 V belt starter-generator',
        group: '48 V belt machines',
        attributes: {
          voltage: 48,
          powerKw,
          grooves: rng.pickOne([6, 8]),
          pulleyKind: 'OAD',
          pulleyOdMm: rng.randomStepValue(54, 60, 0.5),
          plugPins: rng.pickOne([8, 12, 14]),
          lengthMm: rng.randomInteger(196, 224),
          bodyOdMm: rng.randomInteger(152, 168),
        },
        grams: 8200 + powerKw * 260,
        usd: 520 + powerKw * 34,
        coreUsd: 180,
        producer: 'Valeo',
        numberPattern: 'IBSG{10|12|15}S0##',
      }
    },
  },
]
