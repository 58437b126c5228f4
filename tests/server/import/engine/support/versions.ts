import type { PartFacts } from '#server/import/facts.ts'

const PARTS = 30

/** A file in one of its versions: each changes the names, prices, lists and home of every part, and brings and withdraws some. */
export const version = (no: number): (Partial<PartFacts> & { code: string })[] =>
  Array.from({ length: PARTS }, (_, at) => ({
    ...{
      code: `VT-${at + (no % 3)}`,
      brand: 'Voltara',
      name: `Brush set ${at} of version ${no}`,
      cents: 1000 + ((at + no) % 40),
      stock: (at * no) % 50,
      withdrawn: (at + no) % 7 === 0,
    },
    category: ['Version', `Number ${no % 4}`],
    numbers: [{ kind: 'oe' as const, maker: 'Voltrek', display: `${no}-${at}` }],
    fitments: [{ make: 'Voltrek', model: `Comet ${(at + no) % 5}`, engine: '', yearFrom: 2000 + (no % 20), yearTo: null, note: '' }],
    components: [{ code: `VT-${((at + 1) % PARTS) + (no % 3)}`, name: 'Brush', qty: 1 + (no % 9) }],
    groupPrices: [{ group: 'JBR', currency: 'USD', fromQty: 1, cents: 900 + no, from: null, to: null }],
    attributes: [{ name: `Measure ${no % 3}`, value: no, unit: 'mm' }],
    pictures: [`vt-${no % 5}.jpg`],
  }))
