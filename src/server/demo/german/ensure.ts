import type { Db } from '#server/db/open.ts'
import { readTranslatableShopTexts, type TranslatableShopText, writeTranslations } from '#server/kernel/own-names.ts'
import { germanCategories } from './categories.ts'
import { germanDescription } from './descriptions.ts'
import { germanShopPhrases, germanShopTexts } from './german-shop-texts.ts'
import { GERMAN_LOCALE, germanName, germanPartFamily, germanPartKind, germanPosition, germanSpecSummary } from './names.ts'
import { translateByPhrase } from './phrases.ts'
import { germanWorkwear } from './workwear.ts'

/** Returns the German translation of a name or text of the demo, or null if there is none. */
export function germanDemoText({ kind, text, about }: TranslatableShopText): string | null {
  const worn = germanWorkwear[text]
  if (worn !== undefined) return worn
  switch (kind) {
    case 'category':
      return germanCategories.get(text) ?? (text === 'Workwear' ? germanPartKind(text) : null)
    case 'family':
      return germanPartFamily(text)
    case 'part':
      return germanName(text)
    case 'data':
      return germanSpecSummary(text)
    case 'position':
      return germanPosition(text)
    case 'description':
      return germanDescription(text, about)
    default:
      return germanShopTexts[text] ?? translateByPhrase(germanShopPhrases, text)
  }
}

/** Stores the German translations of the demo shops, unless a shop already has German texts. */
export async function ensureDemoGerman(db: Db): Promise<void> {
  const shops = await db.selectFrom('tenant').select('id').where('id', 'in', ['general', 'harbor']).execute()
  for (const { id } of shops) {
    const known = await db
      .selectFrom('name_in_language')
      .select('key')
      .where('tenant_id', '=', id)
      .where('locale', '=', GERMAN_LOCALE)
      .limit(1)
      .executeTakeFirst()
    if (known !== undefined) continue
    const said = new Map<string, string>()
    for (const own of await readTranslatableShopTexts(db, id)) {
      const german = germanDemoText(own)
      if (german !== null && german !== own.text) said.set(own.text, german)
    }
    await writeTranslations(db, id, GERMAN_LOCALE, said)
  }
}
