import { createVehicleMakeSheet } from './sheet.ts'

/** Trucks and buses with their engines. North American chassis run on 12 V, the others on 24 V. */
export const americanTruckSheets = [
  createVehicleMakeSheet('Freightliner', 'us', 'truck')`
    Cascadia | 113, 125 | 2008-2017 | DD13, DD15, ISX15
    Cascadia | P4 | 2018- | DD13, DD15, X15
    Columbia | 112, 120 | 2000-2010 | Series 60, MBE4000
    M2 | 106 | 2002- | MBE900 2002-07, ISB6.7 2007-, ISC8.3 2002-09, ISL9 2007-
    Century Class | S/T | 1996-2010 | Series 60, N14 1996-2001, C12, C15
    FLD | 120 | 1987-2003 | Series 60, N14, 3406E
    Coronado | 122, 132 | 2001-2019 | Series 60 2001-09, DD15 2009-19, C15 2001-06
    FL | FL60, FL70 | 1991-2007 | ISB5.9, 3126
  `,
  createVehicleMakeSheet('Peterbilt', 'us', 'truck')`
    379 | | 1987-2007 | 3406E 1993-2000, C15 2000-07, N14 1991-2001, ISX 1998-2007
    386 | | 2005-2015 | ISX, ISX15 2010-15, C15 2005-09
    387 | | 1999-2010 | ISX, C15
    389 | | 2007-2024 | ISX15, X15, MX-13
    579 | | 2012- | MX-13, ISX15, X15
    330 | | 1999-2010 | ISC8.3, PX-6
    337 | | 2010-2021 | PX-7, PX-9
  `,
  createVehicleMakeSheet('Kenworth', 'us', 'truck')`
    W900 | L | 1990- | 3406E 1993-2000, C15 2000-07, ISX15 2010-16, X15 2017-
    T600 | | 1985-2007 | N14, C12, Series 60, ISX
    T660 | | 2008-2017 | ISX, ISX15, MX-13 2013-17
    T680 | | 2012- | MX-13, ISX15, X15
    T800 | | 1986- | N14 1990-2001, C15, ISX15
    T300 | | 1995-2010 | ISC8.3, PX-8
    T370 | | 2008-2021 | PX-7, PX-8, PX-9
  `,
  createVehicleMakeSheet('Mack', 'us', 'truck')`
    CH | CH613 | 1988-2007 | E7
    Pinnacle | CXU613 | 2006- | MP7, MP8
    Anthem | 64T | 2018- | MP7, MP8
    Granite | GU | 2007- | MP7, MP8
    TerraPro | MRU | 2007- | MP7, ISL9
    LR | | 2015- | ISL9, L9N
  `,
  createVehicleMakeSheet('Volvo', 'us', 'truck')`
    VNL | 1st generation | 1996-2003 | D12, N14, Series 60
    VNL | 2nd generation | 2004-2017 | D12 2004-06, D13, D16, ISX
    VNL | 3rd generation | 2018- | D13, X15
    VNM | | 2000-2013 | D11, D12
    VHD | | 2000- | D11, D13
  `,
  createVehicleMakeSheet('International', 'us', 'truck')`
    4000 | 4700 | 1989-2002 | DT466, T444E
    4000 | 4900 | 1989-2002 | DT466
    4300 | DuraStar | 2001-2018 | DT466 2001-09, MaxxForce DT 2007-13, ISB6.7 2013-18
    9000 | 9400i | 1999-2007 | ISX, C15, Series 60
    ProStar | | 2007-2017 | ISX15, MaxxForce 13
    LT | | 2016- | X15, A26
    WorkStar | 7400 | 2002-2017 | DT570, MaxxForce 9
  `,
  createVehicleMakeSheet('Western Star', 'us', 'truck')`
    4900 | | 1996- | Series 60 1996-2009, C15 2000-07, DD13, DD15, DD16
    4700 | | 2011-2021 | DD13, ISL9
    4800 | | 2010-2020 | DD13
    5700 | XE | 2014-2020 | DD15
    49X | | 2020- | DD15, DD16
  `,
]

export const worldTruckSheets = [
  createVehicleMakeSheet('Hino', 'jp', 'truck')`
    268 and 338 | | 2005-2020 | J08E
    195 | | 2012-2020 | J05E
    Ranger | FC, FD, GD | 1995-2002 | J07C, J08C, J05C
    500 | FC, GD, GH | 2003- | J08E, J05E, J08C
    300 | XZU | 1999-2019 | N04C
    700 | SH, SS | 2003- | E13C
  `,
  createVehicleMakeSheet('Isuzu', 'jp', 'truck')`
    NPR | 1st to 4th generation | 1985-1994 | 4BD1 1985-91, 4BD2-TC 1992-94
    NPR | 5th generation | 1995-2007 | 4BD2-TC 1995-98, 4HE1 1995-2004, 4HK1 2005-07
    NPR | 6th generation | 2008- | 4HK1
    NQR | NQR, NRR | 1998- | 4HE1 1998-2004, 4HK1 2005-
    FTR | FSR, FTR | 1998- | 6HH1, 6HK1
    FVR | FVR, FVZ | 1998- | 6HK1
    Giga | CYZ, EXZ | 1996- | 6WG1
  `,
  createVehicleMakeSheet('Mitsubishi Fuso', 'jp', 'truck')`
    Canter | FE4, FE5 | 1986-1998 | 4D31, 4D32, 4D33
    Canter | FE6, FE7 | 1999-2010 | 4D34, 4M50
    Canter | FEC, FGB | 2012-2020 | 4P10
    Fighter | FK, FM | 1992-2017 | 6D16, 6M60
    Super Great | FP, FS, FV | 1996-2017 | 6D24, 6M70
  `,
  createVehicleMakeSheet('UD Trucks', 'jp', 'truck')`
    1400 to 3300 | | 1995-2010 | FE6TA, FD46TA, J08E 2005-10
    Condor | MK, LK | 1993-2011 | FE6TA, FD46TA
    Quon | CD, CG, GK | 2004- | GE13
  `,
  createVehicleMakeSheet('Mercedes-Benz', 'eu', 'truck')`
    Actros | MP1 | 1996-2003 | OM501LA, OM502LA
    Actros | MP2, MP3 | 2003-2011 | OM501LA, OM502LA
    Actros | MP4 | 2011- | OM470, OM471
    Axor | | 2001-2013 | OM457LA, OM926LA
    Atego | 1st generation | 1998-2004 | OM904LA, OM906LA
    Atego | 2nd generation | 2004-2013 | OM904LA, OM906LA
    Vario | | 1996-2013 | OM904LA
    Travego | O580 | 1999-2013 | OM457LA, OM502LA
  `,
  createVehicleMakeSheet('MAN', 'eu', 'truck')`
    TGA | | 2000-2007 | D2866, D2876, D2066
    TGX | | 2007- | D2676, D3876
    TGS | | 2007- | D2066, D2676
    TGL | TGL, TGM | 2005- | D0834, D0836
    F2000 | | 1994-2000 | D2866, D2876
    Lion's Coach | R07, R08 | 2002-2014 | D2066, D2676
  `,
  createVehicleMakeSheet('Scania', 'eu', 'truck')`
    4-series | R124 | 1995-2004 | DSC12, DC12
    R-series | R420 | 2004-2013 | DC12, DC13
    P-series | P230 to P320 | 2004-2017 | DC9
    G-series | G400 | 2007-2017 | DC13
    R-series | R730 | 2010-2017 | DC16
  `,
  createVehicleMakeSheet('DAF', 'eu', 'truck')`
    XF | XF95 | 1997-2006 | XE 12.6
    XF | XF105 | 2005-2013 | MX 12.9
    XF | XF106 | 2012-2021 | MX-13
    CF | CF75 | 2001-2013 | PR 9.2
    CF | CF85 | 2001-2013 | XE 12.6, MX 12.9
    LF | LF45, LF55 | 2001-2013 | Cummins FR, Cummins GR
  `,
  createVehicleMakeSheet('Iveco', 'eu', 'truck')`
    Stralis | AS, AT, AD | 2002-2019 | Cursor 8, Cursor 10, Cursor 13
    EuroCargo | 1st generation | 1991-2002 | 8040, 8060
    EuroCargo | 2nd and 3rd generation | 2003-2015 | Tector F4A
    Daily | 3rd generation | 1999-2006 | 8140, F1A 2.3 | @12
    Daily | 4th and 5th generation | 2006-2014 | F1A 2.3, F1C 3.0 | @12
    Trakker | | 2004- | Cursor 8, Cursor 13
    EuroTech | EuroTech, EuroStar | 1992-2002 | 8210, 8460
  `,
  createVehicleMakeSheet('Volvo', 'eu', 'truck')`
    FH | FH12 | 1993-2005 | D12
    FH | FH13 | 2005- | D13
    FM | FM9, FM12 | 1998-2005 | D9, D12
    FL | FL6 | 1985-2000 | TD61, D6A
  `,
]
