import { type Command, InvalidArgumentError } from 'commander'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { parseCents, parsePositiveCents, parsePositiveWholeNumber, parseSingleLine, parseWholeNumber } from './arguments.ts'
import type { CommandActionFactory } from './command.ts'
import { addGift, endGift, markClaimSent, setGiftStock } from './gifts-change.ts'
import { listClaims, listGifts } from './gifts-read.ts'

/** Reads the id of a gift, which is used in commands and URLs. */
function parseGiftId(typed: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(typed))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as parts-tray.')
  if (typed === ALL_GIFTS_CATEGORY)
    throw new InvalidArgumentError(`“${ALL_GIFTS_CATEGORY}” is the category of all gifts. Choose another id.`)
  return typed
}

function parsePercent(typed: string): number {
  const read = parsePositiveWholeNumber(typed.replace(/%$/, ''))
  if (read > 100) throw new InvalidArgumentError('A percentage is a whole number from 1 to 100.')
  return read
}

function parsePictureUrl(typed: string): string {
  if (!/^(\/(?:part|category)\/|https:\/\/)[^\s"'<>]+$/.test(typed))
    throw new InvalidArgumentError('A picture is a path of the shop such as /category/gift-mug.svg, or https://…')
  return typed
}

const GIFT_ARGUMENT = ['<gift>', 'its id', parseGiftId] as const

export function addGiftCommands(gifts: Command, act: CommandActionFactory): void {
  gifts.command('list').description('gifts by category, with stock and number of claims').action(act(listGifts))
  gifts
    .command('add')
    .description('puts a gift into the mall: goods, or with --amount or --percent a coupon')
    .argument('<gift>', 'what it is called in commands and in its address', parseGiftId)
    .requiredOption('--name <text>', 'what customers read', parseSingleLine)
    .requiredOption('--points <count>', 'what it costs', parsePositiveWholeNumber)
    .requiredOption('--stock <count>', 'so many pieces', parseWholeNumber)
    .requiredOption('--category <id>', 'where it stands', parseGiftId)
    .option('--category-name <text>', 'adds the category with this name, if there is none with that id', parseSingleLine)
    .option('--text <text>', 'what else customers read', parseSingleLine)
    .option('--picture <path>', 'a picture of the shop, or https://…', parsePictureUrl)
    .option('--amount <dollars>', 'a coupon of this amount', parsePositiveCents)
    .option('--percent <number>', 'a coupon of this percentage', parsePercent)
    .option('--least <dollars>', 'for a coupon: minimum price of the goods', parseCents, 0)
    .option('--days <count>', 'for a coupon: how many days it is valid', parsePositiveWholeNumber, 90)
    .action(act(addGift))
  gifts
    .command('end')
    .description('removes a gift from the mall; earlier claims stay valid')
    .argument(...GIFT_ARGUMENT)
    .action(act(endGift))
  gifts
    .command('stock')
    .description('sets the stock of a gift')
    .argument(...GIFT_ARGUMENT)
    .argument('<count>', 'how many', parseWholeNumber)
    .action(act(setGiftStock))
  gifts
    .command('claims')
    .description('claims of gifts, newest first')
    .option('--open', 'only those that are still to be sent, oldest first')
    .option('--of <e-mail>', 'of this customer only', parseSingleLine)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listClaims))
  gifts
    .command('sent')
    .description('records that a gift was sent')
    .argument('<claim>', 'its id, or how it begins', parseSingleLine)
    .option('--carrier <name>', 'the carrier', parseSingleLine)
    .option('--tracking <number>', 'the tracking number', parseSingleLine)
    .action(act(markClaimSent))
}
