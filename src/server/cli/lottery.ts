import { type Command, InvalidArgumentError } from 'commander'
import { parseCents, parsePositiveCents, parsePositiveWholeNumber, parseSingleLine, parseWholeNumber } from './arguments.ts'
import type { CommandActionFactory } from './command.ts'
import { addLottery, addPrize, endLottery, updatePrizeStock } from './lottery-change.ts'
import { listDraws, listLotteries, listPrizes } from './lottery-read.ts'
import { parseDayOrMoment } from './typed-days.ts'

/** Reads the id of a lottery or a prize, which is used in commands. */
function parseLotteryId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(text))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as autumn-draw.')
  return text
}

function parsePercent(text: string): number {
  const read = parsePositiveWholeNumber(text.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

const LOTTERY_ARGUMENT = ['<lottery>', 'its id', parseLotteryId] as const

export function addLotteryCommands(lottery: Command, act: CommandActionFactory): void {
  lottery.command('list').description('what runs, what comes and what has ended').action(act(listLotteries))
  lottery
    .command('add')
    .description('adds a lottery with a number of tickets; tickets without a prize win the points of --rest')
    .argument('<lottery>', 'what it is called in commands', parseLotteryId)
    .requiredOption('--name <text>', 'what customers read', parseSingleLine)
    .requiredOption('--points <count>', 'what a draw costs', parsePositiveWholeNumber)
    .requiredOption('--tickets <count>', 'all tickets, such as 1000', parsePositiveWholeNumber)
    .requiredOption('--rest <points>', 'what a ticket without a prize wins; 0: nothing', parseWholeNumber)
    .requiredOption('--until <day>', 'to the end of this day at the shop', parseDayOrMoment)
    .option('--from <day>', 'from the beginning of this day at the shop (default: now)', parseDayOrMoment)
    .option('--daily <count>', 'how often a customer may draw per day', parsePositiveWholeNumber, 3)
    .option('--text <text>', 'what else customers read', parseSingleLine)
    .action(act(addLottery))
  lottery
    .command('end')
    .description('ends a lottery now')
    .argument(...LOTTERY_ARGUMENT)
    .action(act(endLottery))
  const prizes = lottery.command('prizes').description('what can be won, with its odds')
  prizes
    .command('list')
    .description('prizes with their odds and pieces')
    .argument(...LOTTERY_ARGUMENT)
    .action(act(listPrizes))
  prizes
    .command('add')
    .description('adds a prize (points, a coupon or a gift of the mall) for some of the tickets without one')
    .argument(...LOTTERY_ARGUMENT)
    .argument('<prize>', 'what it is called in commands', parseLotteryId)
    .requiredOption('--tickets <count>', 'so many tickets win it', parsePositiveWholeNumber)
    .option('--stock <count>', 'number of pieces (default: unlimited)', parsePositiveWholeNumber)
    .option('--points <count>', 'the prize is this number of points', parsePositiveWholeNumber)
    .option('--amount <dollars>', 'a coupon of this amount', parsePositiveCents)
    .option('--percent <number>', 'a coupon of this percentage', parsePercent)
    .option('--least <dollars>', 'for a coupon: minimum price of the goods', parseCents, 0)
    .option('--days <count>', 'for a coupon: how many days it is valid', parsePositiveWholeNumber, 90)
    .option('--worth <points>', 'for a coupon of a percentage: its value in points', parsePositiveWholeNumber)
    .option('--gift <id>', 'a gift of the mall', parseSingleLine)
    .action(act(addPrize))
  prizes
    .command('stock')
    .description('sets the stock of a prize')
    .argument(...LOTTERY_ARGUMENT)
    .argument('<prize>', 'the prize', parseLotteryId)
    .argument('<count>', 'how many', parseWholeNumber)
    .action(act(updatePrizeStock))
  lottery
    .command('draws')
    .description('draws, newest first')
    .argument('[lottery]', 'of this one only', parseLotteryId)
    .option('--of <e-mail>', 'of this customer only', parseSingleLine)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listDraws))
}
