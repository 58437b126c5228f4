import type { Attributes } from '#contract/attributes/attributes.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import type { Article } from '#server/demo/article.ts'
import { makeAndLineTexts } from './hint.ts'

const rotationTexts: Record<string, string> = { CW: 'clockwise', CCW: 'counter-clockwise', both: 'either way' }

/** Returns the English article before a number: `an` before 8, 11, 18 and numbers that begin with 8, otherwise `a`. */
const englishArticle = (value: string | number | undefined): string => (/^(8|11(?!\d)|18(?!\d))/.test(String(value)) ? 'an' : 'a')

function unitSpecificationTexts(type: PartType, a: Attributes): string[] {
  if (type === 'starter') {
    const nose =
      a.pilotMm === undefined
        ? `${a.holes} mounting holes`
        : `${englishArticle(a.pilotMm)} ${a.pilotMm} mm pilot and ${a.holes} mounting holes`
    return [
      `${a.voltage} V starter of ${a.powerKw} kW with ${englishArticle(a.teeth)} ${a.teeth}-tooth pinion that turns ${rotationTexts[String(a.rotation)]} seen from the drive end.`,
      `It has ${nose}${a.solenoidClock === undefined ? '' : `; the solenoid sits at ${a.solenoidClock} o’clock`}.`,
    ]
  }
  if (type === 'alternator' && a.mountKind === 'flywheel')
    return [
      `${a.voltage} V flywheel alternator of ${a.amps} A: a stator of ${a.bodyOdMm} mm under the flywheel, without belt.`,
      `Plug ${a.plugCode} with ${a.plugPins} ${a.plugPins === 1 ? 'pin' : 'pins'}; the rectifier and regulator of the machine stay.`,
    ]
  if (type === 'alternator') {
    const belt =
      a.pulleyKind === 'none'
        ? 'Supplied without pulley'
        : a.pulleyKind === 'V'
          ? `Pulley for ${Number(a.grooves) > 1 ? `${a.grooves} wedge belts` : 'a wedge belt'}, ${a.pulleyOdMm} mm outside`
          : `${a.pulleyKind === 'PV' ? 'Solid' : 'Overrunning'} pulley with ${a.grooves} grooves, ${a.pulleyOdMm} mm outside`
    return [
      `${a.voltage} V alternator of ${a.amps} A, regulated at ${a.setPointV} V, ${a.fan} fan, ${a.mountKind} mounting.`,
      `${belt}; plug ${a.plugCode} with ${a.plugPins} ${a.plugPins === 1 ? 'pin' : 'pins'}${a.vacuumPump === 'yes' ? '; with vacuum pump' : ''}.`,
    ]
  }
  return []
}

const specificationTextByType: Partial<Record<PartType, (a: Attributes) => string>> = {
  solenoid: (a) => `Pull-in coil ${a.pullInOhm} Ω, hold-in coil ${a.holdInOhm} Ω; terminals ${a.terminals}.`,
  drive: (a) =>
    `${a.teeth} teeth, pinion ${a.pinionOdMm} mm outside, turns ${rotationTexts[String(a.rotation)]}; compare the spline count before fitting.`,
  armature: (a) => `Commutator ${a.commutatorOdMm} mm with ${a.bars} bars, ${a.lengthMm} mm over all.`,
  fieldCase: (a) => `${a.poles} poles, ${a.winding} field, ${a.odMm} mm outside.`,
  brushHolder: (a) => `Holder with ${a.count} brushes of ${a.brushNewMm} mm; change them at ${a.brushLeastMm} mm.`,
  brushSet: (a) => `Set of ${a.count} brushes, ${a.lengthMm}×${a.widthMm}×${a.heightMm} mm.`,
  planetaryGear: (a) => `Gear of ${a.teeth} teeth, ${a.odMm} mm outside, ${a.widthMm} mm wide.`,
  reductionGear: (a) => `Idler gear of ${a.teeth} teeth with roller cage, ${a.odMm} mm outside, ${a.widthMm} mm wide.`,
  driveEndHousing: (a) =>
    `${a.material === 'grey iron' ? 'Grey iron' : 'Aluminium'} casting with ${a.holes} mounting holes${a.pilotMm === undefined ? '' : ` and ${englishArticle(a.pilotMm)} ${a.pilotMm} mm pilot`}.`,
  commutatorEndCover: (a) => `${a.odMm} mm outside, ${a.holes} through-bolt holes.`,
  forkLever: (a) => `Engaging lever of ${a.material}, ${a.lengthMm} mm long.`,
  bushing: (a) =>
    `Sintered bronze, ${a.boreMm}×${a.odMm}×${a.lengthMm} mm${Number(a.count) > 1 ? `, pack of ${a.count}` : ''}. Soak in oil before pressing in.`,
  starterRepairKit: (a) => `${a.count} pieces: ${a.contents}.`,
  alternatorRepairKit: (a) => `${a.count} pieces: ${a.contents}.`,
  rotor: (a) => `Claw poles, made for ${a.amps} A, ${a.poles} poles, ${a.rotorOhm} Ω between the slip rings.`,
  stator: (a) => `Made for ${a.amps} A, ${a.winding} winding with ${a.leads} leads, ${a.odMm} mm outside.`,
  rectifier: (a) => `${a.diodes} diodes of ${a.diodeAmps} A${a.zener === 'yes' ? ', avalanche type' : ''}; terminals ${a.terminals}.`,
  regulator: (a) => `Holds ${a.setPointV} V; ${a.regulatorKind}, plug ${a.plugCode}, ${a.supplied}.`,
  bearing: (a) =>
    `${a.boreMm} mm bore, ${a.odMm} mm outside, ${a.widthMm} mm wide, ${a.seal === 'ZZ' ? 'steel shields' : 'rubber seals'}, heat-proof grease. Check all three measures: widths differ on the same bore.`,
  slipRing: (a) => `${a.odMm} mm outside, ${a.boreMm} mm bore, ${a.lengthMm} mm long.`,
  pulley: (a) => `${a.pulleyKind === 'V' ? 'Wedge-belt' : `${a.grooves}-groove`} pulley, ${a.odMm} mm outside, ${a.boreMm} mm bore.`,
  clutchPulley: (a) =>
    `${a.pulleyKind === 'OAD' ? 'Overrunning pulley with damper spring' : 'Overrunning pulley'}, ${a.grooves} grooves, ${a.odMm} mm outside, thread ${a.thread}.`,
  driveEndFrame: (a) =>
    `Aluminium bracket with ${a.ears} ${a.ears === 1 ? 'ear' : 'ears'}, ${a.mountKind} mounting, bearing seat ${a.boreMm} mm.`,
  slipRingEndFrame: (a) => `Aluminium bracket, bearing seat ${a.boreMm} mm.`,
  fan: (a) => `${a.count} blades, ${a.odMm} mm outside, turns ${rotationTexts[String(a.rotation)]}.`,
  protectiveCap: (a) => `Plastic rear cover, ${a.odMm} mm outside, ${a.heightMm} mm high.`,
  dcMotor: (a) =>
    `${a.voltage} V, ${a.powerKw} kW, turns ${rotationTexts[String(a.rotation)]}; ${a.bodyOdMm} mm across, ${a.lengthMm} mm long.`,
  starterGenerator: (a) => `${a.voltage} V, charges with ${a.amps} A, wedge-belt pulley, terminals ${a.studThread}.`,
  beltStarterGenerator: (a) => `Gives up to ${a.powerKw} kW at ${a.voltage} V over ${a.grooves} grooves; plug with ${a.plugPins} pins.`,
  dcConverter: (a) => `From ${a.voltage} V to 12 V with ${a.powerKw} kW, that is ${a.amps} A.`,
  contactor: (a) => `Coil of ${a.voltage} V, carries ${a.amps} A, studs ${a.studThread}.`,
  relay: (a) => `Coil of ${a.voltage} V, switches ${a.amps} A; terminals ${a.terminals}.`,
  switch: (a) => `For ${a.voltage} V and ${a.amps} A, ${a.holeMm} mm hole; terminals ${a.terminals}.`,
  plugLead: (a) =>
    `${a.plugShape === 'oval' ? 'Oval' : 'Square'} plug with ${a.plugPins} ${a.plugPins === 1 ? 'pin' : 'pins'} and leads of ${a.lengthMm} mm.`,
  batteryCable: (a) => `Copper, ${a.lengthMm} mm long, lugs for ${a.studThread}.`,
  tester: (a) => `Comes with ${a.contents}.`,
  pullerTool: (a) => `Set of ${a.count}: ${a.contents}.`,
}

/** Returns a description of a part in two to four sentences, made from the article's data. */
export function describePart(sold: Article, condition: 'new' | 'reman' | 'used', warrantyMonths: number): string {
  const { type, attributes } = sold
  const sentences = unitSpecificationTexts(type, attributes)
  const fact = specificationTextByType[type]
  const home = sold.tags[0] === 'starter' || sold.tags[0] === 'alternator' ? sold.tags[0] : null
  if (sentences.length === 0)
    sentences.push(home && type !== 'bearing' ? `${partTypes[type].name} for ${sold.producer} ${sold.series} ${home}s.` : `${sold.name}.`)
  if (fact) sentences.push(fact(attributes))
  const fits = makeAndLineTexts(sold.fits, 3)
  if (fits.length > 0) sentences.push(`Fits ${fits.join('; ')}${sold.fits.length > 6 ? ' and others' : ''}.`)
  if (condition === 'reman') sentences.push('Rebuilt and run on the bench; the deposit comes back with your old unit.')
  else if (condition === 'used') sentences.push('Used, tested under load, with marks of use.')
  else if (sentences.length < 3) sentences.push(`New, with ${warrantyMonths} months of warranty.`)
  return sentences.slice(0, 4).join(' ')
}
