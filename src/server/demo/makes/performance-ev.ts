import { createVehicleMakeSheet } from './sheet.ts'

/** Engines that are tuned or fitted into other cars, and those cars. The years are those of the engine block. */
export const performanceSheets = [
  createVehicleMakeSheet('Chevrolet', 'us', 'race')`
    Small block | 265 to 400, 153-tooth flywheel | 1955-2002 | SBC 350
    Small block | 265 to 400, 168-tooth flywheel | 1955-2002 | SBC 350
    Big block | 396 to 502 | 1965-2000 | BBC 454
    LS | Gen III, IV 4.8 to 7.0 | 1997-2014 | LS 6.0
    LT | Gen V 5.3, 6.2 | 2014- | LT 6.2
  `,
  createVehicleMakeSheet('Ford', 'us', 'race')`
    Small block | 221 to 351W, 157-tooth | 1962-2001 | SBF 302
    Small block | 221 to 351W, 164-tooth | 1962-2001 | SBF 302
    FE | 332 to 428 | 1958-1976 | FE 390
    385 | 429, 460 | 1968-1997 | 385 460
    Modular | 4.6, 5.4 | 1991-2014 | Modular 4.6
    Coyote | 5.0 | 2011- | Coyote 5.0
  `,
  createVehicleMakeSheet('Chrysler', 'us', 'race')`
    LA | 273 to 360 | 1964-2003 | LA 360
    B, RB | 361 to 440 | 1958-1979 | RB 440
    Hemi | 426 | 1964-1971 | Hemi 426
    Hemi | Gen III 5.7, 6.1, 6.4 | 2003- | Hemi 5.7
  `,
  createVehicleMakeSheet('Pontiac', 'us', 'race')`
    V8 | 326 to 455 | 1955-1981 | Pontiac 400
  `,
  createVehicleMakeSheet('Oldsmobile', 'us', 'race')`
    V8 | 330 to 455 | 1964-1990 | Olds 455
  `,
  createVehicleMakeSheet('Buick', 'us', 'race')`
    V8 | 350 to 455 | 1967-1976 | Buick 455
  `,
  createVehicleMakeSheet('AMC', 'us', 'race')`
    V8 | 290 to 401 | 1966-1991 | AMC 360
  `,
  createVehicleMakeSheet('Volkswagen', 'eu', 'race')`
    Type 1 | air-cooled, 6 to 12 V conversion | 1949-2003 | Type 1 1600
  `,
  createVehicleMakeSheet('Porsche', 'eu', 'race')`
    911 | air-cooled | 1965-1998 | 911 3.2
  `,
  createVehicleMakeSheet('Honda', 'jp', 'race')`
    B-series | B16, B18 | 1988-2001 | Honda B18
    K-series | K20, K24 | 2001-2015 | Honda K24
  `,
  createVehicleMakeSheet('Toyota', 'jp', 'race')`
    JZ | 2JZ-GE, 2JZ-GTE | 1991-2007 | 2JZ
  `,
  createVehicleMakeSheet('Nissan', 'jp', 'race')`
    SR | SR20DE, SR20DET | 1989-2002 | SR20
    RB | RB25, RB26 | 1989-2002 | RB26
  `,
  createVehicleMakeSheet('Subaru', 'jp', 'race')`
    EJ | EJ20, EJ25 turbo | 1992-2021 | EJ25
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'race')`
    Sirius | 4G63T | 1987-2007 | 4G63
  `,
]

/** Electric cars, mild hybrids, electric golf cars and lift trucks, which have no starter and no alternator. */
export const electricVehicleSheets = [
  createVehicleMakeSheet('Tesla', 'us', 'ev')`
    Model S | | 2012- | electric drive
    Model 3 | | 2017- | electric drive
    Model X | | 2016- | electric drive
    Model Y | | 2020- | electric drive
  `,
  createVehicleMakeSheet('Nissan', 'jp', 'ev')`
    Leaf | ZE0 | 2011-2017 | electric drive
    Leaf | ZE1 | 2018- | electric drive
  `,
  createVehicleMakeSheet('Chevrolet', 'us', 'ev')`
    Volt | | 2011-2019 | electric drive
    Bolt EV | | 2017-2023 | electric drive
    Malibu | eAssist | 2012-2016 | mild hybrid
  `,
  createVehicleMakeSheet('BMW', 'eu', 'ev')`
    i3 | I01 | 2014-2021 | electric drive
  `,
  createVehicleMakeSheet('Volkswagen', 'eu', 'ev')`
    e-Golf | | 2015-2019 | electric drive
    ID.4 | | 2021- | electric drive
  `,
  createVehicleMakeSheet('Hyundai', 'kr', 'ev')`
    Kona Electric | OS | 2019- | electric drive
    Ioniq | 5 | 2022- | electric drive
  `,
  createVehicleMakeSheet('Kia', 'kr', 'ev')`
    Soul EV | PS | 2015-2019 | electric drive
    Niro EV | DE | 2019- | electric drive
    EV6 | CV | 2022- | electric drive
  `,
  createVehicleMakeSheet('Ford', 'us', 'ev')`
    Focus Electric | | 2012-2018 | electric drive
    Mustang Mach-E | | 2021- | electric drive
    F-150 Lightning | | 2022- | electric drive
  `,
  createVehicleMakeSheet('Jaguar', 'eu', 'ev')`
    I-Pace | X590 | 2019- | electric drive
  `,
  createVehicleMakeSheet('Audi', 'eu', 'ev')`
    e-tron | GE | 2019-2023 | electric drive
    A6 | C8 48 V | 2018- | mild hybrid
    A7, A8 | 48 V | 2018- | mild hybrid
  `,
  createVehicleMakeSheet('Porsche', 'eu', 'ev')`
    Taycan | Y1A | 2020- | electric drive
  `,
  createVehicleMakeSheet('Rivian', 'us', 'ev')`
    R1T | | 2021- | electric drive
  `,
  createVehicleMakeSheet('Mitsubishi', 'jp', 'ev')`
    i-MiEV | | 2012-2017 | electric drive
  `,
  createVehicleMakeSheet('Fiat', 'eu', 'ev')`
    500e | | 2013- | electric drive
  `,
  createVehicleMakeSheet('BYD', 'cn', 'ev')`
    e6 | | 2010-2019 | electric drive
    K9 | bus | 2010- | electric drive
  `,
  createVehicleMakeSheet('Ram', 'us', 'ev')`
    1500 | eTorque | 2019- | mild hybrid
  `,
  createVehicleMakeSheet('Jeep', 'us', 'ev')`
    Wrangler | eTorque | 2018- | mild hybrid
    Avenger | 48 V | 2023- | mild hybrid
    Compass | 48 V | 2022- | mild hybrid
  `,
  createVehicleMakeSheet('Mercedes-Benz', 'eu', 'ev')`
    M256 | E 450, CLS 450, S 450 | 2017- | mild hybrid
  `,
  createVehicleMakeSheet('Renault', 'eu', 'ev')`
    Scénic | Hybrid Assist | 2016-2022 | mild hybrid
  `,
  createVehicleMakeSheet('Suzuki', 'jp', 'ev')`
    Swift | SHVS | 2015- | mild hybrid
  `,
  createVehicleMakeSheet('Club Car', 'us', 'ev')`
    DS | 36 V, 48 V | 1981-2014 | electric golf car
    Precedent | 48 V | 2004-2019 | electric golf car
  `,
  createVehicleMakeSheet('E-Z-GO', 'us', 'ev')`
    TXT | 36 V, 48 V | 1995- | electric golf car
  `,
  createVehicleMakeSheet('Yamaha', 'jp', 'ev')`
    Drive | 48 V | 2007- | electric golf car
  `,
  createVehicleMakeSheet('Toyota', 'jp', 'ev')`
    7FB | 7FBE, 7FBCU | 1998-2012 | electric lift truck
    8FB | 8FBE, 8FBCU | 2007- | electric lift truck
  `,
  createVehicleMakeSheet('Crown', 'us', 'ev')`
    RC | RC 3000, RC 5500 | 1995- | electric lift truck
  `,
  createVehicleMakeSheet('Raymond', 'us', 'ev')`
    Reach | 7400, 7500 | 2000- | electric lift truck
  `,
  createVehicleMakeSheet('Linde', 'eu', 'ev')`
    E | E16 to E20 | 1995- | electric lift truck
    E | E25 to E50 | 1995- | electric lift truck
  `,
]
