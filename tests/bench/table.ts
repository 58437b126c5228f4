/** Prints rows under a head, columns as wide as their widest cell, numbers to the right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  process.stdout.write(`\n${title}\n${[head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')}\n`)
}
