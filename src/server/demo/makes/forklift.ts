import { createVehicleMakeSheet } from './sheet.ts'

/** Lift trucks with their engines. */
export const forkliftSheets = [
  createVehicleMakeSheet('Toyota', 'jp', 'fork')`
    5FG | 5FG10 to 30 | 1986-1994 | 4Y
    5FD | 5FD10 to 30 | 1986-1994 | 1DZ
    6FG | 6FG10 to 30 | 1994-1998 | 4Y
    6FD | 6FD10 to 30 | 1994-1998 | 1DZ
    7FG | 7FGU25, 7FG10 to 30 | 1998-2007 | 4Y
    7FD | 7FD10 to 30 | 1998-2007 | 1DZ
    8FG | 8FGU25 | 2007- | 4Y
    8FD | 8FD25 | 2007- | 1DZ
  `,
  createVehicleMakeSheet('Nissan', 'jp', 'fork')`
    H | PH01, PJ01 | 1989-2003 | H15, H20
    K | PL02 | 2003-2013 | K21, K25
    Optimum | 1F2 | 2003- | K21, K25
    FD | FD02 | 1990-2006 | TD27, QD32
  `,
  createVehicleMakeSheet('Hyster', 'us', 'fork')`
    XM | H50XM | 1994-2005 | GM 3.0, Mazda F2, A4.236
    FT | H2.5FT | 2005- | GM 2.4, 4TNE92, 4TNE98
    XM | S50XM | 1994-2005 | GM 3.0, Mazda F2
    XL | H80XL | 1987-1996 | GM 4.3, A4.236
    XL | H155XL | 1988-2003 | GM 4.3, 1006
  `,
  createVehicleMakeSheet('Yale', 'us', 'fork')`
    GLP | GLP050 | 1990-2012 | Mazda F2, GM 2.4
    GDP | GDP050 | 1995-2012 | 4TNE92
    GLC | GLC050VX | 2005- | GM 2.4, Mazda F2
    GLP | GLP080 | 1992-2005 | GM 4.3
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'fork')`
    FG | FG25N | 2006- | K21, K25
    FD | FD25N | 2006- | S4S
    FD | FD35 | 1996-2012 | S6S | @24
    FG | FG25K | 1992-2006 | 4G64
  `,
  createVehicleMakeSheet('Caterpillar', 'us', 'fork')`
    GP | GP25N | 2006- | K21, K25
    DP | DP25N | 2006- | S4S
    GC | GC25K | 1992-2006 | 4G64
  `,
  createVehicleMakeSheet('Komatsu', 'jp', 'fork')`
    FG | FG25T-16 | 2005-2015 | K21
    FG | FG30 | 2003-2015 | K25
    FD | FD25T-16 | 2005-2015 | 4D94LE
    FD | FD30 | 1993-2005 | 4D94
    FD | FD50 | 1990-2008 | S6D95L | @24
  `,
  createVehicleMakeSheet('TCM', 'jp', 'fork')`
    FG | FG25T3 | 2003-2013 | K21
    FHD | FHD25 | 1990-2008 | C240
    FD | FD30 | 1990-2010 | C240, 4JG2
    FD | FD50 | 1992-2012 | 6BG1 | @24
  `,
  createVehicleMakeSheet('Clark', 'us', 'fork')`
    C | C25, C30 | 2000- | 4G64, GM 2.4
    CGC | CGC25 | 1992-2005 | GM 4.3, GM 2.4
    C500 | C500-Y50 | 1975-1992 | GM 3.0
    CMP | CMP25 | 1996-2008 | 4G64, 404D
  `,
  createVehicleMakeSheet('Linde', 'eu', 'fork')`
    H | H25D, H30D 351 | 1987-2002 | VW 1.9 diesel
    H | H25D, H30D 392 | 2002- | VW 2.0 diesel
    H | H25T, H30T | 1993- | VW 2.0 LPG
    H | H45 to H50 | 1994-2012 | 1104
  `,
  createVehicleMakeSheet('Jungheinrich', 'eu', 'fork')`
    DFG | 316 to 320 | 1999- | VW 1.9 diesel, VW 2.0 diesel
    TFG | 316 to 320 | 1999- | VW 2.0 LPG
    DFG | 425 to 435 | 2005- | VW 2.0 diesel
  `,
  createVehicleMakeSheet('Still', 'eu', 'fork')`
    R70 | R70-25, R70-30 | 1991-2008 | VW 1.9 diesel, VW 2.0 LPG
    R70 | R70-40 | 1995-2010 | F4L1011
  `,
  createVehicleMakeSheet('Doosan', 'kr', 'fork')`
    G | G25P, G30P | 2000- | GM 2.4
    D | D25S, D30S | 1998-2012 | 4TNE98
    D | D70 | 1995-2010 | DB58 | @24
  `,
  createVehicleMakeSheet('Hyundai', 'kr', 'fork')`
    L-7 | 25L-7 | 2006-2016 | HMC 2.4
    D-7 | 25D-7 | 2006-2016 | 4TNE98, V2403
  `,
  createVehicleMakeSheet('Heli', 'cn', 'fork')`
    CPCD | CPCD30 | 2000- | C240, A490, S4S
    CPQD | CPQD25 | 2000- | K21, K25
  `,
  createVehicleMakeSheet('Hangcha', 'cn', 'fork')`
    CPCD | CPCD30 | 2000- | C240, A490
    CPQD | CPQD25 | 2000- | K21, K25
  `,
]
