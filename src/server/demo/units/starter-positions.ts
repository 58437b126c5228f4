import type { PartsListPosition } from '#server/demo/article.ts'
import { encodeSlotVariant } from '#server/demo/components/slots.ts'
import type { StarterInterface } from './starter-faces.ts'
import type { StarterSeries } from './starter-series.ts'

type StarterKind = StarterSeries['kind']

/**
 * The components of a starter, by its kind of construction. With offset gear reduction (OSGR), the solenoid pushes the clutch straight out:
 * there is an idler gear and no lever, and the armature runs in ball bearings. Small motors engage their pinion by inertia, or have a
 * separate relay.
 */
const partsByStarterKind = {
  DD: { includesSolenoid: true, includesLever: true, gear: null, isBushed: true },
  PMDD: { includesSolenoid: false, includesLever: false, gear: null, isBushed: true },
  PLGR: { includesSolenoid: true, includesLever: true, gear: 'planetaryGear', isBushed: true },
  PMGR: { includesSolenoid: true, includesLever: true, gear: 'planetaryGear', isBushed: true },
  OSGR: { includesSolenoid: true, includesLever: false, gear: 'reductionGear', isBushed: false },
  inertia: { includesSolenoid: false, includesLever: false, gear: null, isBushed: true },
} as const satisfies Record<
  StarterKind,
  { includesSolenoid: boolean; includesLever: boolean; gear: 'planetaryGear' | 'reductionGear' | null; isBushed: boolean }
>

export const hasSolenoid = (kind: StarterKind): boolean => partsByStarterKind[kind].includesSolenoid

const makePartsListPosition = (name: string, qty: number, slot: string | null): PartsListPosition => ({ name, qty, slot })
const gearNames = { planetaryGear: 'Planetary gear set', reductionGear: 'Idler gear with roller cage' } as const

/** Returns the parts list of a starter, in service order. */
export function starterPartsList(
  kind: StarterKind,
  bearings: readonly [string, string],
  { powerKw, teeth, module, rotation, pilotMm, holeCount, holeSize }: StarterInterface,
): PartsListPosition[] {
  const { includesSolenoid, includesLever, gear, isBushed } = partsByStarterKind[kind]
  return [
    ...(includesSolenoid ? [makePartsListPosition('Solenoid', 1, `solenoid ${powerKw}`)] : []),
    makePartsListPosition(
      includesSolenoid ? 'Drive-end housing' : 'Drive-end bracket',
      1,
      `driveEndHousing ${pilotMm} ${encodeSlotVariant([holeCount, holeSize])}`,
    ),
    ...(includesLever ? [makePartsListPosition('Fork lever', 1, 'forkLever')] : []),
    makePartsListPosition('Drive assembly', 1, `drive ${teeth} ${encodeSlotVariant([rotation, module])}`),
    ...(gear ? [makePartsListPosition(gearNames[gear], 1, `${gear} ${powerKw}`)] : []),
    makePartsListPosition('Armature', 1, `armature ${powerKw}`),
    ...(isBushed
      ? []
      : [
          makePartsListPosition('Bearing, armature drive end', 1, `bearing ${bearings[1]}`),
          makePartsListPosition('Bearing, armature rear', 1, `bearing ${bearings[0]}`),
        ]),
    makePartsListPosition('Field case', 1, `fieldCase ${powerKw}`),
    makePartsListPosition('Brush holder', 1, 'brushHolder'),
    makePartsListPosition('Brush set', 1, 'brushSet'),
    makePartsListPosition('Commutator-end cover', 1, 'commutatorEndCover'),
    ...(isBushed
      ? [makePartsListPosition('Bushing, drive end', 1, 'bushing 0'), makePartsListPosition('Bushing, commutator end', 1, 'bushing 1')]
      : []),
    makePartsListPosition('Through bolt', 2, null),
    ...(includesSolenoid ? [makePartsListPosition('Seals and O-rings', 1, null)] : []),
    makePartsListPosition('Repair kit', 1, 'starterRepairKit'),
  ]
}
