import * as v from 'valibot'
import {
  booleanField,
  commonSeriesFields,
  listField,
  mountsField,
  numberField,
  pairField,
  plugsField,
  pulleysField,
  readSeries,
  yearSpanField,
} from './series-text.ts'

/**
 * A producer's series of alternators: the data that all units of the series share, and the choices in which the units differ. Missing
 * values have a default.
 */
const AlternatorSeriesSchema = v.strictObject({
  ...commonSeriesFields,
  amps: listField(numberField),
  pulleys: pulleysField,
  plugs: plugsField,
  regulator: v.optional(
    v.picklist(['IR', 'ER', 'IR, A-circuit', 'IR, B-circuit', 'IR, LIN', 'IR, BSS', 'IR, COM', 'IR, PWM']),
    'IR, A-circuit',
  ),
  setPoint: numberField,
  fan: v.optional(v.picklist(['internal', 'external']), 'internal'),
  mounts: mountsField,
  /** The share of the series' alternators that have a vacuum pump at the rear end. */
  pump: v.optional(numberField, '0'),
  /** The bearings at the drive end and at the slip-ring end. Alternators under the flywheel have no bearings. */
  bearings: v.optional(pairField(v.string()), 'none none'),
  brush: v.optional(pairField(numberField), '0 0'),
  brushless: v.optional(booleanField, 'no'),
  /** Rotor resistance of the alternator in ohms, at the highest and at the lowest output. */
  rotorOhm: v.optional(pairField(numberField), '0 0'),
  /** Whether the alternator is a stator under the engine's flywheel. The flywheel carries the magnets and is the rotor. */
  flywheel: v.optional(booleanField, 'no'),
  diodes: v.optional(numberField, '6'),
  diodeAmps: v.optional(numberField, '35'),
  zener: v.optional(booleanField, 'yes'),
  winding: v.optional(v.picklist(['star', 'delta', 'dual star', 'hairpin']), 'star'),
  years: yearSpanField,
  share: v.optional(numberField, '4'),
})

export type AlternatorSeries = ReturnType<typeof readAlternatorSeries>[number]

/** Parses the alternator series of a sheet. */
export const readAlternatorSeries = (sheet: string) => readSeries(AlternatorSeriesSchema, sheet)

const CAR_MOUNTS = 'swing 2 10.4 60, saddle 3 8.4 52, swing 3 10.4 74'

export const carAlternatorSeries = readAlternatorSeries(`
  Denso: 100211 type
    amps 60 70 80 90; pulleys PV 4 60, PV 5 58, V 1 68; plugs 3 S-IG-L oval, 4 S-IG-L-M oval; setPoint 14.5; diodes 8; zener no
    kg 3.9-5.0; length 165-190; od 128; mounts ${CAR_MOUNTS}; ccw 0.03; bearings 6303 6002; stud M6; brush 10.5 1.5; rotorOhm 2.1 2.9
    oe 100211-###0 (1985-1998), 101211-###0 (1990-2004), 102211-###0 (1996-2004); fits car; regions jp us; years 1985-2004; country JP
    share 5
  Denso: 104210 hairpin
    amps 80 100 110 130 150; pulleys PV 6 54, PV 7 54, OAP 6 56, OAP 7 58
    plugs 3 S-IG-L oval, 4 IG-S-L-M oval, 3 C-IG-L rectangular, 1 LIN rectangular; setPoint 14.4; diodes 12; diodeAmps 50; winding hairpin
    kg 4.6-6.3; length 170-200; od 134; mounts ${CAR_MOUNTS}; ccw 0.05; bearings 6303 6003; brush 10.5 1.5; rotorOhm 1.9 2.6
    oe 104210-###0 (1999-2016), 104211-###0 (2010-2026), 121000-###0 (2002-2012); fits car; regions jp us kr; years 1999-2026; country JP
    share 8
  Mitsubishi Electric: A2T and A3T
    amps 65 75 80 90 100; pulleys PV 4 60, PV 5 58, PV 6 56, V 1 70; plugs 2 L-S T, 3 L-S-FR oval, 4 S-FR-IG-L oval; setPoint 14.4; diodes 8
    zener no
    kg 4.2-5.4; length 165-195; od 128; mounts ${CAR_MOUNTS}; ccw 0.05; bearings 6303 6201; brush 21.5 8; rotorOhm 2.2 3; pump 0.05
    oe A002TB#### (1985-1998), A002TC#### (1988-2004), A003TA#### (1992-2005), A003TB#### (1994-2005); fits car; regions jp us kr cn
    years 1985-2005; country JP; share 5
  Mitsubishi Electric: A3TG and A5TL
    amps 90 100 110 130 150; pulleys PV 6 54, PV 7 56, OAP 6 56; plugs 4 C-FR-IG-L oval, 4 S-FR-IG-L oval, 2 L-FR T, 3 G-L-S oval
    regulator IR, PWM; setPoint 14.4; diodes 8; diodeAmps 50
    kg 4.7-6.4; length 170-205; od 132; mounts ${CAR_MOUNTS}; ccw 0.05; bearings 6303 6003; brush 18.5 5; rotorOhm 1.8 2.5; pump 0.03
    oe A003TG#### (1999-2012), A003TJ#### (2003-2026), A005TL#### (2005-2026), A002TX#### (2006-2026); fits car; regions jp us kr cn
    years 1999-2026; country JP; share 6
  Hitachi: LR160 to LR190
    amps 60 70 80 90 110; pulleys PV 4 60, PV 5 58, PV 6 56, V 1 68; plugs 2 L-S T, 3 L-S-C oval, 4 S-FR-IG-L oval; setPoint 14.4; diodes 8
    zener no
    kg 4.2-5.8; length 165-200; od 130; mounts ${CAR_MOUNTS}; ccw 0.04; bearings 6303 6002; stud M6; brush 18.5 5; rotorOhm 2 2.8
    oe LR160-### (1986-1998), LR170-###{|B|C} (1988-2004), LR180-###{|B|C} (1994-2012), LR190-###{|B} (1998-2012); fits car
    makes Nissan, Subaru, Honda, Mazda; years 1986-2012; country JP
  Bosch: 0 120 K1
    amps 55 65 80 90; pulleys V 1 72, PV 4 62, PV 5 60; plugs 2 D+-W blade, 1 D+ stud; regulator IR, B-circuit; setPoint 14.2; fan external
    diodes 9; diodeAmps 25; zener no
    kg 4.6-5.8; length 180-205; od 130; mounts ${CAR_MOUNTS}; bearings 6303 6201; brush 15 5; rotorOhm 2.8 3.4
    oe 0 120 300 ### (1965-1978), 0 120 400 ### (1970-1985), 0 120 489 ### (1978-1995); fits car race; regions eu; years 1975-1995
    country DE; share 2
  Bosch: 0 123 compact
    amps 70 80 90 105 120; pulleys PV 5 58, PV 6 56, OAP 6 58; plugs 2 D+-W rectangular, 2 L-DFM rectangular, 3 S-L-IG rectangular
    regulator IR, B-circuit; setPoint 14.5; diodeAmps 50
    kg 4.9-6.2; length 172-200; od 134; mounts ${CAR_MOUNTS}; ccw 0.02; bearings 6203 6003; brush 15 5; rotorOhm 2.4 3.1
    oe 0 123 310 ###, 0 123 510 ###, 0 123 320 ###; fits car; regions eu us kr; years 1990-2006; country DE; share 5
  Bosch: 0 124 LI-E
    amps 90 110 120 140 150; pulleys PV 6 54, OAP 6 56, OAP 5 56, OAD 6 58
    plugs 2 L-DFM rectangular, 2 D+-DFM rectangular, 4 S-FR-IG-L oval; regulator IR, B-circuit; setPoint 14.5; diodeAmps 65
    kg 5.4-6.9; length 175-205; od 139; mounts ${CAR_MOUNTS}; ccw 0.04; bearings 6303 6003; brush 15 5; rotorOhm 2.1 2.8
    oe 0 124 315 ### (1996-2006), 0 124 325 ### (1998-2012), 0 124 515 ### (1998-2012), 0 124 525 ### (2002-2026)
    oe 0 124 625 ### (2009-2026)
    fits car; regions eu us kr cn; years 1996-2026; country DE; share 6
  Bosch: 0 121 and 0 122 LIN
    amps 150 180 210 220; pulleys OAP 6 55, OAD 6 56, OAP 7 57; plugs 1 LIN rectangular, 2 LIN-L rectangular, 1 BSS rectangular
    regulator IR, LIN; setPoint 14.5; diodes 12; diodeAmps 65; winding dual star
    kg 6.2-7.6; length 185-215; od 144; mounts ${CAR_MOUNTS}; ccw 0.05; bearings 6303 6003; brush 15 5; rotorOhm 1.7 2.2
    oe 0 121 615 ### (2007-2018), 0 121 715 ### (2007-2026), 0 122 0## ### (2004-2016), 0 125 711 ### (2009-2026); fits car
    regions eu us kr; years 2007-2026; country DE; share 3
  Bosch: 0 124 of vans
    amps 90 110 140; pulleys PV 6 56, PV 7 58, OAP 6 58; plugs 2 L-DFM rectangular, 2 D+-W rectangular; regulator IR, B-circuit
    setPoint 14.4; diodeAmps 65
    kg 5.8-7.2; length 180-208; od 140; mounts saddle 3 10.4 78, swing 2 10.4 64; bearings 6303 6003; brush 15 5; rotorOhm 2.1 2.7
    oe 0 124 325 ### (1998-2012), 0 124 525 ### (2002-2026); fits truck; makes Iveco; years 1996-2026; country DE; share 2
  Valeo: A11VI to A14VI
    amps 70 80 90 110; pulleys V 1 68, PV 4 60, PV 5 58; plugs 2 L-W rectangular, 2 L-DFM rectangular, 1 L blade; regulator IR, B-circuit
    setPoint 14.5; diodeAmps 50
    kg 4.4-5.9; length 168-198; od 130; mounts ${CAR_MOUNTS}; ccw 0.05; bearings 6203 6202; brush 14 4; rotorOhm 2.5 3.4
    oe A11VI##, A13VI###, A14VI##, 43####; fits car; regions eu; years 1988-2004; country FR; share 3
  Valeo: TG and SG
    amps 90 110 120 150 180; pulleys PV 6 54, OAP 6 56, OAP 7 57, OAD 6 58
    plugs 2 L-DFM rectangular, 1 COM rectangular, 3 S-L-IG oval, 2 P-D rectangular; regulator IR, COM; setPoint 14.6; diodes 12
    diodeAmps 50
    kg 5.3-7.0; length 172-206; od 138; mounts ${CAR_MOUNTS}; ccw 0.06; bearings 6303 6003; brush 14 4; rotorOhm 2 2.7
    oe SG12B0## (1998-2008), SG15S0## (2000-2010), TG8S0## (2004-2018), TG12C### (2006-2026), TG15C### (2008-2026), 254####; fits car
    regions eu kr; years 1998-2026; country FR; share 6
  Valeo: FG
    amps 140 150 180 220; pulleys OAP 6 56, OAP 7 57, OAD 7 58; plugs 1 LIN rectangular, 1 BSS rectangular; regulator IR, LIN; setPoint 14.6
    diodes 12; diodeAmps 65; winding hairpin
    kg 6.0-7.4; length 180-212; od 142; mounts ${CAR_MOUNTS}; ccw 0.08; bearings 6303 6003; brush 14 4; rotorOhm 1.7 2.2
    oe FG12S0##, FG15T0##, FG18T0##, FG23T0##, 43####; fits car; regions eu kr; years 2006-2026; country PL; share 3
  Magneti Marelli: A115I and A127
    amps 55 65 75 90 105; pulleys PV 4 60, PV 5 58, PV 6 56, V 1 70; plugs 1 D+ stud, 2 D+-DFM rectangular; regulator IR, B-circuit
    setPoint 14.4; diodes 9; zener no
    kg 4.3-5.8; length 168-198; od 130; mounts ${CAR_MOUNTS}; ccw 0.02; bearings 6203 6201; brush 16 6; rotorOhm 2.6 3.3
    oe 6332####, 9433####, 6334####; fits car; makes Fiat, Opel, Renault, Peugeot, Citroën, Lada; years 1985-2012; country IT; share 2
  Delco Remy: CS130 and AD230
    amps 100 105 124 145; pulleys PV 6 57, PV 6 63, PV 5 60; plugs 4 P-L-I-S oval, 4 P-L-F-S rectangular; setPoint 14.7; diodeAmps 50
    kg 4.7-6.4; length 168-196; od 136; mounts pad 4 8.4 74, swing 2 10.4 60, saddle 3 10.4 78; ccw 0.02; bearings 6303 6203; stud M6
    brush 14 5; rotorOhm 1.7 2.4
    oe 1046#### (1986-2000), 1048#### (1992-2006), 321-####; fits car stern
    makes Chevrolet, GMC, Buick, Pontiac, MerCruiser, Crusader, Indmar; years 1986-2006
    country US
  Delco Remy: DR44G
    amps 130 145 150 170; pulleys PV 6 56, OAD 6 58, PV 7 56; plugs 2 L-F rectangular, 4 P-L-F-S rectangular; regulator IR, PWM
    setPoint 14.6; diodes 12; diodeAmps 50; winding dual star
    kg 5.6-6.9; length 176-202; od 140; mounts pad 4 8.4 74, saddle 3 10.4 78; bearings 6303 6203; brush 14 5; rotorOhm 1.7 2.1
    oe 8400###, 8600###, 2079####; fits car; makes Chevrolet, GMC, Pontiac; years 2005-2016; country KR; share 3
  Motorcraft: 3G to 6G
    amps 95 110 130 135 150; pulleys PV 6 56, PV 8 58, PV 6 60; plugs 3 A-S-I rectangular, 3 SIG-RC-A rectangular; regulator IR, PWM
    setPoint 14.4; diodes 8; diodeAmps 50
    kg 5.2-7.0; length 174-205; od 140; mounts pad 4 8.4 78, swing 2 10.4 64, saddle 3 10.4 78; bearings 6303 6202; brush 18 6
    rotorOhm 1.8 2.5
    oe F{0|2|5|7|8}{T|3|2}{U|Z}-10300-{AA|AB|AC|BA} (1990-1999), {1|2|3|5|6|8}L{3|2|8}{T|Z}-10300-{AA|AB|AC|BA} (2000-2009)
    oe {A|B|C|E|F}{L|R|G}3{T|Z}-10346-{AA|AB|BA} (2010-2026), GL-###
    fits car
    makes Ford, Lincoln, Mazda; years 1990-2018; country US
`)
