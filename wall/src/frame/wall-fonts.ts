import { languageFamily, type Language } from '@roundboard/domain'

const arabic = /\p{Script=Arabic}/u
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Which of the large fonts a wall needs: by its language, or because a text is written in it. */
export function scriptsNeeded(language: Language, text = ''): readonly ('arabic' | 'japanese')[] {
  const family = languageFamily(language)
  const needed: ('arabic' | 'japanese')[] = []
  if (family === 'ar' || arabic.test(text)) needed.push('arabic')
  if (family === 'ja' || japanese.test(text)) needed.push('japanese')
  return needed
}

/** Loads those fonts; a wall without them shows the device's own. */
export async function loadWallFonts(language: Language, text = ''): Promise<void> {
  const needed = scriptsNeeded(language, text)
  await Promise.allSettled([
    needed.includes('arabic') && import('@fontsource-variable/noto-sans-arabic/wght.css'),
    needed.includes('japanese') && import('@fontsource-variable/noto-sans-jp/wght.css'),
  ])
}
