export const englishContactMarkdown = `# Contact Us

Have the number from the old unit’s plate at hand, or its voltage, number of teeth or grooves, and what it came off. Then one call is enough.

{{contact-facts}}

## What helps us to help

- A photo of the plate, one of the drive end and one of the plug.
- Make, model, engine and year of the vehicle or machine.
- For an order: its number.

{{ask-counter}}
`
