import { type Command, InvalidArgumentError, Option } from 'commander'
import { collectLines, parsePositiveWholeNumber, parseSingleLine } from '#server/cli/arguments.ts'
import type { CommandActionFactory } from '#server/cli/command.ts'
import type { CommandOutput } from '#server/cli/command-output.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import { repeatHandlings } from '#server/import/engine/repeats/repeats.ts'
import { importKindNames } from '#server/import/engine/run/kinds.ts'
import { type FileImportOptions, importFile } from './file-import.ts'
import { collectExchangeRate } from './in-dollars.ts'
import { listKnownPictures } from './known.ts'
import { listMappings, removeMapping, showMapping, storeMapping } from './mappings.ts'
import { listImports, showImport } from './show.ts'
import { showShopToday } from './today.ts'
import { undoImport } from './undo.ts'

/** Turns a function that runs in the operator's own process into the action of a command. */
export type LocalActionFactory = <A extends unknown[]>(
  run: (here: LocalCommandContext, ...given: A) => Promise<CommandOutput & { exit?: 0 | 1 }>,
) => (this: Command, ...given: A) => void

const importKindDescriptions: Record<(typeof importKindNames)[number], [what: string, file: string]> = {
  parts: [
    'parts of a table (CSV, TSV or XLSX; a number, a name and a price are enough), of BMEcat, of Google’s product feed or of YML',
    'the table or feed',
  ],
  prices: ['prices of parts that are there', 'the table'],
  stock: ['stock of parts that are there', 'the table'],
  numbers: ['cross references: other numbers of parts', 'the table'],
  fitments: ['what parts fit, by make, model and years', 'the table'],
  categories: ['categories, and what they decide, filter and show', 'the table'],
  pies: ['PIES 6.5 to 8.0 (XML), or a supplier’s flat workbook of it', 'the file'],
  aces: ['ACES 3 and 4 (XML), or a flat list of it: what parts fit, by ids of vehicles', 'the file'],
  vehicles: ['your own table of vehicles: which id is which', 'the table'],
  pictures: ['pictures of parts', 'a folder or a ZIP'],
}

/** Throws an error because the word is not a kind of import. Most likely the word is a file name, typed without the kind before it. */
function refuseUnknownKind(word: string): never {
  if (/[./\\]/.test(word))
    throw new InvalidArgumentError(`Say what the file is, such as: import parts ${word}. There is ${importKindNames.join(', ')}.`)
  throw new InvalidArgumentError(`There is no import of “${word}”. There is ${importKindNames.join(', ')}.`)
}

/** Defines the command `import` with its subcommands. */
export function addImportCommands(imports: Command, act: CommandActionFactory, actHere: LocalActionFactory): void {
  for (const kind of importKindNames) {
    const [what, file] = importKindDescriptions[kind]
    const command = imports
      .command(kind)
      .description(what)
      .argument('<file>', file)
      .option('--dry-run', 'only look, and say what would be changed')
      .option('--accept', 'continue without asking for confirmation')
      .option('--complete', 'the file is complete for its brands: their other parts are withdrawn')
    if (!['pies', 'aces', 'pictures'].includes(kind))
      command
        .option('--map <heading=target>', 'how a column is read; may be given several times', collectLines)
        .option('--use-map <name>', 'read the columns by a saved mapping', parseSingleLine)
        .option('--save-map <name>', 'save the mapping of columns under this name', parseSingleLine)
        .option('--attributes', 'read unknown columns as attributes')
        .option('--delimiter <sign>', 'the separator of columns; tab is \\t')
    if (kind !== 'pictures') command.option('--sheet <name>', 'which sheet of a workbook', parseSingleLine)
    if (kind !== 'pictures') command.option('--encoding <name>', 'such as windows-1252', parseSingleLine)
    if (kind === 'parts' || kind === 'prices' || kind === 'pies')
      command.option('--rate <currency=dollars>', 'US dollars for one of another currency, such as EUR=1.08', collectExchangeRate)
    if (kind === 'pies' || kind === 'parts')
      command.option(
        '--price-type <code>',
        kind === 'pies'
          ? 'which of its prices the shop sells at, such as RET'
          : 'of BMEcat: which of its prices the shop sells at, such as net_list',
        parseSingleLine,
      )
    if (kind === 'parts' || kind === 'prices' || kind === 'pies') command.option('--free', 'accept a price of 0: the goods are given away')
    if (!['aces', 'pictures'].includes(kind))
      command.addOption(
        new Option(
          '--repeat <way>',
          'how to read rows that contradict each other about one part: use the first, the last, add up their stock, or treat them as offers by condition',
        ).choices(repeatHandlings),
      )
    if (kind === 'pictures') command.option('--list <file>', 'a table that assigns pictures to parts', parseSingleLine)
    command.action(actHere((here, name: string, options: FileImportOptions) => importFile(here, kind, name, options)))
  }
  imports
    .command('list', { isDefault: true })
    .usage('[options]')
    .description('what was imported, latest first')
    .argument('[kind]', '', refuseUnknownKind)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 20)
    .allowExcessArguments()
    .action(act((command, _kind: unknown, options: { limit: number }) => listImports(command, options)))
  imports
    .command('show')
    .description('what an import added, changed, withdrew and refused')
    .argument('<number>', 'which', parsePositiveWholeNumber)
    .option('--all', 'all of it, not the first fifty of each')
    .action(act(showImport))
  imports
    .command('undo')
    .description('undoes an import')
    .argument('<number>', 'which', parsePositiveWholeNumber)
    .option('--dry-run', 'only look')
    .action(act(undoImport))
  imports
    .command('known')
    .description('what an import of pictures asks first: which numbers and pictures the shop has')
    .action(act(listKnownPictures))
  imports.command('today').description('what an import of prices asks first: the current date at the shop').action(act(showShopToday))
  const mappings = imports.command('mappings').description('how columns of suppliers’ files are read')
  mappings.command('list', { isDefault: true }).description('all saved mappings').action(act(listMappings))
  mappings.command('show').argument('<name>').description('one saved mapping').action(act(showMapping))
  mappings.command('keep').argument('<name>').argument('<kind>').argument('<json>').description('saves a mapping').action(act(storeMapping))
  mappings.command('remove').argument('<name>').description('deletes a mapping').action(act(removeMapping))
}
