import { createVehicleMakeSheet } from './sheet.ts'

/** Tractors and harvesters with their engines. They run on 12 V unless marked otherwise. */
export const agricultureSheets = [
  createVehicleMakeSheet('John Deere', 'us', 'farm')`
    Vintage | 4020 | 1963-1972 | 404 diesel
    Vintage | 4440 | 1978-1982 | 466 diesel
    6000 | 6420 | 2001-2006 | 4045
    6000 | 6400 | 1992-1998 | 4045
    6R | 6150R | 2011- | 6068
    7000 | 7810 | 1997-2003 | 6081
    8R | 8320R | 2009- | 6090
    5E | 5075E | 2008- | 3029
    7000 | 7230 | 2007-2011 | 6068
    9000 STS | 9650 | 2000-2003 | 6081
  `,
  createVehicleMakeSheet('Case IH', 'us', 'farm')`
    Magnum | 7140 | 1991-1993 | 8.3 l 6TA
    Maxxum | 5140 | 1990-1997 | 5.9 l 6T-590
    MX | MX135 | 1997-2001 | 5.9 l 6T-590
    Puma | 165 | 2007- | NEF 6.7
    Axial-Flow | 2388 | 1998-2008 | 8.3 l 6TA
    Farmall | 75C | 2011- | F5C
    Maxxum | 125 | 2007- | NEF 4.5, NEF 6.7
  `,
  createVehicleMakeSheet('International Harvester', 'us', 'farm')`
    06 | 706 | 1963-1967 | D282
    06 | 806 | 1963-1967 | D361
    66 | 1066 | 1971-1976 | DT414
    86 | 1086 | 1976-1981 | DT414
    Utility | 574 | 1970-1978 | D239
    Farmall | M | 1939-1952 | C248 | @6
    Farmall | H | 1939-1953 | C152 | @6
  `,
  createVehicleMakeSheet('New Holland', 'eu', 'farm')`
    Genesis | 8970 | 1993-2002 | 7.5 l Genesis
    TM | TM150 | 1999-2007 | 7.5 l Genesis
    T6000 | T6070 | 2007-2015 | NEF 6.7
    TN | TN75 | 1998-2005 | 8035
    T7 | T7.210 | 2011- | NEF 6.7
    TC | TC5070 | 2007-2013 | NEF 4.5
  `,
  createVehicleMakeSheet('Ford', 'us', 'farm')`
    Thousand | 5000 | 1965-1975 | BSD 256
    Ten | 6610 | 1981-1993 | BSD 268
    Ten | 7610 | 1981-1993 | BSD 268
    N | 8N | 1947-1952 | 119.7 ci | @6
    N | 9N, 2N | 1939-1947 | 119.7 ci | @6
    Thousand | 3000 | 1965-1975 | BSD 175
  `,
  createVehicleMakeSheet('Massey Ferguson', 'eu', 'farm')`
    100 | 135 | 1964-1975 | AD3.152
    100 | 165 | 1964-1975 | AD4.203, A4.212
    200 | 290 | 1976-1993 | A4.248
    300 | 399 | 1987-1997 | 1006
    5400 | 5455 | 2003-2012 | 1104
    6400 | 6480 | 2003-2012 | 1106
    300 | 362 | 1986-1998 | A4.236
    200 | 240 | 1979-1988 | AD3.152
  `,
  createVehicleMakeSheet('Kubota', 'jp', 'farm')`
    L | L3410 | 1998-2003 | D1503
    L | L4240 | 2007-2013 | V2203
    M | M7040 | 2006-2012 | V3307
    M | M9540 | 2007-2012 | V3800
    BX | BX2360 | 2009-2015 | D902
    B | B7510 | 1999-2008 | D1105
    M | M5040 | 2006-2012 | V2403
    L | L2501 | 2014- | D1703
  `,
  createVehicleMakeSheet('Fendt', 'eu', 'farm')`
    400 Vario | 412 | 1999-2012 | BF4M2013
    700 Vario | 716 | 1998-2012 | BF6M2013
    800 Vario | 820 | 2007-2014 | BF6M2013
    900 Vario | 936 | 2005-2014 | TCD 7.8
    300 | 312 | 1987-2002 | BF4M1012
  `,
  createVehicleMakeSheet('Deutz-Fahr', 'eu', 'farm')`
    Agrotron | 150 | 1997-2003 | BF6M1013
    Agrotron | K610 | 2007-2012 | BF6M2013
    DX | DX 6.05 | 1983-1995 | BF6L913
    Agrofarm | 100 | 2007-2013 | BF4M2013
  `,
  createVehicleMakeSheet('Same', 'eu', 'farm')`
    Explorer | 80 | 1985-2002 | SDF 1000.4
    Dorado | 86 | 2000-2012 | SDF 1000.4
  `,
  createVehicleMakeSheet('Claas', 'eu', 'farm')`
    Lexion | 480 | 1996-2004 | OM502LA | @24
    Axion | 850 | 2006-2013 | 6068
    Ares | 816 | 2003-2008 | 6068
    Arion | 640 | 2007-2014 | 6068
    Jaguar | 890 | 2000-2008 | OM502LA | @24
  `,
  createVehicleMakeSheet('Zetor', 'eu', 'farm')`
    5211 | | 1984-1992 | Z5201
    7711 | | 1984-1992 | Z7701
    Forterra | 11441 | 1998-2008 | Z1204
    Proxima | 8441 | 2004-2012 | Z1204
  `,
  createVehicleMakeSheet('Belarus', 'eu', 'farm')`
    MTZ | 80, 82 | 1974- | D-240, D-243
    MTZ | 892 | 2000- | D-245
    MTZ | 1221 | 1998- | D-260
  `,
  createVehicleMakeSheet('Valtra', 'eu', 'farm')`
    6000 | 6400 | 1995-2003 | 420DS
    T | T190 | 2002-2010 | 66ETA
    N | N111 | 2006-2011 | 44CTA
  `,
  createVehicleMakeSheet('Yanmar', 'jp', 'farm')`
    YM | YM2000 | 1977-1983 | 2T84
    EF | EF494T | 2016- | 4TNV88
  `,
  createVehicleMakeSheet('Iseki', 'jp', 'farm')`
    TG | TG5390 | 2003-2012 | E3CD
  `,
  createVehicleMakeSheet('Mahindra', 'cn', 'farm')`
    25 | 4025 | 2007- | MDI 2500
    26 | 2638 | 2015- | MCRD 3
  `,
]
