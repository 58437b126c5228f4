import { describe, expect, test } from 'vitest'
import type { PartFacts } from '#server/import/facts.ts'
import type { PiesOptions } from '#server/import/pies/options.ts'
import { fileOf, itemOf, readText } from '../../../support/import/pies/read-text.ts'

/** One case: what stands in the item, what becomes of it, and what is refused and noted (column and the beginning of what is said). */
interface Case {
  name: string
  xml: string
  facts?: Partial<PartFacts>
  refused?: string[]
  noted?: string[]
  options?: PiesOptions
  header?: string
}

function check(cases: readonly Case[]) {
  test.each(cases)('$name', async ({ xml, facts = {}, refused = [], noted = [], options, header }) => {
    const read = await readText(fileOf(itemOf(xml), header), options)
    const { at, ...part } = read.parts[0] ?? {}
    expect(at).toEqual({ file: 'pies.xml', line: 3 })
    expect(part).toEqual({ code: 'VT-1', brand: 'ZZVT', brandId: 'ZZVT', ...facts })
    const said = (remarks: typeof read.noted) => remarks.map(({ column, value, says }) => `${column} ${value}: ${says}`)
    expect(said(read.refused)).toEqual(refused.map((line) => expect.stringContaining(line)))
    expect(said(read.noted)).toEqual(noted.map((line) => expect.stringContaining(line)))
  })
}

describe('the item', () => {
  check([
    { name: 'nothing but a number', xml: '' },
    { name: 'a GTIN', xml: '<ItemLevelGTIN GTINQualifier="UP">00012345678905</ItemLevelGTIN>', facts: { gtin: '00012345678905' } },
    {
      name: 'a GTIN without what pads it',
      xml: '<ItemLevelGTIN GTINQualifier="EN"> 4006381333931 </ItemLevelGTIN>',
      facts: { gtin: '04006381333931' },
    },
    {
      name: 'a wrong check digit',
      xml: '<ItemLevelGTIN GTINQualifier="QQ">12345678901234</ItemLevelGTIN>',
      noted: ['Item/ItemLevelGTIN 12345678901234: The last digit of a GTIN checks the others'],
    },
    {
      name: 'a GTIN that a spreadsheet spoilt',
      xml: '<ItemLevelGTIN GTINQualifier="EN">4.05E+12</ItemLevelGTIN>',
      refused: ['Item/ItemLevelGTIN 4.05E+12: A GTIN of 8 to 14 digits'],
    },
    { name: 'a kind that is known', xml: '<PartTerminologyID>4152</PartTerminologyID>', facts: { kind: 'Starter' } },
    {
      name: 'a kind that the operator names',
      xml: '<PartTerminologyID>99</PartTerminologyID>',
      options: { partTypes: new Map([['99', 'Horn']]) },
      facts: { kind: 'Horn' },
    },
    {
      name: 'a kind that nobody names',
      xml: '<PartTerminologyID>9999</PartTerminologyID>',
      noted: ['Item/PartTerminologyID 9999: A kind of part by its id'],
    },
    {
      name: 'quantities, containers, dates',
      xml: `<BrandLabel>Voltara</BrandLabel><HazardousMaterialCode>Y</HazardousMaterialCode><ItemQuantitySize UOM="EA">4</ItemQuantitySize>
        <ContainerType>BX</ContainerType><QuantityPerApplication Qualifier="MAX" UOM="EA">2</QuantityPerApplication>
        <ItemEffectiveDate>2024-05-01</ItemEffectiveDate><AvailableDate>2027-01-15</AvailableDate>
        <MinimumOrderQuantity UOM="EA">10</MinimumOrderQuantity>
        <ManufacturerProductCodes><Group>ST</Group><SubGroup>12V</SubGroup></ManufacturerProductCodes>`,
      facts: {
        brand: 'Voltara',
        producer: 'Voltara',
        minQty: 10,
        firstSoldOn: '2024-05-01',
        restockOn: '2027-01-15',
        attributes: [
          { name: 'Container', value: 'Box', unit: '' },
          { name: 'Quantity per application', value: 2, unit: '' },
          { name: 'Product group', value: 'ST', unit: '' },
          { name: 'Product subgroup', value: '12V', unit: '' },
          { name: 'Pieces in the set', value: 4, unit: '' },
          { name: 'Hazardous material', value: 'Yes', unit: '' },
        ],
      },
    },
    {
      name: 'codes that are not in the lists, and classifications',
      xml: '<ContainerType>QX</ContainerType><QualityGradeLevel>9</QualityGradeLevel><UNSPSC>26101766</UNSPSC>',
      facts: {
        attributes: [
          { name: 'Container', value: 'QX', unit: '' },
          { name: 'Quality grade', value: '9', unit: '' },
        ],
      },
      noted: [
        'Item/ContainerType QX: A code that is not',
        'Item/QualityGradeLevel 9: A code that is not',
        'Item/UNSPSC 26101766: UNSPSC says nothing',
      ],
    },
    {
      name: 'bad values',
      xml: '<MinimumOrderQuantity UOM="EA">one</MinimumOrderQuantity><AvailableDate>2026-02-30</AvailableDate>',
      refused: ['Item/MinimumOrderQuantity one: A whole number', 'Item/AvailableDate 2026-02-30: A day'],
    },
  ])
})

const describing = (code: string, text: string, more = '') =>
  `<Description MaintenanceType="A" DescriptionCode="${code}"${more}>${text}</Description>`

describe('descriptions', () => {
  check([
    {
      name: 'name, text, words',
      xml: `<Descriptions>${describing('SHO', 'Starter 12V')}${describing('MKT', 'Quiet.', ' Sequence="1"')}${describing('DES', 'Starter 12 V 1.4 kW 9 T')}
        ${describing('FAB', 'Sealed solenoid', ' Sequence="2"')}${describing('FAB', 'New brushes', ' Sequence="1"')}${describing('EXT', 'Long text')}
        ${describing('KEY', 'cranker, starting motor;Anlasser')}${describing('UNS', 'x')}</Descriptions>`,
      facts: {
        name: 'Starter 12 V 1.4 kW 9 T',
        description: 'Quiet.\nLong text\nNew brushes\nSealed solenoid',
        words: ['cranker', 'starting motor', 'Anlasser', 'Starter 12V'],
      },
    },
    {
      name: 'several languages',
      xml: `<Descriptions>${describing('DES', 'Démarreur', ' LanguageCode="FR"')}${describing('DES', 'Starter', ' LanguageCode="EN"')}</Descriptions>`,
      facts: { name: 'Starter', words: ['Démarreur'] },
    },
    {
      name: 'the asked language',
      xml: `<Descriptions>${describing('DES', 'Démarreur', ' LanguageCode="fr-CA"')}${describing('DES', 'Starter')}</Descriptions>`,
      options: { language: 'fr' },
      facts: { name: 'Démarreur', words: ['Starter'] },
    },
    {
      name: 'one language that nobody asked for',
      xml: `<Descriptions>${describing('DES', 'Anlasser', ' LanguageCode="DE"')}</Descriptions>`,
      facts: { name: 'Anlasser' },
    },
    {
      name: 'languages and codes that are not in the lists',
      xml: `<Descriptions>${describing('SHO', 'Starter', ' LanguageCode="ENG"')}${describing('QQQ', 'kept', ' LanguageCode="ENG"')}</Descriptions>`,
      facts: { name: 'Starter', words: ['kept'] },
      noted: [
        'Description/@LanguageCode ENG: A language is two letters; it was taken for EN. 2 times',
        'Description/@DescriptionCode QQQ: A code of descriptions',
      ],
    },
    {
      name: 'no name but a text',
      xml: `<Descriptions>${describing('EXT', 'A starter\n for all')}</Descriptions>`,
      facts: { name: 'A starter for all', description: 'A starter\n for all' },
    },
    { name: 'an empty section', xml: '<Descriptions/>' },
  ])
})

const pricing = (type: string, price: string, more = '') =>
  `<Pricing MaintenanceType="A" PriceType="${type}"><PriceSheetNumber>S1</PriceSheetNumber>${more}<Price UOM="PE">${price}</Price></Pricing>`
const group = (name: string, cents: number, more = {}) => ({
  group: name,
  fromQty: 1,
  cents,
  currency: 'USD',
  from: null,
  to: null,
  ...more,
})
const chosen = (type: string) => `Item/Prices/Pricing/@PriceType ${type}: Prices of type ${type}`

describe('prices', () => {
  check([
    {
      name: 'the best consumer price; all others are of groups',
      xml: `<Prices>${pricing('JBR', '80.00')}${pricing('LST', '129.5')}${pricing('WD1', '64.1250')}</Prices>`,
      facts: { cents: 12950, currency: 'USD', steps: [], groupPrices: [group('JBR', 8000), group('WD1', 6413)] },
      noted: [chosen('LST')],
    },
    {
      name: 'the asked type',
      xml: `<Prices>${pricing('JBR', '80.00')}${pricing('LST', '129.5')}</Prices>`,
      options: { priceType: 'jbr' },
      facts: { cents: 8000, currency: 'USD', steps: [], groupPrices: [group('LST', 12950)] },
      noted: [chosen('JBR')],
    },
    {
      name: 'steps',
      xml: `<Prices>${pricing('RET', '10', '<PriceBreak UOM="EA">10</PriceBreak>')}${pricing('RET', '12.00')}${pricing('RET', '8.50', '<PriceBreak UOM="EA">50</PriceBreak>')}
        ${pricing('RET', '9.00', '<PriceBreak UOM="EA">100</PriceBreak>')}</Prices>`,
      facts: {
        cents: 1200,
        currency: 'USD',
        steps: [
          { fromQty: 10, cents: 1000 },
          { fromQty: 50, cents: 850 },
        ],
        groupPrices: [],
      },
      noted: [chosen('RET').replace('RET:', 'RET:'), 'PriceBreak 100: A price of more pieces that is not below'],
    },
    {
      name: 'steps alone',
      xml: `<Prices>${pricing('RET', '10', '<PriceBreak UOM="EA">12</PriceBreak>')}</Prices>`,
      facts: { cents: 1000, currency: 'USD', steps: [], minQty: 12, groupPrices: [] },
      noted: [chosen('RET')],
    },
    {
      name: 'days: what has run out and what begins later',
      xml: `<Prices>${pricing('RET', '10', '<ExpirationDate>2026-11-26</ExpirationDate>')}${pricing('RET', '12', '<EffectiveDate>2027-01-01</EffectiveDate>')}
        ${pricing('RET', '11', '<EffectiveDate>2026-01-01</EffectiveDate>')}${pricing('RET', '11.5', '<EffectiveDate>2026-06-01</EffectiveDate>')}</Prices>`,
      facts: {
        cents: 1150,
        currency: 'USD',
        steps: [],
        groupPrices: [
          group('RET', 1000, { to: '2026-11-26' }),
          group('RET', 1200, { from: '2027-01-01' }),
          group('RET', 1100, { from: '2026-01-01' }),
        ],
      },
      noted: ['Prices that have run out', 'Prices that begin later', 'Prices of type RET'],
    },
    {
      name: 'core charges: that of the chosen price',
      xml: `<Prices>${pricing('JBR', '80')}${pricing('CRG', '30')}${pricing('CRJ', '25')}</Prices>`,
      options: { priceType: 'JBR' },
      facts: { cents: 8000, currency: 'USD', steps: [], coreCents: 2500, groupPrices: [] },
      noted: [chosen('JBR'), 'Core charges CRG were left out'],
    },
    {
      name: 'currencies',
      xml: `<Prices>${pricing('RET', '10', '<CurrencyCode>CAD</CurrencyCode>')}${pricing('RET', '8', '<CurrencyCode>USD</CurrencyCode>')}</Prices>`,
      facts: { cents: 800, currency: 'USD', steps: [], groupPrices: [group('RET', 1000, { currency: 'CAD' })] },
      noted: [chosen('RET')],
    },
    {
      name: 'no price for consumers: what to type, which a core charge is not',
      xml: `<Prices>${pricing('WD1', '10')}${pricing('JBR', '12')}${pricing('CRG', '3')}</Prices>`,
      facts: { coreCents: 300, groupPrices: [group('WD1', 1000), group('JBR', 1200)] },
      noted: [
        'WD1: No price of RET, LST, USR, RMP, UNL is valid on 2026-11-27: these have no selling price. There is WD1, JBR, CRG. Say which the shop sells at: --price-type WD1 or --price-type JBR.',
      ],
    },
    {
      name: 'types that are not in the list, units',
      xml: `<Prices>${pricing('Q7-x', '10')}<Pricing PriceType="LST"><Price UOM="HU">1250</Price></Pricing><Pricing PriceType="JBR"><Price UOM="QQ">9</Price></Pricing></Prices>`,
      facts: { cents: 1250, currency: 'USD', steps: [], groupPrices: [group('Q7X', 1000), group('JBR', 900)] },
      noted: [
        'Pricing/@PriceType Q7-x: A price type that is not in the list: kept as the price of the group Q7X.',
        'Pricing/Price/@UOM HU: Prices of 100 pieces were divided',
        'Pricing/Price/@UOM QQ: A unit of prices that is not in the list',
        chosen('LST'),
      ],
    },
    {
      name: 'two zones',
      xml: `<Prices>${pricing('RET', '10')}${pricing('RET', '11').replace('S1', 'S2')}</Prices>`,
      facts: { cents: 1000, currency: 'USD', steps: [], groupPrices: [] },
      noted: ['Item/Prices/Pricing/Price 11: Two prices of one type', chosen('RET')],
    },
    {
      name: 'the asked sheet',
      xml: `<Prices>${pricing('RET', '10')}${pricing('RET', '11').replace('S1', 'S2')}</Prices>`,
      options: { priceSheet: 'S2' },
      facts: { cents: 1100, currency: 'USD', steps: [], groupPrices: [] },
      noted: ['PriceSheetNumber S1: Prices of this sheet were left out', chosen('RET')],
    },
    {
      name: 'bad prices',
      xml: `<Prices>${['call', '-1', '1,234', '0.00'].map((price) => pricing('RET', price)).join('')}<Pricing PriceType="RET"/></Prices>`,
      refused: [
        'Item/Prices/Pricing/Price call: A price such as 12.50',
        'Item/Prices/Pricing/Price -1: A price such as 12.50',
        'Item/Prices/Pricing/Price 1,234: A price such as 12.50',
        'Item/Prices/Pricing : A price such as 12.50 is missing.',
      ],
      noted: ['Item/Prices/Pricing/Price 0.00: A price of zero'],
    },
    {
      name: 'bad quantities, currencies, days',
      xml: `<Prices>${pricing('RET', '10', '<PriceBreak UOM="EA">few</PriceBreak>')}${pricing('RET', '10', '<CurrencyCode>$</CurrencyCode>')}
        ${pricing('LST', '10', '<EffectiveDate>soon</EffectiveDate>')}</Prices>`,
      facts: { cents: 1000, currency: 'USD', steps: [], groupPrices: [] },
      refused: [
        'Pricing/PriceBreak few: A whole number',
        'Pricing/CurrencyCode $: A currency of three letters',
        'Pricing/EffectiveDate soon: A day',
      ],
      noted: [chosen('LST')],
    },
  ])
})

const expi = (codes: Record<string, string>) =>
  `<ExtendedInformation>${Object.entries(codes)
    .map(([code, value]) => `<ExtendedProductInformation MaintenanceType="A" EXPICode="${code}">${value}</ExtendedProductInformation>`)
    .join('')}</ExtendedInformation>`

describe('extended information', () => {
  check([
    {
      name: 'what the shop has columns for',
      xml: expi({ CTO: 'MX', HTS: '8511.40.0000', HSB: '851140', WT1: '3', WT2: 'YR', NPC: 'B', REM: 'Y', LIF: '2', PTS: 'VT-2' }),
      facts: { country: 'MX', hsCode: '8511400000', warrantyMonths: 36, popularity: 500, condition: 'reman', supersededBy: 'VT-2' },
    },
    {
      name: 'schedule B alone, a country by its name',
      xml: expi({ HSB: '8511.40', CTO: 'Mexico' }),
      facts: { hsCode: '851140', country: 'MX' },
    },
    { name: 'a country of three letters', xml: expi({ CTO: 'usa' }), facts: { country: 'US' } },
    { name: 'a warranty in one', xml: expi({ WTY: '12 months' }), facts: { warrantyMonths: 12 } },
    {
      name: 'a warranty in words',
      xml: expi({ WTY: 'Limited lifetime' }),
      facts: { attributes: [{ name: 'Warranty', value: 'Limited lifetime', unit: '' }] },
    },
    { name: 'discontinued', xml: expi({ LIF: '8' }), facts: { withdrawn: true } },
    { name: 'obsolete in words', xml: expi({ LIS: 'Obsolete' }), facts: { withdrawn: true } },
    { name: 'a condition', xml: expi({ PRC: 'Remanufactured' }), facts: { condition: 'reman' } },
    {
      name: 'original numbers and replaced ones',
      xml: expi({ OEM: 'Toyota', OEP: '28100-16190', PTN: 'VT-0' }),
      facts: {
        numbers: [
          { kind: 'oe', maker: 'Toyota', display: '28100-16190' },
          { kind: 'cross', maker: '', display: 'VT-0' },
        ],
      },
    },
    {
      name: 'what is shown, what is left out, what is not known',
      xml: expi({ MSA: 'N', EMS: '1', NAF: 'B', ZQ9: 'kept' }),
      facts: {
        attributes: [
          { name: 'Safety data sheet available', value: 'No', unit: '' },
          { name: 'Emission code', value: '1', unit: '' },
          { name: 'ZQ9', value: 'kept', unit: '' },
        ],
      },
      noted: ['@EXPICode NAF: NAF (NAFTA preference criterion) says nothing', '@EXPICode ZQ9: A code that is not in the list'],
    },
    {
      name: 'bad values',
      xml: expi({ CTO: 'Atlantis', WT1: '2', WT2: 'moons', LIF: 'Q', PRC: 'shiny' }),
      refused: ['ExtendedProductInformation Atlantis: A country of two letters', 'ExtendedProductInformation moons: A time such as 12'],
      noted: ['Q: A state of the life cycle', 'shiny: A condition that is not in the list'],
    },
  ])
})

const attribute = (id: string, value: string, more = '') =>
  `<ProductAttribute MaintenanceType="A" AttributeID="${id}"${more}>${value}</ProductAttribute>`

describe('attributes', () => {
  check([
    {
      name: 'by name, with units',
      xml: `<ProductAttributes>${attribute('Voltage', '12', ' PADBAttribute="N" AttributeUOM="VLT"')}${attribute('Power', '1.4 kW', ' PADBAttribute="N"')}
        ${attribute('Plug  code', '0123', ' PADBAttribute="N"')}${attribute('Teeth', '9', ' PADBAttribute="N" AttributeUOM="EA"')}</ProductAttributes>`,
      facts: {
        attributes: [
          { name: 'Voltage', value: 12, unit: 'V' },
          { name: 'Power', value: 1.4, unit: 'kW' },
          { name: 'Plug code', value: '0123', unit: '' },
          { name: 'Teeth', value: 9, unit: '' },
        ],
      },
      noted: ['ProductAttribute 1.4 kW: Values such as this were read as a number of kW'],
    },
    {
      name: 'several values',
      xml: `<ProductAttributes>${attribute('Colour', 'red', ' MultiValueQuantity="2" MultiValueSequence="2"')}${attribute('Colour', 'blue', ' MultiValueQuantity="2" MultiValueSequence="1"')}</ProductAttributes>`,
      facts: { attributes: [{ name: 'Colour', value: 'blue, red', unit: '' }] },
    },
    {
      name: 'by id: named by the operator, or kept by the id',
      xml: `<ProductAttributes>${attribute('101', '5', ' PADBAttribute="Y"')}${attribute('102', '6', ' PADBAttribute="Y" AttributeUOM="QQ"')}</ProductAttributes>`,
      options: { attributeNames: new Map([['101', 'Grooves']]) },
      facts: {
        attributes: [
          { name: 'Grooves', value: 5, unit: '' },
          { name: 'PAdb 102', value: 6, unit: 'QQ' },
        ],
      },
      noted: ['@AttributeID 102: An attribute by its id', '@AttributeUOM QQ: A unit that is not in the list'],
    },
    {
      name: 'without a name',
      xml: '<ProductAttributes><ProductAttribute>5</ProductAttribute></ProductAttributes>',
      refused: ['The attribute has no name'],
    },
  ])
})

const packed = (uom: string, pieces: string, inner: string) =>
  `<Package MaintenanceType="A"><PackageUOM>${uom}</PackageUOM><QuantityofEaches>${pieces}</QuantityofEaches>${inner}</Package>`

describe('packages', () => {
  const shipping = '<ShippingHeight>10</ShippingHeight><ShippingWidth>8</ShippingWidth><ShippingLength>12.5</ShippingLength>'
  check([
    {
      name: 'of 7.2, in inches and pounds',
      xml: `<Packages>${packed('CA', '4', '<Weights UOM="PG"><Weight>40</Weight></Weights>')}${packed('EA', '1', `<PackageLevelGTIN>00012345678905</PackageLevelGTIN><Dimensions UOM="IN"><MerchandisingHeight>1</MerchandisingHeight><MerchandisingWidth>1</MerchandisingWidth><MerchandisingLength>1</MerchandisingLength>${shipping}</Dimensions><Weights UOM="PG"><Weight>9.5</Weight><DimensionalWeight>11</DimensionalWeight></Weights>`)}</Packages>`,
      facts: {
        packageGtin: '00012345678905',
        weightG: 4309,
        boxMm: { length: 318, width: 203, height: 254 },
        attributes: [
          { name: 'Pieces per case', value: 4, unit: '' },
          { name: 'Dimensional weight', value: 11, unit: 'lb' },
        ],
      },
    },
    ...(
      [
        ['CM', 'KG', 100, 80, 125, 9500],
        ['MM', 'GT', 10, 8, 13, 9500],
        ['FT', 'OZ', 3048, 2438, 3810, 269],
      ] as const
    ).map(([length, weight, height, width, long, grams]) => ({
      name: `of 6.5, in ${length} and ${weight}`,
      xml: `<Packages>${packed('EA', '1', `<Dimensions UOM="${length}"><Height>10</Height><Width>8</Width><Length>12.5</Length></Dimensions><Weights UOM="${weight}"><Weight>9.5</Weight></Weights>`)}</Packages>`,
      facts: { weightG: grams, boxMm: { length: long, width, height } },
    })),
    {
      name: 'of several pieces alone',
      xml: `<Packages>${packed('CA', '4', '<Weights UOM="PG"><Weight>40</Weight></Weights>')}</Packages>`,
      facts: { attributes: [{ name: 'Pieces per case', value: 4, unit: '' }] },
      noted: ['PackageUOM CA: Only packages of several pieces'],
    },
    {
      name: 'dangerous goods',
      xml: `<Packages>${packed('EA', '1', '<HazardousMaterial><UNNAIDCode>2794</UNNAIDCode></HazardousMaterial>')}</Packages>`,
      facts: { attributes: [{ name: 'UN number', value: '2794', unit: '' }] },
    },
    {
      name: 'bad values, units that are not known or missing',
      xml: `<Packages>${packed('QQ', 'x', '<Dimensions UOM="XX"><Height>1</Height><Width>1</Width><Length>1</Length></Dimensions><Weights><Weight>1</Weight></Weights>')}</Packages>`,
      facts: { weightG: 454 },
      refused: ['QuantityofEaches x: A whole number', ...['', '', ''].map(() => 'Package/Dimensions/@UOM XX: A length such as')],
      noted: ['PackageUOM QQ: A kind of package', 'Weights/Weight 1: Measures without a unit were taken for PG'],
    },
  ])
})

describe('kits', () => {
  check([
    {
      name: 'components with and without a number',
      xml: `<Kits><KitComponent><Description DescriptionCode="SHO" LanguageCode="EN">Bolt</Description><QuantityInKit UOM="EA">4</QuantityInKit><SequenceCode>2</SequenceCode></KitComponent>
        <KitComponent><ComponentPartNumber IDQualifier="VN">VT-9</ComponentPartNumber><ComponentBrand>ZZVT</ComponentBrand><QuantityInKit UOM="EA">1</QuantityInKit><SequenceCode>1</SequenceCode></KitComponent></Kits>`,
      facts: {
        components: [
          { code: 'VT-9', name: 'VT-9', qty: 1 },
          { code: null, name: 'Bolt', qty: 4 },
        ],
      },
      noted: ['Components without a number: kept by their names'],
    },
    {
      name: 'of 6.5',
      xml: '<Kits><Kit><ComponentPartNumber>VT-9</ComponentPartNumber><Description DescriptionCode="SHO">Brush set</Description><QuantityInKit UOM="EA">2</QuantityInKit></Kit></Kits>',
      facts: { components: [{ code: 'VT-9', name: 'Brush set', qty: 2 }] },
    },
    {
      name: 'bad ones',
      xml: '<Kits><KitComponent/><KitComponent><ComponentPartNumber>VT-9</ComponentPartNumber><QuantityInKit UOM="EA">some</QuantityInKit></KitComponent></Kits>',
      refused: ['Item/Kits/KitComponent : A component has a number', 'Item/Kits/KitComponent/QuantityInKit some: A whole number'],
    },
  ])
})

describe('interchanges', () => {
  check([
    {
      name: 'of 6.5, by their types',
      xml: `<PartInterchangeInfo>${[
        ['OE', '', 'Toyota', '28100-16190'],
        ['C', 'BBTB', 'Great Lakes', 'GL26409'],
        ['SB', 'ZZVT', '', 'VT-2'],
        ['S', 'ZZVT', '', 'VT-0'],
        ['Q', 'ZZQQ', '', 'Q1'],
      ]
        .map(
          ([type, id, label, number]) =>
            `<PartInterchange><TypeCode>${type}</TypeCode><BrandAAIAID>${id}</BrandAAIAID><BrandLabel>${label}</BrandLabel><PartNumber>${number}</PartNumber></PartInterchange>`,
        )
        .join('')}</PartInterchangeInfo>`,
      facts: {
        supersededBy: 'VT-2',
        numbers: [
          { kind: 'oe', maker: 'Toyota', display: '28100-16190' },
          { kind: 'cross', maker: 'Great Lakes', display: 'GL26409' },
          { kind: 'cross', maker: 'ZZVT', display: 'VT-0' },
          { kind: 'cross', maker: 'ZZQQ', display: 'Q1' },
        ],
      },
      noted: ['PartInterchange/TypeCode Q: A type of interchange'],
    },
    {
      name: 'of 7.2, several numbers of a maker',
      xml: `<PartInterchangeInfo><PartInterchange BrandAAIAID="BBFD" BrandLabel="Ford" QualityGradeLevel="O"><PartNumber ReferenceItem="Y">F1</PartNumber><PartNumber>F2</PartNumber></PartInterchange>
        <PartInterchange BrandAAIAID="BBTB" QualityGradeLevel="7"><PartNumber InterchangeQuantity="1" UOM="EA">B1</PartNumber></PartInterchange></PartInterchangeInfo>`,
      options: { brands: new Map([['BBTB', 'Great Lakes']]) },
      facts: {
        numbers: [
          { kind: 'oe', maker: 'Ford', display: 'F1' },
          { kind: 'oe', maker: 'Ford', display: 'F2' },
          { kind: 'cross', maker: 'Great Lakes', display: 'B1' },
        ],
      },
      noted: ['@QualityGradeLevel 7: A quality grade'],
    },
    {
      name: 'without a number',
      xml: '<PartInterchangeInfo><PartInterchange BrandAAIAID="BBTB"/></PartInterchangeInfo>',
      refused: ['PartInterchange : The number of the other maker is missing'],
    },
  ])
})

const asset = (name: string, type: string, more = '') =>
  `<DigitalFileInformation MaintenanceType="A"><FileName>${name}</FileName><AssetType>${type}</AssetType>${more}</DigitalFileInformation>`

describe('digital assets', () => {
  check([
    {
      name: 'pictures, the primary one first, real ones before similar ones',
      xml: `<DigitalAssets>${asset('b.jpg', 'P01')}${asset('r.jpg', 'P04', '<Representation>R</Representation>')}${asset('a.jpg', 'P04', '<Representation>A</Representation>')}
        ${asset('VT-1_P03', 'P03')}${asset('x.pdf', 'INS')}${asset('old.jpg', 'P02', '<ExpirationDate>2020-01-01</ExpirationDate>')}${asset('n.png', 'QQQ')}
        <DigitalFileInformation><AssetType>P05</AssetType><URI>https://x.test/p/u.webp?w=1</URI></DigitalFileInformation></DigitalAssets>`,
      facts: { pictures: ['a.jpg', 'r.jpg', 'b.jpg', 'VT-1_P03', 'u.webp', 'n.png'] },
      noted: [
        'AssetType INS: Files that are no pictures',
        'ExpirationDate 2020-01-01: Pictures and files that have run out',
        'AssetType QQQ: A type of asset',
      ],
    },
    {
      name: 'without a name',
      xml: '<DigitalAssets><DigitalFileInformation><AssetType>P04</AssetType></DigitalFileInformation></DigitalAssets>',
      refused: ['The name of the file is missing'],
    },
  ])
})
