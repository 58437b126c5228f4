import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { textDirectionOf } from '#contract/locale/detect.ts'

/** The least that a backend may say of each shape of section 3, and what is read of it. */
const replies: [name: string, shape: v.GenericSchema, least: unknown, read: unknown][] = [
  [
    'a suggestion without an application',
    calls.search.result,
    { records: [{ goodsSkuCode: 'ST-1', mainImageUrl: '/a.svg', oeNumber: '1', backCategoryName: 'Starters', oeProducer: 'Bosch' }] },
    {
      records: [
        {
          ...{ goodsSkuCode: 'ST-1', mainImageUrl: '/a.svg', oeNumber: '1', backCategoryName: 'Starters', oeProducer: 'Bosch' },
          ...{ goodsApplication: null, specName: '', matched: { by: 'words' } },
        },
      ],
    },
  ],
  [
    'a suggestion of which nothing but its code is known',
    calls.search.result,
    { records: [{ goodsSkuCode: 'ST-1', goodsApplication: null, mainImageUrl: null, specName: null, matched: null }], total: null },
    {
      records: [
        {
          ...{ goodsSkuCode: 'ST-1', mainImageUrl: '', oeNumber: '', backCategoryName: '', oeProducer: '' },
          ...{ goodsApplication: null, specName: '', matched: { by: 'words' } },
        },
      ],
      total: null,
    },
  ],
  [
    'a category that has no sub-categories, icon or parent',
    calls.categoryList.result,
    [
      { id: '7', backCategoryName: 'Starters' },
      { id: '8', backCategoryName: 'Tools', children: null, icon: null, backParentId: null, count: null },
    ],
    [
      { id: '7', backCategoryName: 'Starters', sortNum: 0, catGroup: 0, icon: '', backParentId: '', children: [] },
      { id: '8', backCategoryName: 'Tools', sortNum: 0, catGroup: 0, icon: '', backParentId: '', children: [], count: null },
    ],
  ],
  [
    'a cart line that has only what section 3 names',
    calls.cartList.result,
    [
      {
        id: 'ST-1',
        qty: 2,
        amount: 20,
        price: 10,
        product: { mainImageUrl: null, producer: 'Bosch', goodsSkuCode: 'ST-1', oeNumber: '1' },
      },
    ],
    [
      {
        ...{ id: 'ST-1', qty: 2, amount: 20, price: 10, coreCharge: 0, minQty: 1, job: '', priceLadder: [], addedAt: '' },
        product: { mainImageUrl: '', producer: 'Bosch', goodsSkuCode: 'ST-1', oeNumber: '1', specName: '', name: '' },
      },
    ],
  ],
  [
    'user info with a name and nothing else but whose it is',
    calls.profile.result,
    { id: 'u-1', realname: 'Ann', phone: null },
    { id: 'u-1', realname: 'Ann', email: '', language: '', areaCode: '', phone: '', company: '', memberSince: '' },
  ],
]

describe('section 3: what is absent is absent, whoever the backend is', () => {
  test.each(replies)('%s', (_, shape, least, read) => {
    expect(v.parse(shape, least)).toEqual(read)
  })

  test('a language without a direction is written from left to right, and one without a host has none', () => {
    expect(textDirectionOf({ code: 'en-US', iso: 'en-US' })).toBe('ltr')
  })
})
