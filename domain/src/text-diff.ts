/** A part of a text compared with an older version: unchanged, new or gone. */
export type TextPart = { readonly text: string; readonly is: 'same' | 'new' | 'gone' }

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** For each pair of positions, the length of the longest common subsequence of words after it. */
function commonFrom(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      const next = lengths[i + 1] ?? []
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return lengths
}

/** Compares two versions of a text by words. */
export function diffWords(before: string, after: string): TextPart[] {
  const [old, current] = [wordsOf(before), wordsOf(after)]
  const lengths = commonFrom(old, current)
  const parts: { text: string; is: TextPart['is'] }[] = []
  const add = (text: string, is: TextPart['is']) => {
    const last = parts.at(-1)
    if (last?.is === is) last.text += text
    else parts.push({ text, is })
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < current.length) {
    const [gone, fresh] = [old[i], current[j]]
    if (gone !== undefined && gone === fresh) {
      add(gone, 'same')
      i += 1
      j += 1
    } else if (
      gone !== undefined &&
      (fresh === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      add(gone, 'gone')
      i += 1
    } else if (fresh !== undefined) {
      add(fresh, 'new')
      j += 1
    }
  }
  return parts
}
