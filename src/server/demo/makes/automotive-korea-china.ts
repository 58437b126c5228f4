import { createVehicleMakeSheet } from './sheet.ts'

/** Cars of Korean and Chinese makes. Hyundai and Kia use the same engines. */
export const koreanChineseCarSheets = [
  createVehicleMakeSheet('Hyundai', 'kr', 'car', 'Hyundai-Kia')`
    Elantra | J1, RD | 1992-2000 | 1.6 I4 1992-95, 1.8 I4 1996-98, 2.0 I4 1999-2000
    Elantra | XD | 2001-2006 | 2.0 I4
    Elantra | HD | 2007-2010 | 2.0 I4
    Elantra | MD | 2011-2016 | 1.8 I4
    Sonata | Y2, Y3 | 1989-1998 | 2.4 I4, 3.0 V6
    Sonata | EF | 1999-2005 | 2.4 I4, 2.7 V6
    Sonata | NF | 2006-2010 | 2.4 I4, 3.3 V6
    Sonata | YF | 2011-2014 | 2.4 I4
    Santa Fe | SM | 2001-2006 | 2.4 I4, 2.7 V6, 3.5 V6 2003-06, 2.0 CRDi
    Santa Fe | CM | 2007-2012 | 2.7 V6 2007-09, 3.3 V6 2007-09, 2.4 I4 2010-12, 2.2 CRDi
    Tucson | JM | 2005-2009 | 2.0 I4, 2.7 V6, 2.0 CRDi
    Tucson | LM | 2010-2015 | 2.0 I4, 2.4 I4, 2.0 CRDi
    Accent | X3 | 1995-1999 | 1.5 I4
    Accent | LC | 2000-2005 | 1.5 I4 2000-02, 1.6 I4 2001-05
    Accent | MC | 2006-2011 | 1.6 I4
    Accent | RB | 2012-2017 | 1.6 I4
  `,
  createVehicleMakeSheet('Kia', 'kr', 'car', 'Hyundai-Kia')`
    Sorento | BL | 2003-2009 | 3.5 V6 2003-06, 3.3 V6 2007-09, 2.5 CRDi
    Sorento | XM | 2011-2015 | 2.4 I4, 3.5 V6 2011-13, 2.2 CRDi
    Rio | DC | 2001-2005 | 1.5 I4 2001-02, 1.6 I4 2003-05
    Rio | JB | 2006-2011 | 1.6 I4
    Rio | UB | 2012-2017 | 1.6 I4
    Sportage | NB | 1995-2002 | 2.0 I4
    Sportage | KM | 2005-2010 | 2.0 I4, 2.7 V6, 2.0 CRDi
    Sportage | SL | 2011-2016 | 2.4 I4, 2.0 CRDi
    Optima | MS | 2001-2006 | 2.4 I4, 2.7 V6
    Optima | MG | 2006-2010 | 2.4 I4, 2.7 V6
    Optima | TF | 2011-2015 | 2.4 I4
    Forte | TD | 2010-2013 | 2.0 I4, 2.4 I4
    Forte | YD | 2014-2018 | 1.8 I4, 2.0 I4
  `,
  createVehicleMakeSheet('Chery', 'cn', 'car')`
    Tiggo | T11 | 2005-2013 | 1.6 I4, 2.0 I4
    Tiggo | 3, 5 | 2014-2020 | 1.6 I4, 2.0 I4
  `,
  createVehicleMakeSheet('Geely', 'cn', 'car')`
    Emgrand | EC7 | 2009-2016 | 1.8 I4
  `,
  createVehicleMakeSheet('Great Wall', 'cn', 'car')`
    Hover | H3 | 2005-2014 | 2.0 I4, 2.4 I4
    Wingle | 3, 5 | 2006-2018 | 2.4 I4, 2.8 TCi diesel
  `,
  createVehicleMakeSheet('BYD', 'cn', 'car')`
    F3 | I | 2005-2014 | 1.5 I4, 1.6 I4
  `,
  createVehicleMakeSheet('MG', 'cn', 'car')`
    ZS | AZS1 | 2017- | 1.5 I4
  `,
]
