export const englishWarrantyMarkdown = `# Warranty & Returns

Each part says on its page how many months of warranty it has. They count from the day of delivery; the
order says until when.

## What the warranty covers

Faults of material and of workmanship. We replace the part, or give its price back when there is none. Labour, towing and other costs are
not covered.

## What it does not cover

- Rust, corrosion, water: a unit that was under water.
- A broken flange or nose from a bolt left loose, wrong fitting or a backfire.
- Windings burnt by long cranking, a flat battery or a bad earth.
- Cut wires and opened units.
- Racing.

## Before you claim

Many units that come back have no fault. Measure first: battery over 12.4 V (24.8 V), less than 0.5 V lost on each cable while cranking,
belt tight, fuse and warning lamp good.

## Sending goods back

- Within {{return-days}} days of delivery, for any reason: unused, complete, in its own box.
- What is broken: as long as its warranty runs.
- {{parcel-back}} {{restocking}}
- Ask for a return number first and write it on the outside of the parcel.
- Electrical parts that were fitted cannot come back as unused.
- Damaged on the way? Tell us within 5 days and keep the packing.

Return numbers are given in [Your Orders](/accountOrder).

Or ask for one: {{phone}}, {{email}}.

[Old units for a core charge go another way](/marketing/page/core-returns)
`
