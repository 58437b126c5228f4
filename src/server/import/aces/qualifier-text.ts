import type { XmlElement } from '#server/import/files/xml.ts'

/**
 * A qualifier as text. Its text usually contains its parameter values. Missing ones are added at the end. Without a text, the id from the
 * standard's table is used.
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
