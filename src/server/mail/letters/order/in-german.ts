import type { LetterRow } from '#server/mail/letters/letter-table.ts'
import type { LetterRefundSplit, OrderFacts, OrderNews, OrderText, ParcelFacts } from './news.ts'
import { letterPartRows } from './part-rows.ts'

export const orderLinkGerman = 'Zur Bestellung'

/** Returns the text of an order mail in German. */
export function orderTextGerman(order: OrderFacts, news: OrderNews): OrderText {
  const { number, shop, due } = order
  const stillDue = due === '' ? [] : [`Offen sind noch ${due}.`]
  const disagree = `Wenn Sie das anders sehen, antworten Sie auf diese Mail${order.phone === '' ? '' : ` oder rufen Sie an: ${order.phone}`}.`
  switch (news.type) {
    case 'received':
      return {
        subject: `Ihre Bestellung ${number} bei ${shop}`,
        opening: `vielen Dank. Ihre Bestellung ${number} ist bei uns eingegangen.`,
        tables: [order.lines, order.later, totalRows(order), orderFactRows(order)],
        body: [...backOrderSentences(order), ...paymentInstructions(order)],
      }
    case 'payment':
      return {
        subject: `Zahlung für ${number} eingegangen`,
        opening: `wir haben ${news.amount} für Ihre Bestellung ${number} erhalten.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: news.cancelled
          ? ['Die Bestellung war schon storniert, das Geld geht an Sie zurück.']
          : due === ''
            ? ['Damit ist alles bezahlt.']
            : stillDue,
      }
    case 'ready':
      return {
        subject: `Ihre Bestellung ${number} liegt bereit`,
        opening: `Ihre Bestellung ${number} ist gepackt und liegt an der Theke für Sie bereit.`,
        tables: [order.lines],
        body: [
          ...(order.counter === '' ? [] : [order.counter]),
          ...(due === '' ? [] : [`Bitte bringen Sie ${due} mit; bezahlt wird an der Theke.`]),
        ],
      }
    case 'shipped':
      return {
        subject: `${{ all: 'Ihre', part: 'Ein Teil Ihrer', rest: 'Der Rest Ihrer' }[news.what]} Bestellung ${number} ist unterwegs`,
        opening: {
          all: `Ihre Bestellung ${number} ist unterwegs. Wir erwarten sie bei Ihnen ${expectedDayPhrase(order.expected)}.`,
          part: `diese Teile Ihrer Bestellung ${number} sind unterwegs. Der Rest folgt.`,
          rest: `der Rest Ihrer Bestellung ${number} ist unterwegs. Wir erwarten ihn bei Ihnen ${expectedDayPhrase(order.rest ?? order.expected)}.`,
        }[news.what],
        tables: [news.what === 'all' ? order.lines : news.pieces, parcelRows(news.parcel)],
        body: [...stillDue, ...(news.what === 'part' ? [] : owedCoreSentences(order))],
      }
    case 'delivered':
      return {
        subject: order.collected ? `Ihre Bestellung ${number} ist bei Ihnen` : `Ihre Bestellung ${number} ist angekommen`,
        opening: order.collected
          ? `Sie haben Ihre Bestellung ${number} an der Theke abgeholt.`
          : `Ihre Bestellung ${number} wurde zugestellt.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: [
          `Stimmt etwas nicht? Sie können sie ${order.returnDays} Tage lang zurücksenden, auf der Seite der Bestellung.`,
          ...owedCoreSentences(order),
          ...stillDue,
        ],
      }
    case 'cancelled':
      return {
        subject: `Ihre Bestellung ${number} ist storniert`,
        opening: `Ihre Bestellung ${number} ${news.byCustomer ? 'ist wie gewünscht storniert' : 'mussten wir stornieren'}.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: [
          ...(news.reason === '' || news.byCustomer ? [] : [`Der Grund: ${news.reason}`]),
          `Sie schulden dafür nichts.${order.paid ? ' Was Sie bezahlt haben, geht an Sie zurück.' : ''}`,
        ],
      }
    case 'pieces-cancelled':
      return {
        subject: `Ein Teil Ihrer Bestellung ${number} ist storniert`,
        opening: `diese Teile Ihrer Bestellung ${number} können wir nicht liefern und haben sie storniert.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [
          ...(news.reason === '' ? [] : [`Der Grund: ${news.reason}`]),
          ...(news.offDue === '' && news.back === '' ? [] : [`${refundDestination(news, 'dafür')}.`, ...refundSentences(order, news)]),
          news.follows
            ? 'Mit dem Rest Ihrer Bestellung geht es weiter wie bisher.'
            : 'Alles andere aus Ihrer Bestellung haben wir schon versandt.',
        ],
      }
    case 'came-back':
      return {
        subject: `Ihr Paket zu ${number} kam zurück`,
        opening: `das Paket Ihrer Bestellung ${number} konnte nicht zugestellt werden und kam zu uns zurück.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: [
          `Bitte antworten Sie auf diese Mail${order.phone === '' ? '' : ` oder rufen Sie an: ${order.phone}`}. Dann senden wir es noch einmal oder erstatten Ihr Geld.`,
        ],
      }
    case 'refund':
      return {
        subject: refundDestination(news, `für ${number}`),
        opening: `${refundDestination(news, `für ${{ cancelled: 'die stornierte Bestellung', return: `Ihre Rücksendung ${news.about} zur Bestellung`, own: 'Ihre Bestellung' }[news.cause]} ${number}`)}.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [...(news.why === '' ? [] : [`Der Grund: ${news.why}`]), ...refundSentences(order, news)],
      }
    case 'return-approved':
      return {
        subject: `Ihre Rücksendung ${news.about} ist angenommen`,
        opening: `bitte senden Sie uns, was Sie von Ihrer Bestellung ${number} zurückgeben möchten.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [
          ...shopAnswerSentences(news.answer),
          `Schreiben Sie ${news.about} auf das Paket. Es geht an: ${order.sendTo}`,
          news.parcelBy === 'shop' ? 'Das Paket zurück zahlen wir.' : 'Das Paket zurück zahlen Sie.',
        ],
      }
    case 'return-refused':
      return {
        subject: `Ihre Rücksendung ${news.about} können wir nicht annehmen`,
        opening: `was Sie von Ihrer Bestellung ${number} zurückgeben möchten, können wir nicht zurücknehmen.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [...shopAnswerSentences(news.answer), disagree],
      }
    case 'return-received':
      return {
        subject: `Ihre Rücksendung ${news.about} ist angekommen`,
        opening: `was Sie von Ihrer Bestellung ${number} zurückgesandt haben, ist da. Wir sehen es uns jetzt an und schreiben Ihnen wieder.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: shopAnswerSentences(news.answer),
      }
    case 'core-credited':
      return {
        subject: refundDestination(news, 'Ihres Pfands'),
        opening: `Ihr Altteil ${news.about} zur Bestellung ${number} ist angekommen. ${refundDestination(news, 'des Pfands')}.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [...shopAnswerSentences(news.note), ...refundSentences(order, news)],
      }
    case 'core-refused':
      return {
        subject: `Das Pfand für ${news.about} bleibt bei uns`,
        opening: `das Pfand für das Altteil ${news.about} der Bestellung ${number} können wir nicht erstatten.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [...shopAnswerSentences(news.note), disagree],
      }
  }
}

/** Formats a period in German: `24. November bis 26. November`, or a single day. */
const dayRange = ([from, to]: readonly [string, string]) => (from === to ? from : `${from} bis ${to}`)
const expectedDayPhrase = ([from, to]: readonly [string, string]) => (from === to ? `am ${from}` : `zwischen ${from} und ${to}`)

const shopAnswerSentences = (text: string): string[] => (text === '' ? [] : [`Dazu schreiben wir: ${text}`])

/** Says in German where a refund goes. A refund of an unpaid order first reduces the open amount. */
const refundDestination = ({ amount, offDue, back }: LetterRefundSplit & { amount: string }, what: string) =>
  offDue === ''
    ? `${amount} ${what} gehen an Sie zurück`
    : back === ''
      ? `${amount} ${what} werden von Ihrer Rechnung abgezogen`
      : `${amount} ${what} werden Ihnen gutgeschrieben`

const refundSentences = ({ due, payment }: OrderFacts, { offDue, back }: LetterRefundSplit): string[] => [
  ...(offDue !== '' && back !== '' ? [`Davon werden ${offDue} von Ihrer Rechnung abgezogen, ${back} gehen an Sie zurück.`] : []),
  ...(offDue === '' ? [] : [due === '' ? 'Es ist nichts mehr zu bezahlen.' : `Offen sind noch ${due}.`]),
  ...(back === '' ? [] : [refundRouteByPayment[payment]]),
]

const refundRouteByPayment = {
  invoice: 'Das Geld kommt per Überweisung.',
  collection: 'Sie bekommen es an der Theke.',
  card: 'Es geht in einigen Tagen auf die Karte, mit der Sie bezahlt haben.',
}

const nonEmptyRows = (rows: readonly LetterRow[]): LetterRow[] => rows.filter(([, value]) => value !== '')

const totalRows = ({ sums: { goods, discounts, shipping, taxName, tax, cores: deposit, total } }: OrderFacts): LetterRow[] =>
  nonEmptyRows([
    ['Waren', goods],
    ...discounts.map(
      ({ source, code, name, amount }): LetterRow => [
        source === 'points' ? `${code} ${code === '1' ? 'Punkt' : 'Punkte'}` : `Gutschein ${code}: ${name}`,
        amount,
      ],
    ),
    ['Lieferung', shipping],
    [taxName || 'Steuer', tax],
    ['Altteilpfand', deposit],
    ['Summe', total, 'sum'],
  ])

/** Returns German sentences about the shipping and payment of back-ordered units. */
const backOrderSentences = ({ later, rest }: OrderFacts): string[] =>
  later.length === 0
    ? []
    : [
        rest === null
          ? 'Einige Stücke sind im Rückstand und müssen erst hereinkommen, an den oben genannten Tagen. Wir senden alles zusammen, sobald es da ist.'
          : 'Einige Stücke sind im Rückstand und kommen an den oben genannten Tagen herein. Was da ist, geht sofort ab, der Rest in einer zweiten Lieferung, die nicht noch einmal berechnet wird.',
        'Der Betrag gilt für alle Stücke, auch für die im Rückstand. Bis die Bestellung gepackt ist, können Sie sie auf ihrer Seite stornieren; was Sie bezahlt haben, geht dann an Sie zurück.',
      ]

const orderFactRows = ({ delivery, expected, rest, shipTo, collected, job, purchaseOrder }: OrderFacts): LetterRow[] =>
  nonEmptyRows([
    ['Lieferung', delivery],
    [collected ? 'Bereit' : rest === null ? 'Erwartet' : 'Erste Lieferung', collected ? expected[0] : dayRange(expected)],
    ['Zweite Lieferung', rest === null ? '' : dayRange(rest)],
    ['Geht an', collected ? '' : shipTo],
    ['Auftrag', job],
    ['Ihre Bestellreferenz', purchaseOrder],
  ])

const parcelRows = ({ carrier, tracking, url }: ParcelFacts): LetterRow[] =>
  nonEmptyRows([
    ['Paketdienst', carrier],
    ['Paketnummer', tracking],
    ['Verfolgen', url],
  ])

const owedCoreSentences = ({ cores: owed }: OrderFacts): string[] =>
  owed === null
    ? []
    : [
        `Bitte senden Sie uns ${owed.pieces === 1 ? 'das Altteil' : `${owed.pieces} Altteile`} bis ${owed.until}: Dann geht das Pfand von ${owed.deposit} an Sie zurück.`,
      ]

function paymentInstructions({ payment, due, dueOn, number, bank, counter }: OrderFacts): string[] {
  if (due === '') return ['Es ist nichts zu bezahlen.']
  if (payment === 'collection')
    return [`Bitte zahlen Sie ${due} an der Theke, wenn Sie die Ware abholen.`, ...(counter === '' ? [] : [counter])]
  if (payment === 'card') return [`${due} sind mit Karte zu bezahlen. Falls das abbrach, geht es auf der Seite der Bestellung weiter.`]
  return [
    `Bitte überweisen Sie ${due}${dueOn === '' ? '' : ` bis ${dueOn}`} mit dem Verwendungszweck ${number}.`,
    ...(bank.length === 0 ? [] : [bank.join(', ')]),
  ]
}
