import type { Command } from 'commander'
import { cents, mcode, parseDifference, parseLine, parsePositiveWhole, parseWhole, priceStep } from './arguments.ts'
import type { ToAction } from './command.ts'
import { countPart, restorePart, setPartPrice, setPartStock, withdrawPart } from './parts-change.ts'
import { listParts, showPart } from './parts-read.ts'
import { dayOrNone } from './typed-days.ts'

const PART = ['<part>', "the part's code", mcode] as const

export function partCommands(parts: Command, act: ToAction): void {
  parts
    .command('list')
    .description('parts by their code')
    .option('--search <text>', 'only parts whose code, name or number contains this', parseLine)
    .option('--low', 'only parts with a stock of five or fewer that are not withdrawn')
    .option('--unsold', 'only parts that cannot be bought now, with the reason')
    .option('--limit <count>', 'at most so many', parsePositiveWhole, 50)
    .action(act(listParts))
  parts
    .command('show')
    .description('one part, in every shop that has it')
    .argument(...PART)
    .action(act(showPart))
  const stock = parts.command('stock').description('how many are on the shelf')
  stock
    .command('set')
    .description('sets the counted stock, and the day when more comes: parts stock set SA-1001 --restock 2026-12-12')
    .argument(...PART)
    .argument('[count]', 'how many', parseWhole)
    .option('--restock <day>', 'the day on which more is expected, such as 2026-12-12; none: nobody knows', dayOrNone)
    .action(act(countPart))
  stock
    .command('add')
    .description('adds to the stock, or subtracts with a minus')
    .argument(...PART)
    .argument('<count>', 'how many', parseDifference)
    .action(act((command, code: string, count: number) => setPartStock(command, code, (before) => before + count)))
  parts
    .command('price')
    .description('sets the price, and the steps of larger quantities: parts price SA-1001 19.90 10:17.50 50:15')
    .argument(...PART)
    .argument('<price>', 'for one piece, in dollars', cents)
    .argument('[from:price...]', 'from so many pieces on; without steps all cost the same', priceStep)
    .option('--was <price>', 'the price before, shown struck through', cents)
    .option('--core <price>', 'the core charge of one piece; 0 for none', cents)
    .option('--accept', 'even if the price changes by more than half')
    .option('--free', 'accept a price of 0: the goods are given away')
    .action(act(setPartPrice))
  parts
    .command('withdraw')
    .description('withdraws a part: only the remaining stock is sold')
    .argument(...PART)
    .option('--now', 'sell none of the remaining stock either')
    .option('--instead <part>', 'the part that replaces it', mcode)
    .action(act(withdrawPart))
  parts
    .command('restore')
    .description('sells a withdrawn part again')
    .argument(...PART)
    .action(act(restorePart))
}
