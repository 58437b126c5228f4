import { createVehicleMakeSheet } from './sheet.ts'

/** Boats with their engines: stern drives on car blocks, outboards, inboard diesels, water scooters. */
export const marineSheets = [
  createVehicleMakeSheet('MerCruiser', 'us', 'stern', 'GM marine')`
    470 | 224 ci | 1976-1987 | 3.7 I4
    3.0L | 181 ci | 1990-2014 | 3.0 I4
    4.3L | 4.3L, LX, MPI | 1986-2014 | 4.3 V6
    4.5L | V6 | 2014- | 4.5 V6
    5.0L | 305 | 1986-2014 | 5.0 V8
    5.7L | 350 | 1986-2014 | 5.7 V8
    6.2L | MPI, MAG | 2000-2018 | 6.2 V8
    7.4L | 454 | 1986-2000 | 7.4 V8
    8.1L | 496 MAG | 2001-2009 | 8.1 V8
  `,
  createVehicleMakeSheet('Volvo Penta', 'eu', 'stern', 'GM marine')`
    AQ | AQ125, AQ131, AQ151 | 1982-1993 | 2.3 I4
    Petrol V6, V8 | 3.0GL, 3.0GS | 1994-2014 | 3.0 I4
    Petrol V6, V8 | 4.3GL, 4.3GXi | 1994-2013 | 4.3 V6
    Petrol V6, V8 | 5.0GXi | 1998-2013 | 5.0 V8
    Petrol V6, V8 | 5.7Gi | 1996-2013 | 5.7 V8
    MD | MD2010 to MD2040 | 1992-2005 | Perkins 100 | !boat
    D | D3 | 2005- | Penta D3 | !boat
    D | D4, D6 | 2003- | Penta D4, Penta D6 | !boat
    TAMD | TAMD31, KAD32 | 1988-2004 | TAMD31 | !boat
    TAMD | TAMD41, KAD42 to KAD44 | 1988-2004 | TAMD41 | !boat
    TAMD | TAMD61, TAMD63 | 1988-2004 | TAMD61 | @24 !boat
  `,
  createVehicleMakeSheet('OMC Cobra', 'us', 'stern', 'GM marine')`
    Cobra | 3.0 | 1986-1993 | 3.0 I4
    Cobra | 4.3 | 1986-1993 | 4.3 V6
    Cobra | 5.0, 5.7 | 1986-1993 | 5.0 V8, 5.7 V8
  `,
  createVehicleMakeSheet('Crusader', 'us', 'stern', 'GM marine')`
    V8 | 305, 350 | 1985-2012 | 5.0 V8, 5.7 V8
    V8 | 454, 8.1 | 1985-2009 | 7.4 V8, 8.1 V8
  `,
  createVehicleMakeSheet('Indmar', 'us', 'stern', 'GM marine')`
    V8 | 5.7, 6.0 | 1990-2014 | 5.7 V8
    V8 | Ford 5.8 | 1985-1996 | 5.8 V8
  `,
  createVehicleMakeSheet('PCM', 'us', 'stern', 'GM marine')`
    Excalibur | 5.7 | 1995-2014 | 5.7 V8
    ProTec | 5.8 | 1985-1998 | 5.8 V8
  `,
  createVehicleMakeSheet('Mercury', 'us', 'outboard', 'Mercury outboard')`
    6 to 25 hp | 9.9, 15 | 1988-2012 | 15 hp
    6 to 25 hp | 20, 25 | 1980-2012 | 25 hp
    FourStroke | 30, 40 EFI | 2002- | 40 hp
    FourStroke | 50, 60 EFI | 2002- | 60 hp
    FourStroke | 75, 90, 115 | 2000- | 90 hp, 115 hp
    FourStroke | 150 EFI | 2011- | 150 hp
    Verado | 135, 150, 175 | 2005-2018 | 175 hp
    Verado | 200 to 300 | 2004-2018 | 250 hp
    Two-stroke | V6 150 to 225 | 1978-2005 | 200 hp
    Two-stroke | 3-cyl 50 to 90 | 1987-2006 | 75 hp
  `,
  createVehicleMakeSheet('Mariner', 'us', 'outboard', 'Mercury outboard')`
    6 to 25 hp | 20, 25 | 1980-2002 | 25 hp
    Two-stroke | V6 150 to 200 | 1984-2002 | 200 hp
  `,
  createVehicleMakeSheet('Yamaha', 'jp', 'outboard')`
    F small | F9.9, F15 | 1998- | 15 hp
    F small | F25 | 1998- | 25 hp
    F middle | F40, F50, F60 | 1995- | 50 hp, 60 hp
    F middle | F75, F90 | 2003- | 90 hp
    F middle | F115 | 2000- | 115 hp
    F large | F150 | 2004- | 150 hp
    F large | F200, F225, F250 | 2002- | 225 hp, 250 hp
    F large | F300, F350 | 2007- | 300 hp
    Two-stroke | 40, 50 | 1984-2009 | 50 hp
    Two-stroke | 75, 90 | 1984-2009 | 90 hp
    Two-stroke | 115 to 250 V4, V6 | 1984-2011 | 150 hp, 200 hp
  `,
  createVehicleMakeSheet('Johnson', 'us', 'outboard', 'OMC')`
    2-cylinder | 9.9 to 35 | 1977-2005 | 25 hp
    2-cylinder | 40 to 60 | 1971-2005 | 50 hp
    3-cylinder | 65 to 75 | 1972-2001 | 75 hp
    V4 | 85 to 140 | 1973-2005 | 115 hp
    V6 | 150 to 235 | 1976-2005 | 200 hp
  `,
  createVehicleMakeSheet('Evinrude', 'us', 'outboard', 'OMC')`
    2-cylinder | 9.9 to 35 | 1977-1998 | 25 hp
    2-cylinder | 40 to 60 | 1971-1998 | 50 hp
    V4 | 85 to 140 | 1973-1998 | 115 hp
    V6 | 150 to 235 | 1976-1998 | 200 hp
    E-TEC | 40 to 90 | 2003-2020 | 90 hp
    E-TEC | 115 to 300 | 2003-2020 | 200 hp
  `,
  createVehicleMakeSheet('Suzuki', 'jp', 'outboard')`
    DF | DF40, DF50 | 1999- | 50 hp
    DF | DF60, DF70 | 1998- | 70 hp
    DF | DF90, DF115, DF140 | 2001- | 115 hp, 140 hp
    DF | DF150, DF175 | 2006- | 175 hp
    DF | DF200 to DF250 | 2004- | 250 hp
  `,
  createVehicleMakeSheet('Honda', 'jp', 'outboard')`
    BF | BF8, BF15, BF20 | 2001- | 20 hp
    BF | BF40, BF50 | 1995- | 50 hp
    BF | BF75, BF90 | 1995- | 90 hp
    BF | BF115, BF130 | 1998-2007 | 130 hp
    BF | BF135, BF150 | 2003- | 150 hp
    BF | BF200, BF225 | 2002- | 225 hp
  `,
  createVehicleMakeSheet('Yanmar', 'jp', 'boat')`
    GM | 1GM10, 2GM20, 3GM30 | 1980-2006 | 3GM30
    YM | 2YM15, 3YM20, 3YM30 | 2004- | 3YM30
    JH | 3JH2, 4JH2 | 1990-2000 | 4JH2
    JH | 4JH3, 4JH4, 4JH5E | 2000- | 4JH4
    LH | 4LHA-STP | 1992-2012 | 4LHA
    LP | 6LPA-STP | 1995-2015 | 6LPA
    LY | 6LYA-STP | 1996-2010 | 6LYA | @24
  `,
  createVehicleMakeSheet('Perkins', 'eu', 'boat')`
    Classic | 4-108 | 1964-1992 | 4-108
    Classic | 4-154 | 1970-1990 | 4-154
    Classic | 4-236, 4.236M | 1965-1995 | A4.236
    Classic | 6-354 | 1965-1992 | 6-354
    Prima | M50, M60 | 1986-1996 | Prima M50
    Perama | M25, M30 | 1988-2003 | Perkins 100
  `,
  createVehicleMakeSheet('Universal', 'us', 'boat')`
    M | M-25XP | 1985-1994 | D1105
    M | M-35 | 1985-1996 | V1305
  `,
  createVehicleMakeSheet('Westerbeke', 'us', 'boat')`
    W | W-27 | 1980-1990 | L3E
    44 | 44B | 1993-2008 | S4L
    Generators | 5.0 BCD | 1990-2010 | L3E
  `,
  createVehicleMakeSheet('Cummins', 'us', 'boat')`
    B | 6BTA5.9-M | 1989-2006 | 6BT | @12
    B | QSB5.9, QSB6.7 | 2003- | QSB6.7 | @12
    C | 6CTA8.3-M | 1989-2006 | C8.3 | @24
  `,
  createVehicleMakeSheet('Caterpillar', 'us', 'boat')`
    3100 | 3116, 3126 | 1990-2005 | 3126 | @24
    3200 | 3208 | 1980-1999 | 3208 | @24
    C | C7, C9 | 2003-2014 | C7, C9 | @24
  `,
  createVehicleMakeSheet('Detroit Diesel', 'us', 'boat')`
    71 | 6-71N | 1960-1995 | 6-71 | @24
    71 | 8V-71 | 1960-1995 | 8V-71 | @24
    92 | 6V-92 | 1974-1995 | 6V-92 | @24
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'boat')`
    L | L2C, L2E | 1980-1995 | L2C | @24
    S12 | S12A2, S12R | 1990-2012 | S12A2 | @24
  `,
  createVehicleMakeSheet('Sea-Doo', 'us', 'atv')`
    4-TEC | GTX, RXP, RXT | 2002- | Rotax 1503
    Two-stroke | GTX, GTS, XP | 1991-2005 | Rotax 717
  `,
  createVehicleMakeSheet('Yamaha WaveRunner', 'jp', 'atv')`
    FX | FX140, FX160 | 2002-2011 | Yamaha MR-1
    FX | FX SHO | 2008- | Yamaha 1812
  `,
  createVehicleMakeSheet('Kawasaki Jet Ski', 'jp', 'atv')`
    Ultra | 250X, 260X, 300X | 2007- | Kawasaki 1498
  `,
]
