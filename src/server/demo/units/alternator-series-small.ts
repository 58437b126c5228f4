import { readAlternatorSeries } from './alternator-series.ts'

/**
 * Alternators under the flywheel of outboards, quads and small petrol engines. Such an alternator is a stator, and the flywheel is its
 * rotor. Also alternators for vintage tractors with 6 V.
 */
export const smallAlternatorSeries = readAlternatorSeries(`
  Briggs & Stratton: flywheel, dual circuit and 16 A
    flywheel yes; amps 9 16 20; pulleys none; plugs 2 AC-AC bullet, 1 AC bullet; regulator ER; setPoint 14.2; mounts flywheel 2 6.4 42
    kg 0.5-0.9; length 26-38; od 132; stud M5; oe {39|49|59|69|79}####; fits lawn; engines ^(B&S|Vanguard); fuel petrol
    years 1975-2026; country US
  Kohler: flywheel, 15 A and 25 A
    flywheel yes; amps 15 20 25; pulleys none; plugs 2 AC-AC bullet; regulator ER; setPoint 14.2; mounts flywheel 4 6.4 48
    kg 0.6-1.1; length 28-40; od 148; stud M5; oe {12|20|24|25|52} 085 ##-S; fits lawn; engines ^(Kohler|Command|Courage); fuel petrol
    years 1959-2026; country US
  Denso: flywheel, small engine
    flywheel yes; amps 15 18 20 25; pulleys none; plugs 2 AC-AC bullet, 3 AC-AC-AC rectangular; regulator ER; setPoint 14.4
    mounts flywheel 3 6.4 46; kg 0.5-1.2; length 26-42; od 126; stud M5; oe 032000-###{1|2|4}; fits lawn atv
    engines ^(?!B&S|Vanguard|Kohler|Command|Courage); fuel petrol; years 1955-2026; country JP
  Denso: flywheel, outboard
    flywheel yes; amps 8 17 26 35 44; pulleys none; plugs 2 AC-AC bullet, 3 AC-AC-AC bullet; regulator ER; setPoint 14.4
    mounts flywheel 3 6.4 60; kg 0.6-2.2; length 30-52; od 158; stud M5; oe 032000-###{1|2|4}; fits outboard; regions jp; years 1980-2026
    country JP
  CDI: flywheel, outboard
    flywheel yes; amps 6 9 16 25 40; pulleys none; plugs 2 AC-AC bullet, 2 AC-AC ring; regulator ER; setPoint 14.4
    mounts flywheel 4 6.4 64; kg 0.6-2.4; length 30-54; od 164; stud M5; oe 174-####; fits outboard; regions us; years 1970-2026; country US
  Delco Remy: 10SI for 6 V
    volts 6; amps 50 60; pulleys V 1 70, V 1 76; plugs 1 one wire stud; setPoint 7.2; fan external; zener no
    kg 4.9-5.2; length 180-186; od 138; mounts spool 1 10.4 82, swing 2 10.4 66; bearings 6203 B17-99; stud M6; brush 13 5; rotorOhm 1 1.3
    oe 1102###; fits farm; years 1930-1960; country US; share 2
`)
