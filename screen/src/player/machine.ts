import { createListeners } from '../shared/listeners.ts'

/** Reports an error with the next heartbeat instead of throwing it. */
function attempt<T>(action: (subject: T) => void, subject: T) {
  try {
    action(subject)
  } catch (error) {
    reportError(error)
  }
}

/** Runs a reducer, one event at a time. Events dispatched by an effect wait until all effects have run. */
export function createMachine<State, Event, Effect>(
  initial: State,
  reduce: (state: State, event: Event) => readonly [State, readonly Effect[]],
) {
  const listeners = createListeners()
  const interpreters = new Set<(effect: Effect) => void>()
  const queue: Event[] = []
  let state = initial

  function take(event: Event) {
    const [next, effects] = reduce(state, event)
    state = next
    for (const effect of effects) for (const interpret of interpreters) attempt(interpret, effect)
    listeners.notify()
  }

  return {
    state: () => state,
    dispatch(event: Event) {
      if (queue.push(event) > 1) return
      for (const next of queue) attempt(take, next)
      queue.length = 0
    },
    subscribe: listeners.subscribe,
    /** Runs the effects of all events from now on. */
    interpret(interpret: (effect: Effect) => void) {
      interpreters.add(interpret)
    },
    stop() {
      interpreters.clear()
      listeners.clear()
    },
  }
}
