import { type Command, InvalidArgumentError } from 'commander'
import { cents, line, money, whole, wholeAboveZero } from './arguments.ts'
import type { Act } from './command.ts'
import { addLottery, addPrize, endLottery, stockOfPrize } from './lottery-change.ts'
import { listDraws, listLotteries, listPrizes } from './lottery-read.ts'
import { dayOrMoment } from './typed-days.ts'

/** What it is called in commands. */
function code(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(text))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as autumn-draw.')
  return text
}

function percent(text: string): number {
  const read = wholeAboveZero(text.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

const LOTTERY = ['<lottery>', 'its id', code] as const

export function lotteryCommands(lottery: Command, act: Act): void {
  lottery.command('list').description('what runs, what comes and what has ended').action(act(listLotteries))
  lottery
    .command('add')
    .description('makes a lottery: so many tickets; those that no prize has win the rest')
    .argument('<lottery>', 'what it is called in commands', code)
    .requiredOption('--name <text>', 'what customers read', line)
    .requiredOption('--points <count>', 'what a draw costs', wholeAboveZero)
    .requiredOption('--tickets <count>', 'all tickets, such as 1000', wholeAboveZero)
    .requiredOption('--rest <points>', 'what a ticket without a prize wins; 0: nothing', whole)
    .requiredOption('--until <day>', 'to the end of this day at the shop', dayOrMoment)
    .option('--from <day>', 'from the beginning of this day at the shop (default: now)', dayOrMoment)
    .option('--daily <count>', 'so often a customer may draw on a day', wholeAboveZero, 3)
    .option('--text <text>', 'what else customers read', line)
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
    .description('gives tickets of the rest to a prize: points, a coupon or a gift of the mall')
    .argument(...LOTTERY)
    .argument('<prize>', 'what it is called in commands', code)
    .requiredOption('--tickets <count>', 'so many tickets win it', wholeAboveZero)
    .option('--stock <count>', 'so many pieces; without it as many as are won', wholeAboveZero)
    .option('--points <count>', 'so many points', wholeAboveZero)
    .option('--amount <dollars>', 'a coupon that takes off so much', money)
    .option('--percent <number>', 'a coupon that takes off so many percent', percent)
    .option('--least <dollars>', 'of the coupon: for goods of so much and more', cents, 0)
    .option('--days <count>', 'of the coupon: good for so many days', wholeAboveZero, 90)
    .option('--worth <points>', 'of a coupon of a percentage: what it is worth, in points', wholeAboveZero)
    .option('--gift <id>', 'a gift of the mall', line)
    .action(act(addPrize))
  prizes
    .command('stock')
    .description('says how many pieces of a prize there are')
    .argument(...LOTTERY)
    .argument('<prize>', 'the prize', code)
    .argument('<count>', 'how many', whole)
    .action(act(stockOfPrize))
  lottery
    .command('draws')
    .description('draws, newest first')
    .argument('[lottery]', 'of this one only', code)
    .option('--of <e-mail>', 'of this customer only', line)
    .option('--limit <count>', 'at most so many', wholeAboveZero, 50)
    .action(act(listDraws))
}
