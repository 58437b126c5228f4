/** Where a rule comes from, in words for the page. The keys are used in the rule table. */
export const ruleSources = {
  /** Domain facts, section 1.3. */
  match: /*i18n*/ 'What mechanics match a unit by: voltage, output, teeth, rotation, mounting, plug, pulley. Trade practice.',
  /** Domain facts, section 2.1. */
  starters: /*i18n*/ 'Attributes of starters: SAE flanges, pilots, solenoid positions and terminals, as makers’ lists give them.',
  /** Domain facts, section 2.2. */
  alternators: /*i18n*/ 'Attributes of alternators: pulleys, plug codes by maker, mountings (J180, pad), as makers’ lists give them.',
  /** Domain facts, section 2.2, plug codes and buses. */
  buses:
    /*i18n*/ 'Alternators with a data line (LIN, BSS, COM) work only with the control unit that they are made for, as makers’ lists say.',
  /** Domain facts, section 2.3. */
  parts: /*i18n*/ 'Attributes of component parts, as sellers of parts list them.',
  /** Domain facts, section 2.3, the table of bearings. */
  bearings: /*i18n*/ 'Bearings: ISO boundary dimensions. Bore, outside diameter and width must all agree.',
  /** No document names the rule. */
  practice: /*i18n*/ 'Trade practice alone: no maker’s document is known to the shop.',
} as const satisfies Record<string, string>

export type RuleSource = keyof typeof ruleSources
