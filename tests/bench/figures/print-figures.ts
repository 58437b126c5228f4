import { loadavg } from 'node:os'
import { printTable } from '../table.ts'
import type { Compared, Verdict } from './compare.ts'

const words: Record<Verdict, string> = {
  holds: '',
  better: 'better: write it down, or a later fall goes unnoticed',
  worse: 'WORSE',
  contended: 'above its limit, not judged: other programs had the processor',
  unwritten: 'NOT IN figures.json',
  unmeasured: 'NOT MEASURED',
}

const ratioOf = (ratio: number | undefined) => (ratio === undefined ? '' : ratio.toPrecision(3))

/** A row for each figure; below it, since when and why what failed stands as it does. */
export function printFigures(compared: readonly Compared[]): void {
  printTable(
    `Figures, load ${loadavg()[0]?.toFixed(1)}; a ratio says how many times its reference something takes`,
    ['figure', 'measured', 'reference', 'ratio', 'stands', 'limit', 'since', ''],
    compared.map(({ name, verdict, measured, standing, limit }) => [
      ...[name, measured?.took ?? '', measured?.reference ?? '', ratioOf(measured?.ratio), ratioOf(standing?.ratio), ratioOf(limit)],
      ...[standing?.date ?? '', words[verdict]],
    ]),
  )
  for (const { name, verdict, standing } of compared)
    if (verdict === 'worse' && standing) process.stdout.write(`${name} stands since ${standing.date}: ${standing.reason}\n`)
}
