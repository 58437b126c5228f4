import { expect, test } from 'vitest'
import { htmlWithUnbrokenCodes } from '#server/mail/letters/html-words.ts'
import { letterHtml, letterText } from '#server/mail/letters/letter.ts'
import type { OrderLetterData, OrderLetterEvent } from '#server/mail/letters/order/news.ts'
import { createOrderLetter } from '#server/mail/letters/order/order-letter.ts'

const order: OrderLetterData = {
  ...{
    shop: 'Volt',
    number: 'CW-100001',
    phone: '+1 414 555 0142',
    delivery: 'Parcel',
    expectedDays: ['November 24, 2026', 'November 26, 2026'],
    secondParcelDays: null,
    backOrderRows: [],
    isCollected: false,
    hasPayment: true,
  },
  lines: [['2 × A starter with a name that is much longer than the column of a letter may be on a phone SA-1001', '$100.00']],
  parts: [{ mcode: 'SA-1001', name: 'Starter', qty: 2 }],
  sums: {
    goods: '$100.00',
    discounts: [
      { source: 'coupon', code: 'PIT10', name: '10 % off', amount: '-$6.00' },
      { source: 'points', code: '400', name: '400 points', amount: '-$4.00' },
    ],
    shipping: '$8.95',
    taxName: 'Wisconsin sales tax',
    tax: '$5.44',
    coreCharges: '$40.00',
    total: '$144.39',
  },
  ...{ shipTo: 'Ada Fitter, 100 Water Street, Milwaukee WI 53202, US', jobName: 'Loader 12', purchaseOrder: '2210', payment: 'invoice' },
  ...{
    openAmount: '$144.39',
    dueOn: 'December 5, 2026',
    bankDetails: ['Volt Inc.', 'Account 4411'],
    counterAddress: 'Foundry Street',
    returnAddress: 'Volt, 1400 Foundry Street, Milwaukee, WI 53204',
    returnDays: 30,
  },
  owedCores: { pieces: 2, deposit: '$40.00', dueDay: 'December 26, 2026' },
}
const parcel = { carrier: 'Lakes', tracking: 'LP1', url: 'https://lakes.example/LP1' }
const asMoney = { openAmountReduction: '', repaidAmount: '$5.00' }
const offDue = { openAmountReduction: '$5.00', repaidAmount: '' }
const both = { openAmountReduction: '$3.00', repaidAmount: '$2.00' }
const parts = [{ mcode: 'SA-1001', name: 'Starter', qty: 1 }]
const aReturn = { about: 'CW-100001-R1', why: '', parts }
const everyNews: Record<OrderLetterEvent['type'], OrderLetterEvent[]> = {
  received: [{ type: 'received' }],
  payment: [
    { type: 'payment', amount: '$5.00', isCancelled: false },
    { type: 'payment', amount: '$5.00', isCancelled: true },
  ],
  ready: [{ type: 'ready' }],
  shipped: [
    { type: 'shipped', parcel, scope: 'all' },
    { type: 'shipped', parcel, scope: 'part', pieces: [['Starter SA-1001', '1 ×']] },
    { type: 'shipped', parcel, scope: 'rest', pieces: [['Starter SA-1001', '1 ×']] },
  ],
  delivered: [{ type: 'delivered' }],
  cancelled: [
    { type: 'cancelled', reason: 'Lost', isCancelledByCustomer: false },
    { type: 'cancelled', reason: 'Lost', isCancelledByCustomer: true },
  ],
  'pieces-cancelled': [
    { type: 'pieces-cancelled', amount: '$5.00', ...asMoney, reason: 'Stopped', hasMoreToShip: true, parts },
    { type: 'pieces-cancelled', amount: '$5.00', ...offDue, reason: '', hasMoreToShip: true, parts },
    { type: 'pieces-cancelled', amount: '$0.00', openAmountReduction: '', repaidAmount: '', reason: '', hasMoreToShip: false, parts },
  ],
  'came-back': [{ type: 'came-back' }],
  refund: [
    ...(['cancelled', 'return', 'own'] as const).map(
      (cause): OrderLetterEvent => ({ type: 'refund', amount: '$5.00', ...asMoney, cause, ...aReturn }),
    ),
    { type: 'refund', amount: '$5.00', ...offDue, cause: 'return', ...aReturn },
    { type: 'refund', amount: '$5.00', ...both, cause: 'return', ...aReturn },
  ],
  'return-approved': [{ type: 'return-approved', about: 'CW-100001-R1', answer: 'Yes', parcelPayer: 'customer', parts }],
  'return-refused': [{ type: 'return-refused', about: 'CW-100001-R1', answer: 'No', parts }],
  'return-received': [{ type: 'return-received', about: 'CW-100001-R1', answer: '', parts }],
  'core-credited': [asMoney, offDue, both].map(
    (split): OrderLetterEvent => ({ type: 'core-credited', about: 'SA-1001', amount: '$5.00', ...split, note: '', parts }),
  ),
  'core-refused': [{ type: 'core-refused', about: 'SA-1001', note: 'Cracked', parts }],
}
const write = (news: OrderLetterEvent, language: string, facts = order) =>
  createOrderLetter(facts, news, { realname: 'Ada', language, orderUrl: 'https://volt.example/order/orderInfo?id=1' })

test.each(Object.entries(everyNews))('%s: every letter in both languages, each about the order, and no two alike', (_, all) => {
  const said = all.flatMap((news) => ['en-US', 'de-DE'].map((language) => letterText(write(news, language), 'Volt')))
  expect(new Set(said).size).toBe(said.length)
  for (const text of said) {
    expect(text).toContain('CW-100001')
    expect(text).toContain('https://volt.example/order/orderInfo?id=1')
    expect(text).not.toMatch(/undefined|null|\[object|\n{3,}| {2}$/m)
  }
})

test.each(Object.entries(everyNews))('%s: every letter names the parts that it is about by number, in both languages', (_, all) => {
  for (const news of all)
    for (const language of ['en-US', 'de-DE']) {
      const [text, html] = [letterText(write(news, language), 'Volt'), letterHtml(write(news, language), 'Volt')]
      for (const said of [text, html]) expect(said).toMatch(/tarter.*SA-1001/)
      if ('parts' in news) {
        expect(text).toMatch(/^ {2}Starter SA-1001 +1 ×$/m)
        expect(html).toContain('Starter <span style="white-space:nowrap">SA-1001</span>')
      }
    }
})

test('of a long order a letter names the first ten parts, and says how many more', () => {
  const long = (count: number) => ({
    ...order,
    parts: Array.from({ length: count }, (_, at) => ({ mcode: `SA-${1001 + at}`, name: 'Starter', qty: 2 })),
  })
  const rows = (count: number, language: string) => write({ type: 'delivered' }, language, long(count)).tables?.[0]
  expect(rows(10, 'en')).toHaveLength(10)
  expect(rows(13, 'en')?.slice(-2)).toEqual([
    ['Starter SA-1010', '2 ×'],
    ['and 3 more parts', '6 ×'],
  ])
  expect(rows(11, 'en')?.at(-1)).toEqual(['and 1 more part', '2 ×'])
  expect(rows(13, 'de')?.at(-1)).toEqual(['und 3 weitere Teile', '6 ×'])
  expect(rows(11, 'de')?.at(-1)).toEqual(['und 1 weiteres Teil', '2 ×'])
})

test('the buyer is told how to pay, in the way that was chosen', () => {
  const howToPay = (facts: Partial<OrderLetterData>) => write({ type: 'received' }, 'en', { ...order, ...facts }).body?.join(' ')
  expect(howToPay({})).toBe('Please transfer $144.39 by December 5, 2026 and give CW-100001 as reference. Volt Inc., Account 4411')
  expect(howToPay({ payment: 'collection' })).toContain('at the counter')
  expect(howToPay({ payment: 'card' })).toContain('by card')
  expect(howToPay({ openAmount: '' })).toBe('Nothing is to be paid.')
})

test('what is not there is not said: no job, no discount, no tracking', () => {
  const bare = { ...order, jobName: '', purchaseOrder: '', sums: { ...order.sums, discounts: [], tax: '', coreCharges: '' } }
  expect(letterText(write({ type: 'received' }, 'en', bare), 'Volt')).not.toMatch(/Job|Purchase order|Discount|tax|Core/)
  const shipped = letterText(write({ type: 'shipped', parcel: { carrier: '', tracking: '', url: '' }, scope: 'all' }, 'en', bare), 'Volt')
  expect(shipped).not.toMatch(/Carrier|Parcel number|Follow it/)
})

test('the table of the plain text is aligned; a long name stands on a line of its own', () => {
  const text = letterText(write({ type: 'received' }, 'en'), 'Volt')
  expect(text).toMatch(/^ {2}2 × A starter .* SA-1001\n {2,}\$100\.00$/m)
  const [goods, total] = [/^ {2}Goods +/m.exec(text)?.[0].length, /^ {2}Total +/m.exec(text)?.[0].length]
  expect(goods).toBe(total)
})

test('an amount is never broken in two on a phone, an address of the web may be', () => {
  expect(letterHtml(write({ type: 'received' }, 'en'), 'Volt')).toMatch(/white-space:nowrap">\$100\.00</)
  expect(letterHtml(write({ type: 'shipped', parcel, scope: 'all' }, 'en'), 'Volt')).toMatch(
    /overflow-wrap:anywhere"><a href="https:\/\/lakes/,
  )
})

test("the HTML has the shop's colours; without them ink on paper", () => {
  expect(letterHtml(write({ type: 'received' }, 'en'), 'Volt', { accent: '#0b5f73', onAccent: '#ffffff' })).toContain(
    'color:#ffffff;background:#0b5f73',
  )
  expect(letterHtml(write({ type: 'received' }, 'en'), 'Volt')).toContain('color:#ffffff;background:#1b1b1b')
})

test('what it comes to stands out from the sums above it, in both languages', () => {
  expect(letterHtml(write({ type: 'received' }, 'en'), 'Volt')).toMatch(
    /font-weight:700">Total<\/td><td style="[^"]*font-weight:700[^"]*">\$144\.39</,
  )
  expect(letterHtml(write({ type: 'received' }, 'de'), 'Volt')).toMatch(/font-weight:700">Summe<\/td>/)
  expect(letterHtml(write({ type: 'received' }, 'en'), 'Volt')).not.toMatch(/font-weight:700">Goods/)
})

test('a phone shows the HTML at its own width, and no word is wider than it', () => {
  const html = letterHtml(write({ type: 'received' }, 'de'), 'Volt')
  expect(html).toContain('<meta name="viewport" content="width=device-width">')
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/)
})

test('a number of a letter never stands on two lines; an address of the web may', () => {
  const whole = (number: string) => `<span style="white-space:nowrap">${number}</span>`
  expect(htmlWithUnbrokenCodes('2 × Starter <M> SA-1001 of CW-100001-R1')).toBe(
    `2 × Starter &lt;M&gt; ${whole('SA-1001')} of ${whole('CW-100001-R1')}`,
  )
  expect(htmlWithUnbrokenCodes('https://lakes.example/parcels/number/LP100042')).not.toContain('nowrap')
  expect(
    letterHtml(createOrderLetter(order, { type: 'received' }, { realname: null, language: 'en', orderUrl: 'https://a.example' }), 'Volt'),
  ).toContain(whole('SA-1001'))
})

test('a confirmation names the day of each part on back-order, how it is sent and when it is paid, in both languages', () => {
  const backOrderRows = [['On back-order: 3 of SA-1001', 'about December 12, 2026']] as const
  const two = { ...order, backOrderRows, secondParcelDays: ['December 17, 2026', 'December 21, 2026'] as const }
  const said = letterText(write({ type: 'received' }, 'en', two), 'Volt')
  expect(said).toMatch(/On back-order: 3 of SA-1001 +about December 12, 2026/)
  expect(said).toMatch(/First delivery +November 24, 2026 to November 26, 2026\n +Second delivery +December 17, 2026 to December 21, 2026/)
  expect(said).toContain('the rest in a second delivery, without a second charge for it')
  expect(said).toContain('The amount is for all pieces')
  expect(letterText(write({ type: 'received' }, 'en', { ...two, secondParcelDays: null }), 'Volt')).toContain('everything together')
  expect(letterText(write({ type: 'received' }, 'de', two), 'Volt')).toMatch(/Zweite Lieferung +December 17/)
  expect(letterText(write({ type: 'shipped', parcel, scope: 'rest', pieces: [] }, 'en', two), 'Volt')).toContain(
    'between December 17, 2026 and December 21, 2026',
  )
})

test('what was fetched at the counter has not arrived by a parcel', () => {
  const said = (language: string, collected: boolean) =>
    letterText(write({ type: 'delivered' }, language, { ...order, isCollected: collected }), 'Volt')
  expect(said('en', false)).toContain('your order CW-100001 was delivered.')
  expect(said('en', true)).toContain('you have fetched your order CW-100001 at the counter.')
  expect(said('de', false)).toContain('Ihre Bestellung CW-100001 wurde zugestellt.')
  expect(said('de', true)).toContain('Sie haben Ihre Bestellung CW-100001 an der Theke abgeholt.')
  for (const text of [said('en', true), said('de', true)]) expect(text).not.toMatch(/arrived|delivered|angekommen|zugestellt/)
})

test('what is expected on one day is expected on that day', () => {
  const oneDay: OrderLetterData = {
    ...order,
    expectedDays: ['November 24, 2026', 'November 24, 2026'],
    secondParcelDays: ['December 1, 2026', 'December 1, 2026'],
  }
  for (const language of ['en', 'de'])
    for (const news of [...everyNews.received, ...everyNews.shipped]) {
      const text = letterText(write(news, language, oneDay), 'Volt')
      for (const day of ['November 24', 'December 1']) expect(text.split(day).length).toBeLessThanOrEqual(2)
      expect(text).not.toMatch(/between|zwischen/)
    }
})

test('what is fetched at the counter goes to no address', () => {
  const text = (language: string) => letterText(write({ type: 'received' }, language, { ...order, isCollected: true }), 'Volt')
  for (const said of [text('en'), text('de')]) expect(said).not.toContain('100 Water Street')
  expect(text('en')).toContain('Ready')
})

test('of an order that nothing was paid for no money is said to go back', () => {
  const cancelled = (facts: Partial<OrderLetterData>, language: string) =>
    write({ type: 'cancelled', reason: '', isCancelledByCustomer: true }, language, { ...order, ...facts }).body
  expect(cancelled({ hasPayment: false }, 'en')).toEqual(['You owe nothing for it.'])
  expect(cancelled({ hasPayment: true }, 'en')).toEqual(['You owe nothing for it. What you paid goes back to you.'])
  expect(cancelled({ hasPayment: false }, 'de')).toEqual(['Sie schulden dafür nichts.'])
})

test('one point is one point', () => {
  const one = {
    ...order,
    sums: {
      ...order.sums,
      discounts: [{ source: 'points', code: '1', name: '', amount: '-$0.01' }] as OrderLetterData['sums']['discounts'],
    },
  }
  expect(letterText(write({ type: 'received' }, 'en', one), 'Volt')).toContain('1 point ')
  expect(letterText(write({ type: 'received' }, 'de', one), 'Volt')).toContain('1 Punkt ')
})

test('an accepted return names the whole address that it goes to, and who pays for the parcel', () => {
  const said = (language: string, parcelBy: 'customer' | 'shop') =>
    letterText(
      write({ type: 'return-approved', about: 'CW-100001-R1', answer: '', parcelPayer: parcelBy, parts }, language),
      'Volt',
    ).replace(/\s+/g, ' ')
  expect(said('en', 'customer')).toContain('Write CW-100001-R1 on the parcel. It goes to: Volt, 1400 Foundry Street, Milwaukee, WI 53204')
  expect(said('en', 'customer')).toContain('You pay for the parcel back.')
  expect(said('en', 'shop')).toContain('We pay for the parcel back.')
  expect(said('de', 'customer')).toContain('Es geht an: Volt, 1400 Foundry Street, Milwaukee, WI 53204')
  expect(said('de', 'customer')).toContain('Das Paket zurück zahlen Sie.')
  expect(said('de', 'shop')).toContain('Das Paket zurück zahlen wir.')
})
