/** What stands in the place of one of React's texts, and the words that React wrote. */
interface Translated {
  font: Element
  words: string
}

/** Elements within a sentence: a translator puts the words of all of them where it likes. */
const INLINE = 'a, abbr, b, bdi, data, em, font, i, mark, s, small, span, strong, time'

const WATCHED: MutationObserverInit = { subtree: true, childList: true, characterData: true }

/**
 * Keeps the page whole and its words true under a browser's own translation, which puts `<font>` elements in the place of texts. React
 * would go on with the texts that it made: remove them from where they are no more, which ends the page, and write into them what nobody
 * sees. So each goes back into the page, empty, before what stands for it. Where React writes into it, its sentence is the shop's own
 * again, and the translator, which watches the page as well, translates it anew. Where React removes it, what stands for it goes too.
 * Returns how to stop.
 */
export function keepTrueUnderTranslation(page: Node): () => void {
  const translations = new WeakMap<Node, Translated>()
  const texts = new WeakMap<Node, Text>()

  const putBack = (text: Text, font: Element) => {
    // Some wrap the very text.
    if (font.contains(text)) text.replaceWith(text.data)
    translations.set(text, { font, words: text.data })
    texts.set(font, text)
    text.data = ''
    font.before(text)
  }

  const forget = (text: Text, { font, words }: Translated) => {
    translations.delete(text)
    texts.delete(font)
    font.remove()
    // What React has just written stays.
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
    // Also where React wrote that there is nothing more to say.
    forget(text, { ...translated, words: text.data })
    for (const other of textsIn(sentenceOf(text))) {
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
        const font = translations.has(node) ? undefined : placesOf(record).find((place) => isFont(place) && !texts.has(place))
        if (isFont(font)) putBack(node, font)
        else follow(node)
      }
    }
    // What was done just now is nobody's news.
    observer.takeRecords()
  }

  const observer = new MutationObserver(hear)
  observer.observe(page, WATCHED)
  return () => observer.disconnect()
}

/** What came in the place of a text that is gone, and what stands beside that place. */
const placesOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) => [...addedNodes, previousSibling, nextSibling]

const isFont = (node: Node | null | undefined): node is Element => node instanceof Element && node.localName === 'font'

/** The smallest element around a text that is more than a piece of a sentence. */
function sentenceOf(text: Text): Node {
  let element = text.parentElement
  while (element?.matches(INLINE)) element = element.parentElement
  return element ?? text
}

function textsIn(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  return found
}
