import type { Command } from 'commander'
import {
  collectPriceBreak,
  parseCents,
  parseMcode,
  parsePositiveWholeNumber,
  parseSignedWholeNumber,
  parseSingleLine,
  parseWholeNumber,
} from './arguments.ts'
import type { CommandActionFactory } from './command.ts'
import { restorePartToSale, setCountedPartStock, setPartPrice, setPartStock, withdrawPartFromSale } from './parts-change.ts'
import { listParts, showPart } from './parts-read.ts'
import { parseOptionalDay } from './typed-days.ts'

const PART_ARGUMENT = ['<part>', "the part's code", parseMcode] as const

export function addPartCommands(parts: Command, act: CommandActionFactory): void {
  parts
    .command('list')
    .description('parts by their code')
    .option('--search <text>', 'only parts whose code, name or number contains this', parseSingleLine)
    .option('--low', 'only parts with a stock of five or fewer that are not withdrawn')
    .option('--unsold', 'only parts that cannot be bought now, with the reason')
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listParts))
  parts
    .command('show')
    .description('one part, in every shop that has it')
    .argument(...PART_ARGUMENT)
    .action(act(showPart))
  const stock = parts.command('stock').description('how many are on the shelf')
  stock
    .command('set')
    .description('sets the counted stock, and the day when more comes: parts stock set SA-1001 --restock 2026-12-12')
    .argument(...PART_ARGUMENT)
    .argument('[count]', 'how many', parseWholeNumber)
    .option('--restock <day>', 'the day on which more is expected, such as 2026-12-12; none: nobody knows', parseOptionalDay)
    .action(act(setCountedPartStock))
  stock
    .command('add')
    .description('adds to the stock, or subtracts with a minus')
    .argument(...PART_ARGUMENT)
    .argument('<count>', 'how many', parseSignedWholeNumber)
    .action(act((command, code: string, count: number) => setPartStock(command, code, (before) => before + count)))
  parts
    .command('price')
    .description('sets the price, and the steps of larger quantities: parts price SA-1001 19.90 10:17.50 50:15')
    .argument(...PART_ARGUMENT)
    .argument('<price>', 'for one piece, in dollars', parseCents)
    .argument('[from:price...]', 'from so many pieces on; without steps all cost the same', collectPriceBreak)
    .option('--was <price>', 'the price before, shown struck through', parseCents)
    .option('--core <price>', 'the core charge of one piece; 0 for none', parseCents)
    .option('--accept', 'even if the price changes by more than half')
    .option('--free', 'accept a price of 0: the goods are given away')
    .action(act(setPartPrice))
  parts
    .command('withdraw')
    .description('withdraws a part: only the remaining stock is sold')
    .argument(...PART_ARGUMENT)
    .option('--now', 'sell none of the remaining stock either')
    .option('--instead <part>', 'the part that replaces it', parseMcode)
    .action(act(withdrawPartFromSale))
  parts
    .command('restore')
    .description('sells a withdrawn part again')
    .argument(...PART_ARGUMENT)
    .action(act(restorePartToSale))
}
