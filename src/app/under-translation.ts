/** The translation of one of React's text nodes: the translator's `<font>` element, and the words that React wrote. */
interface TranslatedText {
  font: Element
  text: string
}

/** Elements within a sentence. A translator distributes the words of a sentence over all of them as it likes. */
const INLINE_SELECTOR = 'a, abbr, b, bdi, data, em, font, i, mark, s, small, span, strong, time'

const OBSERVED_CHANGES: MutationObserverInit = { subtree: true, childList: true, characterData: true }

/**
 * Keeps the page working and its texts correct while the browser translates it. Translators replace text nodes by `<font>` elements, but
 * React keeps using the removed nodes: removing one fails and breaks the page, and updating one changes nothing visible.
 * So each removed text node is put back, empty, before its `<font>` element. When React updates the node, its whole sentence is shown in
 * the shop's words again, and the translator, which watches the page, translates the sentence anew. When React removes the node, its
 * `<font>` element is removed too.
 * Returns a function that ends this.
 */
export function repairTranslatedTexts(page: Node): () => void {
  const translations = new WeakMap<Node, TranslatedText>()
  const texts = new WeakMap<Node, Text>()

  const putBack = (text: Text, font: Element) => {
    // Some translators move the text node itself into the `<font>` element.
    if (font.contains(text)) text.replaceWith(text.data)
    translations.set(text, { font, text: text.data })
    texts.set(font, text)
    text.data = ''
    font.before(text)
  }

  const forget = (text: Text, { font, text: words }: TranslatedText) => {
    translations.delete(text)
    texts.delete(font)
    font.remove()
    // If React has just written new words, they stay.
    if (text.data === '') text.data = words
  }

  const follow = (text: Text) => {
    const translated = translations.get(text)
    if (translated === undefined) return
    if (!page.contains(text) || !page.contains(translated.font)) forget(text, translated)
    else if (text.nextSibling !== translated.font) text.after(translated.font)
  }

  const rewritten = (text: Text) => {
    const translated = translations.get(text)
    if (translated === undefined) return
    // The text that React wrote is shown, even if it is empty.
    forget(text, { ...translated, text: text.data })
    for (const other of textNodesIn(sentenceElementOf(text))) {
      const beside = translations.get(other)
      if (beside !== undefined) forget(other, beside)
    }
  }

  const hear = (records: MutationRecord[]) => {
    for (const record of records) {
      if (record.type === 'characterData' && record.target instanceof Text) rewritten(record.target)
      for (const node of record.removedNodes) {
        const translated = texts.get(node)
        if (translated !== undefined) follow(translated)
        if (!(node instanceof Text)) continue
        const font = translations.has(node)
          ? undefined
          : replacementCandidates(record).find((place) => isFontElement(place) && !texts.has(place))
        if (isFontElement(font)) putBack(node, font)
        else follow(node)
      }
    }
    // Discards the records of the changes that this function has just made itself.
    observer.takeRecords()
  }

  const observer = new MutationObserver(hear)
  observer.observe(page, OBSERVED_CHANGES)
  return () => observer.disconnect()
}

/** Returns the nodes that may have replaced a removed text node: the added ones, and the neighbours of its position. */
const replacementCandidates = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) => [
  ...addedNodes,
  previousSibling,
  nextSibling,
]

const isFontElement = (node: Node | null | undefined): node is Element => node instanceof Element && node.localName === 'font'

/** Returns the element that contains the whole sentence of a text node: its nearest ancestor that is not an inline element. */
function sentenceElementOf(text: Text): Node {
  let element = text.parentElement
  while (element?.matches(INLINE_SELECTOR)) element = element.parentElement
  return element ?? text
}

function textNodesIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  return found
}
