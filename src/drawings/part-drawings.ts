import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { bearingDrawing } from './alternator-parts/bearing.ts'
import { fanDrawing } from './alternator-parts/fan.ts'
import { driveEndFrameDrawing, slipRingEndFrameDrawing } from './alternator-parts/frames.ts'
import { protectiveCapDrawing } from './alternator-parts/protective-cap.ts'
import { clutchPulleyDrawing, pulleyDrawing } from './alternator-parts/pulleys.ts'
import { rectifierDrawing } from './alternator-parts/rectifier.ts'
import { regulatorDrawing } from './alternator-parts/regulator.ts'
import { rotorDrawing } from './alternator-parts/rotor.ts'
import { slipRingDrawing } from './alternator-parts/slip-ring.ts'
import { statorDrawing } from './alternator-parts/stator.ts'
import { batteryCableDrawing } from './others/battery-cable.ts'
import { cartonDrawing } from './others/carton.ts'
import { contactorDrawing } from './others/contactor.ts'
import { dcConverterDrawing } from './others/dc-converter.ts'
import { plugLeadDrawing } from './others/plug-lead.ts'
import { pullerToolDrawing } from './others/puller-tool.ts'
import { relayDrawing } from './others/relay.ts'
import { alternatorRepairKitDrawing, starterRepairKitDrawing } from './others/repair-kits.ts'
import { switchDrawing } from './others/switch.ts'
import { testerDrawing } from './others/tester.ts'
import type { PartDrawing } from './part-drawing.ts'
import { armatureDrawing } from './starter-parts/armature.ts'
import { brushHolderDrawing } from './starter-parts/brush-holder.ts'
import { brushSetDrawing } from './starter-parts/brush-set.ts'
import { bushingDrawing } from './starter-parts/bushing.ts'
import { commutatorEndCoverDrawing } from './starter-parts/commutator-end-cover.ts'
import { driveDrawing } from './starter-parts/drive.ts'
import { driveEndHousingDrawing } from './starter-parts/drive-end-housing.ts'
import { fieldCaseDrawing } from './starter-parts/field-case.ts'
import { forkLeverDrawing } from './starter-parts/fork-lever.ts'
import { planetaryGearDrawing } from './starter-parts/planetary-gear.ts'
import { reductionGearDrawing } from './starter-parts/reduction-gear.ts'
import { solenoidDrawing } from './starter-parts/solenoid.ts'
import { alternatorDrawing } from './units/alternator.ts'
import { beltStarterGeneratorDrawing } from './units/belt-starter-generator.ts'
import { dcMotorDrawing } from './units/dc-motor.ts'
import { starterDrawing } from './units/starter.ts'
import { starterGeneratorDrawing } from './units/starter-generator.ts'

/** The part types that are drawn as solids: all except workwear, which is drawn flat (`garments/`). */
export type DrawnPartType = Exclude<PartType, 'workwear'>
export const isDrawnPartType = (type: PartType): type is DrawnPartType => type !== 'workwear'

/** The drawing of each part type. */
export const partDrawings: Record<DrawnPartType, PartDrawing> = {
  starter: starterDrawing,
  alternator: alternatorDrawing,
  solenoid: solenoidDrawing,
  drive: driveDrawing,
  armature: armatureDrawing,
  fieldCase: fieldCaseDrawing,
  brushHolder: brushHolderDrawing,
  brushSet: brushSetDrawing,
  planetaryGear: planetaryGearDrawing,
  reductionGear: reductionGearDrawing,
  driveEndHousing: driveEndHousingDrawing,
  commutatorEndCover: commutatorEndCoverDrawing,
  forkLever: forkLeverDrawing,
  bushing: bushingDrawing,
  starterRepairKit: starterRepairKitDrawing,
  rotor: rotorDrawing,
  stator: statorDrawing,
  rectifier: rectifierDrawing,
  regulator: regulatorDrawing,
  bearing: bearingDrawing,
  slipRing: slipRingDrawing,
  pulley: pulleyDrawing,
  clutchPulley: clutchPulleyDrawing,
  driveEndFrame: driveEndFrameDrawing,
  slipRingEndFrame: slipRingEndFrameDrawing,
  fan: fanDrawing,
  protectiveCap: protectiveCapDrawing,
  alternatorRepairKit: alternatorRepairKitDrawing,
  dcMotor: dcMotorDrawing,
  starterGenerator: starterGeneratorDrawing,
  beltStarterGenerator: beltStarterGeneratorDrawing,
  dcConverter: dcConverterDrawing,
  contactor: contactorDrawing,
  relay: relayDrawing,
  switch: switchDrawing,
  plugLead: plugLeadDrawing,
  batteryCable: batteryCableDrawing,
  tester: testerDrawing,
  pullerTool: pullerToolDrawing,
  other: cartonDrawing,
}

/**
 * Returns the drawing of a part, and the attributes for the drawing. An alternator on a flywheel looks like a stator, so it is drawn as
 * one.
 */
export const drawingAndAttributesOf = (type: DrawnPartType, attributes: Attributes): { drawing: PartDrawing; attributes: Attributes } =>
  type === 'alternator' && attributes.mountKind === 'flywheel'
    ? { drawing: statorDrawing, attributes: { ...attributes, odMm: attributes.bodyOdMm, heightMm: attributes.lengthMm } }
    : { drawing: partDrawings[type], attributes }
