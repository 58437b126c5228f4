import { type Command, Option } from 'commander'
import { orderStates } from '#contract/orders/order-states.ts'
import { collectOrderedParts, parsePositiveCents, parsePositiveWholeNumber, parseSingleLine, parseWebAddress } from './arguments.ts'
import type { CommandActionFactory } from './command.ts'
import { cancelOrder, deliverOrder, markOrderReturned, packOrder, payOrder, shipOrder } from './orders-move.ts'
import { listOrders, showOrder } from './orders-read.ts'
import { refundOrder } from './refunds.ts'

const ORDER_NUMBER_ARGUMENT = ['<number>', "the order's number or id"] as const

export function addOrderCommands(orders: Command, act: CommandActionFactory): void {
  orders
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--state <state>', 'in this state only').choices(orderStates))
    .option('--search <text>', 'by number, customer, job, purchase order, or by a part of it', parseSingleLine)
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listOrders))
  orders
    .command('show')
    .description('one order with all that belongs to it')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .action(act(showOrder))
  orders
    .command('pay')
    .description('records a payment')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .argument('[amount]', 'dollars, such as 120.50; without it all that is due', parsePositiveCents)
    .option('--reference <text>', 'reference of the payment; a repeated reference changes nothing', parseSingleLine)
    .option('--overpaid', 'accept it although less is due')
    .action(act(payOrder))
  orders
    .command('pack')
    .description('records that it is packed')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .action(act(packOrder))
  orders
    .command('ship')
    .description('records that it was shipped')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .option('--carrier <name>', 'the carrier', parseSingleLine)
    .option('--tracking <number>', "the parcel's number", parseSingleLine)
    .option('--url <address>', 'where the parcel can be followed', parseWebAddress)
    .option('--line <part:count>', 'ship only these pieces, the rest later; may be given several times', collectOrderedParts)
    .action(act(shipOrder))
  orders
    .command('deliver')
    .description('records that it has arrived or was collected')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .action(act(deliverOrder))
  orders
    .command('cancel')
    .description('cancels it, or pieces of it that were not shipped: stock and coupon are released, and what was paid is refunded')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .option('--rest', 'only the pieces that it waits for; the order continues without them')
    .option('--line <part:count>', 'only these pieces; may be given several times', collectOrderedParts)
    .option('--reason <text>', 'why, for the customer', parseSingleLine)
    .action(act(cancelOrder))
  orders
    .command('returned')
    .description('records that the parcel came back')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .option('--restock', 'put its pieces back on the shelf')
    .action(act(markOrderReturned))
  orders
    .command('refund')
    .description('promises a refund: an amount, or the price of some lines; never more than was paid')
    .argument(...ORDER_NUMBER_ARGUMENT)
    .argument('[amount]', 'dollars, such as 12.50', parsePositiveCents)
    .option('--line <part:count>', 'the price of these pieces with tax; may be given several times', collectOrderedParts)
    .option('--reason <text>', 'why, for the customer', parseSingleLine)
    .action(act(refundOrder))
}
