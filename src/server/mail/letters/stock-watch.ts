import { greetingFor, type LetterContent, letterLanguageOf } from './letter.ts'

interface StockAlertFacts {
  shop: string
  mcode: string
  name: string
  language: string
  /** The URL of the page with the button that confirms the alert. */
  linkUrl: string
}

/**
 * Returns the mail that asks the owner of a mailbox to confirm a back-in-stock alert. Anybody can type any address, so the mail repeats no
 * typed text.
 */
export function confirmStockWatchLetter({ shop, mcode, name, language, linkUrl }: StockAlertFacts): LetterContent {
  const tables = [[[name, mcode]]] as const
  return letterLanguageOf(language) === 'de'
    ? {
        language: 'de',
        subject: `Sollen wir Ihnen schreiben, wenn ${mcode} wieder da ist?`,
        greeting: greetingFor(null, 'de'),
        opening: `bei ${shop} wurde mit dieser Adresse gebeten, Bescheid zu bekommen, wenn dieses Teil wieder auf Lager ist:`,
        tables,
        link: { label: 'Ja, schreiben Sie mir', url: linkUrl },
        closing: ['Der Link gilt zwei Tage. Ohne ihn schreiben wir Ihnen nichts. Waren Sie das nicht, brauchen Sie nichts zu tun.'],
      }
    : {
        language: 'en',
        subject: `Shall we write to you when ${mcode} is back?`,
        greeting: greetingFor(null, 'en'),
        opening: `at ${shop} somebody asked with this address to be told when this part is in stock again:`,
        tables,
        link: { label: 'Yes, write to me', url: linkUrl },
        closing: ['The link holds for two days. Without it we write nothing to you. If this was not you, you need not do anything.'],
      }
}

interface BackInStockFacts extends StockAlertFacts {
  realname: string | null
  /** The current price of the part. Null if the shop shows none. */
  price: string | null
  stock: number
  /** The URL that cancels all back-in-stock mails. */
  unsubscribeUrl: string
}

/** Returns the back-in-stock mail, which is sent once per alert. */
export function backInStockLetter({
  shop,
  realname,
  mcode,
  name,
  price,
  stock,
  language,
  linkUrl,
  unsubscribeUrl,
}: BackInStockFacts): LetterContent {
  const german = letterLanguageOf(language) === 'de'
  const rows = (labels: { number: string; name: string; price: string; stock: string }) => [
    [
      [labels.number, mcode],
      [labels.name, name],
      ...(price === null ? [] : [[labels.price, price] as const]),
      [labels.stock, String(stock)],
    ] as const,
  ]
  return german
    ? {
        language: 'de',
        subject: `${mcode} ist wieder da`,
        greeting: greetingFor(realname, 'de'),
        opening: `das Teil, auf das Sie bei ${shop} warten, ist wieder auf Lager.`,
        tables: rows({ number: 'Nummer', name: 'Teil', price: 'Preis jetzt', stock: 'Stück auf Lager' }),
        link: { label: 'Zum Teil', url: linkUrl },
        closing: [
          'Zurückgelegt ist nichts: Wer zuerst bestellt, bekommt es. Zu diesem Teil schreiben wir Ihnen nicht noch einmal.',
          `Gar keine solchen Mails mehr: ${unsubscribeUrl}`,
        ],
      }
    : {
        language: 'en',
        subject: `${mcode} is back`,
        greeting: greetingFor(realname, 'en'),
        opening: `the part that you wait for at ${shop} is in stock again.`,
        tables: rows({ number: 'Number', name: 'Part', price: 'Price now', stock: 'Pieces in stock' }),
        link: { label: 'To the part', url: linkUrl },
        closing: [
          'Nothing is put aside: whoever orders first gets it. We do not write to you about this part again.',
          `No such mails at all: ${unsubscribeUrl}`,
        ],
      }
}
