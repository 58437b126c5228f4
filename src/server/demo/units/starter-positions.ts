import type { Position } from '#server/demo/article.ts'
import { slotted } from '#server/demo/components/slots.ts'
import type { StarterFace } from './starter-faces.ts'
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

const at = (name: string, qty: number, slot: string | null): Position => ({ name, qty, slot })
const gearNames = { planetaryGear: 'Planetary gear set', reductionGear: 'Idler gear with roller cage' } as const

/** Returns the parts list of a starter, in service order. */
export function starterPositions(
  kind: Kind,
  bearings: readonly [string, string],
  { powerKw, teeth, module, rotation, pilotMm, holes, hole }: StarterFace,
): Position[] {
  const { solenoid, lever, gear, bushed } = pieces[kind]
  return [
    ...(solenoid ? [at('Solenoid', 1, `solenoid ${powerKw}`)] : []),
    at(solenoid ? 'Drive-end housing' : 'Drive-end bracket', 1, `driveEndHousing ${pilotMm} ${slotted([holes, hole])}`),
    ...(lever ? [at('Fork lever', 1, 'forkLever')] : []),
    at('Drive assembly', 1, `drive ${teeth} ${slotted([rotation, module])}`),
    ...(gear ? [at(gearNames[gear], 1, `${gear} ${powerKw}`)] : []),
    at('Armature', 1, `armature ${powerKw}`),
    ...(bushed
      ? []
      : [at('Bearing, armature drive end', 1, `bearing ${bearings[1]}`), at('Bearing, armature rear', 1, `bearing ${bearings[0]}`)]),
    at('Field case', 1, `fieldCase ${powerKw}`),
    at('Brush holder', 1, 'brushHolder'),
    at('Brush set', 1, 'brushSet'),
    at('Commutator-end cover', 1, 'commutatorEndCover'),
    ...(bushed ? [at('Bushing, drive end', 1, 'bushing 0'), at('Bushing, commutator end', 1, 'bushing 1')] : []),
    at('Through bolt', 2, null),
    ...(solenoid ? [at('Seals and O-rings', 1, null)] : []),
    at('Repair kit', 1, 'starterRepairKit'),
  ]
}
