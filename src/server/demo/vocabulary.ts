/**
 * The short texts that stand in attributes of the demo catalogue, one list a key: whoever draws or filters parts can count on them.
 * Numbers are plain numbers in the unit of contract/attributes.ts.
 */
export const vocabulary = {
  rotation: ['CW', 'CCW', 'both'],
  starterKind: ['DD', 'PMDD', 'PLGR', 'PMGR', 'OSGR', 'inertia'],
  /** PV: ribbed belt, `grooves` ribs; V: wedge belt; OAP: overrunning, ribbed; OAD: overrunning with spring; none: supplied without. */
  pulleyKind: ['PV', 'V', 'OAP', 'OAD', 'none'],
  regulatorKind: ['IR', 'ER', 'IR, A-circuit', 'IR, B-circuit', 'IR, LIN', 'IR, BSS', 'IR, COM', 'IR, PWM'],
  plugShape: ['oval', 'rectangular', 'round', 'T', 'blade', 'stud'],
  fan: ['internal', 'external'],
  mountKind: ['pad', 'J180', 'spool', 'saddle', 'swing'],
  vacuumPump: ['yes', 'no'],
  zener: ['yes', 'no'],
  winding: ['star', 'delta', 'dual star', 'hairpin', 'series', 'series-parallel', 'permanent magnet'],
  seal: ['2RS', 'ZZ', '2RS C3', 'open'],
  material: ['aluminium', 'grey iron', 'steel', 'plastic', 'sintered bronze', 'bronze', 'copper', 'zinc'],
} as const
