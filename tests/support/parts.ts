import * as v from 'valibot'
import { PartCard, PartDetail } from '#contract/catalogue/catalogue.ts'

/** A part as the contract has it, a Bosch starter unless told otherwise. */
export const partDetail = (differs: Partial<v.InferInput<typeof PartDetail>> = {}): PartDetail =>
  v.parse(PartDetail, {
    mcode: 'AR-S-10001',
    type: 'starter',
    name: 'Starter',
    producer: 'Armature',
    condition: 'new',
    backCategoryId: '101',
    backCategoryName: 'Gear reduction starters',
    oeNumber: '0 001 108 001',
    oeProducer: 'Bosch',
    specName: '12 V · 1.4 kW · 9 T · CW',
    attributes: { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' },
    mainImageUrl: '/part/AR-S-10001/view.svg',
    price: 129.5,
    coreCharge: 0,
    stock: { state: 'in', qty: 12 },
    description: 'Gear reduction starter.',
    gtin: '4006381333931',
    weightKg: 3.6,
    boxMm: { length: 260, width: 160, height: 160 },
    warrantyMonths: 24,
    countryOfOrigin: 'DE',
    hsCode: '851140',
    minQty: 1,
    images: [{ url: '/part/AR-S-10001/view.svg', kind: 'view', width: 480, height: 360 }],
    numbers: [
      { kind: 'oe', maker: 'Bosch', number: '0 001 108 001' },
      { kind: 'cross', maker: 'Lester', number: '17890' },
      { kind: 'cross', maker: 'Valeo', number: 'D7E44' },
    ],
    priceLadder: [{ fromQty: 1, unitPrice: differs.price ?? 129.5 }],
    supersedes: [],
    alternatives: [],
    path: [
      { id: '1', backCategoryName: 'Starters', backParentId: '0' },
      { id: '101', backCategoryName: 'Gear reduction starters', backParentId: '1' },
    ],
    fitmentCount: 4,
    updatedAt: '2026-11-01T00:00:00Z',
    ...differs,
  })

/** The same part as a row of a list. */
export const partCard = (differs: Partial<v.InferInput<typeof PartDetail>> = {}): PartCard => v.parse(PartCard, partDetail(differs))
