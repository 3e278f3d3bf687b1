import { useEffect, useState } from 'react'

/** A turn takes at least this long; the turn of a clip longer than `atMostMs` ends early. */
const atLeastMs = 10_000
const atMostMs = 30_000
/** The turn of a clip whose duration isn't known. */
const unknownMs = 12_000
/** How long a clip takes to show its first frame. */
const beginningMs = 500

/** The length of a clip's turn in milliseconds: as many loops as fit into about ten seconds. */
export function turnMs(durationMs: number | null): number {
  if (durationMs === null || durationMs <= 0) return unknownMs
  return Math.min(atMostMs, Math.ceil(atLeastMs / durationMs) * durationMs)
}

/** The index of the clip whose turn it is, for clips with these durations; null if all play. */
export function useTurns(
  durationsMs: readonly (number | null)[],
  isInTurn: boolean,
): number | null {
  const [count, setCount] = useState(0)
  const turn = durationsMs.length > 0 ? count % durationsMs.length : 0
  const restMs = beginningMs + turnMs(durationsMs[turn] ?? null)
  const takesTurns = isInTurn && durationsMs.length > 1
  useEffect(() => {
    if (!takesTurns) return
    const next = setTimeout(() => setCount((before) => before + 1), restMs)
    return () => clearTimeout(next)
  }, [takesTurns, count, restMs])
  return takesTurns ? turn : null
}
