import type { VideoProblem } from '@roundboard/wall/display'
import { createServerClock } from '../shared/server-clock.ts'
import { startFeatures, type Dependencies } from './features.ts'
import { createInterpreter } from './interpreter.ts'
import { createMachine } from './machine.ts'
import { type PlayerEvent, programmeOf, startState } from './player-state.ts'
import { reduce } from './reducer.ts'
import { createTasks } from './tasks.ts'

/** How long fetching pauses after a clip froze. */
const stalledRestMs = 30_000

export type Player = ReturnType<typeof startPlayer>

/** Runs a screen: pairs, plays, reports, and keeps going without its server. */
export function startPlayer(deps: Dependencies) {
  const { api, store } = deps
  const clock = createServerClock({
    measureRoundTrip: () => api.measureRoundTrip(),
    stored: store.clock,
    persist(measured) {
      store.clock = measured
    },
  })
  const machine = createMachine(startState(store.supportEmail), reduce)
  const dispatch = (event: PlayerEvent) => machine.dispatch({ ...event, now: clock.now() })
  const display = () => machine.state().display
  const tasks = createTasks()
  const features = startFeatures(deps, clock, tasks, dispatch)
  const { announcements, build, cache, reporting, timer, watchdog } = features
  const interpret = createInterpreter(deps, features, clock, tasks, display, dispatch)
  machine.interpret(interpret)
  if (store.token === null) interpret({ type: 'start-pairing' })
  else dispatch({ type: 'linked', programme: store.programme })

  return {
    display,
    subscribe: machine.subscribe,
    timer,
    announcements,
    build,
    watchdog,
    timeOf: clock.timeOf,
    /** Facts for support. */
    vitals: () => ({
      ...reporting.vitals(),
      clockOffsetMs: clock.offsetMs(),
      appVersion: store.appVersion,
    }),
    /** Asks the server for changes now, for example because the network is back. */
    sync() {
      dispatch({ type: 'sync' })
    },
    /** Notes a problem for the next heartbeat. */
    report: reporting.note,
    /** Requests a code for the location's remote; returns its address. */
    askForRemote: api.issueCoachPass,
    /** Rechecks the file of a video that couldn't be played or froze. */
    doubt({ kind, videoLink }: VideoProblem) {
      // An unplayable file doesn't mean that the device is too busy.
      if (kind !== 'unplayable') cache.rest(stalledRestMs)
      const known = programmeOf(display())?.media.find(({ url }) => url === videoLink)
      if (known) cache.doubt(known.file)
    },
    stop() {
      machine.stop()
      tasks.stopAll()
      features.stop()
    },
  }
}
