/** Where a screen listens for what changed, as Server-Sent Events. */
export const screenEventsPath = '/api/v1/screens/auth/events'

/** Where the console listens for what changed in the fleet. */
export const fleetEventsPath = '/api/v1/dashboard/events'

/**
 * What a screen is told: that something changed, never what. It then asks. `bye` comes before the
 * server stops and says over how many milliseconds the screens shall spread their return.
 */
export const screenEvents = ['hello', 'programme', 'screen', 'timer', 'bye'] as const
export type ScreenEvent = (typeof screenEvents)[number]

/** What the console is told: which locations' connectivity changed, that workouts did, or the own bell. */
export const fleetEvents = ['hello', 'connectivity', 'workouts', 'alerts', 'bye'] as const
export type FleetEvent = (typeof fleetEvents)[number]

/** Where the phones of coaches listen for what changed of one location: `?location=` as in the calls. */
export const remoteEventsPath = '/api/v1/remote/events'

/** What they are told: that the timer, what the rounds show or who else is there changed, never what. They then ask. */
export const remoteEvents = ['hello', 'timer', 'programme', 'phones', 'bye'] as const
export type RemoteEvent = (typeof remoteEvents)[number]

/**
 * The header in which a client sends the newest `revision` that an event brought it: the answer is at
 * least as new as that change, whichever server gives it. Without the header, or with a revision that
 * does not exist, a server answers with what it knows.
 */
export const changeRevisionHeader = 'change-revision'

/** How often a stream says something when nothing happens, in milliseconds. */
export const keepAliveMs = 20_000
