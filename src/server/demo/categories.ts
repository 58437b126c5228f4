import { topCategories, workwearCategory } from '#contract/catalogue/categories.ts'
import type { DemoCategory } from './demo-rows.ts'

/** The category tree of the demo: `id | name | icon | description`. Sub-categories are indented below their category. */
const categoryTree = `
  ${topCategories.starters} | Starters | starter | Complete starters, new, rebuilt and used, by the machine that they crank.
    101 | Passenger Car Starters | app-1 | Starters of 0.8 to 2.7 kW for cars, vans and pickups.
    102 | Heavy Duty Starters | app-2 | Starters for trucks and buses, 12 V and 24 V, up to 9 kW.
    103 | Marine Starters | app-6 | Starters for outboards, stern drives, inboards and water scooters.
    104 | Lawn & Garden Starters | app-7 | Starters for small engines, garden tractors and quads.
    105 | Agriculture Starters | app-3 | Starters for tractors and harvesters, 6 V to 24 V.
    106 | Industrial & Construction Starters | app-4 | Starters for excavators, loaders, gensets and loose engines.
    107 | Forklift Starters | app-5 | Starters for lift trucks on petrol, gas and diesel.
    108 | High-Performance Starters | app-8 | Gear-reduction starters for tuned engines, many with a clockable block.
  ${topCategories.alternators} | Alternators | alternator | Complete alternators by the machine that they charge.
    201 | Passenger Car Alternators | app-1 | Alternators of 55 to 220 A for cars, vans and pickups.
    202 | Heavy Duty Alternators | app-2 | Alternators for trucks and buses, pad and J180 mounts, brushless too.
    203 | Marine Alternators | app-6 | Alternators for stern drives and inboards.
    204 | Lawn & Garden Alternators | app-7 | Compact alternators for diesel garden tractors and mowers.
    205 | Agriculture Alternators | app-3 | Alternators for tractors and harvesters.
    206 | Industrial & Construction Alternators | app-4 | Alternators for excavators, loaders, gensets and loose engines.
    207 | Forklift Alternators | app-5 | Alternators for lift trucks.
    208 | High-Performance Alternators | app-8 | High-output alternators with one or three wires.
  ${topCategories.starterParts} | Starter parts | drive | Everything inside a starter, piece by piece.
    301 | Solenoids | solenoid | Magnetic switches for starters of 12 V and 24 V.
    302 | Drive Assemblies | drive | Pinions with overrunning clutch, by teeth, splines and rotation.
    303 | Armatures | armature | Armatures by length, splines and commutator.
    304 | Field Cases | fieldCase | Field coils and yokes, wound and with magnets.
    305 | Brush Holders | brushHolder | Brush holders with brushes and springs.
    306 | Brush Sets | brushSet | Carbon brushes for starters, in sets.
    307 | Planetary & Reduction Gears | planetaryGear | Planetary sets, internal gears and reduction gears.
    308 | Drive-End Housings | driveEndHousing | Nose housings by pilot and mounting holes.
    309 | Commutator-End Covers | commutatorEndCover | Rear covers of starters.
    310 | Fork Levers | forkLever | Engaging levers of steel and plastic.
    311 | Bushings | bushing | Sintered bushings, by the piece and in packs.
    312 | Starter Repair Kits | starterRepairKit | Brushes, bushings, contacts and seals in one bag.
  ${topCategories.alternatorParts} | Alternator parts | rotor | Everything inside an alternator, piece by piece.
    401 | Rotors | rotor | Claw-pole rotors by output and diameter.
    402 | Stators | stator | Stators with star, delta and hairpin windings.
    403 | Rectifiers | rectifier | Diode bridges with plain and avalanche diodes.
    404 | Voltage Regulators | regulator | Regulators from one-wire to LIN.
    405 | Bearings | bearing | Ball bearings for drive end and slip-ring end, by all three measures.
    406 | Slip Rings | slipRing | Slip rings by diameter, bore and length.
    407 | Pulleys | pulley | Solid pulleys for ribbed and wedge belts.
    408 | Overrunning Pulleys | clutchPulley | Freewheel pulleys, plain (OAP) and with damper spring (OAD).
    409 | Drive-End Frames | driveEndFrame | Front brackets by mounting and bearing seat.
    410 | Slip-Ring-End Frames | slipRingEndFrame | Rear brackets by bearing seat.
    411 | Fans | fan | Fans on the rotor and behind the pulley.
    412 | Protective Caps | protectiveCap | Rear plastic covers.
    413 | Alternator Repair Kits | alternatorRepairKit | Brushes, bearings and slip ring in one bag.
    414 | Alternator Brush Sets | brushSet | Carbon brushes for alternators, in pairs.
  ${topCategories.motors} | DC Motors & Generators | dcMotor | Pump, lift, trim and winch motors, and starter-generators.
    501 | Hydraulic & Lift Motors | dcMotor | Motors of power packs and tail lifts.
    502 | Starter-Generators | starterGenerator | Starter-generators of golf cars.
    503 | Trim, Tilt & Winch Motors | dcMotor | Motors of outboard trims and of winches.
  ${topCategories.hybrid} | Hybrid & EV Electrics | beltStarterGenerator | What charges and switches on mild hybrids, electric cars and electric trucks.
    601 | Belt Starter-Generators | beltStarterGenerator | 48 V machines driven by the belt.
    602 | DC/DC Converters | dcConverter | From 48 V or 400 V down to 12 V.
    603 | Contactors | contactor | Main contactors of 24 to 80 V.
  ${topCategories.electrical} | Electrical & Ignition | relay | Relays, switches, plugs and cables around starter and alternator.
    701 | Relays | relay | Starter, glow-plug and changeover relays.
    702 | Switches | switch | Ignition and battery switches.
    703 | Plugs & Leads | plugLead | Repair leads with plug.
    704 | Battery Cables | batteryCable | Starter cables and ground straps.
  ${topCategories.tools} | Tools & Test Equipment | tester | For the bench and for the bay.
    801 | Testers | tester | Regulator, battery and bench testers.
    802 | Pullers & Pulley Tools | pullerTool | For bearings, slip rings and overrunning pulleys.
`

const categoryRows: readonly (readonly [id: string, name: string, group: number, icon: string, rule: string, description: string])[] = [
  [topCategories.newArrivals, 'New Arrivals', 1, 'regulator', 'new', 'Parts that came in over the last weeks.'],
  [topCategories.clearance, 'Clearance', 1, 'pulley', 'clearance', 'Last pieces at lowered prices.'],
  [topCategories.repairKits, 'Repair Kits', 2, 'starterRepairKit', 'kits', 'All repair kits for starters and alternators.'],
]

/** Returns the category tree of a demo shop (section 3 of the specification, “Back category”), without the sub-categories in `leftOut`. */
export function demoCategories(leftOut: readonly string[]): DemoCategory[] {
  const rows: DemoCategory[] = []
  let [topId, tops, subs] = ['0', 0, 0]
  for (const line of categoryTree.split('\n').filter(Boolean)) {
    const isSub = line.startsWith('    ')
    const [id = '', name = '', icon = '', description = ''] = line.trim().split(' | ')
    if (isSub && leftOut.includes(id)) continue
    if (!isSub) [topId, tops, subs] = [id, tops + 1, 0]
    else subs += 1
    rows.push({ id, parent_id: isSub ? topId : '0', name, sort_num: isSub ? subs : tops, cat_group: 0, icon, description, rule: null })
  }
  for (const [at, [id, name, group, icon, rule, description]] of categoryRows.entries()) {
    rows.push({ id, parent_id: '0', name, sort_num: tops + at + 1, cat_group: group, icon, description, rule })
  }
  const { id, parentId } = workwearCategory
  const description = 'Clothes, shoes and gloves for the workshop, and what else makes its day easier.'
  rows.push({ id, parent_id: parentId, name: 'Workwear', sort_num: 1, cat_group: 0, icon: 'workwear', description, rule: null })
  return rows
}
