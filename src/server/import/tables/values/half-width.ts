const WIDE = /[\uff01-\uff5e\u3000]/
const EACH_WIDE = /[\uff01-\uff5e]/g
/** The distance between the code of a full-width character and that of its normal form. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Converts the full-width characters that East Asian programs write: `ＬＲ１６０－７０８` becomes `LR160-708`. */
export const halfWidth = (text: string): string =>
  WIDE.test(text)
    ? text
        .replace(EACH_WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
        .replaceAll('\u3000', ' ')
        .trim()
    : text
