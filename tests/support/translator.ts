/**
 * A browser's own translation, as Chrome, Edge and Google's scripts do it: every text is replaced by two nested `<font>` elements with its
 * translation, again after each change of the page. It runs in the page itself, so it uses nothing from here.
 */
export function translatePage(body: HTMLElement, wrapsTheText = false): () => void {
  const left = 'script, style, textarea, font, [translate=no]'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    if (root.nodeType === 3) texts.push(root as Text)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!body.contains(text) || text.data.trim() === '' || text.parentElement?.closest(left)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      const { data } = text
      if (wrapsTheText) {
        text.before(outer)
        inner.append(text)
      } else {
        text.replaceWith(outer)
        inner.append(data)
      }
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) if (body.contains(node)) translate(node)
    observer.takeRecords()
  })
  // Google's does the same: it hears of its own changes and leaves what is translated.
  observer.observe(body, { subtree: true, childList: true, characterData: true })
  translate(body)
  return () => observer.disconnect()
}
