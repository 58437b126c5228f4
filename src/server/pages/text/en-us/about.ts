export const englishAboutMarkdown = `# About Us

{{shop}} sells starters, alternators and every part inside them, for cars, trucks, tractors, machines, boats and small engines. New and
remanufactured units stand side by side, so you choose what the job needs.

## How we work

- Find a part by any number: ours, the original maker’s or another seller’s. Dashes, dots and blanks do not matter.
- Each part has its drawing with measures, so you can hold it against the old unit before you order.
- Units come apart here too: each one lists its parts, and each part the units it is used in.
- What you have looked at stays on your device and opens without a network: in the pit, in the yard, at sea.

## Where to begin

- [Starters](/prod/cat/c/0/1)
- [Alternators](/prod/cat/c/0/2)
- [Contact Us](/marketing/page/contact)
`
