import { createVehicleMakeSheet } from './sheet.ts'

/** Cars of Japanese makes. The years of engines are from public model lists, the generations are trade knowledge. */
export const japaneseCarSheets = [
  createVehicleMakeSheet('Toyota', 'jp', 'car')`
    Corolla | E80, E90 | 1985-1992 | 1.6 I4
    Corolla | E100 | 1993-1997 | 1.6 I4, 1.8 I4
    Corolla | E110 | 1998-2002 | 1.8 I4
    Corolla | E120 | 2003-2008 | 1.8 I4
    Corolla | E140 | 2009-2013 | 1.8 I4, 2.4 I4 2009-10
    Corolla | E170 | 2014-2019 | 1.8 I4
    Camry | XV10 | 1992-1996 | 2.2 I4, 3.0 V6
    Camry | XV20 | 1997-2001 | 2.2 I4, 3.0 V6
    Camry | XV30 | 2002-2006 | 2.4 I4, 3.0 V6
    Camry | XV40 | 2007-2011 | 2.4 I4 2007-09, 2.5 I4 2010-11, 3.5 V6
    Camry | XV50 | 2012-2017 | 2.5 I4, 3.5 V6
    RAV4 | XA10 | 1996-2000 | 2.0 I4
    RAV4 | XA20 | 2001-2005 | 2.0 I4 2001-03, 2.4 I4 2004-05
    RAV4 | XA30 | 2006-2012 | 2.4 I4 2006-08, 2.5 I4 2009-12, 3.5 V6
    RAV4 | XA40 | 2013-2018 | 2.5 I4
    Tacoma | N140 | 1995-2004 | 2.7 I4, 3.4 V6
    Tacoma | N220 | 2005-2015 | 2.7 I4, 4.0 V6
    4Runner | N120, N130 | 1988-1995 | 3.0 V6
    4Runner | N180 | 1996-2002 | 2.7 I4 1996-2000, 3.4 V6
    4Runner | N210, N280 | 2003-2014 | 4.0 V6
    Highlander | XU20 | 2001-2007 | 2.4 I4, 3.3 V6
    Highlander | XU40 | 2008-2013 | 3.5 V6
    Sienna | XL10 | 1998-2003 | 3.0 V6
    Sienna | XL20 | 2004-2010 | 3.3 V6 2004-06, 3.5 V6 2007-10
    Sienna | XL30 | 2011-2020 | 3.5 V6
    Land Cruiser | Prado 120 | 2002-2009 | 3.0 D-4D, 4.0 V6
    Hilux | N140 to N170 | 1998-2005 | 2.4 D, 3.0 D
  `,
  createVehicleMakeSheet('Honda', 'jp', 'car')`
    Civic | EF, EG | 1988-1995 | 1.6 I4
    Civic | EK | 1996-2000 | 1.6 I4
    Civic | EM, ES | 2001-2005 | 1.7 I4
    Civic | FA, FD | 2006-2011 | 1.8 I4
    Civic | FB | 2012-2015 | 1.8 I4
    Accord | CB | 1990-1993 | 2.2 I4
    Accord | CD | 1994-1997 | 2.2 I4
    Accord | CF, CG | 1998-2002 | 2.3 I4, 3.0 V6
    Accord | CL, CM | 2003-2007 | 2.4 I4, 3.0 V6
    Accord | CP | 2008-2012 | 2.4 I4, 3.5 V6
    CR-V | RD1 | 1997-2001 | 2.0 I4
    CR-V | RD5 | 2002-2006 | 2.4 I4
    CR-V | RE | 2007-2011 | 2.4 I4
    CR-V | RM | 2012-2016 | 2.4 I4
    Pilot | YF1, YF2 | 2003-2008 | 3.5 V6
    Pilot | YF3, YF4 | 2009-2015 | 3.5 V6
    Odyssey | RA | 1995-1998 | 2.2 I4 1995-97, 2.3 I4 1998
    Odyssey | RL1 | 1999-2004 | 3.5 V6
    Odyssey | RL3 | 2005-2010 | 3.5 V6
    Odyssey | RL5 | 2011-2017 | 3.5 V6
    Fit | GD | 2007-2008 | 1.5 I4
    Fit | GE | 2009-2013 | 1.5 I4
    Fit | GK | 2015-2020 | 1.5 I4
  `,
  createVehicleMakeSheet('Nissan', 'jp', 'car')`
    Altima | U13, L30 | 1993-2001 | 2.4 I4
    Altima | L31 | 2002-2006 | 2.5 I4, 3.5 V6
    Altima | L32 | 2007-2012 | 2.5 I4, 3.5 V6
    Altima | L33 | 2013-2018 | 2.5 I4, 3.5 V6
    Sentra | B12, B13 | 1987-1994 | 1.6 I4, 2.0 I4 1991-94
    Sentra | B14 | 1995-1999 | 1.6 I4, 2.0 I4
    Sentra | B15 | 2000-2006 | 1.8 I4, 2.5 I4 2002-06
    Sentra | B16 | 2007-2012 | 2.0 I4, 2.5 I4
    Sentra | B17 | 2013-2019 | 1.8 I4
    Maxima | J30 | 1989-1994 | 3.0 V6
    Maxima | A32, A33 | 1995-2003 | 3.0 V6 1995-2001, 3.5 V6 2002-03
    Maxima | A34, A35 | 2004-2014 | 3.5 V6
    Pathfinder | WD21 | 1987-1995 | 3.0 V6
    Pathfinder | R50 | 1996-2004 | 3.3 V6 1996-2000, 3.5 V6 2001-04
    Pathfinder | R51 | 2005-2012 | 4.0 V6, 2.5 dCi
    Frontier | D22 | 1998-2004 | 2.4 I4, 3.3 V6
    Frontier | D40 | 2005-2019 | 2.5 I4, 4.0 V6
    Rogue | S35 | 2008-2013 | 2.5 I4
    Rogue | T32 | 2014-2020 | 2.5 I4
  `,
  createVehicleMakeSheet('Subaru', 'jp', 'car')`
    Legacy | BC, BF | 1990-1994 | 2.2 H4
    Legacy | BD, BG | 1995-1999 | 2.2 H4, 2.5 H4
    Legacy | BE, BH | 2000-2004 | 2.5 H4
    Legacy | BL, BP | 2005-2009 | 2.5 H4
    Legacy | BM, BR | 2010-2014 | 2.5 H4, 3.6 H6
    Forester | SF | 1998-2002 | 2.5 H4
    Forester | SG | 2003-2008 | 2.5 H4
    Forester | SH | 2009-2013 | 2.5 H4
    Impreza | GC, GF | 1993-2001 | 1.8 H4 1993-96, 2.2 H4, 2.5 H4 1998-2001
    Impreza | GD, GG | 2002-2007 | 2.0 H4 2002-05, 2.5 H4
    Impreza | GE, GH | 2008-2011 | 2.5 H4
    Impreza | GJ, GP | 2012-2016 | 2.0 H4
    Outback | BH | 2000-2004 | 2.5 H4, 3.0 H6
    Outback | BP | 2005-2009 | 2.5 H4, 3.0 H6
    Outback | BR | 2010-2014 | 2.5 H4, 3.6 H6
  `,
  createVehicleMakeSheet('Mazda', 'jp', 'car')`
    3 | BK | 2004-2009 | 2.0 I4, 2.3 I4
    3 | BL | 2010-2013 | 2.0 I4, 2.5 I4
    3 | BM | 2014-2018 | 2.0 I4, 2.5 I4
    6 | GG | 2003-2008 | 2.3 I4, 3.0 V6
    6 | GH | 2009-2013 | 2.5 I4, 3.7 V6
    6 | GJ | 2014-2021 | 2.5 I4
    CX-5 | KE | 2013-2016 | 2.0 I4, 2.5 I4
    626 | GD | 1988-1992 | 2.2 I4
    626 | GE, GF | 1993-2002 | 2.0 I4, 2.5 V6
    MX-5 | NA | 1990-1997 | 1.6 I4 1990-93, 1.8 I4 1994-97
    MX-5 | NB | 1999-2005 | 1.8 I4
    MX-5 | NC | 2006-2015 | 2.0 I4
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'car')`
    Lancer | CS | 2002-2007 | 2.0 I4, 2.4 I4
    Lancer | CY | 2008-2017 | 2.0 I4, 2.4 I4
    Outlander | CU | 2003-2006 | 2.4 I4
    Outlander | CW | 2007-2013 | 2.4 I4, 3.0 V6
    Galant | E30, E50 | 1989-1998 | 2.0 I4, 2.4 I4
    Galant | EA, DJ | 1999-2012 | 2.4 I4, 3.0 V6 1999-2003, 3.8 V6 2004-12
    Eclipse | D30 | 1995-1999 | 2.0 I4, 2.4 I4
    Eclipse | D50, DK | 2000-2012 | 2.4 I4, 3.0 V6 2000-05, 3.8 V6 2006-12
    Montero | L040 | 1984-1991 | 2.6 I4, 3.0 V6
    Montero | V20 to V70 | 1992-2006 | 3.0 V6, 3.5 V6, 3.8 V6 2003-06
    L200 | KA4T | 2006-2015 | 2.5 DI-D
  `,
  createVehicleMakeSheet('Lexus', 'jp', 'car', 'Toyota')`
    ES 300 | XV10, XV20 | 1992-2001 | 3.0 V6
    RX 330 | XU30 | 2004-2006 | 3.3 V6
    ES 350 | XV40 | 2007-2012 | 3.5 V6
  `,
  createVehicleMakeSheet('Suzuki', 'jp', 'car')`
    Swift | FZ, NZ | 2010-2017 | 1.2 I4, 1.3 DDiS
    Grand Vitara | JT | 2005-2015 | 2.0 I4, 2.4 I4, 1.9 DDiS
    Jimny | SN | 1998-2018 | 1.3 I4
  `,
]
