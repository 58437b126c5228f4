import type { LetterRow } from '#server/mail/letters/letter-table.ts'
import type { LetterRefundSplit, OrderLetterData, OrderLetterEvent, OrderText, ParcelFacts } from './news.ts'
import { letterPartRows } from './part-rows.ts'

export const orderLinkGerman = 'Zur Bestellung'

/** Returns the text of an order mail in German. */
export function orderTextGerman(order: OrderLetterData, news: OrderLetterEvent): OrderText {
  const { number, shop, openAmount } = order
  const stillDue = openAmount === '' ? [] : [`Offen sind noch ${openAmount}.`]
  const disagree = `Wenn Sie das anders sehen, antworten Sie auf diese Mail${order.phone === '' ? '' : ` oder rufen Sie an: ${order.phone}`}.`
  switch (news.type) {
    case 'received':
      return {
        subject: `Ihre Bestellung ${number} bei ${shop}`,
        opening: `vielen Dank. Ihre Bestellung ${number} ist bei uns eingegangen.`,
        tables: [order.lines, order.backOrderRows, totalRows(order), orderDetailRows(order)],
        body: [...backOrderSentences(order), ...paymentInstructions(order)],
      }
    case 'payment':
      return {
        subject: `Zahlung für ${number} eingegangen`,
        opening: `wir haben ${news.amount} für Ihre Bestellung ${number} erhalten.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: news.isCancelled
          ? ['Die Bestellung war schon storniert, das Geld geht an Sie zurück.']
          : openAmount === ''
            ? ['Damit ist alles bezahlt.']
            : stillDue,
      }
    case 'ready':
      return {
        subject: `Ihre Bestellung ${number} liegt bereit`,
        opening: `Ihre Bestellung ${number} ist gepackt und liegt an der Theke für Sie bereit.`,
        tables: [order.lines],
        body: [
          ...(order.counterAddress === '' ? [] : [order.counterAddress]),
          ...(openAmount === '' ? [] : [`Bitte bringen Sie ${openAmount} mit; bezahlt wird an der Theke.`]),
        ],
      }
    case 'shipped':
      return {
        subject: `${{ all: 'Ihre', part: 'Ein Teil Ihrer', rest: 'Der Rest Ihrer' }[news.scope]} Bestellung ${number} ist unterwegs`,
        opening: {
          all: `Ihre Bestellung ${number} ist unterwegs. Wir erwarten sie bei Ihnen ${expectedDayPhrase(order.expectedDays)}.`,
          part: `diese Teile Ihrer Bestellung ${number} sind unterwegs. Der Rest folgt.`,
          rest: `der Rest Ihrer Bestellung ${number} ist unterwegs. Wir erwarten ihn bei Ihnen ${expectedDayPhrase(order.secondParcelDays ?? order.expectedDays)}.`,
        }[news.scope],
        tables: [news.scope === 'all' ? order.lines : news.pieces, parcelRows(news.parcel)],
        body: [...stillDue, ...(news.scope === 'part' ? [] : owedCoreSentences(order))],
      }
    case 'delivered':
      return {
        subject: order.isCollected ? `Ihre Bestellung ${number} ist bei Ihnen` : `Ihre Bestellung ${number} ist angekommen`,
        opening: order.isCollected
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
        opening: `Ihre Bestellung ${number} ${news.isCancelledByCustomer ? 'ist wie gewünscht storniert' : 'mussten wir stornieren'}.`,
        tables: [letterPartRows(order.parts, 'de')],
        body: [
          ...(news.reason === '' || news.isCancelledByCustomer ? [] : [`Der Grund: ${news.reason}`]),
          `Sie schulden dafür nichts.${order.hasPayment ? ' Was Sie bezahlt haben, geht an Sie zurück.' : ''}`,
        ],
      }
    case 'pieces-cancelled':
      return {
        subject: `Ein Teil Ihrer Bestellung ${number} ist storniert`,
        opening: `diese Teile Ihrer Bestellung ${number} können wir nicht liefern und haben sie storniert.`,
        tables: [letterPartRows(news.parts, 'de')],
        body: [
          ...(news.reason === '' ? [] : [`Der Grund: ${news.reason}`]),
          ...(news.openAmountReduction === '' && news.repaidAmount === ''
            ? []
            : [`${refundDestination(news, 'dafür')}.`, ...refundSentences(order, news)]),
          news.hasMoreToShip
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
          `Schreiben Sie ${news.about} auf das Paket. Es geht an: ${order.returnAddress}`,
          news.parcelPayer === 'shop' ? 'Das Paket zurück zahlen wir.' : 'Das Paket zurück zahlen Sie.',
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
const refundDestination = ({ amount, openAmountReduction, repaidAmount }: LetterRefundSplit & { amount: string }, what: string) =>
  openAmountReduction === ''
    ? `${amount} ${what} gehen an Sie zurück`
    : repaidAmount === ''
      ? `${amount} ${what} werden von Ihrer Rechnung abgezogen`
      : `${amount} ${what} werden Ihnen gutgeschrieben`

const refundSentences = ({ openAmount, payment }: OrderLetterData, { openAmountReduction, repaidAmount }: LetterRefundSplit): string[] => [
  ...(openAmountReduction !== '' && repaidAmount !== ''
    ? [`Davon werden ${openAmountReduction} von Ihrer Rechnung abgezogen, ${repaidAmount} gehen an Sie zurück.`]
    : []),
  ...(openAmountReduction === '' ? [] : [openAmount === '' ? 'Es ist nichts mehr zu bezahlen.' : `Offen sind noch ${openAmount}.`]),
  ...(repaidAmount === '' ? [] : [refundRouteByPayment[payment]]),
]

const refundRouteByPayment = {
  invoice: 'Das Geld kommt per Überweisung.',
  collection: 'Sie bekommen es an der Theke.',
  card: 'Es geht in einigen Tagen auf die Karte, mit der Sie bezahlt haben.',
}

const nonEmptyRows = (rows: readonly LetterRow[]): LetterRow[] => rows.filter(([, value]) => value !== '')

const totalRows = ({ sums: { goods, discounts, shipping, taxName, tax, coreCharges: deposit, total } }: OrderLetterData): LetterRow[] =>
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
const backOrderSentences = ({ backOrderRows, secondParcelDays }: OrderLetterData): string[] =>
  backOrderRows.length === 0
    ? []
    : [
        secondParcelDays === null
          ? 'Einige Stücke sind im Rückstand und müssen erst hereinkommen, an den oben genannten Tagen. Wir senden alles zusammen, sobald es da ist.'
          : 'Einige Stücke sind im Rückstand und kommen an den oben genannten Tagen herein. Was da ist, geht sofort ab, der Rest in einer zweiten Lieferung, die nicht noch einmal berechnet wird.',
        'Der Betrag gilt für alle Stücke, auch für die im Rückstand. Bis die Bestellung gepackt ist, können Sie sie auf ihrer Seite stornieren; was Sie bezahlt haben, geht dann an Sie zurück.',
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
    ['Lieferung', delivery],
    [
      isCollected ? 'Bereit' : secondParcelDays === null ? 'Erwartet' : 'Erste Lieferung',
      isCollected ? expectedDays[0] : dayRange(expectedDays),
    ],
    ['Zweite Lieferung', secondParcelDays === null ? '' : dayRange(secondParcelDays)],
    ['Geht an', isCollected ? '' : shipTo],
    ['Auftrag', jobName],
    ['Ihre Bestellreferenz', purchaseOrder],
  ])

const parcelRows = ({ carrier, tracking, url }: ParcelFacts): LetterRow[] =>
  nonEmptyRows([
    ['Paketdienst', carrier],
    ['Paketnummer', tracking],
    ['Verfolgen', url],
  ])

const owedCoreSentences = ({ owedCores: owed }: OrderLetterData): string[] =>
  owed === null
    ? []
    : [
        `Bitte senden Sie uns ${owed.pieces === 1 ? 'das Altteil' : `${owed.pieces} Altteile`} bis ${owed.dueDay}: Dann geht das Pfand von ${owed.deposit} an Sie zurück.`,
      ]

function paymentInstructions({ payment, openAmount, dueOn, number, bankDetails, counterAddress }: OrderLetterData): string[] {
  if (openAmount === '') return ['Es ist nichts zu bezahlen.']
  if (payment === 'collection')
    return [`Bitte zahlen Sie ${openAmount} an der Theke, wenn Sie die Ware abholen.`, ...(counterAddress === '' ? [] : [counterAddress])]
  if (payment === 'card')
    return [`${openAmount} sind mit Karte zu bezahlen. Falls das abbrach, geht es auf der Seite der Bestellung weiter.`]
  return [
    `Bitte überweisen Sie ${openAmount}${dueOn === '' ? '' : ` bis ${dueOn}`} mit dem Verwendungszweck ${number}.`,
    ...(bankDetails.length === 0 ? [] : [bankDetails.join(', ')]),
  ]
}
