export const englishHelpMarkdown = `# Help & Support

## Find a part by its number

Type the number as it is stamped, with or without dashes and blanks. Our own code, the original maker’s number and other sellers’ numbers
all work, and so does a piece of one. Suggestions appear from the second character on.

Nothing found? Read the plate again with these in mind: O and 0, I and 1, B and 8, S and 5. Then search with fewer characters.

[Try it: 104210](/prod/all/104210)

## Find a part by its vehicle

Choose the application, the make, the model. The list then holds only what fits; narrow it by category, voltage or output.

## Be sure that it fits

Every part has a list “Does it match the old unit?”. Go through it with the old unit on the bench: voltage, rotation, teeth or grooves,
mounting, plug. The measures stand in the drawing.

## Prices

Prices are in US dollars, for one piece; the ladder on the part’s page says what more pieces cost. A core charge is a deposit and stands
apart.

- [How core charges work](/marketing/page/core-returns)
- [Working without a network](/marketing/page/offline)
- [FAQ’s](/marketing/page/faq)

## Ask a person

Call {{phone}} ({{hours}}) or write to {{email}}.

[Ask the counter](/marketing/page/contact)
`
