import { type Command, InvalidArgumentError } from 'commander'
import { Condition } from '#contract/catalogue/catalogue.ts'
import { collectLines, parseMcode, parsePositiveCents, parsePositiveWholeNumber, parseSingleLine } from './arguments.ts'
import type { CommandActionFactory } from './command.ts'
import { addPromotion, endPromotion } from './promotions-change.ts'
import { listPromotions, showPromotion } from './promotions-read.ts'
import { parseDayOrMoment } from './typed-days.ts'

function parsePercent(text: string): number {
  const read = parsePositiveWholeNumber(text.replace(/%$/, ''))
  if (read > 99) throw new InvalidArgumentError('A percentage is a whole number from 1 to 99.')
  return read
}

/** Reads the id of a promotion, which is used in commands and URLs. */
function parsePromotionId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(text))
    throw new InvalidArgumentError('An id has small letters, digits and dashes, such as autumn-starters.')
  return text
}

function collectCondition(text: string, before: readonly string[] = []): string[] {
  if (!Condition.options.some((one) => one === text)) throw new InvalidArgumentError('A condition is new, reman or used.')
  return [...before, text]
}

const collectPartCodes = (text: string, before: readonly string[] = []): string[] => [...before, parseMcode(text)]

export function addPromotionCommands(promotions: Command, act: CommandActionFactory): void {
  promotions.command('list').description('what runs, what comes and what has ended, by its end').action(act(listPromotions))
  promotions
    .command('show')
    .description('one promotion with its parts')
    .argument('<id>', 'the promotion', parsePromotionId)
    .action(act(showPromotion))
  promotions
    .command('add')
    .description('makes parts cheaper for a time; a quantity price that is lower still applies')
    .argument('<id>', 'what it is called in commands and addresses', parsePromotionId)
    .requiredOption('--name <text>', 'what customers read', parseSingleLine)
    .requiredOption('--until <day>', 'to the end of this day at the shop', parseDayOrMoment)
    .option('--from <day>', 'from the beginning of this day at the shop (default: now)', parseDayOrMoment)
    .option('--percent <number>', 'so many percent off each part’s own price', parsePercent)
    .option('--price <dollars>', 'one price for a piece', parsePositiveCents)
    .option('--terms <text>', 'the terms in words', parseSingleLine)
    .option('--part <code>', 'for this part; may be said again', collectPartCodes)
    .option('--category <id>', 'for parts of this category and those below it; may be said again', collectLines)
    .option('--brand <name>', 'for parts of this make; may be said again', collectLines)
    .option('--condition <condition>', 'for new, reman or used parts; may be said again', collectCondition)
    .addHelpText('after', '\nWhatever is said of parts, categories, makes and conditions must all hold of a part.')
    .action(act(addPromotion))
  promotions
    .command('end')
    .description('ends a promotion now')
    .argument('<id>', 'the promotion', parsePromotionId)
    .action(act(endPromotion))
}
