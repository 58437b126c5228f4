import { readStarterSeries } from './starter-series.ts'

/** Starters of trucks, tractors, excavators and large boats, as series. */
export const heavyStarterSeries = readStarterSeries(`
  Delco Remy: 28MT
    kind OSGR; kw 3.2 3.6 4; teeth 9 10 11; module 2.54; ccw 0.03
    kg 6.4-8.8; length 260-300; od 92; pilot 82.5 89; hole 11; stud M10; clock 10 11 1
    oe 199#### (1986-2004), 104{61|65|78}### (1992-2012), 8200### (2004-2026); fits farm build truck boat; regions us eu jp; fuel diesel
    years 1986-2026; country US; share 4
  Delco Remy: 37MT and 38MT
    kind OSGR; kw 4.2 5 6; teeth 10 11
    kg 12.4-14.6; length 330-365; od 108; pilot 89 92; hole 13.5; stud M10; terminals 30, 50, IMS
    oe 199#### (1965-2004), 104{61|65|78}### (1992-2012), 8200### (2004-2026); fits truck farm build boat; country MX
  Delco Remy: 39MT
    kind PLGR; kw 6.4 7.2 7.8; teeth 11 12
    kg 13.6-15.4; length 362-388; od 111; pilot 92; holes 3; hole 13.5; stud M12; clock 9 10 11 12 1; terminals 30, 50, IMS, OCP
    oe 104{61|65|78}### (1999-2010), 8200### (2003-2026); fits truck farm; years 1999-2026; country MX; share 5
  Delco Remy: 39MT 24 V
    kind PLGR; volts 24; kw 7.2 8.3 9; teeth 11 12
    kg 13.8-15.8; length 362-390; od 111; pilot 92; holes 3; hole 13.5; stud M12; terminals 30, 50, IMS, OCP
    oe 104{61|65|78}### (1999-2010), 8200### (2003-2026); fits truck build boat; years 1999-2026; country MX; share 2
  Delco Remy: 42MT
    kind DD; kw 6 7 7.5; teeth 11 12
    kg 24.0-27.0; length 430-462; od 132; pilot 92; holes 3; hole 13.5; stud M12; clock 10 11 12 2; terminals 30, 50, G
    oe 199#### (1965-2004), 104{61|65|78}### (1990-2010); fits truck farm; regions us; years 1965-2010; country US; share 4
  Delco Remy: 42MT 24 V
    kind DD; volts 24; kw 6 7 7.5; teeth 11 12
    kg 24.0-27.0; length 430-462; od 132; pilot 92; holes 3; hole 13.5; stud M12; clock 10 11 12 2; terminals 30, 50, G
    oe 199#### (1965-2004), 104{61|65|78}### (1990-2010); fits build boat truck; years 1965-2010; country US
  Delco Remy: 50MT
    kind DD; volts 24; kw 8.5 9 11.2 15; teeth 11 12 13; module 3.18; ccw 0.05
    kg 28.0-34.5; length 450-505; od 140; pilot 92; holes 3; hole 16.5; stud M12; clock 10 11 12; terminals 30, 50, G
    oe 199#### (1965-2004), 104{61|65|78}### (1990-2010); fits build boat; country US; share 2
  Prestolite: M105R
    kind DD; kw 6 7.3 8; teeth 11 12
    kg 22.0-26.5; length 420-455; od 130; pilot 92; holes 3; hole 13.5; stud M12; clock 10 11 12; terminals 30, 50, G
    oe M105R####, MS7-###, M125R####; fits truck; regions us; years 1985-2012; country US
  Bosch: HEF109
    kind PLGR; volts 24; kw 4 5 5.5 6; teeth 10 11 12
    kg 9.6-12.6; length 300-345; od 109; pilot 89 92; hole 13.5; stud M10; terminals 30, 50, 31
    oe 0 001 241 ###, 0 001 261 ###, 0 001 263 ###; fits truck build farm; regions eu us kr; years 1994-2026; country DE; share 6
  Bosch: KB
    kind DD; volts 24; kw 5.4 6.2 6.6; teeth 9 10 11; ccw 0.04
    kg 15.5-18.0; length 365-400; od 124; pilot 89 92; holes 3; hole 13.5; stud M12; clock 9 10 12 2; terminals 30, 50, 31
    oe 0 001 410 ###, 0 001 416 ###, 0 001 417 ###; fits truck build boat; regions eu us; years 1970-2010; country DE; share 4
  Bosch: QB
    kind DD; volts 24; kw 8.4 9; teeth 11 12; ccw 0.08
    kg 22.5-25.0; length 415-440; od 128; pilot 92; holes 3; hole 13.5; stud M12; clock 10 12; terminals 30, 50, 31
    oe 0 001 330 ###, 0 001 340 ###; fits truck build boat; regions eu us; country DE; share 1
  Bosch: JF and IF
    kind DD; kw 2.7 3 3.1; teeth 9 10 11
    kg 8.4-9.8; length 290-325; od 114; pilot 89 95; hole 13.5; stud M10; clock 10 11 12 1
    oe 0 001 362 ###, 0 001 367 ###, 0 001 368 ###; fits farm build truck boat; regions eu us; fuel diesel; years 1962-2004; country DE
  Bosch: EV planetary
    kind PLGR; kw 2.2 2.5 3 3.2; teeth 9 10 11; module 2.54
    kg 5.2-7.6; length 235-285; od 92; pilot 82.5 89; hole 10.5; stud M10
    oe 0 001 223 ###, 0 001 230 ###, 0 001 231 ###; fits farm build truck fork; regions eu us; fuel diesel; years 1990-2026; country DE
  Iskra: AZE and AZJ
    kind PLGR; kw 2.2 2.7 3 3.2; teeth 9 10 11
    kg 6.2-8.6; length 255-300; od 96; pilot 89 95; hole 11; stud M10; clock 9 10 11 12 2
    oe 11.130.###, 11.131.###, AZJ3###, AZE2###; fits farm build fork boat; regions eu us cn; fuel diesel; years 1985-2026; country SI
    share 5
  Iskra: AZF
    kind PLGR; volts 24; kw 4 4.8 5.5; teeth 9 10 11; ccw 0.03
    kg 9.2-12.0; length 295-340; od 105; pilot 89 92; hole 13.5; stud M10; terminals 30, 50, 31
    oe 11.131.###, 11.132.###, AZF4###; fits build truck farm boat; regions eu us; years 1985-2026; country SI
  Iskra: AZF 12 V
    kind PLGR; kw 3.2 3.6 4.2; teeth 9 10 11
    kg 8.8-10.6; length 290-330; od 105; pilot 89 92; hole 13.5; stud M10
    oe 11.131.###, 11.132.###, AZF4###; fits farm build; regions eu us cn; country SI
  Lucas: M127
    kind DD; kw 2.6 2.8 3; teeth 9 10 11
    kg 9.6-11.2; length 320-345; od 127; pilot 89 95; holes 3; hole 11; stud M10; clock 11 12 1
    oe 26###{A|B|D|E}, 27###{A|B}, 25###{A|D}; fits farm build boat; regions eu us; years 1964-2002; country GB
  Lucas: M45G and 2M100
    kind DD; kw 1.4 1.8 2.2; teeth 9 10; module 2.54
    kg 7.6-10.2; length 280-320; od 114; pilot 82.5 89; hole 11; clock 12
    oe 25###{A|B|D}, 26###{A|B|D}; fits farm boat fork; regions eu; years 1960-1992; country GB; share 2
  Magneton: 9142 type
    kind PLGR; kw 2.5 2.9 3.5; teeth 9 10 11
    kg 6.8-9.0; length 265-310; od 98; pilot 89 92; hole 11; stud M10; clock 10 11 12
    oe 9142###, 44311514####; fits farm; makes Zetor, Belarus, Valtra; country CZ
  Denso: P7 and P8 gear type
    kind PLGR; kw 3 4 4.8; teeth 10 11
    kg 7.8-10.4; length 280-325; od 96; pilot 89 92; hole 11; stud M10; clock 9 10 11; terminals 30, 50, IMS
    oe 428000-###0, 228000-###0, 438000-###0; fits farm truck build car; regions us jp eu; fuel diesel; years 1990-2026; country JP; share 4
  Denso: 24 V gear type
    kind PLGR; volts 24; kw 3.2 4.5 5 5.5; teeth 10 11 12
    kg 8.2-12.4; length 290-345; od 100; pilot 89 92; hole 13.5; stud M10; terminals 30, 50, IMS
    oe 428000-###0, 228000-###0, 438000-###0, 028000-###0; fits truck build boat; regions jp us eu kr; country JP; share 5
  Nikko: 0-23000 type
    kind DD; volts 24; kw 4.5 5.5 7.5 11; teeth 10 11 12 13
    kg 12.6-24.5; length 330-440; od 128; pilot 92; holes 3; hole 13.5; stud M10; clock 10 11 12; terminals 30, 50, C
    oe 0-23000-###0, 0-23000-###1; fits build truck fork; regions jp kr; country JP; share 4
  Sawafuji: 0350 and 0365
    kind PLGR; volts 24; kw 4.5 5 6; teeth 10 11 12
    kg 10.8-14.8; length 320-370; od 112; pilot 89 92; hole 13.5; stud M10; clock 9 10 11; terminals 30, 50, C
    oe 0350-602-###0, 0365-502-###0, 0355-502-###0; fits truck build; makes Hino, Kobelco, UD Trucks, Isuzu; country JP
  Hitachi: S25 gear type
    kind OSGR; volts 24; kw 3.2 4.5 5; teeth 9 10 11
    kg 7.6-11.6; length 280-335; od 98; pilot 89 92; hole 13.5; stud M10; clock 10 11 1; terminals 30, 50, C
    oe S25-###, S25-###{A|B|C}, S13-###; fits truck build fork; makes Isuzu, Hitachi, UD Trucks, Case CE, JCB, TCM, Takeuchi; country JP
  Mitsubishi Electric: M8T and M9T 24 V
    kind PLGR; volts 24; kw 3.2 5 5.5 6 7.5; teeth 10 11 12
    kg 7.9-15.6; length 290-385; od 104; pilot 89 92; hole 13.5; stud M10; terminals 30, 50, IMS
    oe M008T#####, M009T#####, M003T#####; fits truck build fork boat; regions jp us kr; country JP; share 5
  Mitsubishi Electric: M9T 12 V
    kind PLGR; kw 5.5 6.6 7.5; teeth 11 12
    kg 12.8-15.2; length 350-382; od 108; pilot 92; holes 3; hole 13.5; stud M12; terminals 30, 50, IMS
    oe M009T#####; fits truck; regions us; years 2000-2026; country JP
  Valeo: D13 heavy
    kind PLGR; volts 24; kw 4 5 5.5; teeth 10 11 12
    kg 9.4-11.8; length 300-335; od 106; pilot 89 92; holes 3; hole 13.5; stud M10; clock 9 10 12; terminals 30, 50, 31
    oe D10E###, D11E###, 43####; fits truck build; regions eu kr; country FR; share 2
  Valeo: D9 and D10 diesel
    kind PLGR; kw 1.8 2.2 2.5; teeth 9 10 11 13; module 2.11; ccw 0.05
    kg 4.0-5.6; length 210-250; od 84; pilot 66 76.2 82.5; hole 10.5; clock 9 10 11
    oe D10E###, 43####, D8R###; fits car truck boat fork; regions eu kr; fuel diesel; years 1990-2026; country FR
`)
