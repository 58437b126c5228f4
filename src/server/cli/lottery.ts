import { type Command, InvalidArgumentError } from 'commander'
import { cents, money, parseLine, parsePositiveWhole, parseWhole } from './arguments.ts'
import type { ToAction } from './command.ts'
import { addLottery, addPrize, endLottery, setPrizeStock } from './lottery-change.ts'
import { listDraws, listLotteries, listPrizes } from './lottery-read.ts'
import { dayOrMoment } from './typed-days.ts'

/** Reads the id of a lottery or a prize, which is used in commands. */
function code(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(text))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as autumn-draw.')
  return text
}

function percent(text: string): number {
  const read = parsePositiveWhole(text.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

const LOTTERY = ['<lottery>', 'its id', code] as const

export function lotteryCommands(lottery: Command, act: ToAction): void {
  lottery.command('list').description('what runs, what comes and what has ended').action(act(listLotteries))
  lottery
    .command('add')
    .description('adds a lottery with a number of tickets; tickets without a prize win the points of --rest')
    .argument('<lottery>', 'what it is called in commands', code)
    .requiredOption('--name <text>', 'what customers read', parseLine)
    .requiredOption('--points <count>', 'what a draw costs', parsePositiveWhole)
    .requiredOption('--tickets <count>', 'all tickets, such as 1000', parsePositiveWhole)
    .requiredOption('--rest <points>', 'what a ticket without a prize wins; 0: nothing', parseWhole)
    .requiredOption('--until <day>', 'to the end of this day at the shop', dayOrMoment)
    .option('--from <day>', 'from the beginning of this day at the shop (default: now)', dayOrMoment)
    .option('--daily <count>', 'how often a customer may draw per day', parsePositiveWhole, 3)
    .option('--text <text>', 'what else customers read', parseLine)
    .action(act(addLottery))
  lottery
    .command('end')
    .description('ends a lottery now')
    .argument(...LOTTERY)
    .action(act(endLottery))
  const prizes = lottery.command('prizes').description('what can be won, with its odds')
  prizes
    .command('list')
    .description('prizes with their odds and pieces')
    .argument(...LOTTERY)
    .action(act(listPrizes))
  prizes
    .command('add')
    .description('adds a prize (points, a coupon or a gift of the mall) for some of the tickets without one')
    .argument(...LOTTERY)
    .argument('<prize>', 'what it is called in commands', code)
    .requiredOption('--tickets <count>', 'so many tickets win it', parsePositiveWhole)
    .option('--stock <count>', 'number of pieces (default: unlimited)', parsePositiveWhole)
    .option('--points <count>', 'the prize is this number of points', parsePositiveWhole)
    .option('--amount <dollars>', 'a coupon of this amount', money)
    .option('--percent <number>', 'a coupon of this percentage', percent)
    .option('--least <dollars>', 'for a coupon: minimum price of the goods', cents, 0)
    .option('--days <count>', 'for a coupon: how many days it is valid', parsePositiveWhole, 90)
    .option('--worth <points>', 'for a coupon of a percentage: its value in points', parsePositiveWhole)
    .option('--gift <id>', 'a gift of the mall', parseLine)
    .action(act(addPrize))
  prizes
    .command('stock')
    .description('sets the stock of a prize')
    .argument(...LOTTERY)
    .argument('<prize>', 'the prize', code)
    .argument('<count>', 'how many', parseWhole)
    .action(act(setPrizeStock))
  lottery
    .command('draws')
    .description('draws, newest first')
    .argument('[lottery]', 'of this one only', code)
    .option('--of <e-mail>', 'of this customer only', parseLine)
    .option('--limit <count>', 'at most so many', parsePositiveWhole, 50)
    .action(act(listDraws))
}
