export const englishCoreReturnsMarkdown = `# Core charges and old units

A core charge is a deposit on your old unit. It stands beside the price of a remanufactured part, on a line of its own, and you get it back
when the old unit comes to us. Quantity discounts do not change it.

## How you get it back

1. Fit the new unit. Drain the old one and put it in the new one’s box, with a copy of the invoice.
2. Send it within {{core-days}} days of delivery. You pay the freight; there is no restocking fee.
3. We inspect it and give back the charge, in full or in part. This can take up to 45 days.

## We take it in full when

- it is the same unit, or has the same original number, and that number can be read;
- it is complete and not dismantled: with solenoid, with regulator, with the pulley if ours came with one;
- housing, ears and shaft are whole (one broken cooling rib or a missing plastic cover is all right);
- it is not burnt and not eaten by rust.

## We reduce or refuse it when

- parts are missing: we reduce by what they cost;
- the housing is cracked, an ear or the nose is broken off, the shaft is bent;
- it was under water, in a fire, or is another unit.

Not sure about yours? [Ask the counter](/marketing/page/contact) with a photo before you send the unit.
`
