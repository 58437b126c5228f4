import { type Command, InvalidArgumentError } from 'commander'
import { ALL_GIFTS } from '#contract/gifts/mall-rules.ts'
import { cents, line, money, whole, wholeAboveZero } from './arguments.ts'
import type { Act } from './command.ts'
import { addGift, endGift, sendClaim, stockOfGift } from './gifts-change.ts'
import { listClaims, listGifts } from './gifts-read.ts'

/** What it is called in commands and addresses. */
function code(typed: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(typed))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as parts-tray.')
  if (typed === ALL_GIFTS) throw new InvalidArgumentError(`“${ALL_GIFTS}” is the category of all gifts. Choose another id.`)
  return typed
}

function percent(typed: string): number {
  const read = wholeAboveZero(typed.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

function picture(typed: string): string {
  if (!/^(\/(?:part|category)\/|https:\/\/)[^\s"'<>]+$/.test(typed))
    throw new InvalidArgumentError('A picture is a path of the shop such as /category/gift-mug.svg, or https://…')
  return typed
}

const GIFT = ['<gift>', 'its id', code] as const

export function giftCommands(gifts: Command, act: Act): void {
  gifts.command('list').description('gifts by their category, with stock and how many were taken').action(act(listGifts))
  gifts
    .command('add')
    .description('puts a gift into the mall: goods, or with --amount or --percent a coupon')
    .argument('<gift>', 'what it is called in commands and in its address', code)
    .requiredOption('--name <text>', 'what customers read', line)
    .requiredOption('--points <count>', 'what it costs', wholeAboveZero)
    .requiredOption('--stock <count>', 'so many pieces', whole)
    .requiredOption('--category <id>', 'where it stands', code)
    .option('--category-name <text>', 'makes that category, where there is none of that id', line)
    .option('--text <text>', 'what else customers read', line)
    .option('--picture <path>', 'a picture of the shop, or https://…', picture)
    .option('--amount <dollars>', 'a coupon that takes off so much', money)
    .option('--percent <number>', 'a coupon that takes off so many percent', percent)
    .option('--least <dollars>', 'of the coupon: for goods of so much and more', cents, 0)
    .option('--days <count>', 'of the coupon: good for so many days', wholeAboveZero, 90)
    .action(act(addGift))
  gifts
    .command('end')
    .description('takes a gift out of the mall; what was taken stays taken')
    .argument(...GIFT)
    .action(act(endGift))
  gifts
    .command('stock')
    .description('says how many pieces of a gift there are')
    .argument(...GIFT)
    .argument('<count>', 'how many', whole)
    .action(act(stockOfGift))
  gifts
    .command('claims')
    .description('gifts that were taken, newest first')
    .option('--open', 'only those that are still to be sent, oldest first')
    .option('--of <e-mail>', 'of this customer only', line)
    .option('--limit <count>', 'at most so many', wholeAboveZero, 50)
    .action(act(listClaims))
  gifts
    .command('sent')
    .description('says that a gift is on its way')
    .argument('<claim>', 'its id, or how it begins', line)
    .option('--carrier <name>', 'who takes it', line)
    .option('--tracking <number>', 'its number there', line)
    .action(act(sendClaim))
}
