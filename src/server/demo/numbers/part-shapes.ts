import * as v from 'valibot'
import { type PartType, partTypeNames } from '#contract/part/part-types.ts'
import { parseDemoSheet, parseNamedValues } from '#server/demo/parse-demo-sheet.ts'

/** Patterns of part numbers by part type. `other` applies to all types that are not listed. */
const NumberPatternsByType = v.record(v.picklist([...partTypeNames, 'other']), v.string())

/** The patterns of the part numbers that a producer gives the components of its units. */
const producerPartNumberPatterns = new Map(
  parseDemoSheet(`
  Bosch
    solenoid {0 331|2 339} 30# ###; drive 1 006 209 ###; armature 1 004 01# ###; fieldCase 1 004 3## ###; brushHolder 1 004 336 ###
    brushSet 1 007 014 ###; planetaryGear 1 006 3## ###; driveEndHousing 1 005 8## ###; regulator {1 197 311|F 00M 145} ###
    rectifier 1 127 320 ###; rotor 1 124 03# ###; stator 1 125 04# ###; pulley 1 126 60# ###; clutchPulley F 00M 349 ###
    other {1 120|1 001|2 006} 5## ###
  Denso
    solenoid 053660-####; drive 028300-####; armature 028400-####; brushHolder 228050-####; regulator 126000-####; rectifier 021580-####
    rotor 021200-####; stator 021020-####; pulley 021040-####; other {028|021|228}{110|120|160|480|620}-####
  Mitsubishi Electric
    solenoid M371X#####; drive M191T#####; armature M106X#####; fieldCase M110X#####; brushHolder M611X#####; regulator A866{T|X}#####
    rectifier A860{T|X}#####; rotor A206X#####; stator A204X#####; other {M|A}{251|261|331|514}X#####
  Hitachi
    solenoid 2114-4####; drive 2114-7####; armature 2114-1####; brushHolder 2114-8####; regulator LR1{1|7}#-7##; rectifier L180-9###
    other {2114|2130|2160}-#####
  Nikko
    other 0-2{5|6|8}{200|420|560}-####
  Sawafuji
    other {0202|0354|0366}-###-####
  Valeo
    solenoid 594###; regulator 59{3|4|5}###; rectifier 59{2|3}###; drive 594###; clutchPulley 588###; other 59####
  Delco Remy
    solenoid {1115|1114}###; drive {10498|10512|1893}###; armature {10496|1987|1984}###; regulator {1116|10503|19009}###
    rectifier {1984|1987|10470}###; rotor {1976|10495}###; stator {1984|10473}###; other {104|105|190}#####
  Prestolite
    solenoid SAZ-4###{A|B}; regulator 8RL{2|3}###; rectifier 8RD2###; drive PDD-####; armature MGL-20##; other 105-###
  Iskra
    solenoid 16.915.###; brushHolder 16.904.###; drive 16.905.###; regulator 11.125.###; rectifier 11.127.###
    other 16.90{1|2|3|6|8}.###
  Lucas
    solenoid 76###{|A}; regulator 21{2|8}#####; rectifier 83###; drive 54######; other 54######
  Magneti Marelli
    solenoid 8541####; regulator 940038###; rectifier 940038###; other 856#####
  Magneton
    solenoid 44311{5|6}90####; other 44396{1|2|3}######
  Motorcraft
    solenoid SW-####; regulator GR-###; drive SD-###; other {E|F}#{T|D}Z-11###-{A|B|C}
  Briggs & Stratton
    other {29|39|49|69|79}####
  Kohler
    other {12|20|24|25|52} 755 ##-S
  Blackstrip
    other BP-####
`).map(({ heading, namedValues }) => [heading, v.parse(NumberPatternsByType, namedValues)]),
)

/** The prefixes of the part numbers of WAI and AS-PL by component type. Types that a brand does not number are missing. */
export const waiPartNumberPatterns = v.parse(
  NumberPatternsByType,
  parseNamedValues(`
  solenoid 66-####; drive 54-####; armature 61-####; fieldCase 60-####; brushHolder 69-####; brushSet 68-####; planetaryGear 55-####
  reductionGear 55-####; driveEndHousing 74-####; commutatorEndCover 78-####; forkLever 72-####; bushing 62-####; rectifier 31-####; regulator 35-####
  rotor 28-####; stator 27-####; slipRing 28-1###; pulley 24-1###; clutchPulley 24-9####; driveEndFrame 21-####
  slipRingEndFrame 22-####; bearing 10-####; protectiveCap 46-####; fan 39-####; starterRepairKit 79-####; alternatorRepairKit 79-####
`),
)
export const asPlPartNumberPatterns = v.parse(
  NumberPatternsByType,
  parseNamedValues(`
  solenoid SS####; drive SD####; armature SA####; fieldCase SF####; brushHolder SBH####; brushSet BSX###; planetaryGear SG####
  driveEndHousing SBR####; commutatorEndCover SBR####; forkLever SL####; bushing SBU####; rectifier ARC####; regulator ARE####
  rotor AR####; stator AS####; slipRing ASL####; pulley AP####; clutchPulley AFP####; driveEndFrame ABR####; slipRingEndFrame ABR####
  bearing ABE####; protectiveCap APC####
`),
)
/** The pattern of the brand Cargo's part numbers. Cargo gives all kinds of components numbers of six digits. */
export const CARGO_PART_NUMBER_PATTERN = '{13|14|23|33}####'
/** The pattern of the brand Cargo's numbers for the same parts in bulk packing. */
export const CARGO_BULK_NUMBER_PATTERN = 'B{13|14|23|33}####'
/** The minimum number of a part's cross references. Every part that is often rebuilt has several. */
export const MIN_CROSS_REFERENCES = 3
/** Number patterns for cross references of regulators (Transpo) and of overrunning pulleys (INA). */
export const TRANSPO_REGULATOR_PATTERN = '{IB|IN|IM|IH|ID|IX}###'
export const INA_PULLEY_NUMBER_PATTERN = '535 0### 10'

export const partNumberPattern = (producer: string, type: PartType): string => {
  const shapes = producerPartNumberPatterns.get(producer)
  return shapes?.[type] ?? shapes?.other ?? 'AR-#####'
}
