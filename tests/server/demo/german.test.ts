import { expect, test } from 'vitest'
import { demoCategories } from '#server/demo/categories.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { germanDemoText } from '#server/demo/german/ensure.ts'
import { germanShopTexts } from '#server/demo/german/german-shop-texts.ts'
import type { ShopTextKind } from '#server/kernel/own-names.ts'

const parts = demoTenants({ partCount: 4000 }).flatMap((tenant) => [...tenant.parts()].flat())
const german = (kind: ShopTextKind, text: string, about = '') => germanDemoText({ kind, text, about })
/** Words that no German name or sentence has; makers, makes and models are left out of it. */
const ENGLISH =
  /\b(with|without|outside|inside|holes?|teeth|brushes|bearing|bushings?|pulley|drive assembly|starter relay|alternator|solenoid|rotor resistance|for|and others|splines|poles|bars|leads|pins?|clockwise|wide|long|fits|housing|cover|fan|frame|kit)\b/i
/** The same of what follows the kind of part, its maker and series. */
const OF_SERIES =
  /\b(and|to|of|type|gear|compact|industrial|marine|outboard|small|engine|high|output|tractor|planetary|direct|drive|brushless|diesel|heavy|inertia|shift|flywheel|dual|wire|ground)\b/

test('every category of the demo is called and described in German', () => {
  for (const { name, description } of demoCategories([]))
    for (const text of [name, description ?? '']) expect(german('category', text), text).toBeTruthy()
})

test('every name, family, position and line of data of the demo is German', () => {
  for (const { name, group_name, spec_name, partsList, producer } of parts) {
    expect(german('part', name), name).not.toMatch(ENGLISH)
    expect(german('part', name), name).not.toMatch(OF_SERIES)
    expect(german('family', group_name), group_name).not.toMatch(ENGLISH)
    expect(german('data', spec_name), `${producer} ${spec_name}`).not.toMatch(ENGLISH)
    for (const line of partsList) expect(german('position', line.name), line.name).not.toMatch(ENGLISH)
  }
})

test('so is every description, sentence by sentence', () => {
  const none = parts.filter(({ description, name }) => german('description', description, name) === null)
  expect(none.slice(0, 5).map(({ description }) => description)).toEqual([])
  for (const { description, name } of parts) {
    const own = german('description', description, name)?.replace(/Passt an .+/, '') ?? ''
    expect(own, description).not.toMatch(ENGLISH)
    expect(own, description).not.toMatch(OF_SERIES)
  }
})

test('what the shops say beside their parts is German too', () => {
  for (const { advertisements, keywords } of demoTenants({ partCount: 10 })) {
    for (const { title, text } of advertisements) for (const one of [title, text]) expect(german('front', one), one).toBeTruthy()
    for (const { word } of keywords) expect(germanShopTexts[word] ?? word).not.toMatch(ENGLISH)
  }
  for (const { fitting } of parts)
    for (const note of [...(fitting?.notes ?? []), ...(fitting?.torques.map(({ what }) => what) ?? [])])
      expect(german('fitting', note), note).toBeTruthy()
})

test('in the words of the trade', () => {
  expect(german('part', 'Starter, Bosch DW')).toBe('Anlasser, Bosch DW')
  expect(german('part', 'Starter, Mitsubishi Electric M2T and M8T type')).toBe('Anlasser, Mitsubishi Electric Typ M2T und M8T')
  expect(german('part', 'Stator, Lucas A127 and 15ACR to 18ACR')).toBe('Ständer, Lucas A127 und 15ACR bis 18ACR')
  expect(german('part', 'Alternator frame, drive end, Bosch K1')).toBe('Lagerschild Lichtmaschine, Antriebsseite, Bosch K1')
  expect(german('data', '12 V · 1.4 kW · 9 T · CW')).toBe('12 V · 1,4 kW · 9 Z · rechts')
  expect(german('family', '14 V 6-groove internal fan')).toBe('14 V 6 Rillen, Lüfter innen')
})
