const WIDE = /[\uff01-\uff5e\u3000]/
const EACH_WIDE = /[\uff01-\uff5e]/g
/** The code distance between a full-width character and its normal form. */
const BEHIND = 0xfee0

/** Converts full-width characters of East Asian programs: `ＬＲ１６０－７０８` is `LR160-708`. */
export const halfWidth = (text: string): string =>
  WIDE.test(text)
    ? text
        .replace(EACH_WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - BEHIND))
        .replaceAll('\u3000', ' ')
        .trim()
    : text
