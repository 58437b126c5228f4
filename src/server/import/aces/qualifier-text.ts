import type { XmlElement } from '#server/import/files/xml.ts'

/**
 * A qualifier in words. Its text mostly holds the values of its parameters already; those that it does not hold stand behind it. Without a
 * text, the id says which one it is in the standard's own table.
 */
export function qualifierText(qual: XmlElement): string {
  const text = qual.children.find(({ name }) => name === 'text')?.text || qual.text
  const values = qual.children
    .filter(({ name }) => name === 'param')
    .map(({ attributes, text: own }) => {
      const value = (attributes['value'] || own).trim()
      const unit = (attributes['uom'] ?? '').trim()
      const other = (attributes['altvalue'] ?? '').trim()
      return [value, unit, other && `(${[other, (attributes['altuom'] ?? '').trim()].filter(Boolean).join(' ')})`].filter(Boolean).join(' ')
    })
    .filter((value) => value !== '' && !text.includes(value.split(' ')[0] ?? ''))
  const said = text || (qual.attributes['id'] ? `Qualifier ${qual.attributes['id'].trim()}` : '')
  return [said, ...values].filter(Boolean).join(' ')
}
