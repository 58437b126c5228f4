export const englishTermsMarkdown = `# Terms of sale

These terms hold for what you buy from {{shop}}, {{address}}. They are short on purpose. Rights that the law gives you stay yours.

## Order and price

- Your order is an offer. It binds both of us when we confirm it by e-mail.
- Prices are in US dollars, for the quantity that the ladder names, without tax and freight. Both stand in the order before you send it.
- A price that is plainly a mistake binds neither of us. We ask you before anything is sent.
- A core charge is a deposit. You get it back for the old unit.

## Does it fit?

Numbers, applications and drawings are given with care, but makers change units in the middle of a year. Hold the old unit against the
measures before you order; when in doubt, ask us. Part numbers of other makers are named only to say what a part replaces.

## Delivery

Goods on the shelf leave within one working day. A date for goods that are sold out is an estimate. If it slips by more than two weeks you
may cancel, and you get back what you paid.

## Payment and ownership

You pay with the order, or within {{invoice-days}} days where we agreed on invoice. Goods stay ours until they are paid.

## Returns and faults

We answer for faults of what we sell. What that covers and how to send goods back has its own page.
[Warranty & Returns](/marketing/page/warranty)

## Questions

Call {{phone}} ({{hours}}) or write to {{email}}.
`
