import { type AttributeRow, attributes, isAttributeKey } from '#contract/attributes.ts'

const MAX_PIECES = 4

/**
 * The few data that decide in one short line, `17.5 mm · ceramic`, of a part whose file has no such line. `labels`: what the shop's own
 * attributes are called, by their keys. Empty where nothing is known.
 */
export function specNameOf(
  given: Readonly<Record<string, string | number>>,
  labels: Readonly<Record<string, Pick<AttributeRow, 'label' | 'unit' | 'decimals'>>> = {},
): string {
  const pieces = Object.entries(given).flatMap(([key, value]) => {
    const row: Pick<AttributeRow, 'label' | 'unit' | 'decimals'> | undefined = isAttributeKey(key) ? attributes[key] : labels[key]
    if (row === undefined || value === '') return []
    const said = typeof value === 'number' ? String(row.decimals === undefined ? value : Number(value.toFixed(row.decimals))) : value
    if (row.unit !== '') return [row.unit === '°' ? said + row.unit : `${said} ${row.unit}`]
    // A bare number says nothing of what it counts.
    return [typeof value === 'number' ? `${row.label} ${said}` : said]
  })
  return pieces.slice(0, MAX_PIECES).join(' · ')
}
