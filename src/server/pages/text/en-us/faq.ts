export const englishFaqMarkdown = `# FAQ’s

{{fold}}

## The number on my unit has another last digit. Is it the same?

Often, not always. On many Denso numbers the last digit is a revision and interchanges; on other makers’ it is a different pulley or
rotation. The row in the list says which number met yours and how.

## The plate says 14 V. Is that a 12 V alternator?

Yes. Alternators are stamped with the voltage they charge at: 14 V for 12 V systems, 28 V for 24 V systems.

## Can I fit a starter with more power?

Yes, when flange, teeth, rotation and voltage agree and there is room for it. Less power is no bargain: it cranks too slowly and burns.

## What do CW and CCW mean?

Clockwise and counter-clockwise, seen from the drive end: the side of the pinion or the pulley.

## What is PV6, what is 6PK?

The same: a pulley for a multi-rib belt with six ribs. Count the valleys.

## Why is there a core charge?

Remanufactured units are made from old ones. The charge is a deposit that you get back for your old unit.
[How it works](/marketing/page/core-returns)

## Do I need an account?

Not for looking: search, drawings, prices and stock are open to everyone. What you add is kept on this device as a list; to order it you
sign in.

## Does it work without a network?

Yes, with what this device has seen. [What that means](/marketing/page/offline)

## My question is not here

[Ask the counter](/marketing/page/contact), with the number and a photo: a person answers.
`
