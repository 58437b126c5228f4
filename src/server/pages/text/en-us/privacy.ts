export const englishPrivacyMarkdown = `# Privacy

{{shop}} ({{address}}) answers for the data of this shop.

There are no advertisements here, no counters of other companies, and nothing is sold or passed on for advertising.

## What stays on this device

- Parts and lists that you looked at, so that they open without a network.
- Your recent searches and the parts that you viewed.
- While you are signed in: your sign-in, your cart, your addresses and the orders that you looked at.
- Changes and orders that the shop has not heard of yet, until you are back to send them.
- The theme that you chose; that you closed the cookie notice; that you were shown how to install the shop.
- The language that the shop is shown in, in a cookie, for a year.

Clear this site’s data in the browser’s settings and all of it is gone.

## What the shop’s server keeps

- What was searched for and when, without who searched: it shows which numbers we should stock.
- With an account: your name, e-mail address, what else you fill in, and a scrambled form of your password.
- With an order: what the order, its delivery, its invoice and its warranty need.

## Who else gets it

The carrier gets the address, the payment service gets the amount. Nobody gets more than the job needs.

## What you can ask for

A copy of your data, a correction, or that we delete it; invoices we must keep as long as the law says.

Write to {{email}} or call {{phone}}.
`
