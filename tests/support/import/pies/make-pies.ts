import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

export interface MakePies {
  /** Items. */
  parts: number
  /** The same seed makes the same file, byte for byte. */
  seed?: number
  /** Numbers of other makers of each item; the first two are original ones. */
  numbersOfEach?: number
  version?: '6.5' | '6.7' | '7.0' | '7.1' | '7.2' | '8.0'
  /** Brands between which the items are divided. */
  brands?: readonly { id: string; label: string }[]
  /** Beginning of part numbers: `VT-` makes `VT-1000001`. */
  prefix?: string
}

/** Numbers between 0 and 1 that depend on the seed alone (mulberry32). */
function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const originals = ['Toyota', 'Ford', 'Honda', 'Nissan', 'Caterpillar', 'John Deere']
const others = ['Great Lakes', 'Northwind', 'Ampere', 'Rotor & Sons', 'Kilowatt']
const kinds = [
  {
    id: '4152',
    name: 'Starter',
    hs: '8511.40',
    attributes: (next: () => number) => ({ Power: [[0.9, 1.4, 2, 4][at(next, 4)], 'KW'], Teeth: [8 + at(next, 5), ''] }),
  },
  {
    id: '2412',
    name: 'Alternator',
    hs: '8511.50',
    attributes: (next: () => number) => ({ Output: [60 + 10 * at(next, 12), 'A'], Grooves: [1 + at(next, 8), ''] }),
  },
] as const
const at = (next: () => number, of: number) => Math.floor(next() * of)

/** A GTIN of GS1's prefix for demonstrations. */
function gtin(serial: number) {
  const body = `0952${String(serial).padStart(9, '0')}`
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Writes a file of PIES with as many items as asked for, in a stream: names, prices with breaks and trade prices, attributes, packages,
 * interchanges, a picture. Part numbers run from `VT-1000001`.
 * @returns How many items and numbers of other makers were written.
 */
export async function makePies(path: string, make: MakePies): Promise<{ items: number; numbers: number }> {
  const { parts, seed = 1, numbersOfEach = 7, version = '7.2', brands = [{ id: 'ZZVT', label: 'Voltara' }], prefix = 'VT-' } = make
  const next = random(seed)
  const out = createWriteStream(path)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(headOf(version))
  for (let serial = 1; serial <= parts; serial++) {
    await write(itemOf(serial, next, numbersOfEach, version, brands[serial % brands.length] ?? { id: 'ZZVT', label: 'Voltara' }, prefix))
  }
  await write(
    `  </Items>\n  <Trailer>\n    <ItemCount>${parts}</ItemCount>\n    <TransactionDate>2026-11-01</TransactionDate>\n  </Trailer>\n</PIES>\n`,
  )
  out.end()
  await finished(out)
  return { items: parts, numbers: parts * numbersOfEach }
}

const headOf = (version: string) => `<?xml version="1.0" encoding="UTF-8"?>
<PIES xmlns="${version === '6.5' ? 'http://www.aftermarket.org' : 'http://www.autocare.org'}">
  <Header>
    <PIESVersion>${version}</PIESVersion>
    <SubmissionType>FULL</SubmissionType>
    <BlanketEffectiveDate>2026-11-01</BlanketEffectiveDate>
    <CurrencyCode>USD</CurrencyCode>
    <LanguageCode>EN</LanguageCode>
  </Header>
  <Items>
`

function itemOf(
  serial: number,
  next: () => number,
  numbers: number,
  version: string,
  brand: { id: string; label: string },
  prefix: string,
) {
  const kind = kinds[at(next, 2)] ?? kinds[0]
  const number = `${prefix}${1_000_000 + serial}`
  const list = 60 + next() * 400
  const brandName = version === '8.0' ? 'BrandID' : 'BrandAAIAID'
  const label = version === '8.0' ? '' : `<BrandLabel>${escaped(brand.label)}</BrandLabel>`
  const shipping = version === '6.5' || version === '6.7' ? '' : 'Shipping'
  const side = (name: string) => `<${shipping}${name}>${(4 + next() * 8).toFixed(1)}</${shipping}${name}>`
  const price = (type: string, amount: number, from?: number) =>
    `        <Pricing MaintenanceType="A" PriceType="${type}"><PriceSheetNumber>2026</PriceSheetNumber><CurrencyCode>USD</CurrencyCode>` +
    `<EffectiveDate>2026-01-01</EffectiveDate><Price UOM="PE">${amount.toFixed(2)}</Price>${from ? `<PriceBreak UOM="EA">${from}</PriceBreak>` : ''}</Pricing>\n`
  const attributes = Object.entries(kind.attributes(next)).map(
    ([name, [value, unit]]) =>
      `        <ProductAttribute MaintenanceType="A" AttributeID="${name}" PADBAttribute="N"${unit ? ` AttributeUOM="${unit}"` : ''}>${value}</ProductAttribute>\n`,
  )
  return `    <Item MaintenanceType="A">
      <ItemLevelGTIN GTINQualifier="EN">${gtin(serial)}</ItemLevelGTIN>
      <PartNumber>${number}</PartNumber>
      <${brandName}>${brand.id}</${brandName}>${label}
      <MinimumOrderQuantity UOM="EA">1</MinimumOrderQuantity>
      <PartTerminologyID>${kind.id}</PartTerminologyID>
      <Descriptions>
        <Description MaintenanceType="A" DescriptionCode="DES" LanguageCode="EN">${kind.name} 12 V ${number}</Description>
        <Description MaintenanceType="A" DescriptionCode="EXT" LanguageCode="EN">${kind.name}, tested, with all that is needed &amp; more</Description>
      </Descriptions>
      <Prices>
${price('LST', list)}${price('LST', list * 0.9, 10)}${price('LST', list * 0.85, 50)}${price('JBR', list * 0.65)}${price('WD1', list * 0.5)}      </Prices>
      <ExtendedInformation>
        <ExtendedProductInformation MaintenanceType="A" EXPICode="CTO">MX</ExtendedProductInformation>
        <ExtendedProductInformation MaintenanceType="A" EXPICode="HTS">${kind.hs}</ExtendedProductInformation>
        <ExtendedProductInformation MaintenanceType="A" EXPICode="WT1">12</ExtendedProductInformation>
      </ExtendedInformation>
      <ProductAttributes>
        <ProductAttribute MaintenanceType="A" AttributeID="Voltage" PADBAttribute="N" AttributeUOM="V">12</ProductAttribute>
${attributes.join('')}      </ProductAttributes>
      <Packages>
        <Package MaintenanceType="A"><PackageUOM>EA</PackageUOM><QuantityofEaches>1</QuantityofEaches><Dimensions UOM="IN">${side('Height')}${side('Width')}${side('Length')}</Dimensions><Weights UOM="PG"><Weight>${(6 + next() * 12).toFixed(2)}</Weight></Weights></Package>
      </Packages>
      <PartInterchangeInfo>
${Array.from({ length: numbers }, (_, n) => interchange(serial, n, next, version)).join('')}      </PartInterchangeInfo>
      <DigitalAssets>
        <DigitalFileInformation MaintenanceType="A"><FileName>${number}.jpg</FileName><AssetType>P04</AssetType><Representation>A</Representation></DigitalFileInformation>
      </DigitalAssets>
    </Item>
`
}

/** The number bears the item's serial, so that each is another one. */
function interchange(serial: number, n: number, next: () => number, version: string) {
  const maker = escaped((n < 2 ? originals[at(next, originals.length)] : others[at(next, others.length)]) ?? '')
  const number = `${10 + at(next, 90)}${serial}-${n}`
  return version === '6.5'
    ? `        <PartInterchange MaintenanceType="A"><TypeCode>${n < 2 ? 'O' : 'C'}</TypeCode><BrandLabel>${maker}</BrandLabel><PartNumber>${number}</PartNumber></PartInterchange>\n`
    : `        <PartInterchange MaintenanceType="A" BrandLabel="${maker}"><PartNumber>${number}</PartNumber></PartInterchange>\n`
}
