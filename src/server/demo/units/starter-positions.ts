import type { PartsListPosition } from '#server/demo/article.ts'
import { encodeChoice } from '#server/demo/components/slots.ts'
import type { StarterInterface } from './starter-faces.ts'
import type { StarterSeries } from './starter-series.ts'

type StarterKind = StarterSeries['kind']

/**
 * The components of a starter, by its kind of construction. With offset gear reduction (OSGR), the solenoid pushes the clutch straight out:
 * there is an idler gear and no lever, and the armature runs in ball bearings. Small motors engage their pinion by inertia, or have a
 * separate relay.
 */
const partsByKind = {
  DD: { solenoid: true, lever: true, gear: null, bushed: true },
  PMDD: { solenoid: false, lever: false, gear: null, bushed: true },
  PLGR: { solenoid: true, lever: true, gear: 'planetaryGear', bushed: true },
  PMGR: { solenoid: true, lever: true, gear: 'planetaryGear', bushed: true },
  OSGR: { solenoid: true, lever: false, gear: 'reductionGear', bushed: false },
  inertia: { solenoid: false, lever: false, gear: null, bushed: true },
} as const satisfies Record<
  StarterKind,
  { solenoid: boolean; lever: boolean; gear: 'planetaryGear' | 'reductionGear' | null; bushed: boolean }
>

export const hasSolenoid = (kind: StarterKind): boolean => partsByKind[kind].solenoid

const makePartsListPosition = (name: string, qty: number, slot: string | null): PartsListPosition => ({ name, qty, slot })
const gearNames = { planetaryGear: 'Planetary gear set', reductionGear: 'Idler gear with roller cage' } as const

/** Returns the parts list of a starter, in service order. */
export function starterPartsList(
  kind: StarterKind,
  bearings: readonly [string, string],
  { powerKw, teeth, module, rotation, pilotMm, holes, hole }: StarterInterface,
): PartsListPosition[] {
  const { solenoid, lever, gear, bushed } = partsByKind[kind]
  return [
    ...(solenoid ? [makePartsListPosition('Solenoid', 1, `solenoid ${powerKw}`)] : []),
    makePartsListPosition(
      solenoid ? 'Drive-end housing' : 'Drive-end bracket',
      1,
      `driveEndHousing ${pilotMm} ${encodeChoice([holes, hole])}`,
    ),
    ...(lever ? [makePartsListPosition('Fork lever', 1, 'forkLever')] : []),
    makePartsListPosition('Drive assembly', 1, `drive ${teeth} ${encodeChoice([rotation, module])}`),
    ...(gear ? [makePartsListPosition(gearNames[gear], 1, `${gear} ${powerKw}`)] : []),
    makePartsListPosition('Armature', 1, `armature ${powerKw}`),
    ...(bushed
      ? []
      : [
          makePartsListPosition('Bearing, armature drive end', 1, `bearing ${bearings[1]}`),
          makePartsListPosition('Bearing, armature rear', 1, `bearing ${bearings[0]}`),
        ]),
    makePartsListPosition('Field case', 1, `fieldCase ${powerKw}`),
    makePartsListPosition('Brush holder', 1, 'brushHolder'),
    makePartsListPosition('Brush set', 1, 'brushSet'),
    makePartsListPosition('Commutator-end cover', 1, 'commutatorEndCover'),
    ...(bushed
      ? [makePartsListPosition('Bushing, drive end', 1, 'bushing 0'), makePartsListPosition('Bushing, commutator end', 1, 'bushing 1')]
      : []),
    makePartsListPosition('Through bolt', 2, null),
    ...(solenoid ? [makePartsListPosition('Seals and O-rings', 1, null)] : []),
    makePartsListPosition('Repair kit', 1, 'starterRepairKit'),
  ]
}
