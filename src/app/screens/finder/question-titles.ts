import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { attributeLabel } from '#app/ui/part/attribute-text.ts'
import { isAttributeKey } from '#contract/attributes/attributes.ts'
import { isMeasurableKey, type MeasurableKey } from '#contract/finder/measurable.ts'

/** The question for each attribute, as one asks it at the bench. */
const questionTitles: Readonly<Record<MeasurableKey, MessageDescriptor>> = {
  voltage: msg`How many volts?`,
  powerKw: msg`How many kilowatts are on the plate?`,
  amps: msg`How many amperes are on the plate?`,
  starterKind: msg`What kind of starter is it?`,
  teeth: msg`How many teeth?`,
  rotation: msg`Which way does it turn?`,
  pinionOdMm: msg`How wide is the pinion, across the tips?`,
  grooves: msg`How many grooves has the pulley?`,
  pulleyKind: msg`What kind of pulley is it?`,
  pulleyOdMm: msg`How wide is the pulley, outside?`,
  fan: msg`Where is the fan?`,
  vacuumPump: msg`Has it a vacuum pump?`,
  splines: msg`How many splines has the shaft?`,
  bars: msg`How many bars has the commutator?`,
  commutatorOdMm: msg`How wide is the commutator?`,
  lengthMm: msg`How long is it?`,
  bodyOdMm: msg`How wide is the body?`,
  boreMm: msg`How wide is the bore?`,
  odMm: msg`How wide is it, outside?`,
  widthMm: msg`How wide is the narrow side?`,
  heightMm: msg`How high is it?`,
  material: msg`What is it made of?`,
  seal: msg`What seal has it?`,
  bearingCode: msg`Which code is stamped into the bearing?`,
  poles: msg`How many poles?`,
  diodes: msg`How many diodes?`,
  winding: msg`How is it wound?`,
  pilotMm: msg`How wide is the pilot?`,
  holes: msg`How many mounting holes?`,
  holeMm: msg`How wide is a mounting hole?`,
  holeSpacingMm: msg`How far apart are the holes?`,
  thread: msg`Which thread have the holes?`,
  mountKind: msg`How is it mounted?`,
  ears: msg`How many ears has it?`,
  footMm: msg`How wide is the foot?`,
  solenoidClock: msg`At what hour does the solenoid sit?`,
  clockingDeg: msg`At what angle is the plug?`,
  plugPins: msg`How many pins has the plug?`,
  plugCode: msg`Which letters are beside the plug?`,
  plugShape: msg`What shape has the plug?`,
  terminals: msg`What stands beside the terminals?`,
  studThread: msg`Which thread has the B+ stud?`,
  leads: msg`How many wires come out?`,
  count: msg`How many pieces?`,
}

/** An attribute in the call's reply: one of the trade, or one of the shop's own, which brings its name. */
export interface AskedAttribute {
  key: string
  label?: string | undefined
}

/** Returns the title of a question; of an attribute that only the shop has, its name. */
export function questionTitle(i18n: I18n, asked: AskedAttribute): string {
  return isMeasurableKey(asked.key) ? i18n._(questionTitles[asked.key]) : askedLabel(i18n, asked)
}

/** Returns the name of the attribute that a question asks for. */
export const askedLabel = (i18n: I18n, { key, label }: AskedAttribute): string =>
  isAttributeKey(key) ? attributeLabel(i18n, key) : (label ?? key)
