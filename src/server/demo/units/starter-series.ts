import * as v from 'valibot'
import { commonSeriesFields, listField, numberField, readSeries } from './series-text.ts'

/**
 * A producer's series of starters: the data that all units of the series share, and the choices in which the units differ. Missing values
 * have a default.
 */
const StarterSeriesSchema = v.strictObject({
  ...commonSeriesFields,
  kind: v.picklist(['DD', 'PMDD', 'PLGR', 'PMGR', 'OSGR', 'inertia']),
  /** The power ratings in kW in which the series is made, ascending. */
  kw: listField(numberField),
  teeth: listField(numberField),
  /** The module of the pinion's teeth in mm. */
  module: v.optional(numberField, '3'),
  /** The diameters of the pilot at the starter's nose, in mm. 0 if the nose has no pilot. */
  pilot: listField(numberField),
  holes: v.optional(listField(numberField), '2 3'),
  /** The diameter of the starter's through holes in mm, or a thread such as `M10×1.5`. */
  hole: v.union([numberField, v.pipe(v.string(), v.startsWith('M'))]),
  clock: v.optional(listField(numberField), '9 10 11 12'),
  terminals: v.optional(v.string(), '30, 50'),
  /** How frequent the series is, relative to others. */
  share: v.optional(numberField, '3'),
})

export type StarterSeries = ReturnType<typeof readStarterSeries>[number]

/** Parses the starter series of a sheet. */
export const readStarterSeries = (sheet: string) => readSeries(StarterSeriesSchema, sheet)

/** Starters of cars, small engines, boats and tuned engines, as series. */
export const lightStarterSeries = readStarterSeries(`
  Denso: 128000 type
    kind OSGR; kw 1 1.2 1.4; teeth 9 10; module 2.5
    kg 3.2-4.1; length 185-215; od 78; pilot 66 68; holes 2; hole 12.5; clock 10 2 3; terminals 30, 50, 45
    oe 128000-###0 (1985-2004), 228000-###0 (1990-2010); fits car; regions jp; fuel petrol; years 1985-2010; country JP; share 5
  Denso: 428000 type
    kind PLGR; kw 1 1.2 1.4 1.6; teeth 8 9 10 11; module 2.5
    kg 2.6-3.8; length 175-205; od 74; pilot 66 68 76.2; hole 10.5; clock 9 10 11 12 1
    oe 428000-###0 (1996-2020), 438000-###0 (2009-2026); fits car; regions jp us kr; fuel petrol; years 1996-2026; country JP; share 7
  Denso: 428000 type, left-hand
    kind PLGR; kw 1.2 1.4 1.6; teeth 8 9; module 2.5; ccw 0.9
    kg 3.0-3.6; length 180-205; od 74; pilot 68; holes 2; hole 10.5; clock 9 10
    oe 428000-###0 (1998-2026), 228000-###0 (1996-2008); fits car; makes Subaru; years 1996-2026; country JP; share 2
  Denso: 228000 gear type
    kind OSGR; kw 2 2.2 2.5 2.7; teeth 9 10 11 13; module 2.5
    kg 4.6-6.4; length 215-265; od 86; pilot 82.5 89; hole 11; clock 10 11 2; terminals 30, 50, 45
    oe 028000-###0 (1975-1999), 228000-###0 (1988-2026), 428000-###0 (2002-2026); fits car farm fork build boat; regions jp us kr
    fuel diesel; country JP; share 4
  Mitsubishi Electric: M0T and M1T type
    kind PMGR; kw 0.9 1 1.2 1.4; teeth 8 9; module 2.54; ccw 0.15
    kg 2.5-3.6; length 170-205; od 72; pilot 68 76.2; holes 2; hole 10.5; clock 9 10 12 2
    oe M001T##### (1985-2010), M000T##### (1996-2026); fits car; regions jp us kr cn; fuel petrol; country JP; share 5
  Mitsubishi Electric: M2T and M8T type
    kind OSGR; kw 2 2.2 2.5 3; teeth 9 10 11 13; module 2.54
    kg 4.4-7.2; length 220-285; od 88; pilot 82.5 89 92; hole 11; clock 10 11 1; terminals 30, 50, 45
    oe M002T##### (1980-2012), M008T#####, M003T##### (1985-2026); fits car fork build boat; regions jp kr us; fuel diesel; country JP
  Hitachi: S114 type
    kind PMGR; kw 1 1.2 1.4 1.7; teeth 8 9 10 11; module 2.5; ccw 0.08
    kg 2.8-4.0; length 175-215; od 76; pilot 68 76.2; holes 2; hole 10.5; clock 9 10 11 2
    oe S114-###, S114-###{A|B|C}; fits car fork boat farm build stern; regions jp; country JP; share 4
  Bosch: DW planetary
    kind PMGR; kw 1 1.1 1.4 1.7; teeth 9 10; module 2.11; ccw 0.1
    kg 2.9-3.9; length 175-210; od 76; pilot 66 76.2; hole 10.5; clock 9 10 12 2
    oe 0 001 107 ### (1988-2010), 0 001 108 ### (1988-2012), 0 001 121 ### (1999-2026), 0 001 139 ### (2008-2026)
    oe 0 001 142 ### (2012-2026)
    fits car fork; regions eu us kr cn; fuel petrol; country DE; share 6
  Bosch: R78 diesel
    kind PLGR; kw 1.7 1.8 2 2.3; teeth 9 10 11; module 2.11; ccw 0.1
    kg 3.9-4.8; length 200-235; od 80; pilot 66 76.2 82.5; hole 10.5; clock 9 10 11 1
    oe 0 001 109 ### (1992-2010), 0 001 110 ### (1992-2006), 0 001 125 ### (1998-2012), 0 001 138 ### (2008-2026), 0 001 143 ### (2012-2026)
    fits car fork; regions eu us kr; fuel diesel; years 1992-2026; country DE
    share 5
  Valeo: D6, D7 and D8
    kind PMGR; kw 0.9 1 1.1 1.3; teeth 9 10 11; module 2.11; ccw 0.12
    kg 2.5-3.4; length 170-200; od 72; pilot 66 68; hole M10×1.5; clock 9 10 12 3
    oe D6RA### (1990-2010), D7E## (1990-2008), D8R## (1990-2012), D6E## (1985-2000); fits car; regions eu; fuel petrol; years 1985-2012
    country FR; share 5
  Valeo: TS type
    kind PMGR; kw 0.9 1.2 1.7 2; teeth 8 9 10; module 2.11
    kg 2.7-4.4; length 175-225; od 76; pilot 66 68 76.2; hole 10.5; clock 9 10 11
    oe TS12E###, TS14E##, TS18E##, TS22E##; fits car; regions kr eu cn; years 1998-2026; country KR; share 4
  Magneti Marelli: E and M type
    kind PMGR; kw 0.8 0.9 1.1 1.8; teeth 9 10 11; module 2.11; ccw 0.05
    kg 2.6-4.3; length 170-225; od 74; pilot 66 68; holes 3; hole 10.5; clock 9 11 2
    oe 6322####, 6310####, 6328####; fits car; makes Fiat, Opel, Renault, Peugeot, Citroën; years 1985-2012; country IT; share 2
  Delco Remy: PG260
    kind PMGR; kw 1.1 1.4 1.7; teeth 9 11; module 2.12
    kg 3.0-3.9; length 185-215; od 76; pilot 76.2; holes 2; hole 10.5; clock 10 11 12
    oe 10465### (1988-2002), 9000### (1992-2008), 8000### (2000-2026); fits car; regions us; makes Chevrolet, GMC, Buick, Pontiac
    fuel petrol; years 1988-2026; country US
    share 4
  Delco Remy: 10MT
    kind DD; kw 1.4 1.7; teeth 9; module 2.12
    kg 7.2-8.4; length 270-290; od 114; pilot 76.2; holes 2; hole 10.5; clock 11 12; terminals 30, 50, R
    oe 1108### (1955-1984), 1109### (1965-1990), 1998### (1984-1996); fits car race; makes Chevrolet, GMC; fuel petrol; years 1955-1996
    country US; share 2
  Mitsubishi Electric: M1T small diesel
    kind PLGR; kw 0.9 1.2 1.4 1.7 2; teeth 8 9 10; module 2.54; ccw 0.04
    kg 3.4-4.8; length 185-225; od 80; pilot 68 76.2 82.5; holes 2; hole 10.5; clock 9 10 11; terminals 30, 50
    oe M001T#####, M002T#####; fits fork build boat farm lawn; engines ^(4G6|S4|L3|L2|K3|6[DM]|S6); country JP; share 3
  Motorcraft: PMGR
    kind PMGR; kw 1.2 1.4 1.7; teeth 10 11 12; module 2.12
    kg 3.0-4.0; length 190-220; od 76; pilot 76.2 82.5; hole 10.5; clock 9 10 11
    oe F{0|2|5|7|8}{T|3|2}{U|Z}-11000-{AA|AB|AC|BA} (1990-1999), {1|2|3|5|7|8}L{3|2|8}{T|Z}-11000-{AA|AB|AC|BA} (2000-2009)
    oe {A|B|C|E|F}{L|R|G}3{T|Z}-11002-{AA|AB|BA} (2010-2026), SA-###
    fits car
    makes Ford, Lincoln, Mazda; fuel petrol; years 1992-2026; country US; share 4
  Denso: 028000 compact
    kind OSGR; kw 0.8 1 1.2 1.4; teeth 9 11 15; module 2.25
    kg 2.6-3.9; length 170-210; od 74; pilot 66 76.2; holes 2; hole 10.5; clock 10 2
    oe 028000-###0 (1970-2000), 128000-###0 (1980-2008), 228000-###0 (1990-2026); fits farm build lawn boat fork; regions jp us eu
    country JP; share 4
  Hitachi: S13 gear type
    kind OSGR; kw 1.7 2 2.3 2.8; teeth 9 11 13 15; module 2.54
    kg 4.4-7.0; length 215-275; od 86; pilot 82.5 89; hole 11; clock 10 11 1; terminals 30, 50, 45
    oe S13-###, S13-###{A|B}; fits fork build farm boat car; regions jp kr us cn; fuel diesel; country JP
  Briggs & Stratton: inertia
    kind inertia; kw 0.35 0.5 0.65; teeth 10 14; module 2; ccw 0.1
    kg 1.3-2.2; length 130-165; od 66; pilot 0; holes 2; hole 8.4; stud M6; clock 12; terminals M
    oe {39|49|59|69|79}####; fits lawn; engines ^(B&S|Vanguard); country CN; share 4
  Kohler: shift and inertia
    kind inertia; kw 0.4 0.55 0.7; teeth 10 11; module 2; ccw 0.05
    kg 1.5-2.5; length 140-175; od 70; pilot 0; holes 2; hole 8.4; stud M6; clock 12; terminals M
    oe {12|20|24|25|32|52} 098 ##-S; fits lawn; engines ^(Kohler|Command|Courage); country CN
  Denso: small engine
    kind PMDD; kw 0.4 0.5 0.6 0.8; teeth 9 10; module 2; ccw 0.2
    kg 1.2-2.3; length 130-165; od 66; pilot 0; holes 2; hole 8.4; stud M6; clock 12 10; terminals M
    oe 228000-###0, 128000-###0; fits lawn atv; engines ^(?!B&S|Vanguard|Kohler|Command|Courage); fuel petrol; country JP; share 4
  Hitachi: S108 outboard
    kind inertia; kw 0.5 0.8 1.1 1.4; teeth 9 10 11; module 2.5; ccw 0.4
    kg 1.9-3.6; length 160-220; od 74; pilot 0; holes 2; hole 8.4; stud M6; clock 12; terminals M
    oe S108-###, S114-###{A|B|N}; fits outboard; regions jp; country JP
  Prestolite: MDY and MHG outboard
    kind inertia; kw 0.5 0.8 1 1.4; teeth 9 10 13; module 2.54; ccw 0.4
    kg 2.4-4.3; length 180-235; od 83; pilot 0; hole 8.4; stud M6; clock 12; terminals M
    oe MDY####, MHG####, MGD####; fits outboard; regions us; country US
  Delco Remy: PG260 marine
    kind PMGR; kw 1.1 1.4 1.7; teeth 9 11; module 2.12; ccw 0.4
    kg 3.2-4.0; length 190-215; od 76; pilot 76.2; holes 2; hole 10.5; clock 10 11 12
    oe 10465### (1988-2002), 9000### (1992-2010), 8000### (2000-2026); fits stern; years 1988-2026; country US
  Prestolite: marine direct drive
    kind DD; kw 1.4 1.7 2; teeth 9 10; module 2.54; ccw 0.4
    kg 7.0-8.6; length 270-300; od 114; pilot 76.2 82.5; hole 10.5; clock 11 12 1; terminals 30, 50, R
    oe MMO####, MHG####, MDY####; fits stern; years 1965-1996; country US; share 2
  Blackstrip: gear reduction, clockable
    kind PLGR; kw 1.4 1.9 2.2 3; teeth 9 10 11; module 2.12
    kg 3.4-4.9; length 190-235; od 78; pilot 0 76.2; hole 10.5
    oe BS-####, BS-####{C|B}; fits race; country US; share 4
  Delco Remy: 6 V direct drive
    kind DD; volts 6; kw 0.9 1.2; teeth 9 10; module 2.54; ccw 0.1
    kg 8.5-10.5; length 290-320; od 118; pilot 76.2 89; holes 2; hole 11; clock 12; terminals M
    oe 1107###, 1109###; fits farm; years 1930-1960; country US; share 1
`)
