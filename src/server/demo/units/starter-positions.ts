import type { Position } from '#server/demo/article.ts'
import { encodeChoice } from '#server/demo/components/slots.ts'
import type { StarterInterface } from './starter-faces.ts'
import type { StarterSeries } from './starter-series.ts'

type Kind = StarterSeries['kind']

/**
 * The components of a starter, by its kind of construction. With offset gear reduction (OSGR), the solenoid pushes the clutch straight out:
 * there is an idler gear and no lever, and the armature runs in ball bearings. Small motors engage their pinion by inertia, or have a
 * separate relay.
 */
const pieces = {
  DD: { solenoid: true, lever: true, gear: null, bushed: true },
  PMDD: { solenoid: false, lever: false, gear: null, bushed: true },
  PLGR: { solenoid: true, lever: true, gear: 'planetaryGear', bushed: true },
  PMGR: { solenoid: true, lever: true, gear: 'planetaryGear', bushed: true },
  OSGR: { solenoid: true, lever: false, gear: 'reductionGear', bushed: false },
  inertia: { solenoid: false, lever: false, gear: null, bushed: true },
} as const satisfies Record<Kind, { solenoid: boolean; lever: boolean; gear: 'planetaryGear' | 'reductionGear' | null; bushed: boolean }>

export const hasSolenoid = (kind: Kind): boolean => pieces[kind].solenoid

const partsListPosition = (name: string, qty: number, slot: string | null): Position => ({ name, qty, slot })
const gearNames = { planetaryGear: 'Planetary gear set', reductionGear: 'Idler gear with roller cage' } as const

/** Returns the parts list of a starter, in service order. */
export function starterPositions(
  kind: Kind,
  bearings: readonly [string, string],
  { powerKw, teeth, module, rotation, pilotMm, holes, hole }: StarterInterface,
): Position[] {
  const { solenoid, lever, gear, bushed } = pieces[kind]
  return [
    ...(solenoid ? [partsListPosition('Solenoid', 1, `solenoid ${powerKw}`)] : []),
    partsListPosition(solenoid ? 'Drive-end housing' : 'Drive-end bracket', 1, `driveEndHousing ${pilotMm} ${encodeChoice([holes, hole])}`),
    ...(lever ? [partsListPosition('Fork lever', 1, 'forkLever')] : []),
    partsListPosition('Drive assembly', 1, `drive ${teeth} ${encodeChoice([rotation, module])}`),
    ...(gear ? [partsListPosition(gearNames[gear], 1, `${gear} ${powerKw}`)] : []),
    partsListPosition('Armature', 1, `armature ${powerKw}`),
    ...(bushed
      ? []
      : [
          partsListPosition('Bearing, armature drive end', 1, `bearing ${bearings[1]}`),
          partsListPosition('Bearing, armature rear', 1, `bearing ${bearings[0]}`),
        ]),
    partsListPosition('Field case', 1, `fieldCase ${powerKw}`),
    partsListPosition('Brush holder', 1, 'brushHolder'),
    partsListPosition('Brush set', 1, 'brushSet'),
    partsListPosition('Commutator-end cover', 1, 'commutatorEndCover'),
    ...(bushed
      ? [partsListPosition('Bushing, drive end', 1, 'bushing 0'), partsListPosition('Bushing, commutator end', 1, 'bushing 1')]
      : []),
    partsListPosition('Through bolt', 2, null),
    ...(solenoid ? [partsListPosition('Seals and O-rings', 1, null)] : []),
    partsListPosition('Repair kit', 1, 'starterRepairKit'),
  ]
}
