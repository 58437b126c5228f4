import type { LetterRow } from '#server/mail/letters/letter-table.ts'
import type { LetterRefundSplit, OrderLetterData, OrderLetterEvent, OrderText, ParcelFacts } from './news.ts'
import { letterPartRows } from './part-rows.ts'

export const orderLinkEnglish = 'See the order'

/** Returns the text of an order mail in English. */
export function orderTextEnglish(order: OrderLetterData, news: OrderLetterEvent): OrderText {
  const { number, shop, openAmount } = order
  const stillDue = openAmount === '' ? [] : [`${openAmount} is still to be paid.`]
  switch (news.type) {
    case 'received':
      return {
        subject: `Your order ${number} at ${shop}`,
        opening: `thank you. We have your order ${number}.`,
        tables: [order.lines, order.backOrderRows, totalRows(order), orderDetailRows(order)],
        body: [...backOrderSentences(order), ...paymentInstructions(order)],
      }
    case 'payment':
      return {
        subject: `Payment received for ${number}`,
        opening: `we have received ${news.amount} for your order ${number}.`,
        tables: [letterPartRows(order.parts, 'en')],
        body: news.isCancelled
          ? ['The order had been cancelled, so the money goes back to you.']
          : openAmount === ''
            ? ['Everything is paid.']
            : stillDue,
      }
    case 'ready':
      return {
        subject: `Your order ${number} is ready`,
        opening: `your order ${number} is packed and waits for you at the counter.`,
        tables: [order.lines],
        body: [
          ...(order.counterAddress === '' ? [] : [order.counterAddress]),
          ...(openAmount === '' ? [] : [`Please bring ${openAmount}; it is paid at the counter.`]),
        ],
      }
    case 'shipped':
      return {
        subject: `${{ all: 'Your', part: 'A part of your', rest: 'The rest of your' }[news.scope]} order ${number} is on its way`,
        opening: {
          all: `your order ${number} has left us. We expect it with you ${expectedDayPhrase(order.expectedDays)}.`,
          part: `these parts of your order ${number} have left us. The rest follows.`,
          rest: `the rest of your order ${number} has left us. We expect it with you ${expectedDayPhrase(order.secondParcelDays ?? order.expectedDays)}.`,
        }[news.scope],
        tables: [news.scope === 'all' ? order.lines : news.pieces, parcelRows(news.parcel)],
        body: [...stillDue, ...(news.scope === 'part' ? [] : owedCoreSentences(order))],
      }
    case 'delivered':
      return {
        subject: order.isCollected ? `Your order ${number} is with you` : `Your order ${number} has arrived`,
        opening: order.isCollected ? `you have fetched your order ${number} at the counter.` : `your order ${number} was delivered.`,
        tables: [letterPartRows(order.parts, 'en')],
        body: [
          `Something is not right? You can send it back within ${order.returnDays} days, from the order's page.`,
          ...owedCoreSentences(order),
          ...stillDue,
        ],
      }
    case 'cancelled':
      return {
        subject: `Your order ${number} is cancelled`,
        opening: `your order ${number} ${news.isCancelledByCustomer ? 'is cancelled, as you asked' : 'was cancelled by us'}.`,
        tables: [letterPartRows(order.parts, 'en')],
        body: [
          ...(news.reason === '' || news.isCancelledByCustomer ? [] : [`The reason: ${news.reason}`]),
          `You owe nothing for it.${order.hasPayment ? ' What you paid goes back to you.' : ''}`,
        ],
      }
    case 'pieces-cancelled':
      return {
        subject: `A part of your order ${number} is cancelled`,
        opening: `we cannot send you these parts of your order ${number}, and have cancelled them.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [
          ...(news.reason === '' ? [] : [`The reason: ${news.reason}`]),
          ...(news.openAmountReduction === '' && news.repaidAmount === ''
            ? []
            : [`${news.amount} ${refundDestination(news)} for them.`, ...refundSentences(order, news)]),
          news.hasMoreToShip ? 'The rest of your order goes on as it was.' : 'Everything else of your order has left us.',
        ],
      }
    case 'came-back':
      return {
        subject: `Your parcel of ${number} came back to us`,
        opening: `the parcel of your order ${number} could not be delivered and came back to us.`,
        tables: [letterPartRows(order.parts, 'en')],
        body: [
          `Please answer this mail${order.phone === '' ? '' : ` or call ${order.phone}`}, so that we can send it again or give your money back.`,
        ],
      }
    case 'refund':
      return {
        subject: `${news.amount} ${refundDestination(news)} for ${number}`,
        opening: `${news.amount} ${refundDestination(news)} for ${{ cancelled: 'the cancelled order', return: `your return ${news.about} of order`, own: 'your order' }[news.cause]} ${number}.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [...(news.why === '' ? [] : [`The reason: ${news.why}`]), ...refundSentences(order, news)],
      }
    case 'return-approved':
      return {
        subject: `Your return ${news.about} is accepted`,
        opening: `please send us what you want to return of your order ${number}.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [
          ...shopAnswerSentences(news.answer),
          `Write ${news.about} on the parcel. It goes to: ${order.returnAddress}`,
          news.parcelPayer === 'shop' ? 'We pay for the parcel back.' : 'You pay for the parcel back.',
        ],
      }
    case 'return-refused':
      return {
        subject: `Your return ${news.about} is not accepted`,
        opening: `we cannot take back what you asked to return of your order ${number}.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [
          ...shopAnswerSentences(news.answer),
          `Please answer this mail${order.phone === '' ? '' : ` or call ${order.phone}`} if you see it differently.`,
        ],
      }
    case 'return-received':
      return {
        subject: `Your return ${news.about} has come in`,
        opening: `what you sent back of your order ${number} has arrived. We look at it now and write to you again.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: shopAnswerSentences(news.answer),
      }
    case 'core-credited':
      return {
        subject: `${news.amount} of your deposit ${refundDestination(news)}`,
        opening: `your used ${news.about} of order ${number} has come in. ${news.amount} of the deposit ${refundDestination(news)}.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [...shopAnswerSentences(news.note), ...refundSentences(order, news)],
      }
    case 'core-refused':
      return {
        subject: `The deposit for ${news.about} stays with us`,
        opening: `we cannot give the deposit for the used ${news.about} of order ${number} back.`,
        tables: [letterPartRows(news.parts, 'en')],
        body: [
          ...shopAnswerSentences(news.note),
          `Please answer this mail${order.phone === '' ? '' : ` or call ${order.phone}`} if you see it differently.`,
        ],
      }
  }
}

/** Formats a period in English: `November 24 to November 26`, or a single day. */
const dayRange = ([from, to]: readonly [string, string]) => (from === to ? from : `${from} to ${to}`)
const expectedDayPhrase = ([from, to]: readonly [string, string]) => (from === to ? `on ${from}` : `between ${from} and ${to}`)

const shopAnswerSentences = (text: string): string[] => (text === '' ? [] : [`We wrote: ${text}`])

/** Says in English where a refund goes. A refund of an unpaid order first reduces the open amount. */
const refundDestination = ({ openAmountReduction, repaidAmount }: LetterRefundSplit) =>
  openAmountReduction === '' ? 'goes back to you' : repaidAmount === '' ? 'is taken off what you have to pay' : 'is given back to you'

const refundSentences = ({ openAmount, payment }: OrderLetterData, { openAmountReduction, repaidAmount }: LetterRefundSplit): string[] => [
  ...(openAmountReduction !== '' && repaidAmount !== ''
    ? [`${openAmountReduction} of it is taken off what you have to pay, ${repaidAmount} goes back to you.`]
    : []),
  ...(openAmountReduction === '' ? [] : [openAmount === '' ? 'Nothing is left to pay.' : `${openAmount} is still to be paid.`]),
  ...(repaidAmount === '' ? [] : [refundRouteByPayment[payment]]),
]

const refundRouteByPayment = {
  invoice: 'It comes by bank transfer.',
  collection: 'You get it at the counter.',
  card: 'It comes to the card that you paid with, in a few days.',
}

const nonEmptyRows = (rows: readonly LetterRow[]): LetterRow[] => rows.filter(([, value]) => value !== '')

const totalRows = ({ sums: { goods, discounts, shipping, taxName, tax, coreCharges: deposit, total } }: OrderLetterData): LetterRow[] =>
  nonEmptyRows([
    ['Goods', goods],
    ...discounts.map(
      ({ source, code, name, amount }): LetterRow => [
        source === 'points' ? `${code} ${code === '1' ? 'point' : 'points'}` : `Coupon ${code}: ${name}`,
        amount,
      ],
    ),
    ['Delivery', shipping],
    [taxName || 'Tax', tax],
    ['Core charges', deposit],
    ['Total', total, 'sum'],
  ])

/** Returns English sentences about the shipping and payment of back-ordered units. */
const backOrderSentences = ({ backOrderRows, secondParcelDays }: OrderLetterData): string[] =>
  backOrderRows.length === 0
    ? []
    : [
        secondParcelDays === null
          ? 'Some pieces are on back-order and have to come in first, on the days above. We send everything together when all of it is there.'
          : 'Some pieces are on back-order and come in on the days above. What is there leaves at once, the rest in a second delivery, without a second charge for it.',
        'The amount is for all pieces, those on back-order too. Until the order is packed you can cancel it on its page; what you have paid then goes back to you.',
      ]

const orderDetailRows = ({
  delivery,
  expectedDays,
  secondParcelDays,
  shipTo,
  isCollected,
  jobName,
  purchaseOrder,
}: OrderLetterData): LetterRow[] =>
  nonEmptyRows([
    ['Delivery', delivery],
    [
      isCollected ? 'Ready' : secondParcelDays === null ? 'Expected' : 'First delivery',
      isCollected ? expectedDays[0] : dayRange(expectedDays),
    ],
    ['Second delivery', secondParcelDays === null ? '' : dayRange(secondParcelDays)],
    ['Goes to', isCollected ? '' : shipTo],
    ['Job', jobName],
    ['Purchase order', purchaseOrder],
  ])

const parcelRows = ({ carrier, tracking, url }: ParcelFacts): LetterRow[] =>
  nonEmptyRows([
    ['Carrier', carrier],
    ['Parcel number', tracking],
    ['Follow it', url],
  ])

const owedCoreSentences = ({ owedCores: owed }: OrderLetterData): string[] =>
  owed === null
    ? []
    : [
        `Please send us ${owed.pieces === 1 ? 'the used unit' : `${owed.pieces} used units`} by ${owed.dueDay}: then the deposit of ${owed.deposit} goes back to you.`,
      ]

function paymentInstructions({ payment, openAmount, dueOn, number, bankDetails, counterAddress }: OrderLetterData): string[] {
  if (openAmount === '') return ['Nothing is to be paid.']
  if (payment === 'collection')
    return [`Please pay ${openAmount} at the counter when you fetch it.`, ...(counterAddress === '' ? [] : [counterAddress])]
  if (payment === 'card') return [`${openAmount} is to be paid by card. If that broke off, the order's page lets you pay.`]
  return [
    `Please transfer ${openAmount}${dueOn === '' ? '' : ` by ${dueOn}`} and give ${number} as reference.`,
    ...(bankDetails.length === 0 ? [] : [bankDetails.join(', ')]),
  ]
}
