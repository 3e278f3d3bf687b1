import { languageFamily, type Language } from '@roundboard/domain'

const arabic = /\p{Script=Arabic}/u
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** The large fonts that a wall needs, for its language or for the script of `text`. */
export function scriptsNeeded(language: Language, text = ''): readonly ('arabic' | 'japanese')[] {
  const family = languageFamily(language)
  const needed: ('arabic' | 'japanese')[] = []
  if (family === 'ar' || arabic.test(text)) needed.push('arabic')
  if (family === 'ja' || japanese.test(text)) needed.push('japanese')
  return needed
}

/** Loads the fonts of `scriptsNeeded`; until then the wall uses the device's fonts. */
export async function loadWallFonts(language: Language, text = ''): Promise<void> {
  const needed = scriptsNeeded(language, text)
  await Promise.allSettled([
    needed.includes('arabic') && import('@fontsource-variable/noto-sans-arabic/wght.css'),
    needed.includes('japanese') && import('@fontsource-variable/noto-sans-jp/wght.css'),
  ])
}
