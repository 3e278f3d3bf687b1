const turnMs = 50

/** Listeners that wait to be notified, in order of arrival. */
export interface Turns<Listener> {
  add(listeners: Iterable<Listener>): void
  leave(listener: Listener): void
  close(): void
}

/** Notifies `perTurn` listeners every 50 ms, which spreads their requests over time. */
export function createTurns<Listener>(
  perTurn: number,
  notify: (next: readonly Listener[]) => void,
): Turns<Listener> {
  const waiting = new Set<Listener>()
  let turn: ReturnType<typeof setTimeout> | undefined

  function notifyNext(): void {
    const next = [...waiting.values().take(perTurn)]
    for (const listener of next) waiting.delete(listener)
    notify(next)
    turn = next.length > 0 ? setTimeout(notifyNext, turnMs) : undefined
  }

  return {
    add(listeners) {
      for (const listener of listeners) waiting.add(listener)
      if (turn === undefined) notifyNext()
    },
    leave(listener) {
      waiting.delete(listener)
    },
    close() {
      clearTimeout(turn)
    },
  }
}
