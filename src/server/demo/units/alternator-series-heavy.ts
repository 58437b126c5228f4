import { readAlternatorSeries } from './alternator-series.ts'

const HINGE_MOUNT = 'J180 2 12.4 101.6'
const US_TRUCK_MOUNT = 'J180 2 12.4 101.6, pad 4 10.4 92'
const COMPACT_MOUNT = 'swing 2 8.4 48, swing 2 10.4 60'
const FARM_MOUNT = 'swing 2 10.4 66, spool 1 10.4 82, swing 3 10.4 74'

/** Alternators of trucks, tractors, machines, boats and tuned engines, as series. */
export const heavyAlternatorSeries = readAlternatorSeries(`
  Delco Remy: 10SI to 15SI
    amps 42 63 72 85 94; pulleys V 1 70, V 1 76, V 2 79; plugs 2 R-F blade; setPoint 14.2; fan external; zener no
    kg 4.9-6.6; length 180-205; od 138; mounts ${FARM_MOUNT}; ccw 0.02; bearings 6203 B17-99; stud M6; brush 13 5; rotorOhm 2.4 3
    oe 1102###, 1100###, 1105###, 1998###; fits farm stern boat fork build race; regions us; years 1965-2012; country US; share 5
  Delco Remy: 21SI and 22SI
    amps 100 115 130 145; pulleys PV 8 69, V 2 79, PV 6 66; plugs 2 R-I stud, 1 R stud; setPoint 14.1; fan external; diodeAmps 50
    kg 7.3-8.6; length 215-235; od 150; mounts ${US_TRUCK_MOUNT}; bearings 6204 B17-99; brush 15 5; rotorOhm 1.9 2.4
    oe 1994####, 104{59|78}###, 1900####; fits truck farm build; regions us; years 1988-2012; country MX; share 3
  Delco Remy: 24SI
    amps 130 145 160; pulleys PV 8 66, PV 6 64, PV 10 70, none; plugs 2 R-I stud, 4 P-L-I-S oval; setPoint 14.2; diodes 12; diodeAmps 50
    winding dual star
    kg 6.5-7.4; length 205-222; od 146; mounts ${US_TRUCK_MOUNT}; bearings 6304 6203; brush 16 5; rotorOhm 1.7 2.1
    oe 8600###, 8700###, 1994####; fits truck farm; regions us; years 2000-2026; country KR; share 5
  Delco Remy: 35SI and 36SI brushless
    amps 135 165 200; pulleys PV 8 69, PV 12 70, none; plugs 2 R-I stud, 3 R-I-S rectangular; setPoint 14.2; diodes 12; diodeAmps 65
    winding dual star
    kg 12.2-14.4; length 240-262; od 164; mounts ${US_TRUCK_MOUNT}; bearings 6305 6203; brush 0 0; brushless yes; rotorOhm 1.6 2
    oe 8600###, 8700###, 1902####; fits truck; regions us; years 2003-2026; country MX
  Delco Remy: 33SI and 30SI
    amps 110 135; pulleys PV 8 76, V 2 85; plugs 1 R stud; setPoint 14.1; fan external; diodeAmps 65
    kg 12.4-14.8; length 250-275; od 168; mounts ${HINGE_MOUNT}; bearings 6305 6203; brush 0 0; brushless yes; rotorOhm 2.4 3
    oe 1117###, 1901####, 104{59|78}###; fits truck; regions us; years 1985-2008; country US; share 2
  Delco Remy: 22SI and 24SI 24 V
    volts 24; amps 50 70 75 100; pulleys V 2 79, PV 8 69, none; plugs 2 R-I stud, 1 R stud; setPoint 28; fan external
    kg 6.9-8.8; length 215-238; od 150; mounts ${US_TRUCK_MOUNT}; bearings 6304 B17-99; brush 15 5; rotorOhm 6.4 8.2
    oe 1994####, 8600###, 1902####; fits build boat truck; regions us kr; years 1985-2026; country KR; share 3
  Delco Remy: 50DN oil-cooled
    volts 24; amps 270; pulleys none; plugs 2 F-R stud; regulator ER; setPoint 27.5; diodes 12; diodeAmps 65; winding delta
    kg 41-44; length 330-350; od 212; mounts pad 4 13.5 127; ccw 0.2; bearings 6306 6306; stud M12; brush 0 0; brushless yes; rotorOhm 2.6 3
    oe 1117###, 1982####; fits truck; makes Mercedes-Benz, MAN, Volvo; years 1980-2015; country US; share 1
  Prestolite: Leece-Neville 8LHA
    amps 90 105 130 145; pulleys V 1 78, V 2 82, PV 8 70; plugs 2 P-S stud, 1 P stud; setPoint 14; fan external; diodeAmps 50; winding delta
    kg 7.2-9.2; length 212-240; od 152; mounts ${US_TRUCK_MOUNT}; bearings 6304 6203; brush 16 6; rotorOhm 2 2.6
    oe 8LHA2###{A|B|F|M|P|V}, 110-###, A0014###JB; fits truck farm boat build; regions us; years 1985-2015; country US; share 3
  Prestolite: AVi147 and AVi160
    amps 160 185 200 270; pulleys PV 8 70, PV 12 72, none; plugs 2 IG-R stud, 2 D+-W rectangular; setPoint 14.1; diodes 12; diodeAmps 65
    winding dual star
    kg 8.8-14.8; length 225-262; od 160; mounts ${US_TRUCK_MOUNT}; bearings 6305 6203; brush 16 6; rotorOhm 1.6 2
    oe AVI147{S|P}####, AVI160{S|P}####, 4###PA; fits truck; regions us; years 2002-2026; country US; share 3
  Prestolite: AVi168 24 V
    volts 24; amps 100 120 140 150; pulleys PV 8 72, V 2 84, none; plugs 2 D+-W stud, 2 IG-L rectangular; setPoint 28; diodes 12
    diodeAmps 50; winding dual star
    kg 10.8-15.0; length 235-268; od 168; mounts ${HINGE_MOUNT}; ccw 0.1; bearings 6305 6203; brush 0 0; brushless yes; rotorOhm 5.4 7
    oe AVI168{S|P}####, AVI184{S|P}####; fits truck build boat; regions us eu kr; years 1998-2026; country GB; share 2
  Bosch: 0 120 N1 and 0 124 NCB 24 V
    volts 24; amps 55 80 100 110 150; pulleys PV 8 68, V 2 82, PV 9 70, PV 6 66
    plugs 2 D+-W stud, 4 L-S-15-DFM rectangular, 3 W-15-L rectangular; regulator IR, B-circuit; setPoint 28.3; diodeAmps 50
    kg 6.6-8.9; length 205-240; od 150; mounts J180 2 12.4 101.6, saddle 4 10.4 86; bearings 6304 6203; brush 16 5; rotorOhm 6.2 8.4
    oe 0 120 468 ###, 0 124 555 ###, 0 124 655 ###; fits truck build farm boat; regions eu us kr; years 1985-2026; country DE; share 7
  Bosch: K1 tractor
    amps 45 55 65 95 120; pulleys V 1 78, V 1 70, PV 6 66, PV 8 68; plugs 2 D+-W blade, 2 D+-W rectangular, 3 D+-W-15 rectangular
    regulator IR, B-circuit; setPoint 14.2; fan external; diodes 9; zener no
    kg 4.9-7.1; length 185-218; od 134; mounts ${FARM_MOUNT}; bearings 6203 6201; brush 15 5; rotorOhm 2.6 3.4
    oe 0 120 400 ###, 0 120 489 ###, 0 123 320 ###; fits farm build fork boat; regions eu us; years 1968-2026; country DE
  Iskra: AAK
    amps 55 65 70 85 95 120; pulleys V 1 72, V 1 80, PV 6 66, PV 8 68; plugs 2 D+-W blade, 3 D+-W-15 rectangular; regulator IR, B-circuit
    setPoint 14.3; fan external; diodes 9; zener no
    kg 4.7-6.9; length 180-215; od 132; mounts ${FARM_MOUNT}; bearings 6203 6201; brush 16 5; rotorOhm 2.5 3.3
    oe 11.201.###, 11.203.###, AAK5###; fits farm build fork boat; regions eu us cn; years 1975-2026; country SI; share 6
  Iskra: AAN high output
    amps 120 150 175 200; pulleys PV 8 66, PV 6 62, PV 10 68; plugs 3 D+-W-15 rectangular, 4 L-W-15-S rectangular; regulator IR, B-circuit
    setPoint 14.3; diodes 12; diodeAmps 50; winding dual star
    kg 6.8-8.6; length 205-230; od 146; mounts swing 3 10.4 74, saddle 4 10.4 84; bearings 6304 6203; brush 16 5; rotorOhm 1.8 2.2
    oe 11.203.###, 11.204.###, AAN5###; fits farm build; regions eu us; years 1998-2026; country SI
  Iskra: AAK and AAN 24 V
    volts 24; amps 35 55 70 80 100; pulleys V 1 76, V 2 82, PV 8 68; plugs 2 D+-W blade, 3 D+-W-15 rectangular; regulator IR, B-circuit
    setPoint 28.3; fan external; diodes 9
    kg 5.2-7.8; length 188-228; od 140; mounts swing 2 10.4 74, J180 2 12.4 101.6; bearings 6203 6202; brush 16 5; rotorOhm 7 10.5
    oe 11.201.###, 11.203.###, AAK4###, AAN8###; fits build truck farm boat fork; regions eu us kr; years 1985-2026; country SI
  Lucas: A127 and 15ACR to 18ACR
    amps 36 45 55 65 72; pulleys V 1 70, V 1 78, PV 6 64; plugs 3 B+-L-S blade, 2 D+-W blade; setPoint 14.2; fan external; diodes 9
    diodeAmps 25; zener no
    kg 4.2-5.6; length 175-200; od 127; mounts ${FARM_MOUNT}; ccw 0.02; bearings 6203 6201; stud M6; brush 17 5; rotorOhm 2.8 3.6
    oe 23###{A|B|D|E}, 24###{A|B|D}, 54######; fits farm build boat fork; regions eu; years 1968-2008; country GB
  Magneton: 443113 type
    amps 35 55 70 95; pulleys V 1 76, PV 6 66; plugs 2 D+-W blade; regulator IR, B-circuit; setPoint 14.2; fan external; diodes 9; zener no
    kg 4.8-6.4; length 182-210; od 132; mounts ${FARM_MOUNT}; bearings 6203 6202; brush 16 5; rotorOhm 2.8 3.6
    oe 443113######; fits farm; makes Zetor, Belarus, Valtra; years 1974-2026; country CZ; share 3
  Denso: 101211 and 102211 industrial
    amps 45 60 75 90 120; pulleys V 1 70, V 1 64, PV 6 60, PV 8 66; plugs 3 S-IG-L oval, 2 IG-L T; setPoint 14.5; diodes 8; zener no
    kg 3.9-6.2; length 165-205; od 128; mounts ${COMPACT_MOUNT}; bearings 6303 6002; stud M6; brush 10.5 1.5; rotorOhm 2.2 3.1
    oe 101211-###0, 102211-###0, 100211-###0; fits farm build fork boat lawn; regions jp us eu kr; years 1980-2026; country JP; share 6
  Denso: 021000 compact
    amps 35 40 45; pulleys V 1 62, V 1 70; plugs 3 IG-N-L rectangular, 2 IG-L T; setPoint 14.4; fan external; diodeAmps 25; zener no
    kg 3.4-4.1; length 150-168; od 120; mounts ${COMPACT_MOUNT}; bearings 6302 6201; stud M6; brush 12.5 4; rotorOhm 2.9 3.2; pump 0.08
    oe 021000-###0, 100211-###0; fits farm lawn build boat fork; regions jp us; years 1975-2026; country JP
  Denso: 24 V industrial
    volts 24; amps 35 45 60 80 90; pulleys V 1 76, V 2 80, PV 8 68, PV 6 66; plugs 3 R-IG-L oval, 2 IG-L T; setPoint 28.5; diodes 8
    kg 4.8-8.2; length 180-228; od 138; mounts swing 2 10.4 74, saddle 3 10.4 82; bearings 6303 6003; brush 18.5 5; rotorOhm 7.3 11.4
    pump 0.1
    oe 101211-###0, 104211-###0, 102211-###0; fits build truck boat; regions jp us kr; years 1985-2026; country JP; share 5
  Mitsubishi Electric: A4T and A3T 24 V
    volts 24; amps 35 40 50 60 80 100; pulleys V 1 76, V 2 80, PV 8 70, PV 6 66; plugs 2 R-L T, 3 R-L-FR oval, 2 B-L T; setPoint 28.5
    diodes 8
    kg 5.0-8.8; length 185-240; od 142; mounts swing 2 10.4 74, saddle 3 12.4 86; bearings 6304 6003; brush 21.5 8; rotorOhm 6.8 12.2
    pump 0.15
    oe A004TR####, A003TR####, A003TN####, A002TN####; fits build truck fork boat; regions jp us kr; years 1985-2026; country JP; share 6
  Hitachi: LR250 and LR260
    volts 24; amps 40 50 60 80; pulleys V 1 76, V 2 80, PV 8 70; plugs 2 R-L T, 3 L-R-N rectangular; setPoint 28.5; fan external
    kg 5.6-9.25; length 195-250; od 142; mounts swing 2 10.4 74; bearings 6304 6202; brush 18.5 5; rotorOhm 7.4 10.8; pump 0.35
    oe LR250-###{|B|C}, LR260-###{|B|C}, LR235-###; fits truck build fork; makes Isuzu, Hitachi, UD Trucks, JCB, Case CE, TCM, Hino
    years 1985-2026; country JP
  Mitsubishi Electric: A1T and A7T industrial
    amps 12 20 35 45 50 65 75; pulleys V 1 66, V 1 72, PV 4 60, PV 6 62; plugs 2 IG-L T, 2 R-L T; setPoint 14.4; diodes 6; diodeAmps 25
    zener no
    kg 3.0-5.0; length 150-182; od 122; mounts ${COMPACT_MOUNT}; bearings 6302 6201; stud M6; brush 18 8; rotorOhm 2.6 3.4; pump 0.05
    oe A001TA#### (1978-1998), A007TA0### (1985-2026); fits fork build boat farm lawn; engines ^(4G6|S4|L3|L2|K3|S6|6D)
    country JP; years 1978-2026
  Hitachi: LR135 to LR155
    amps 35 40 55 60 80; pulleys V 1 66, V 1 72, PV 6 62; plugs 2 IG-L T, 3 IG-L-P rectangular; setPoint 14.5; fan external; diodeAmps 25
    zener no
    kg 3.6-5.2; length 155-188; od 124; mounts ${COMPACT_MOUNT}; bearings 6302 6002; stud M6; brush 16 5; rotorOhm 2.6 3.2; pump 0.06
    oe LR135-###, LR155-###{|B}, LR160-###, LR180-0##{|B|C}; fits boat build fork farm; regions jp us kr cn; years 1980-2026; country JP
  Nikko: 0-33000 type
    volts 24; amps 25 35 50 60 90; pulleys V 1 78, V 2 82, PV 8 72; plugs 2 R-L stud, 2 R-N stud; setPoint 28.5; fan external
    kg 6.4-10.8; length 205-252; od 150; mounts swing 2 12.4 86; bearings 6304 6203; brush 0 0; brushless yes; rotorOhm 7.6 12.8
    oe 0-33000-###0, 0-33000-###1; fits build truck; makes Komatsu, Hitachi, Hino, UD Trucks, Isuzu, Kobelco, Doosan; years 1985-2026
    country JP; share 3
  Sawafuji: 0201 type
    volts 24; amps 40 50 60 80; pulleys V 2 80, PV 8 70; plugs 2 R-L T, 3 R-L-N rectangular; setPoint 28.5; fan external
    kg 6.8-9.8; length 210-250; od 148; mounts swing 2 12.4 86; bearings 6304 6203; brush 18 6; rotorOhm 7.2 10.6; pump 0.3
    oe 0201-152-0###, 0201-102-0###; fits truck build; makes Hino, Kobelco, UD Trucks; years 1985-2026; country JP; share 2
  Valeo: A13N marine
    amps 50 60 80 115; pulleys V 1 68, PV 6 62, PV 8 64; plugs 2 D+-W stud, 3 D+-W-S stud; regulator IR, B-circuit; setPoint 14.2
    diodeAmps 50
    kg 4.6-6.2; length 172-200; od 130; mounts swing 2 10.4 60, spool 1 10.4 82; bearings 6203 6202; brush 14 4; rotorOhm 2.6 3.4
    oe A13N###, A14N##, 43####; fits boat stern; makes Volvo Penta, Perkins; years 1980-2020; country FR
  Prestolite: marine isolated ground
    amps 51 65 72 90; pulleys V 1 66, V 1 72, PV 6 60; plugs 2 S-R stud, 1 S stud; setPoint 14.2; fan external
    kg 4.8-6.4; length 180-205; od 136; mounts spool 1 10.4 82, swing 2 10.4 60; bearings 6203 6203; brush 16 6; rotorOhm 2.4 3
    oe 8MR2###{F|K|N|U}, 8LHA2###{F|M}, 110-###; fits stern boat; regions us eu; years 1975-2018; country US; share 3
  Blackstrip: one-wire and three-wire
    amps 100 120 140 170 200 250; pulleys PV 6 52, V 1 66, PV 6 60; plugs 1 one wire stud, 2 R-F blade, 4 P-L-I-S oval; setPoint 14.8
    diodes 12; diodeAmps 65; winding hairpin
    kg 4.9-7.2; length 175-208; od 140; mounts swing 2 10.4 50.8, saddle 3 10.4 78; bearings 6303 6203; brush 14 5; rotorOhm 1.6 2.4
    oe BA-####, BA-####{C|P}; fits race; years 1949-2026; country US
`)
