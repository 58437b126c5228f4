import { describe, expect, test } from 'vitest'
import { vehiclesMatchingText } from '#app/state/catalogue/find-vehicles.ts'
import type { Model } from '#contract/catalogue/catalogue.ts'
import { indexSharedCatalogueRows } from '#search/catalogue/shared-catalogue-data.ts'
import { matchVehicleNames } from '#search/find/named-vehicles.ts'
import { smallFrame } from '../../support/search-parts.ts'

const makes = {
  toyota: 'Toyota',
  bmw: 'BMW',
  vw: 'Volkswagen',
  mercedes: 'Mercedes-Benz',
  ford: 'Ford',
  linde: 'Linde',
  cat: 'Caterpillar',
  kubota: 'Kubota',
  deere: 'John Deere',
}
type Row = [id: string, makeId: keyof typeof makes, line: string, name: string, from: number, to: number | null, ...engines: string[]]
const rows: Row[] = [
  ['hilux', 'toyota', 'Hilux', 'N140 to N170', 1998, 2005, '2.4 D', '3.0 D'],
  ['hilux-an10', 'toyota', 'Hilux', 'AN10 to AN30', 2005, 2015, '2.5 D-4D', '2.7 I4'],
  ['e46', 'bmw', '3 Series', '3 Series E46', 1998, 2006, '318i 1.9', '320i 2.2', '320d 2.0 D'],
  ['e90', 'bmw', '3 Series', '3 Series E90', 2005, 2013, '320i 2.0 I4', '320d 2.0 D', '335i 3.0 I6'],
  ['golf4', 'vw', 'Golf', 'Golf Mk4', 1997, 2003, '1.9 TDI', '1.6 I4'],
  ['golf5', 'vw', 'Golf', 'Golf Mk5', 2003, 2009, '1.9 TDI', '2.0 TDI'],
  ['sprinter', 'mercedes', 'Sprinter', 'Sprinter W906', 2006, 2018, '2.2 CDI OM651', '3.0 CDI OM642'],
  ['f150', 'ford', 'F-150', '11th generation', 2004, 2008, '5.4 V8'],
  ['transit', 'ford', 'Transit', 'Transit 2.2 TDCi', 2006, 2014, '2.2 TDCi'],
  ['h30', 'linde', 'H series', 'H30', 1998, 2012, 'VW BEF', 'Deutz D2011'],
  ['320d-cat', 'cat', 'Excavators', '320D', 2006, 2014, 'C6.4'],
  ['b7500', 'kubota', 'B series', 'B7500', 1999, 2008, 'D902'],
  ['6420', 'deere', '6020 series', '6420', 2001, 2006, '4045T'],
]
const frame = indexSharedCatalogueRows({
  ...smallFrame,
  makes: Object.entries(makes).map(([id, name]) => ({ id, applicationId: '1', name })),
  models: rows.map(([id, makeId, line, name, from, to, ...engines]) => ({ id, makeId, line, name, engines, from, to })),
})
const models = rows.map(
  ([id, brandid, group, name, yearFrom, yearTo, ...engines]) =>
    ({ id, brandid, brand: makes[brandid], group, name, engines, yearFrom, ...(yearTo && { yearTo }), appid: '1', partCount: 1 }) as Model,
)

type Found = [id: string, engines: readonly string[] | null, year: number | null] | null
/** What the server says first. */
function onServer(text: string): Found {
  const { matchedModels, year, missesYear } = matchVehicleNames(frame, text)
  const [first] = matchedModels
  return first === undefined
    ? null
    : [first.model.id, first.engines ?? first.model.engines.map(({ name }) => name), missesYear ? null : year]
}
/** What a device without a network says first. */
function onDevice(text: string): Found {
  const [first] = vehiclesMatchingText(models, text)
  return first === undefined ? null : [first.modelid, first.engines, first.year ?? null]
}

describe('one line names a vehicle, on the server and on a device alike', () => {
  test.each<[string, ...NonNullable<Found>]>([
    ['hilux 2.4d 2005', 'hilux', ['2.4 D'], 2005],
    ['hilux 2.4 d 2005', 'hilux', ['2.4 D'], 2005],
    ['hilux 2,4 diesel', 'hilux', ['2.4 D'], null],
    ['hilux 2,4d 2003', 'hilux', ['2.4 D'], 2003],
    ['Hilux 2.4 L Diesel 2004', 'hilux', ['2.4 D'], 2004],
    ['hilux 2.4ltr diesel', 'hilux', ['2.4 D'], null],
    ['hilux 2.4 liter', 'hilux', ['2.4 D'], null],
    ['toyota hilux 3.0d', 'hilux', ['3.0 D'], null],
    ['hilux 2.4 turbodiesel bj 2003', 'hilux', ['2.4 D'], 2003],
    ['hilux d4d 2010', 'hilux-an10', ['2.5 D-4D'], 2010],
    ['hilux 2.5 d-4d 2010', 'hilux-an10', ['2.5 D-4D'], 2010],
    ['hilux 2.7 petrol 2008', 'hilux-an10', ['2.7 I4'], 2008],
    ['hilux 2.4d 05', 'hilux', ['2.4 D'], 2005],
    ["hilux 2.4d '05", 'hilux', ['2.4 D'], 2005],
    ['320i 2008', 'e90', ['320i 2.0 I4'], 2008],
    ['320 i 2008', 'e90', ['320i 2.0 I4'], 2008],
    ['bmw 320d 2001', 'e46', ['320d 2.0 D'], 2001],
    ['bmw e46 320i', 'e46', ['320i 2.2'], null],
    ['golf 4 1.9tdi', 'golf4', ['1.9 TDI'], null],
    ['golf iv 1,9 tdi', 'golf4', ['1.9 TDI'], null],
    ['vw golf mk5 2.0 tdi 2007', 'golf5', ['2.0 TDI'], 2007],
    ['sprinter om651', 'sprinter', ['2.2 CDI OM651'], null],
    ['sprinter om 651 2012', 'sprinter', ['2.2 CDI OM651'], 2012],
    ['merc sprinter 2.2cdi', 'sprinter', ['2.2 CDI OM651'], null],
    ['mercedes sprinter 3,0 cdi 2010', 'sprinter', ['3.0 CDI OM642'], 2010],
    ['f150 5.4', 'f150', ['5.4 V8'], null],
    ['F-150 5.4L V8 2006', 'f150', ['5.4 V8'], 2006],
    ['transit 2.2tdci 2010', 'transit', ['2.2 TDCi'], 2010],
    ['linde h30', 'h30', ['VW BEF', 'Deutz D2011'], null],
    ['linde h 30 d2011', 'h30', ['Deutz D2011'], null],
    ['cat 320d c6.4', '320d-cat', ['C6.4'], null],
    ['d902', 'b7500', ['D902'], null],
    ['kubota b 7500', 'b7500', ['D902'], null],
    ['jd 6420 4045t', '6420', ['4045T'], null],
    ['John Deere 6420 4045 T 2003', '6420', ['4045T'], 2003],
  ])('%s', (text, ...found) => {
    expect({ server: onServer(text), device: onDevice(text) }).toEqual({ server: found, device: found })
  })
})
