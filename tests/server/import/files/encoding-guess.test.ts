import { expect, test } from 'vitest'
import { guessEncoding } from '#server/import/files/encoding-guess.ts'

/** Bytes of a text in an encoding of one or two bytes a character. */
function encoded(label: string, text: string): Uint8Array {
  const decoder = new TextDecoder(label)
  const bytes = new Map<string, readonly number[]>()
  const know = (...sequence: number[]) => {
    const character = decoder.decode(Uint8Array.from(sequence))
    if ([...character].length === 1 && character !== '\ufffd' && !bytes.has(character)) bytes.set(character, sequence)
  }
  for (let one = 0; one < 256; one += 1) know(one)
  for (let one = 0x81; one < 255; one += 1) for (let two = 0x30; two < 255; two += 1) know(one, two)
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? []))
}

const lists: [label: string, text: string][] = [
  ['windows-1251', 'ВЗ-1;Стартер редукторный;АТЭ\nВЗ-2;Генератор 14 В 90 А;Электроагрегат\nВЗ-3;Втягивающее реле;БАТЭ\n'],
  ['koi8-r', 'ВЗ-1;Стартер редукторный;АТЭ\nВЗ-2;Генератор 14 В 90 А;Электроагрегат\nВЗ-3;Втягивающее реле;БАТЭ\n'],
  ['windows-1253', 'A1;Μίζα εκκίνησης δώδεκα βολτ;ΗΛΕΚΤΡΑ\nA2;Εναλλάκτης φόρτισης;ΗΛΕΚΤΡΑ\nA3;Ανταλλακτικά κινητήρα;ΗΛΕΚΤΡΑ\n'],
  ['gb18030', 'A1;起动机 十二伏;电机厂\nA2;交流发电机 整流器总成;电机厂\nA3;电磁开关 中国制造;电机厂\n'],
  ['shift_jis', 'A1;スターターモーター 新品;日本電装\nA2;オルタネーターの部品です;日本電装\nA3;マグネットスイッチ;日本電装\n'],
  ['euc-kr', 'A1;시동 모터 신품;한국전기\nA2;교류 발전기 부품;한국전기\nA3;마그네틱 스위치 조립품;한국전기\n'],
  [
    'windows-1252',
    'A1;Anlasser für Käfer;Größe & Söhne\nA2;Démarreur complet;Électricité\nA3;Motor de arranque y alternador español;Muñoz\n',
  ],
]
test.each(lists)('a list in %s is read as that', (label, text) => {
  const [best] = guessEncoding(encoded(label, text))
  expect(best).toMatchObject({ label, isPlausible: true })
})

test('a list whose only foreign sign is a currency’s is Western', () => {
  expect(guessEncoding(encoded('windows-1252', 'A1;Starter;12,50 €\nA2;Starter 20°;9,90 €\n'))[0]).toMatchObject({
    label: 'windows-1252',
    isPlausible: true,
  })
})

test('what is of no language in any encoding is plausible in none', () => {
  const noise = Uint8Array.from({ length: 4000 }, (_, at) => [0xff, 0x80, 0xff, 0xff, 0x80, 0x0a][at % 6] ?? 0)
  expect(guessEncoding(noise)[0]?.isPlausible).toBe(false)
})
