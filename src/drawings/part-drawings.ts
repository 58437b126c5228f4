import type { Attributes } from '#contract/attributes/attributes.ts'
import type { PartType } from '#contract/part/part-types.ts'
import { bearing } from './alternator-parts/bearing.ts'
import { fan } from './alternator-parts/fan.ts'
import { driveEndFrame, slipRingEndFrame } from './alternator-parts/frames.ts'
import { protectiveCap } from './alternator-parts/protective-cap.ts'
import { clutchPulley, pulley } from './alternator-parts/pulleys.ts'
import { rectifier } from './alternator-parts/rectifier.ts'
import { regulator } from './alternator-parts/regulator.ts'
import { rotor } from './alternator-parts/rotor.ts'
import { slipRing } from './alternator-parts/slip-ring.ts'
import { stator } from './alternator-parts/stator.ts'
import { batteryCable } from './others/battery-cable.ts'
import { carton } from './others/carton.ts'
import { contactor } from './others/contactor.ts'
import { dcConverter } from './others/dc-converter.ts'
import { plugLead } from './others/plug-lead.ts'
import { pullerTool } from './others/puller-tool.ts'
import { relay } from './others/relay.ts'
import { alternatorRepairKit, starterRepairKit } from './others/repair-kits.ts'
import { switchDrawing } from './others/switch.ts'
import { tester } from './others/tester.ts'
import type { PartDrawing } from './part-drawing.ts'
import { armature } from './starter-parts/armature.ts'
import { brushHolder } from './starter-parts/brush-holder.ts'
import { brushSet } from './starter-parts/brush-set.ts'
import { bushing } from './starter-parts/bushing.ts'
import { commutatorEndCover } from './starter-parts/commutator-end-cover.ts'
import { drive } from './starter-parts/drive.ts'
import { driveEndHousing } from './starter-parts/drive-end-housing.ts'
import { fieldCase } from './starter-parts/field-case.ts'
import { forkLever } from './starter-parts/fork-lever.ts'
import { planetaryGear } from './starter-parts/planetary-gear.ts'
import { reductionGear } from './starter-parts/reduction-gear.ts'
import { solenoid } from './starter-parts/solenoid.ts'
import { alternator } from './units/alternator.ts'
import { beltStarterGenerator } from './units/belt-starter-generator.ts'
import { dcMotor } from './units/dc-motor.ts'
import { starter } from './units/starter.ts'
import { starterGenerator } from './units/starter-generator.ts'

/** The part types that are drawn as solids: all except workwear, which is drawn flat (`garments/`). */
export type BodyType = Exclude<PartType, 'workwear'>
export const isBody = (type: PartType): type is BodyType => type !== 'workwear'

/** The drawing of each part type. */
export const partDrawings: Record<BodyType, PartDrawing> = {
  starter,
  alternator,
  solenoid,
  drive,
  armature,
  fieldCase,
  brushHolder,
  brushSet,
  planetaryGear,
  reductionGear,
  driveEndHousing,
  commutatorEndCover,
  forkLever,
  bushing,
  starterRepairKit,
  rotor,
  stator,
  rectifier,
  regulator,
  bearing,
  slipRing,
  pulley,
  clutchPulley,
  driveEndFrame,
  slipRingEndFrame,
  fan,
  protectiveCap,
  alternatorRepairKit,
  dcMotor,
  starterGenerator,
  beltStarterGenerator,
  dcConverter,
  contactor,
  relay,
  switch: switchDrawing,
  plugLead,
  batteryCable,
  tester,
  pullerTool,
  other: carton,
}

/**
 * Returns the drawing of a part, and the attributes for the drawing. An alternator on a flywheel looks like a stator, so it is drawn as
 * one.
 */
export const drawingOf = (type: BodyType, attributes: Attributes): { drawing: PartDrawing; attributes: Attributes } =>
  type === 'alternator' && attributes.mountKind === 'flywheel'
    ? { drawing: stator, attributes: { ...attributes, odMm: attributes.bodyOdMm, heightMm: attributes.lengthMm } }
    : { drawing: partDrawings[type], attributes }
