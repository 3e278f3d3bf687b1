import { useEffect, useState } from 'react'

/** A turn is at least so long, and a longer clip's turn ends in its middle, in milliseconds. */
const atLeastMs = 10_000
const atMostMs = 30_000
/** A clip of which nothing is known. */
const unknownMs = 12_000
/** Until a clip shows its first frame. */
const beginningMs = 500

/** How long a clip's turn is: as often as it loops in about ten seconds, in milliseconds. */
export function turnMs(durationMs: number | null): number {
  if (durationMs === null || durationMs <= 0) return unknownMs
  return Math.min(atMostMs, Math.ceil(atLeastMs / durationMs) * durationMs)
}

/** Whose turn it is of clips that play one after the other, by their durations; null: everybody's. */
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
    const next = setTimeout(() => {
      setCount((before) => before + 1)
    }, restMs)
    return () => {
      clearTimeout(next)
    }
  }, [takesTurns, count, restMs])
  return takesTurns ? turn : null
}
