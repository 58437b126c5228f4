const FULL_WIDTH_PATTERN = /[\uff01-\uff5e\u3000]/
const EACH_FULL_WIDTH_PATTERN = /[\uff01-\uff5e]/g
/** The distance between the code of a full-width character and that of its normal form. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Converts the full-width characters that East Asian programs write: `ＬＲ１６０－７０８` becomes `LR160-708`. */
export const toHalfWidth = (text: string): string =>
  FULL_WIDTH_PATTERN.test(text)
    ? text
        .replace(EACH_FULL_WIDTH_PATTERN, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
        .replaceAll('\u3000', ' ')
        .trim()
    : text
