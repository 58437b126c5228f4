import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PostalAddress } from '#contract/addresses/address.ts'
import { centsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { moneyCell } from '#server/export/prices-of.ts'
import { type ExportScope, type ExportSheet, numericCell, type SheetCell, type SheetRow } from '#server/export/sheet.ts'
import { formatListCell } from '#contract/text/spreadsheet-text.ts'

const ORDERS_PER_QUERY = 50

interface OrderRow {
  id: string
  number: string
  placed_at: Date
  state: string
  email: string
  ship_to: PostalAddress
  bill_to: PostalAddress
  delivery_name: string
  payment: string
  purchase_order: string
  job_name: string
  due_on: string | null
  tax_name: string
  discounts: { code: string; name: string }[]
  shipping: string
  shipping_tax: string
  total: string
  paid: string
  refunded: string
  credited: string
  references: string[] | null
  lines: LineRow[] | null
}

/** A line of an order as the query returns it. Amounts are strings in dollars. */
interface LineRow {
  mcode: string
  number: string
  maker: string
  name: string
  condition: string
  qty: number
  price: string
  amount: string
  discount: string
  tax: string
  core: string
  cores: string
  coreTax: string
}

/** The subject of one line of the exported file: a line of the order, or the order's delivery (null). */
interface ExportedLine {
  order: OrderRow
  line: LineRow | null
}

interface OrderColumn {
  heading: string
  cell: (booked: ExportedLine) => SheetCell
}

const dollarsCell = (cents: number): SheetCell => numericCell(dollarsTextOfCents(cents))
const sumCents = (...texts: readonly string[]): number => texts.reduce((all, text) => all + centsOfText(text), 0)

const orderColumn = (head: string, cell: (order: OrderRow) => SheetCell): OrderColumn => ({
  heading: head,
  cell: ({ order }) => cell(order),
})
const lineColumn = (head: string, cell: (line: LineRow) => SheetCell): OrderColumn => ({
  heading: head,
  cell: ({ line }) => (line === null ? null : cell(line)),
})
/**
 * Returns a column that is filled only once per order, in the line of its delivery, so that the sum of the column is the sum of the orders.
 */
const deliveryLineColumn = (head: string, cell: (order: OrderRow) => SheetCell): OrderColumn => ({
  heading: head,
  cell: ({ order, line }) => (line === null ? cell(order) : null),
})

const addressColumns = (of: string, address: (order: OrderRow) => PostalAddress): OrderColumn[] => [
  orderColumn(`${of} name`, (order) => address(order).name),
  orderColumn(`${of} company`, (order) => address(order).company),
  orderColumn(`${of} address`, (order) => formatListCell(address(order).lines)),
  orderColumn(`${of} postcode`, (order) => address(order).postcode),
  orderColumn(`${of} city`, (order) => address(order).city),
  orderColumn(`${of} region`, (order) => address(order).region),
  orderColumn(`${of} country`, (order) => address(order).country),
]

const orderColumns: readonly OrderColumn[] = [
  orderColumn('Order', ({ number }) => number),
  orderColumn('Placed (UTC)', ({ placed_at }) => numericCell(placed_at.toISOString().slice(0, 19).replace('T', ' '))),
  orderColumn('State', ({ state }) => state),
  orderColumn('Customer', ({ email }) => email),
  orderColumn('Company', ({ bill_to, ship_to }) => bill_to.company || ship_to.company),
  orderColumn('VAT id', ({ bill_to }) => bill_to.vatId),
  ...addressColumns('Billing', ({ bill_to }) => bill_to),
  ...addressColumns('Shipping', ({ ship_to }) => ship_to),
  orderColumn('Purchase order', ({ purchase_order }) => purchase_order),
  orderColumn('Job', ({ job_name }) => job_name),
  { heading: 'Line', cell: ({ line }) => (line === null ? 'delivery' : 'goods') },
  lineColumn('Part number', ({ mcode }) => mcode),
  lineColumn('OE number', ({ number }) => number),
  lineColumn('Brand', ({ maker }) => maker),
  { heading: 'Name', cell: ({ order, line }) => (line === null ? order.delivery_name : line.name) },
  lineColumn('Condition', ({ condition }) => condition),
  lineColumn('Quantity', ({ qty }) => numericCell(qty)),
  lineColumn('Unit price', ({ price }) => moneyCell(price)),
  { heading: 'Amount', cell: ({ order, line }) => moneyCell(line === null ? order.shipping : line.amount) },
  lineColumn('Discount', ({ discount }) => moneyCell(discount)),
  lineColumn('Core charge', ({ core }) => moneyCell(core)),
  lineColumn('Core charges', ({ cores }) => moneyCell(cores)),
  {
    heading: 'Tax',
    cell: ({ order, line }) => (line === null ? moneyCell(order.shipping_tax) : dollarsCell(sumCents(line.tax, line.coreTax))),
  },
  {
    heading: 'Line total',
    cell: ({ order, line }) => dollarsCell(line === null ? sumCents(order.shipping, order.shipping_tax) : lineTotalCents(line)),
  },
  orderColumn('Tax name', ({ tax_name }) => tax_name),
  orderColumn('Discounts by', ({ discounts }) => formatListCell(discounts.map(({ code, name }) => code || name))),
  deliveryLineColumn('Order total', ({ total }) => moneyCell(total)),
  deliveryLineColumn('Paid', ({ paid }) => moneyCell(paid)),
  deliveryLineColumn('Refunded', ({ refunded }) => moneyCell(refunded)),
  deliveryLineColumn('Credited', ({ credited }) => moneyCell(credited)),
  orderColumn('Payment', ({ payment }) => payment),
  orderColumn('Due on', ({ due_on }) => numericCell(due_on)),
  orderColumn('Payment reference', ({ references }) => formatListCell(references ?? [])),
]

const lineTotalCents = ({ amount, discount, tax, cores, coreTax }: LineRow): number =>
  sumCents(amount, tax, cores, coreTax) - centsOfText(discount)

/**
 * Exports orders for bookkeeping: one line per line of the order, and one line for its delivery, which also has the totals. The `Line
 * total`s of an order add up to its `Order total`.
 */
export async function createOrdersSheet(scope: ExportScope): Promise<ExportSheet> {
  const rowsOf = (order: OrderRow): SheetRow[] =>
    [...(order.lines ?? []), null].map((line) => orderColumns.map(({ cell }) => cell({ order, line })))
  async function* generateRows() {
    for await (const some of readOrderRanges(scope)) yield some.flatMap(rowsOf)
  }
  return { headings: orderColumns.map(({ heading }) => heading), rows: generateRows() }
}

/** Yields orders by number, in portions. Each order is read in one query, so the data of an order is consistent. */
async function* readOrderRanges({ db, tenantId, since }: ExportScope): AsyncGenerator<OrderRow[]> {
  let after = ''
  for (;;) {
    const { rows } = await sql<OrderRow>`
      select id, number, placed_at, state, email, ship_to, bill_to, delivery_name, payment, purchase_order, job_name, due_on, tax_name, discounts,
        shipping, shipping_tax, total, paid, refunded, credited,
        (select json_agg(reference order by at, id) from order_payment as paid
          where paid.tenant_id = shop_order.tenant_id and paid.order_id = shop_order.id and kind = 'payment' and reference <> '') as "references",
        (select json_agg(json_build_object('mcode', mcode, 'number', oe_number, 'maker', producer, 'name', name, 'condition', condition,
            'qty', qty, 'price', unit_price::text, 'amount', amount::text, 'discount', discount::text, 'tax', tax::text,
            'core', core_charge::text, 'cores', core_amount::text, 'coreTax', core_tax::text) order by line_no)
          from order_line as line where line.tenant_id = shop_order.tenant_id and line.order_id = shop_order.id) as lines
      from shop_order where tenant_id = ${tenantId} and number > ${after} order by number limit ${ORDERS_PER_QUERY}`.execute(db)
    const wanted = since === null ? rows : rows.filter(({ placed_at }) => placed_at >= since)
    if (wanted.length > 0) yield wanted
    const last = rows.at(-1)
    if (last === undefined || rows.length < ORDERS_PER_QUERY) return
    after = last.number
    await turn()
  }
}
