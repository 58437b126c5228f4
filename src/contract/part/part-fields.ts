/**
 * The table of the fields of a part that have a column of their own in the database table `part`. Attributes, such as voltage or teeth, are
 * rows of `contract/attributes/attributes.ts` instead: they share the column `attributes`, so a new attribute needs no migration. Each row
 * determines: the type of the column (server/db/tables.ts), how an import reads the field (server/import), the exported columns
 * (server/export/sheets/parts.ts), how the demo inserts it (server/demo/load-rows.ts), and where segments of the search index and packs
 * store it (search/records). The README.md of this room explains how to add a field.
 */
export interface PartField {
  /** The name of the field's column in the database table `part`. */
  column: string
  /** The type of the column; a type that ends in `OrNone` may be null. */
  holds:
    | 'text'
    | 'textOrNone'
    | 'whole'
    | 'truth'
    | 'money'
    | 'moneyOrNone'
    | 'day'
    | 'dayOrNone'
    | 'time'
    | 'json'
    | 'jsonOrNone'
    | 'partType'
    | 'condition'
  /**
   * Where the search index stores the field. `index`: searchable, or shown in lists. `record`: shown on the part's page only. `live`:
   * changes independently of the part's description (price, stock, terms of sale). `server`: not sent to devices.
   */
  kept: 'index' | 'record' | 'live' | 'server'
  /** The field's name in replies and records, if it differs from the key. */
  wire?: string
  /**
   * For fields in records: whether the field has few different values, each shared by many parts, so that a pack stores each value once
   * (search/records/record-builder.ts).
   */
  isShared?: true
  /**
   * Whether an import computes the field from several imported values, called facts (server/import/engine/plan/part/part-columns.ts). Other
   * fields are copied from the fact with the same key.
   */
  isMade?: true
  /** The value of the field for a part without data, if it is the same for all parts. */
  empty?: unknown
  /** For texts, `max` is the maximum length. For whole numbers, `min` and `max` are the smallest and largest value. */
  min?: number
  max?: number
  /** The field's name in messages of an import, if it differs from the key. */
  label?: string
  /**
   * The column of a supplier's file that is read into the field: its target (server/import/tables/targets.ts), cell format and headings.
   */
  import?: {
    target: string
    reads: 'weight' | 'months' | 'country' | 'customs' | 'gtin' | 'quantity' | 'code' | 'date' | 'text'
    headings: string
  }
  /**
   * The heading of the field's column in an exported file of parts, which an import recognises. `isZeroLeftEmpty`: 0 is written as an empty
   * cell.
   */
  heading?: string
  isZeroLeftEmpty?: true
}

const MAX_NAME_CHARACTERS = 200
const MAX_DESCRIPTION_CHARACTERS = 20_000

export const partFields = {
  mcode: { column: 'mcode', holds: 'text', kept: 'index', isMade: true },
  type: { column: 'type', holds: 'partType', kept: 'index', isMade: true },
  categoryId: { column: 'category_id', holds: 'text', kept: 'index', isMade: true },
  name: { column: 'name', holds: 'text', kept: 'index', max: MAX_NAME_CHARACTERS },
  /** The family of the part within its category, such as `12 V gear reduction`. */
  group: { column: 'group_name', wire: 'groupName', holds: 'text', kept: 'index', empty: '', max: MAX_NAME_CHARACTERS, label: 'family' },
  description: { column: 'description', holds: 'text', kept: 'record', empty: '', max: MAX_DESCRIPTION_CHARACTERS },
  producer: { column: 'producer', holds: 'text', kept: 'index', empty: '', isMade: true },
  condition: { column: 'condition', holds: 'condition', kept: 'index', empty: 'new' },
  oeNumber: { column: 'oe_number', holds: 'text', kept: 'index', empty: '', isMade: true },
  oeProducer: { column: 'oe_producer', holds: 'text', kept: 'index', empty: '', isMade: true },
  /** A short summary of the part's key attributes. */
  specName: { column: 'spec_name', holds: 'text', kept: 'index', empty: '', isMade: true },
  attributes: { column: 'attributes', holds: 'json', kept: 'index', empty: {}, label: 'attribute', isMade: true },
  cents: { column: 'price', holds: 'money', kept: 'live', label: 'price', isMade: true },
  wasCents: { column: 'was_price', holds: 'moneyOrNone', kept: 'live', empty: null, label: 'price before', isMade: true },
  coreCents: { column: 'core_charge', holds: 'money', kept: 'live', empty: '0.00', label: 'core charge', isMade: true },
  /** The quantity price breaks of the part; the first begins at quantity 1. */
  steps: { column: 'price_steps', holds: 'json', kept: 'live', label: 'price steps', isMade: true },
  stock: { column: 'stock', holds: 'whole', kept: 'live', empty: 0, min: 0, max: 1_000_000 },
  restockOn: { column: 'restock_on', holds: 'dayOrNone', kept: 'live', empty: null, label: 'back in stock on' },
  /** Whether the part is discontinued. */
  withdrawn: { column: 'ended', holds: 'truth', kept: 'live', empty: false, isMade: true },
  minQty: {
    column: 'min_qty',
    holds: 'whole',
    kept: 'live',
    empty: 1,
    min: 1,
    max: 9999,
    label: 'least quantity',
    import: {
      target: 'minQty',
      reads: 'quantity',
      headings: `
        moq | min qty | minimum order | minimum order quantity | min order | minimum quantity | pack | pack size | pack qty | pkg qty
        packing unit | mindestmenge | mindestbestellmenge | ve | verpackungseinheit | vpe | qte mini | quantite minimum
        conditionnement | cantidad minima | minimalne zamowienie | minimum zamowienia | quantita minima | minimale afname
        verpakkingseenheid`,
    },
    heading: 'Minimum quantity',
  },
  weightG: {
    column: 'weight_g',
    holds: 'whole',
    kept: 'index',
    empty: 0,
    min: 0,
    max: 10_000_000,
    label: 'weight',
    import: {
      target: 'weight',
      reads: 'weight',
      headings: `
        weight | wt | gross weight | weight gross | shipping weight | package weight | item weight | gewicht | bruttogewicht | gewicht brutto
        versandgewicht | artikelgewicht | net weight | nettogewicht | poids | poids brut | peso | peso bruto | peso lordo | waga | masa
        waga brutto | brutogewicht | 重量 | 質量`,
    },
    heading: 'Weight (g)',
    isZeroLeftEmpty: true,
  },
  boxMm: { column: 'box_mm', holds: 'json', kept: 'record', empty: { length: 0, width: 0, height: 0 }, label: 'box' },
  warrantyMonths: {
    column: 'warranty_months',
    holds: 'whole',
    kept: 'record',
    isShared: true,
    empty: 0,
    min: 0,
    max: 1200,
    label: 'warranty',
    import: {
      target: 'warranty',
      reads: 'months',
      headings: `
        warranty | warranty months | guarantee | garantie | garantiezeit | gewahrleistung | garantie mois | garantia | gwarancja
        garanzia`,
    },
    heading: 'Warranty (months)',
  },
  /** The country of origin: ISO code of two letters. */
  country: {
    column: 'country',
    wire: 'countryOfOrigin',
    holds: 'text',
    kept: 'record',
    isShared: true,
    empty: '',
    max: 2,
    import: {
      target: 'country',
      reads: 'country',
      headings: `
        country | country of origin | origin | coo | made in | ursprungsland | herkunft | herkunftsland | ursprung | pays
        pays d origine | origine | pais | pais de origen | origen | kraj | kraj pochodzenia | paese | paese di origine | land
        land van herkomst | 原产国`,
    },
    heading: 'Country of origin',
  },
  hsCode: {
    column: 'hs_code',
    holds: 'text',
    kept: 'record',
    isShared: true,
    empty: '',
    max: 20,
    label: 'customs code',
    import: {
      target: 'hsCode',
      reads: 'customs',
      headings: `
        hs | hs code | hts | hts code | customs code | customs tariff number | tariff code | tariff number | commodity code
        harmonized code | zolltarifnummer | zolltarifnr | zolltarif nr | statistische warennummer | code douanier
        nomenclature douaniere | code sh | codigo arancelario | partida arancelaria | taric | kod cn | kod celny | codice doganale
        goederencode | douanecode | 海关编码`,
    },
    heading: 'HS code',
  },
  gtin: {
    column: 'gtin',
    holds: 'text',
    kept: 'index',
    empty: '',
    max: 14,
    import: {
      target: 'gtin',
      reads: 'gtin',
      headings: `
        gtin | gtin13 | gtin 13 | gtin14 | ean | ean13 | ean 13 | ean code | ean nummer | upc | upc code | upca | upc a | barcode
        bar code | strichcode | item level gtin | code barre | code barres | code a barres | gencod | codigo de barras | kod ean
        kod kreskowy | codice a barre | codice ean | streepjescode | 条码 | jan | jan code | janコード`,
    },
    heading: 'GTIN',
  },
  /** The code of the part that replaces this one; the shop may not sell that part. */
  supersededBy: {
    column: 'superseded_by',
    holds: 'textOrNone',
    kept: 'record',
    empty: null,
    label: 'replaced by',
    isMade: true,
    import: {
      target: 'supersededBy',
      reads: 'code',
      headings: `
        superseded by | replaced by | replacement | successor | new part number | new number | ersetzt durch | nachfolger
        nachfolgeartikel | ersatzartikel | neue nummer | remplace par | sustituido por | reemplazado por | zastapiony przez | nowy numer
        sostituito da | vervangen door`,
    },
    heading: 'Replaced by',
  },
  firstSoldOn: {
    column: 'first_sold_on',
    wire: 'firstSold',
    holds: 'day',
    kept: 'index',
    label: 'first sold on',
    import: {
      target: 'firstSoldOn',
      reads: 'date',
      headings: `
        available date | first sold | sold since | launch date | introduced | im programm seit | verfugbar ab | date de lancement`,
    },
    heading: 'First sold',
  },
  popularity: {
    column: 'popularity',
    holds: 'whole',
    kept: 'index',
    empty: 0,
    min: 0,
    max: 1_000_000_000,
    import: {
      target: 'popularity',
      reads: 'quantity',
      headings: 'popularity | popularity code | sales rank | units sold | verkaufte stuck | absatz',
    },
    heading: 'Popularity',
  },
  /** A key that is equal for the same unit from other makers or in other conditions. */
  unitKey: { column: 'unit_key', holds: 'text', kept: 'record', isMade: true },
  updatedAt: { column: 'updated_at', holds: 'time', kept: 'record', isMade: true },
  /** One vehicle that the part fits, as a short text: `Toyota Corolla 1993–2014`. */
  applicationHint: { column: 'application_hint', wire: 'hint', holds: 'textOrNone', kept: 'index', empty: null, isMade: true },
  /** The instructions for fitting the part; null if there are none. */
  fitting: { column: 'fitting', holds: 'jsonOrNone', kept: 'record', isShared: true, empty: null },
} as const satisfies Record<string, PartField>

type PartFields = typeof partFields
export type PartFieldKey = keyof PartFields

/** The keys of those rows of the table that have certain properties, such as `FieldKeysWith<{ kept: 'live' }>`. */
export type FieldKeysWith<Facts> = { [K in PartFieldKey]: PartFields[K] extends Facts ? K : never }[PartFieldKey]

/** The fields that an import copies unchanged from the imported value (fact) with the same key. */
export type CopiedFieldKey = Exclude<PartFieldKey, FieldKeysWith<{ isMade: true }>>

/** The rows of the part table with their keys, in order. */
export const partFieldRows = Object.entries(partFields) as unknown as readonly (readonly [PartFieldKey, PartField])[]

export const isCopiedField = (key: PartFieldKey): key is CopiedFieldKey => !('isMade' in partFields[key])
