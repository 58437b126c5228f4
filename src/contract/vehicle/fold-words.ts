/**
 * Words as the search compares them: lower case, without accents, every run of other characters a space. Stored words and typed words pass
 * through here alike, so `Démarreur` and `demarreur` meet. Keeps dots inside numbers (`1.4`).
 */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/(?:[^a-z0-9.]|\.(?!\d)|(?<!\d)\.)+/g, ' ')
    .trim()
