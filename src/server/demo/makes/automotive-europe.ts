import { createVehicleMakeSheet } from './sheet.ts'

/** Cars of European makes, with their engines. */
export const europeanCarSheets = [
  createVehicleMakeSheet('Volkswagen', 'eu', 'car', 'VAG')`
    Jetta | A2 | 1985-1992 | 1.8 I4
    Jetta | A3 | 1993-1998 | 2.0 I4, 1.9 TDI 1996-98
    Jetta | A4 | 1999-2005 | 1.8 I4, 2.0 I4, 1.9 TDI
    Jetta | A5 | 2005-2010 | 2.5 I5, 1.9 TDI 2005-06
    Jetta | A6 | 2011-2018 | 2.0 I4, 2.5 I5 2011-13, 2.0 TDI
    Golf | Mk2, Mk3 | 1986-1998 | 1.8 I4, 2.0 I4, 1.9 TDI
    Golf | Mk4 | 1999-2006 | 2.0 I4, 1.8 I4, 1.9 TDI
    Golf | Mk5, Mk6 | 2006-2014 | 2.5 I5, 2.0 TDI, 1.6 TDI
    Golf | Mk7 | 2015-2021 | 1.4 I4, 2.0 TDI
    Passat | B3, B4 | 1990-1997 | 2.0 I4, 2.8 VR6, 1.9 TDI
    Passat | B5 | 1998-2005 | 1.8 I4, 2.8 VR6, 1.9 TDI
    Passat | B6 | 2006-2010 | 2.0 I4, 2.0 TDI
    Tiguan | 5N | 2009-2017 | 2.0 I4, 2.0 TDI
    Touareg | 7L | 2004-2010 | 3.6 VR6, 3.0 TDI
    Touareg | 7P | 2011-2017 | 3.6 VR6, 3.0 TDI
    Transporter | T4, T5 | 1990-2015 | 1.9 TDI, 2.5 TDI, 2.0 TDI 2009-15
  `,
  createVehicleMakeSheet('Audi', 'eu', 'car', 'VAG')`
    A4 | B5, B6 | 1996-2004 | 1.8 I4, 1.9 TDI
    A4 | B7, B8 | 2005-2015 | 2.0 I4, 2.0 TDI
    A6 | C5, C6 | 1998-2011 | 2.8 V6 1998-2001, 3.0 TDI
  `,
  createVehicleMakeSheet('Škoda', 'eu', 'car', 'VAG')`
    Octavia | I | 1996-2010 | 1.8 I4, 1.9 TDI
    Octavia | II | 2004-2013 | 1.9 TDI, 1.6 TDI, 2.0 TDI
    Fabia | I, II | 1999-2014 | 1.2 I3, 1.4 I4, 1.9 TDI
  `,
  createVehicleMakeSheet('BMW', 'eu', 'car')`
    3 Series | 325i E30, E36 | 1989-1995 | 2.5 I6
    3 Series | 328i E36 | 1996-1999 | 2.8 I6
    3 Series | 325i E46 | 2001-2006 | 2.5 I6
    3 Series | 328i E90 | 2007-2011 | 3.0 I6
    3 Series | 328i F30 | 2012-2014 | 2.0 I4
    3 Series | 320d E46, E90 | 1998-2011 | 2.0 D
    5 Series | 528i E39 | 1997-2000 | 2.8 I6
    5 Series | 528i F10 | 2011-2015 | 3.0 I6 2011, 2.0 I4 2012-15
    X3 | E83 | 2004-2010 | 2.5 I6, 3.0 I6
    X5 | E53 | 2000-2006 | 3.0 I6, 4.4 V8
    X5 | E70 | 2007-2013 | 3.0 I6, 3.0 D
  `,
  createVehicleMakeSheet('Mercedes-Benz', 'eu', 'car')`
    C-Class | C240 W203 | 2001-2005 | 2.6 V6
    C-Class | C300 W204 | 2008-2014 | 3.0 V6
    C-Class | C220 CDI W203 | 2000-2007 | 2.1 CDI
    E-Class | E320 W124, W210 | 1994-2003 | 3.2 V6
    E-Class | E320 W211 | 2003-2005 | 3.2 V6
    E-Class | E350 W211, W212 | 2006-2014 | 3.5 V6
    M-Class | ML350 W163 | 2003-2005 | 3.7 V6
    M-Class | ML350 W164 | 2006-2011 | 3.5 V6
    Sprinter | 901 to 905 | 1995-2006 | 2.1 CDI, 2.7 CDI
  `,
  createVehicleMakeSheet('Volvo', 'eu', 'car')`
    S60 | P2 | 2001-2009 | 2.4 I5, 2.5 I5
    S60 | P3 | 2011-2018 | 2.5 I5, 2.0 I4
    XC90 | P28 | 2003-2014 | 2.5 I5 2003-06, 3.2 I6 2007-14, 4.4 V8 2005-11
    850 | P80 | 1993-1997 | 2.3 I5, 2.4 I5
    S40 | VS | 2000-2004 | 1.9 I4
    S40 | MS | 2004-2011 | 2.4 I5, 2.5 I5
    V70 | P80 | 1998-2000 | 2.4 I5
    V70 | P26 | 2001-2007 | 2.4 I5, 2.5 I5
  `,
  createVehicleMakeSheet('Renault', 'eu', 'car')`
    Clio | II | 1998-2012 | 1.4 I4, 1.5 dCi
    Clio | III | 2005-2014 | 1.2 I4, 1.5 dCi
    Mégane | II | 2002-2009 | 1.6 I4, 1.5 dCi, 1.9 dCi
    Kangoo | I | 1998-2007 | 1.2 I4, 1.5 dCi
    Master | II | 1998-2010 | 1.9 dCi, 2.5 dCi
  `,
  createVehicleMakeSheet('Peugeot', 'eu', 'car', 'PSA')`
    206 | 2A, 2C | 1998-2010 | 1.4 I4, 1.4 HDi
    307 | 3A, 3C | 2001-2008 | 1.6 I4, 1.6 HDi, 2.0 HDi
    Boxer | 244, 250 | 2002-2014 | 2.2 HDi
  `,
  createVehicleMakeSheet('Citroën', 'eu', 'car', 'PSA')`
    C4 | LC | 2004-2010 | 1.6 I4, 1.6 HDi
    Berlingo | M49, M59 | 1996-2008 | 1.4 I4, 1.6 HDi, 2.0 HDi
    C3 | FC | 2002-2010 | 1.4 I4, 1.4 HDi
  `,
  createVehicleMakeSheet('Fiat', 'eu', 'car', 'Fiat')`
    Punto | 188 | 1999-2010 | 1.2 I4, 1.3 MultiJet
    Grande Punto | 199 | 2005-2012 | 1.2 I4, 1.4 I4, 1.3 MultiJet
    Doblò | 119, 223 | 2001-2010 | 1.3 MultiJet, 1.9 MultiJet
    Ducato | 250 | 2006-2014 | 2.3 MultiJet, 3.0 MultiJet
  `,
  createVehicleMakeSheet('Opel', 'eu', 'car')`
    Astra | H | 2004-2010 | 1.6 I4, 1.9 CDTI, 1.3 CDTI
    Corsa | C, D | 2000-2014 | 1.2 I4, 1.4 I4, 1.3 CDTI
    Vectra | C | 2002-2008 | 1.8 I4, 2.2 I4, 1.9 CDTI
  `,
  createVehicleMakeSheet('Lada', 'eu', 'car')`
    Vesta | GFL | 2015-2022 | 1.6 I4, 1.8 I4
    Niva | 21213 | 1993-2021 | 1.7 I4
  `,
]
