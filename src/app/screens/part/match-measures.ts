import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { isMeasurableKey, type MeasurableKey } from '#contract/finder/measurable.ts'
import { knownAttributeKeys } from './known-keys.ts'

/** How to check each attribute of contract/finder/measurable.ts on the old unit, by hand and caliper. */
export const matchHints: Readonly<Record<MeasurableKey, MessageDescriptor>> = {
  voltage: msg`On the plate. 14 V on a plate is a 12 V system, 28 V a 24 V one.`,
  powerKw: msg`On the plate. More power is fine when everything else agrees.`,
  amps: msg`On the plate. More output is fine when the cable carries it.`,
  teeth: msg`Count the teeth; mark the first one.`,
  rotation: msg`Look at the drive end: the side of pinion or pulley.`,
  starterKind: msg`Motor and pinion in line, or side by side? Compare the body with the drawing.`,
  pinionOdMm: msg`Across the tips of the teeth.`,
  pulleyKind: msg`Turn it by hand both ways: a freewheel pulley slips one way.`,
  grooves: msg`Count the valleys that the belt runs in.`,
  pulleyOdMm: msg`Across the outside of the pulley.`,
  fan: msg`Look between pulley and housing: a fan outside, or slots with a fan behind them.`,
  splines: msg`Count the teeth of the shaft.`,
  vacuumPump: msg`Look for a pump at the rear, with an oil line.`,
  lengthMm: msg`End to end, without loose bolts.`,
  bodyOdMm: msg`Across the body at its widest.`,
  boreMm: msg`Inside the hole, with the caliper’s small jaws.`,
  odMm: msg`Across the outside.`,
  widthMm: msg`The narrow side. Bearings of one bore come in several widths.`,
  heightMm: msg`Flat on the bench, from the bench up.`,
  seal: msg`Look at both faces: open balls, metal shields or rubber seals.`,
  material: msg`Hold a magnet to it: steel and iron attract it, aluminium and plastic do not.`,
  winding: msg`Look for magnets or coils, and how the ends of the coils are joined.`,
  bearingCode: msg`Stamped into the face of the ring.`,
  bars: msg`Count the copper bars of the commutator.`,
  commutatorOdMm: msg`Across the copper, where the brushes do not run.`,
  poles: msg`Count the pole pieces.`,
  diodes: msg`Count the pressed-in diodes.`,
  pilotMm: msg`Across the round shoulder that centres the unit.`,
  holes: msg`Count the holes in the flange.`,
  holeMm: msg`Inside the hole. For a threaded hole compare the thread.`,
  holeSpacingMm: msg`From the middle of one hole to the middle of the next.`,
  thread: msg`Try the old bolt by hand.`,
  mountKind: msg`Compare the casting with the drawing.`,
  ears: msg`Count the ears that take a bolt.`,
  footMm: msg`Across the foot that sits in the bracket.`,
  solenoidClock: msg`Drive end towards you, as fitted: the hour at which the solenoid sits.`,
  clockingDeg: msg`Rear towards you: the angle from the plug to the upper ear.`,
  plugPins: msg`Count the pins in the plug.`,
  plugCode: msg`Letters moulded beside the plug.`,
  plugShape: msg`Compare the plug with the rear view.`,
  terminals: msg`Numbers or letters beside the studs and blades.`,
  studThread: msg`Try the old nut by hand.`,
  leads: msg`Count the wires that come out.`,
  count: msg`Count the pieces.`,
}

/** Returns the dimensions to compare for this part, the most distinctive first. Only for known part types. */
export const matchCheckKeys = ({ type, attributes }: Pick<PartDetail, 'type' | 'attributes'>): MeasurableKey[] =>
  type === 'other' ? [] : knownAttributeKeys({ attributes }).filter((key): key is MeasurableKey => isMeasurableKey(key))
