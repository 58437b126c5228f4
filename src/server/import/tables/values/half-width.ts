const WIDE = /[\uff01-\uff5e\u3000]/
const EACH_WIDE = /[\uff01-\uff5e]/g
/** How far the wide form of a sign stands behind the sign. */
const BEHIND = 0xfee0

/** Digits, letters and marks of full width, as East Asian programs write them, as the signs they are: `ＬＲ１６０－７０８` is `LR160-708`. */
export const halfWidth = (text: string): string =>
  WIDE.test(text)
    ? text
        .replace(EACH_WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - BEHIND))
        .replaceAll('\u3000', ' ')
        .trim()
    : text
