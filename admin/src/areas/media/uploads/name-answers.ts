import type { NamedTarget } from './match-name.ts'
import type { Answer } from './queue.ts'

/** Of which files the target shows nothing yet, and of which it shows something else. Each target counts once: the first file is for it. */
export function changesOf(
  answers: readonly Answer[],
  targets: readonly NamedTarget[],
): { empty: ReadonlySet<string>; other: ReadonlySet<string> } {
  const byId = new Map(targets.map((target) => [target.id, target]))
  const taken = new Set<string>()
  const empty = new Set<string>()
  const other = new Set<string>()
  for (const { id, targetId } of answers) {
    const target = targetId === null ? undefined : byId.get(targetId)
    if (!target || taken.has(target.id)) continue
    taken.add(target.id)
    const set = target.link === null || target.link === '' ? empty : other
    set.add(id)
  }
  return { empty, other }
}
