import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listenForCommands } from '#server/cli/command-socket.ts'
import { runCli } from '#server/cli/run-cli.ts'
import { migrate } from '#server/db/migrate.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { atTheEnd, closedAtTheEnd } from '../../support/at-the-end.ts'
import { emptyEmbedded } from '../../support/empty-database.ts'

const samples = join(import.meta.dirname, '../../support/import')

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'armature-import-'))
  atTheEnd(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A shop of its own that holds its data folder and takes commands. */
async function runningShop() {
  const dataDir = folder()
  const opened = await emptyEmbedded(dataDir)
  await migrate(opened.db)
  const reports: unknown[] = []
  const host = {
    db: opened.db,
    clock: systemClock,
    orderExtensions: defaultOrderExtensions,
    dispatchEventsSoon: () => undefined,
    oneConnection: true,
  }
  const { close: stop } = closedAtTheEnd({ close: await listenForCommands(dataDir, host, (_, cause) => reports.push(cause)) })
  const said = await type(dataDir, 'tenants', 'add', 'lake', '--name', 'Lake')
  expect(said).toMatchObject({ exit: 0 })
  return { ...opened, dataDir, reports, stop }
}

/** Says a command, and what a person sees of it: what is printed, and what was said on the way. */
async function type(dataDir: string, ...words: string[]) {
  const way: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => way.push(String(text)) > 0)
  try {
    return { ...(await runCli(words, { DATA_DIR: dataDir }, 'ann')), way: way.join('') }
  } finally {
    spy.mockRestore()
  }
}

/** The command in a process of its own, which can be killed. It asks the shop of the folder, whatever database the tests run on. */
function typeApart(dataDir: string, ...words: string[]): ChildProcess {
  const { DATABASE_URL: _, ...env }: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir }
  return spawn(process.execPath, ['--import', 'tsx', 'src/server/cli.ts', ...words], { env, stdio: 'ignore' })
}

const shop = await runningShop()
const { dataDir } = shop
const here = (...words: string[]) => type(dataDir, 'import', ...words)
const files = folder()
const file = (name: string, ...lines: string[]) => {
  writeFileSync(join(files, name), `${lines.join('\n')}\n`)
  return join(files, name)
}
const ten = join(samples, 'tutorial/parts.csv')
const stands = async () =>
  (
    await sql<{ row: string }>`select concat(mcode, ' ', name, ' ', price, ' ', stock, ' ', ended) as row from part order by mcode`.execute(
      shop.db,
    )
  ).rows.map(({ row }) => row)

describe('beside a running shop', () => {
  test('the tutorial: looked at, imported, shown, nothing the second time, undone', async () => {
    const looked = await here('parts', ten, '--dry-run')
    expect(looked).toMatchObject({
      exit: 0,
      err: '',
      out: expect.stringContaining('Nothing was changed (--dry-run). It would be: 10 added, 5 names.'),
    })
    expect(looked.way).toMatch(/^Part No\. +code +the heading is known +LS-2001$/m)
    expect(looked.way).toMatch(/^Voltage \(V\) +attribute:Voltage V +an attribute of the trade +12$/m)
    expect(await stands()).toEqual([])

    const done = await here('parts', ten)
    expect(done).toMatchObject({
      exit: 0,
      out: 'Import 2: 10 added, 5 names.\n10 rows read: 10 added.\nAll of it: npm run shop -- import show 2   Back: npm run shop -- import undo 2\n',
    })
    expect(await stands()).toHaveLength(10)
    const attributes = await shop.db.selectFrom('part').select('attributes').where('mcode', '=', 'LS-2001').executeTakeFirstOrThrow()
    expect(attributes).toEqual({ attributes: { voltage: 12, powerKw: 1.4, teeth: 9, rotation: 'CW' } })

    const again = await here('parts', ten)
    expect(again).toMatchObject({
      exit: 0,
      out: 'Import 3: 10 as they were.\n10 rows read: 10 as they were.\nAll of it: npm run shop -- import show 3\n',
    })

    const shown = await here('show', '2')
    expect(shown.out).toContain('  LS-2001  Starter 12 V 1.4 kW, 9 teeth, 129.90\n')
    expect(shown.out).toContain('  category Starters, new\n')
    expect(shown.out).not.toContain('At most 50')

    const listed = await here('list')
    expect(listed.out.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'AT'))).toEqual([
      'no at (UTC) of file state who what',
      '3 AT parts parts.csv done operator ann 10 as they were',
      '2 AT parts parts.csv done operator ann 10 added, 5 names',
      '1 AT parts parts.csv dry operator ann 10 added, 5 names',
      '',
    ])

    expect(await here('undo', '2')).toMatchObject({ exit: 0, out: 'Import 2 is undone, by import 4: 10 removed, 5 names.\n' })
    expect(await stands()).toEqual([])
    expect(await here('undo', '2')).toMatchObject({ exit: 1, err: 'Import 2 was undone already.\n' })
    const audited = await shop.db
      .selectFrom('shop_action')
      .select(['action', 'about', 'who'])
      .where('action', 'like', 'import %')
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(['import parts', 'import parts', 'import undo'])
  })

  test('a supplier’s PIES, ACES and table of vehicles are said in numbers that add up', async () => {
    expect(await here('pies', join(samples, 'pies/supplier.xml'))).toMatchObject({
      exit: 0,
      out: expect.stringContaining(': 12 added, 3 names, 3 noted.'),
    })
    const aces = await here('aces', join(samples, 'aces/supplier.xml'))
    expect(aces.out).toMatch(
      /: (\d+) applications count, \1 wait for vehicles, 33 noted\.\n52 rows read: 52 added\.\n.* import undo \d+\n$/,
    )
    const vehicles = await here('vehicles', join(samples, 'aces/vehicles.csv'))
    expect(vehicles.out).toMatch(/: 12 changed, \d+ names, \d+ applications count, 1 waits for vehicles, 1 noted\.\n/)
    const shown = await here('show', vehicles.out.match(/Import (\d+)/)?.[1] ?? '')
    expect(shown.out).toContain('  BaseVehicle 900100 1993 Toyota Corolla, new\n')
    expect(shown.out).toContain('  make Ford, new\n')
    expect(shown.out).toContain('Noted\n  BaseVehicle: “999999”. vehicle id 999999, not in your table: 1 application')
  })

  test('what is exported changes nothing when it is imported again', async () => {
    const path = join(files, 'exported.csv')
    expect(await type(dataDir, 'export', 'parts', path)).toMatchObject({ exit: 0 })
    expect(await here('parts', path)).toMatchObject({ exit: 0, out: expect.stringMatching(/: 12 as they were\.\n/) })
  })

  test('a file of which nothing can be taken ends with 1, and says so', async () => {
    const renames = await here('parts', file('no-price.csv', 'SKU,Name', 'NEW-1,Brush', 'NEW-2,Brush'))
    expect(renames).toMatchObject({ exit: 1, out: expect.stringContaining('nothing of the file could be taken. Every row was refused.') })
    expect(renames.err + renames.way).toContain(
      'The shop has no part NEW-1, and a new one needs a number, a name and a price: the price is missing.',
    )
    const other = await here('aces', file('other.xml', '<catalog><item>1</item></catalog>'))
    expect(other).toMatchObject({ exit: 1, out: expect.stringContaining('No row of it was understood.') })
  })

  test('--json prints one answer for programs, and says nothing on the way', async () => {
    const { exit, out, way } = await here('parts', file('json.csv', 'SKU,Name,Price', 'J-1,Brush,1.50', 'J-2,,2.00'), '--json')
    expect([exit, way]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ state: 'done', counts: { added: 1, refused: 1 }, stops: [] })
    const run = JSON.parse(out).run
    const shown = JSON.parse((await here('show', String(run), '--json')).out)
    expect(shown).toMatchObject({ run: { id: run, kind: 'parts' }, remarks: [{ kind: 'refused', line: 3, column: 'name' }] })
  })

  test('refusals are said as they come, with file, line, column and value', async () => {
    const path = file('refused.csv', 'SKU,Name,Price', 'R-1,Brush,12x', 'R-2,Brush,3.00')
    const { exit, out, way } = await here('parts', path, '--dry-run')
    expect([exit, out]).toEqual([0, expect.stringContaining('1 added')])
    expect(way).toContain(`Refused: ${path}, line 2, Price: “12x”. `)
  })

  test('what asks for --accept ends with 1 and changes nothing; with it, it goes on', async () => {
    await here('parts', file('accept.csv', 'SKU,Name,Price,Stock', 'A-1,Brush,10.00,5'))
    const before = await stands()
    const path = file('accept-prices.csv', 'SKU,Price', 'A-1,1.00')
    const stopped = await here('prices', path)
    expect(stopped).toMatchObject({ exit: 1, out: expect.stringContaining('A-1 10.00 → 1.00') })
    expect(stopped.out).toMatch(/^Stopped before anything was changed: 1 price moves by more than half. A-1 10.00 → 1.00\n/)
    expect(stopped.out).toContain('Say --accept with the same command if that is meant.')
    expect(await stands()).toEqual(before)
    expect(await here('prices', path, '--accept')).toMatchObject({ exit: 0, out: expect.stringContaining('1 changed') })
    expect(await stands()).toContain('A-1 Brush 1.00 5 f')
  })

  test.each([
    [1, ['parts', '/nowhere/parts.csv'], 'There is no file /nowhere/parts.csv.'],
    [1, ['show', '999'], 'There is no import 999. Look with import list.'],
    [1, ['mappings', 'show', 'nobody'], 'No mapping was kept as nobody. Look with import mappings list.'],
    [1, ['parts', ten, '--use-map', 'nobody'], 'No mapping was kept as nobody. Look with import mappings list.'],
    [2, ['show', 'two'], 'two'],
    [2, ['parts', ten, '--rate', 'EUR'], 'A rate looks like EUR=1.08'],
    [2, ['bolts', ten], 'There is no import of “bolts”. There is parts, pies,'],
    [2, [ten], 'Say what the file is, such as: import parts '],
  ] as const)('exit %i: import %j', async (code, words, says) => {
    const { exit, err } = await here(...words)
    expect([exit, err]).toEqual([code, expect.stringContaining(says)])
  })

  test('a file without a column that is needed, and a mapping with one that nobody has, say what to do', async () => {
    const without = await here('stock', file('nothing.csv', 'SKU,Colour', 'A-1,red'))
    expect([without.exit, without.err]).toEqual([2, expect.stringContaining("Say which it is, such as: --map 'Colour=stock'")])
    const wrong = await here('parts', ten, '--map', 'Part No.=price tag')
    expect([wrong.exit === 0, wrong.err]).toEqual([false, expect.stringContaining('price tag')])
    expect(shop.reports).toEqual([])
  })

  test('how columns were read is kept under a name, and read so again', async () => {
    const headings = 'a,b,c'
    const kept = await here(
      'parts',
      file('map.csv', headings, 'M-1,Fork lever,4.00'),
      '--map',
      'a=code,b=name,c=price',
      '--save-map',
      'supplier',
    )
    expect(kept).toMatchObject({ exit: 0, out: expect.stringContaining('1 added') })
    expect(JSON.parse((await here('mappings', 'show', 'supplier')).out)).toMatchObject({ columns: { a: { target: 'code' } } })
    const again = await here('parts', file('map-2.csv', headings, 'M-2,Fork lever,5.00'), '--use-map', 'supplier')
    expect(again).toMatchObject({ exit: 0, out: expect.stringContaining('1 added') })
    expect((await here('mappings', 'list')).out).toContain('supplier')
    expect(await here('mappings', 'remove', 'supplier')).toMatchObject({ exit: 0 })
  })

  test('a command that is killed in the middle leaves the catalogue as it was, and the next one goes on', async () => {
    const before = await stands()
    const rows = Array.from({ length: 60_000 }, (_, at) => `K-${at},Kill ${at},${at + 1}.00`)
    const child = typeApart(dataDir, 'import', 'parts', file('many.csv', 'SKU,Name,Price', ...rows))
    onTestFinished(() => void child.kill('SIGKILL'))
    // The file is read by then, and its parts are being planned.
    const planned = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from import_change join import_run
          on import_run.tenant_id = import_change.tenant_id and import_run.id = import_id where state = 'reading'`.execute(shop.db)
      ).rows[0]?.count ?? 0
    await expect.poll(planned, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect.poll(async () => (await here('list', '--limit', '1')).out, { timeout: 60_000 }).toContain('broken')
    expect(await stands()).toEqual(before)
    expect(await here('parts', file('after.csv', 'SKU,Name,Price', 'Z-1,Brush,1.00'))).toMatchObject({
      exit: 0,
      out: expect.stringContaining('1 added'),
    })
    shop.reports.length = 0
  })
})

test('with no shop running the command opens the database, and does the same', async () => {
  const dataDir = folder()
  copyFileSync(ten, join(dataDir, 'parts.csv'))
  expect(await type(dataDir, 'tenants', 'add', 'lake', '--name', 'Lake')).toMatchObject({ exit: 0 })
  expect(await type(dataDir, 'import', 'parts', join(dataDir, 'parts.csv'))).toMatchObject({
    exit: 0,
    out: expect.stringContaining('Import 1: 10 added, 5 names.'),
  })
})
