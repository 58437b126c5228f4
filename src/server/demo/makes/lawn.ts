import { createVehicleMakeSheet } from './sheet.ts'

/** Machines with small petrol engines: single engines, garden tractors, quads and golf cars. */
export const lawnSheets = [
  createVehicleMakeSheet('Briggs & Stratton', 'us', 'lawn')`
    Single | I/C and Intek 28xxxx | 1990- | B&S 28
    Single | Intek 31xxxx | 1998- | B&S 31
    V-twin | Intek 40xxxx to 44xxxx | 1998- | B&S 44
    Opposed twin | 402400 to 402499 | 1978-1998 | B&S 402
    Vanguard | V-twin 303447, 350447 | 1989- | Vanguard 16
    Vanguard | V-twin 356447, 385447 | 1992- | Vanguard 23
    Vanguard | Big Block 543477 | 2006- | Vanguard 35
    Professional | Professional Series 25, 27 | 2006- | B&S 44
  `,
  createVehicleMakeSheet('Kohler', 'us', 'lawn')`
    K | K241, K301, K321, K341 | 1959-1991 | Kohler K
    Magnum | M8 to M20 | 1983-1996 | Kohler K
    Command | CH11 to CH16, CV11 to CV16 | 1990- | Command CV15
    Command | CH18 to CH25, CV18 to CV25 | 1990- | Command CV25
    Courage | SV470 to SV620 | 2003-2014 | Courage SV
    Courage | SV710 to SV740 | 2005-2014 | Courage twin
    7000 | KT715 to KT745 | 2011- | Kohler 7000
    Confidant | ZT710 to ZT740 | 2013- | Kohler 7000
  `,
  createVehicleMakeSheet('Kawasaki', 'jp', 'lawn')`
    FC, FB | FC420V, FC540V, FB460V | 1985-2002 | Kawasaki FC
    FD | FD501V, FD620D, FD731V | 1990-2012 | Kawasaki FD
    FH | FH430V to FH580V | 1997-2014 | Kawasaki FH580
    FH | FH641V to FH721V | 1997-2014 | Kawasaki FH721
    FR, FS | FR600V, FS541V to FS730V | 2009- | Kawasaki FS
    FX | FX600V to FX1000V | 2009- | Kawasaki FX
  `,
  createVehicleMakeSheet('Honda', 'jp', 'lawn')`
    GX single | GX340, GX390 | 1990- | GX390
    GX twin | GX610, GX620, GX670 | 1995-2012 | GX620
    GX twin | GX630, GX660, GX690 | 2009- | GX690
    GXV | GXV530, GXV620 | 1998-2012 | GX620
  `,
  createVehicleMakeSheet('Onan', 'us', 'lawn')`
    P | P216, P218, P220 | 1985-1997 | Onan P218
    B | B43, B48 | 1975-1988 | Onan B48
    CCK | CCKA, CCKB | 1955-1985 | Onan B48
    Performer | 16, 18, 20 | 1983-1990 | Onan P218
  `,
  createVehicleMakeSheet('Tecumseh', 'us', 'lawn')`
    Enduro | OV358EA, OVXL120 | 1985-2008 | Tecumseh OV
    Cast iron | OH160, OH180 | 1975-1990 | Tecumseh OH
    VM, HM | VM80 to VM100, HM80 to HM100 | 1972-2005 | Tecumseh OV
  `,
  createVehicleMakeSheet('John Deere', 'us', 'lawn')`
    LT | LT133, LT155 | 1998-2005 | Command CV15
    300 | 345, LX188 | 1990-2001 | Kawasaki FD
    100 | L110, D110 | 2003- | B&S 31
    X300 | X300 to X340 | 2006- | Kawasaki FS
    ZTrak | Z425, Z757 | 2003-2014 | B&S 44, Kawasaki FH721
    300 | 318, 420 | 1983-1992 | Onan P218
    400 | 425, 445 | 1993-2006 | Kawasaki FD
    400 | 455 | 1993-2002 | 3TNA72
    Front mowers | F935, F1145 | 1989-2005 | 3TN75
  `,
  createVehicleMakeSheet('Cub Cadet', 'us', 'lawn')`
    1000 | LT1045, LT1050 | 2005-2013 | Courage SV, Courage twin
    RZT | RZT50 | 2005-2016 | Courage twin, Kawasaki FR
    Quiet Line | 1450, 1650 | 1974-1980 | Kohler K
    2000 | 2166 | 1996-2002 | Command CV15
  `,
  createVehicleMakeSheet('Toro', 'us', 'lawn')`
    Wheel Horse | 269-H | 1996-1999 | Command CV15
    Wheel Horse | 416-8, 520-H | 1986-1999 | Onan P218
    TimeCutter | Z380 to Z480 | 2000-2014 | B&S 44, Kohler 7000
    Groundsmaster | 220-D | 1990-2001 | K3D
    Groundsmaster | 325-D | 1992-2003 | K3D
  `,
  createVehicleMakeSheet('Kubota', 'jp', 'lawn')`
    BX | BX1860, BX2370 | 2009-2017 | D902
    GR | GR2100, GR2120 | 2004-2015 | D782
    ZD | ZD326, ZD331 | 2007- | D1105
  `,
  createVehicleMakeSheet('Husqvarna', 'us', 'lawn')`
    YTH | YTH2042, YTH24V48 | 2007- | B&S 31, B&S 44
    LGT | LGT2654 | 2007-2014 | B&S 44, Courage twin
  `,
  createVehicleMakeSheet('Craftsman', 'us', 'lawn')`
    LT | LT1000 | 1997-2010 | B&S 28, B&S 31
    GT | GT5000 | 2000-2010 | Command CV25
  `,
  createVehicleMakeSheet('Snapper', 'us', 'lawn')`
    Rear engine | 28 and 30 inch | 1985-2013 | B&S 28
  `,
  createVehicleMakeSheet('Simplicity', 'us', 'lawn')`
    Regent, Conquest | 14 to 20 hp | 1995-2012 | Vanguard 16, Vanguard 23
  `,
  createVehicleMakeSheet('Exmark', 'us', 'lawn')`
    Lazer Z | HP, AS, XP | 1995-2012 | Kawasaki FH721, Command CV25
  `,
  createVehicleMakeSheet('Scag', 'us', 'lawn')`
    Turf Tiger | STT | 2000- | Kawasaki FX, Command CV25, Vanguard 35
  `,
  createVehicleMakeSheet('Polaris', 'us', 'atv')`
    Sportsman | 400, 500 | 1996-2013 | Polaris 500
    Ranger | 700, 800 | 2005-2014 | Polaris 800
    RZR | 800, 800 S | 2008-2014 | Polaris 800
  `,
  createVehicleMakeSheet('Honda ATV', 'jp', 'atv')`
    FourTrax | TRX350 | 2000-2006 | Honda TRX
    FourTrax | TRX400, TRX500 | 1995-2014 | Honda TRX
  `,
  createVehicleMakeSheet('Yamaha ATV', 'jp', 'atv')`
    Grizzly | 660 | 2002-2008 | Yamaha 660
    Rhino | 450, 660 | 2004-2009 | Yamaha 660
  `,
  createVehicleMakeSheet('Kawasaki ATV', 'jp', 'atv')`
    Mule | 2510, 3010 | 1993-2008 | Kawasaki FD
    Brute Force | 750 | 2005-2022 | Kawasaki 750
  `,
  createVehicleMakeSheet('Arctic Cat', 'us', 'atv')`
    ATV | 400 to 700 | 1998-2015 | Arctic Cat H1
  `,
  createVehicleMakeSheet('Can-Am', 'us', 'atv')`
    Outlander | 400, 500, 650, 800 | 2003-2014 | Rotax V-twin
  `,
  createVehicleMakeSheet('E-Z-GO', 'us', 'golf')`
    TXT | 295, 350 cc | 1991-2009 | E-Z-GO 295, E-Z-GO 350
    Workhorse | 350 cc | 1996-2009 | E-Z-GO 350
  `,
  createVehicleMakeSheet('Club Car', 'us', 'golf')`
    DS | FE290, FE350 | 1984-2014 | FE290, FE350
    Precedent | FE290, FE350 | 2004-2019 | FE290, FE350
  `,
  createVehicleMakeSheet('Yamaha Golf', 'jp', 'golf')`
    G | G2 to G29 | 1985-2016 | Yamaha 301, Yamaha 357
  `,
]
