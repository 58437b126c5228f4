import { loadavg } from 'node:os'
import { join } from 'node:path'
import { findPrograms, withThrowAwayPostgres } from '../../../.ci/throw-away-postgres.ts'
import type { Bench } from '../bench.ts'
import { printTable } from '../table.ts'
import { type ImportMeasured, makeFiles, measureImports } from './measure-imports.ts'
import { measurePeers } from './measure-peers.ts'

const ms = (value: number) => `${value.toFixed(1)} ms`

/** A supplier's PIES and ACES, and the files of every day, loaded into a shop that somebody uses. */
export async function printImport({ folder, parts, port }: Bench) {
  const files = await makeFiles(join(folder, 'import-files'), parts)
  print('embedded database', parts, await measureImports(join(folder, 'import-embedded'), files, port))
  const programs = findPrograms()
  if (programs === undefined) process.stderr.write('PostgreSQL is not installed here: measured on the embedded database alone.\n')
  else
    await withThrowAwayPostgres(programs, {}, async (databaseUrl) =>
      print('PostgreSQL', parts, await measureImports(join(folder, 'import-server'), files, port, databaseUrl)),
    )
  printTable(
    'Peers in the same run',
    ['what', 'seconds'],
    (await measurePeers(files)).map(({ what, seconds }) => [what, seconds.toFixed(1)]),
  )
}

function print(where: string, parts: number, measured: readonly ImportMeasured[]) {
  printTable(
    `Imports of ${parts.toLocaleString('en-US')} parts, ${where}, load ${loadavg()[0]?.toFixed(1)}`,
    [
      'file',
      'seconds',
      'first refusal',
      'memory: command',
      'shop',
      'visitor p95 quiet',
      'meanwhile',
      'longest',
      'of prices',
      'seen after its end',
    ],
    measured.map((one) => [
      ...[one.what, one.seconds.toFixed(1), one.firstRefusalSeconds === null ? '' : `${one.firstRefusalSeconds.toFixed(1)} s`],
      ...[
        `${one.peakMB.toFixed(0)} MB`,
        `${one.shopPeakMB.toFixed(0)} MB`,
        ms(one.quietP95),
        `${ms(one.meanwhileP95)} (${(one.meanwhileP95 / one.quietP95).toFixed(1)} ×)`,
      ],
      ...[ms(one.meanwhileLongest), ms(one.meanwhileLongestPrice), one.seenAfterMs === null ? '' : ms(one.seenAfterMs)],
    ]),
  )
}
