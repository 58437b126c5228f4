import type { Engine } from '#server/demo/vehicles.ts'
import type { PulleyChoice } from './series-text.ts'

/** A wedge belt carries this many watts a groove. */
const WATTS_A_GROOVE = 1150

/** The most ribs that run at the front of an engine: a small engine has no belt that wide. */
export function ribsMost({ machine, litres }: Pick<Engine, 'machine' | 'litres'>): number {
  if (machine === 'truck') return litres < 5 ? 8 : 12
  if (machine === 'race') return 6
  if (machine === 'car') return litres < 1.5 ? 5 : litres < 3 ? 6 : litres < 5.5 ? 7 : 8
  return litres < 2 ? 4 : litres < 3 ? 5 : litres < 4.2 ? 6 : 8
}

/** From which year the machine's belts are ribbed. */
const ribbedFrom: Partial<Record<Engine['machine'], number>> = { car: 1988, truck: 1992, stern: 1996, race: 1949, farm: 1995, build: 1997 }
const RIBBED_FROM = 2000
/** Until then wedge belts are still driven beside ribbed ones. */
const wedgeUntil: Partial<Record<Engine['machine'], number>> = { car: 1991, truck: 1998, stern: 1998 }

/** The pulleys of a series that a machine of that kind, size and age would carry; its own belt's where the series has none such. */
export function pulleysFor(pulleys: readonly PulleyChoice[], engine: Engine, year: number, watts: number): readonly PulleyChoice[] {
  const ribs = ribsMost(engine)
  const ribbed = year >= (ribbedFrom[engine.machine] ?? RIBBED_FROM) && engine.litres >= 1
  const wedge = year < (wedgeUntil[engine.machine] ?? (engine.litres < 4.2 ? 9999 : 2004))
  const likely = pulleys.filter(([kind, grooves]) => {
    if (kind === 'none') return true
    if (kind === 'OAP' || kind === 'OAD') return engine.machine === 'car' && year >= (kind === 'OAP' ? 1999 : 2004) && grooves <= ribs
    if (kind === 'V') return wedge && watts <= WATTS_A_GROOVE * grooves && (grooves === 1 || engine.litres >= 3.3)
    return ribbed && grooves <= ribs && grooves >= (engine.machine === 'truck' ? 6 : 4)
  })
  if (likely.length > 0) return likely
  if (ribbed) return [['PV', Math.min(ribs, 6), 60]]
  return [watts > WATTS_A_GROOVE && engine.litres >= 3.3 ? ['V', 2, 79] : ['V', 1, 70]]
}
