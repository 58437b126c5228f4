import { createVehicleMakeSheet } from './sheet.ts'

/** Excavators, loaders, backhoes and engines that are sold alone. */
export const constructionSheets = [
  createVehicleMakeSheet('Caterpillar', 'us', 'build')`
    Excavators | 320B, 320C | 1996-2006 | 3066
    Excavators | 320D | 2006-2014 | C6.4
    Excavators | 330C | 2001-2008 | C9
    Backhoe loaders | 416C, 416D | 1996-2006 | 3054 | @12
    Backhoe loaders | 416E | 2006-2012 | 3054C | @12
    Dozers | D6R | 1996-2010 | 3306, C9
    Wheel loaders | 950G | 1998-2005 | 3126
    Skid steers | 226, 236 | 1999-2012 | 3024C | @12
    Excavators | 312C | 2001-2008 | 3064
    Haul trucks | 777D | 1996-2007 | 3508 | @24
  `,
  createVehicleMakeSheet('Komatsu', 'jp', 'build')`
    Excavators | PC200-5 | 1987-1993 | S6D95L
    Excavators | PC200-6 | 1993-2000 | S6D95L, S6D102E
    Excavators | PC200-7 | 2001-2006 | SAA6D102E
    Excavators | PC200-8 | 2006-2016 | SAA6D107E
    Excavators | PC300-5 | 1988-1994 | 6D125
    Excavators | PC400-7 | 2003-2010 | 6D125
    Dozers | D20, D21 | 1986-1994 | 4D94 | @12
    Wheel loaders | WA380-3 | 1994-2002 | S6D114E
    Dump trucks | HD465-7 | 2002-2012 | SAA6D170E
    Excavators | PC78US-6 | 2003-2010 | 4D95LE
  `,
  createVehicleMakeSheet('Hitachi', 'jp', 'build')`
    EX | EX200-5 | 1996-2000 | 6BG1
    ZX | ZX200 | 2001-2006 | 6BG1
    ZX | ZX200-3 | 2006-2014 | 4HK1
    ZX | ZX330 | 2002-2013 | 6HK1
    ZX | ZX50U | 2004-2015 | 4TNV88
    ZX | ZX70 | 2000-2008 | 4JG1
  `,
  createVehicleMakeSheet('JCB', 'eu', 'build')`
    3CX | Perkins | 1991-2004 | 1004 | @12
    3CX | Dieselmax | 2004- | JCB 444 | @12
    JS | JS220 | 1998-2012 | 6BG1, 4HK1
    Loadall | 540-170 | 2002- | JCB 444, 1104 | @12
    Micro | 8018 | 2000-2014 | 103
    Loadall | 530-70 | 1996-2005 | 1004 | @12
  `,
  createVehicleMakeSheet('Bobcat', 'us', 'build')`
    700 | 753, 763, 773 | 1995-2003 | V2203
    S | S185 | 2002-2013 | V2203, V2403
    S | S250 | 2002-2012 | V3300
    T | T190 | 2001-2013 | V2203, V2403
    E | E35 | 2010- | D1703
    Mini excavators | 331, 334 | 1995-2009 | V2203
  `,
  createVehicleMakeSheet('Case CE', 'us', 'build')`
    Skid steers | 1845C | 1985-2001 | 4-390
    Backhoe loaders | 580 Super L | 1994-2000 | 4T-390
    Backhoe loaders | 580M | 2000-2010 | 4-390, 445
    CX | CX210 | 2000-2013 | 6BG1, 4HK1 | @24
    Wheel loaders | 621D | 2001-2010 | NEF 6.7 | @24
  `,
  createVehicleMakeSheet('Volvo CE', 'eu', 'build')`
    Excavators | EC210B | 2001-2009 | D6D
    Excavators | EC360B | 2001-2010 | D12
    Wheel loaders | L90E | 2001-2007 | D6D
    Dump trucks | A25D | 2000-2007 | D9
    Compact excavators | EC55B | 2000-2011 | S4L | @12
    Excavators | EC290B | 2001-2010 | BF6M1013
  `,
  createVehicleMakeSheet('Doosan', 'kr', 'build')`
    Solar | 220LC-V | 1997-2007 | DB58
    DX | DX225LC | 2007-2014 | DL06
    DX | DX300LC | 2007-2014 | DL08
    Mega | 250-V | 1999-2008 | DB58
  `,
  createVehicleMakeSheet('Hyundai CE', 'kr', 'build')`
    R | R210LC-7 | 2002-2008 | B5.9-C
    R | R210LC-9 | 2008-2016 | QSB6.7
    R | R55-7 | 2002-2010 | 4TNV94 | @12
    HL | HL757-7 | 2002-2009 | C8.3
  `,
  createVehicleMakeSheet('Kobelco', 'jp', 'build')`
    SK | SK200-6 | 1996-2005 | 6D34
    SK | SK200-8 | 2006-2014 | J05E
    SK | SK350-8 | 2006-2014 | J08E
    SK | SK330-6 | 1999-2006 | 6D16
  `,
  createVehicleMakeSheet('Takeuchi', 'jp', 'build')`
    TB | TB135 | 2001-2010 | 4TNV88
    TL | TL130 | 2003-2012 | 4TNV98
    TB | TB016 | 1999-2012 | 3TNE74
  `,
  createVehicleMakeSheet('Yanmar', 'jp', 'build')`
    ViO | ViO55 | 2000-2015 | 4TNV88, 4TNE88
    ViO | ViO35 | 2003-2015 | 3TNV88
    Engines | 3TNV82 | 2000- | 3TNV82
    Engines | 3TNV88 | 2000- | 3TNV88
    Engines | 4TNV94 | 2000- | 4TNV94
    Engines | 4TNV98 | 2000- | 4TNV98
  `,
  createVehicleMakeSheet('Manitou', 'eu', 'build')`
    MT | MT1740 | 2002-2014 | 1104 | @12
    MLT | MLT634 | 2002-2014 | 1104 | @12
  `,
  createVehicleMakeSheet('Genie', 'us', 'build')`
    GTH | GTH-844 | 2001-2015 | 1104, TD2.9 2012-15 | @12
    S | S-65 | 1998-2014 | F4L1011 | @12
  `,
  createVehicleMakeSheet('Liebherr', 'eu', 'build')`
    R | R924 | 2003-2012 | D924, D934
    L | L544 | 1998-2008 | D924
  `,
  createVehicleMakeSheet('Terex', 'eu', 'build')`
    Backhoe loaders | 860 | 2000-2010 | 1004 | @12
  `,
  createVehicleMakeSheet('Perkins', 'eu', 'build')`
    1100 | 1103 | 2003- | 1103
    1100 | 1104C, 1104D | 2003- | 1104
    1100 | 1106 | 2003- | 1106
    400 | 404D | 2002- | 404D
    4.236 | 4.236 | 1964-1994 | A4.236
    1000 | 1004, 1006 | 1987-2004 | 1004, 1006
  `,
  createVehicleMakeSheet('Cummins', 'us', 'build')`
    B | 4BT3.9 | 1983-2009 | 4BT | @12
    B | 6BT5.9 | 1983-2009 | 6BT | @12
    B | QSB6.7 | 2006- | QSB6.7
    C | 6CT8.3 | 1985-2008 | C8.3
    N | NT855 | 1970-2002 | NT855
    K | KTA19 | 1974- | KTA19
    M | M11, QSM11 | 1994-2012 | QSM11
  `,
  createVehicleMakeSheet('Deutz', 'eu', 'build')`
    912 | F3L912, F4L912 | 1969-2005 | F4L912 | @12
    1011 | F4L1011 | 1992-2010 | F4L1011 | @12
    1012 | BF4M1012 | 1994-2010 | BF4M1012 | @24
    1013 | BF6M1013 | 1994-2012 | BF6M1013 | @24
    2012 | TCD 2012 | 2003-2014 | BF4M2013 | @24
  `,
  createVehicleMakeSheet('Kubota', 'jp', 'build')`
    Engines | D902 | 2000- | D902
    Engines | D1105 | 1995- | D1105
    Engines | D1703 | 1998- | D1703
    Engines | V2203 | 1990- | V2203
    Engines | V2403 | 2004- | V2403
    Engines | V3300, V3800 | 1998- | V3300, V3800
    KX | KX121 | 1997-2011 | V2203
  `,
  createVehicleMakeSheet('Isuzu', 'jp', 'build')`
    Engines | 4LE1, 4LE2 | 1995- | 4LE
    Engines | 4JB1 | 1988-2010 | 4JB1
    Engines | 6BG1 | 1992- | 6BG1
    Engines | C240 | 1985- | C240
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'build')`
    Engines | S4L, S4L2 | 1990- | S4L
    Engines | L3E | 1990- | L3E
    Engines | S4S, S6S | 1992- | S4S, S6S
  `,
  createVehicleMakeSheet('Lister-Petter', 'eu', 'build')`
    Alpha | LPW3, LPW4 | 1988-2012 | LPW4
    T | TR2, TR3 | 1985-2010 | TR3
  `,
  createVehicleMakeSheet('Hatz', 'eu', 'build')`
    Silent Pack | 4L41, 4M41 | 1990- | 4M41
    1B | 1B30, 1B40 | 1990- | 1B40
  `,
]
