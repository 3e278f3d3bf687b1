/** The event stream of a screen (Server-Sent Events). */
export const screenEventsPath = '/api/v1/screens/auth/events'

/** The event stream of the console. */
export const fleetEventsPath = '/api/v1/dashboard/events'

/**
 * Events for a screen. They say that something changed, never what; the screen then fetches it.
 * `bye` comes before the server stops, with the number of milliseconds over which to spread
 * reconnects.
 */
export const screenEvents = ['hello', 'programme', 'screen', 'timer', 'bye'] as const
export type ScreenEvent = (typeof screenEvents)[number]

/** Events for the console: which locations' connectivity changed, that workouts changed, or the caller's notifications. */
export const fleetEvents = ['hello', 'connectivity', 'workouts', 'alerts', 'bye'] as const
export type FleetEvent = (typeof fleetEvents)[number]

/** The event stream of coaches' phones for one location: `?location=` as in the calls. */
export const remoteEventsPath = '/api/v1/remote/events'

/** Events for coaches' phones: the timer, what the rounds show, or the list of other phones changed. The phone then fetches it. */
export const remoteEvents = ['hello', 'timer', 'programme', 'phones', 'bye'] as const
export type RemoteEvent = (typeof remoteEvents)[number]

/**
 * The header with the newest `revision` that a client got from an event: the response is at least
 * as new as that change, whichever server sends it. Without it, or with an unknown revision, a
 * server responds with what it has.
 */
export const changeRevisionHeader = 'change-revision'

/** How often a silent stream sends a comment, in milliseconds. */
export const keepAliveMs = 20_000
