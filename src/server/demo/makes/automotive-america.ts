import { createVehicleMakeSheet } from './sheet.ts'

/** Cars and pickups of American makes, with their engines. */
export const americanCarSheets = [
  createVehicleMakeSheet('Ford', 'us', 'car')`
    F-150 | 7th to 9th generation | 1984-1996 | 4.9 I6, 5.0 V8
    F-150 | 10th generation | 1997-2003 | 4.2 V6, 4.6 V8, 5.4 V8
    F-150 | 11th generation | 2004-2008 | 4.6 V8, 5.4 V8
    F-150 | 12th generation | 2009-2014 | 4.6 V8 2009-10, 5.4 V8 2009-10, 5.0 V8 2011-14, 3.5 V6 2011-14
    Focus | C170 | 2000-2007 | 2.0 I4
    Focus | C307 | 2008-2011 | 2.0 I4
    Focus | C346 | 2012-2018 | 2.0 I4
    Explorer | UN46 | 1991-1994 | 4.0 V6
    Explorer | UN105 | 1995-2001 | 4.0 V6, 5.0 V8 1996-2001
    Explorer | U152, U251 | 2002-2010 | 4.0 V6, 4.6 V8
    Mustang | Fox | 1985-1993 | 2.3 I4, 5.0 V8
    Mustang | SN-95 | 1994-2004 | 3.8 V6, 4.6 V8 1996-2004, 5.0 V8 1994-95
    Mustang | S197 | 2005-2014 | 4.0 V6 2005-10, 4.6 V8 2005-10, 5.0 V8 2011-14
    Escape | CT1 | 2001-2007 | 2.3 I4, 3.0 V6
    Escape | CD2 | 2008-2012 | 2.5 I4 2009-12, 3.0 V6
    Ranger | 1st and 2nd generation | 1984-1997 | 2.3 I4, 3.0 V6 1991-97, 4.0 V6 1990-97
    Ranger | 3rd generation | 1998-2011 | 2.3 I4, 3.0 V6 1998-2008, 4.0 V6
    Crown Victoria | EN53 | 1992-1997 | 4.6 V8
    Crown Victoria | EN114 | 1998-2011 | 4.6 V8
    F-250 | Super Duty | 1999-2010 | 5.4 V8, 7.3 Power Stroke diesel 1999-2003, 6.0 Power Stroke diesel 2003-07
  `,
  createVehicleMakeSheet('Lincoln', 'us', 'car', 'Ford')`
    Town Car | FN36 | 1991-1997 | 4.6 V8
    Town Car | FN145 | 1998-2011 | 4.6 V8
    Navigator | UN173 | 1998-2006 | 5.4 V8
  `,
  createVehicleMakeSheet('Chevrolet', 'us', 'car', 'GM')`
    Silverado 1500 | GMT800 | 1999-2006 | 4.3 V6, 4.8 V8, 5.3 V8, 6.0 V8
    Silverado 1500 | GMT900 | 2007-2013 | 4.3 V6, 4.8 V8, 5.3 V8, 6.0 V8
    Silverado 1500 | K2XX | 2014-2018 | 4.3 V6, 5.3 V8
    Impala | B-body | 1994-1996 | 5.7 V8
    Impala | 8th generation | 2000-2005 | 3.4 V6, 3.8 V6
    Impala | 9th generation | 2006-2013 | 3.5 V6, 3.9 V6
    Malibu | N-body | 1997-2003 | 2.4 I4 1997-99, 3.1 V6
    Malibu | Epsilon | 2004-2012 | 2.2 I4, 2.4 I4, 3.5 V6
    Cruze | J300 | 2011-2015 | 1.4 I4, 1.8 I4
    Cavalier | 2nd generation | 1988-1994 | 2.2 I4 1990-94, 3.1 V6
    Cavalier | 3rd generation | 1995-2005 | 2.2 I4, 2.4 I4 1996-2002
    Tahoe | GMT400 | 1995-1999 | 5.7 V8
    Tahoe | GMT800 | 2000-2006 | 4.8 V8, 5.3 V8
    Tahoe | GMT900 | 2007-2014 | 5.3 V8
    C/K 1500 | GMT400 | 1988-1998 | 4.3 V6, 5.0 V8, 5.7 V8
    S-10 | 2nd generation | 1994-2004 | 2.2 I4, 4.3 V6
    Silverado 2500HD | GMT800 | 2001-2007 | 6.0 V8, 6.6 Duramax diesel
  `,
  createVehicleMakeSheet('GMC', 'us', 'car', 'GM')`
    Sierra 1500 | GMT800 | 1999-2006 | 4.3 V6, 4.8 V8, 5.3 V8
    Sierra 1500 | GMT900 | 2007-2013 | 4.3 V6, 4.8 V8, 5.3 V8
    Yukon | GMT800 | 2000-2006 | 4.8 V8, 5.3 V8
  `,
  createVehicleMakeSheet('Buick', 'us', 'car', 'GM')`
    LeSabre | H-body | 1992-2005 | 3.8 V6
    Century | W-body | 1997-2005 | 3.1 V6
  `,
  createVehicleMakeSheet('Pontiac', 'us', 'car', 'GM')`
    Grand Prix | W-body | 1997-2008 | 3.1 V6 1997-2003, 3.8 V6
    Grand Am | N-body | 1999-2005 | 2.2 I4 2002-05, 2.4 I4 1999-2001, 3.4 V6
  `,
  createVehicleMakeSheet('Jeep', 'us', 'car', 'Chrysler')`
    Wrangler | YJ | 1987-1995 | 2.5 I4, 4.0 I6 1991-95
    Wrangler | TJ | 1997-2006 | 2.4 I4 2003-06, 2.5 I4 1997-2002, 4.0 I6
    Wrangler | JK | 2007-2018 | 3.8 V6 2007-11, 3.6 V6 2012-18
    Grand Cherokee | ZJ | 1993-1998 | 4.0 I6, 5.2 V8
    Grand Cherokee | WJ | 1999-2004 | 4.0 I6, 4.7 V8
    Grand Cherokee | WK | 2005-2010 | 3.7 V6, 4.7 V8 2005-09, 5.7 V8
    Grand Cherokee | WK2 | 2011-2021 | 3.6 V6, 5.7 V8
    Cherokee | XJ | 1987-2001 | 2.5 I4, 4.0 I6
    Cherokee | KL | 2014-2022 | 2.4 I4, 3.2 V6
    Liberty | KJ | 2002-2007 | 3.7 V6
    Liberty | KK | 2008-2012 | 3.7 V6
    Compass | MK | 2007-2017 | 2.0 I4, 2.4 I4
  `,
  createVehicleMakeSheet('Dodge', 'us', 'car', 'Chrysler')`
    Ram 1500 | BR | 1994-2001 | 3.9 V6, 5.2 V8, 5.9 V8
    Ram 1500 | DR | 2002-2008 | 3.7 V6, 4.7 V8, 5.7 V8
    Ram 2500 | BR, DR | 1994-2009 | 5.9 Cummins diesel 1994-2007, 5.7 V8 2003-08
    Grand Caravan | NS, RS | 1996-2007 | 3.3 V6, 3.8 V6
    Grand Caravan | RT | 2008-2020 | 3.6 V6 2011-20, 3.8 V6 2008-10
    Dakota | AN | 1997-2004 | 3.9 V6, 4.7 V8 2000-04
  `,
]
