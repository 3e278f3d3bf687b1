/** The first part of each query's key: what a change makes stale. */
export const keys = {
  alerts: 'alerts',
  app: 'app',
  dashboard: 'dashboard',
  locations: 'locations',
  screens: 'screens',
  timer: 'timer',
  rounds: 'rounds',
  workouts: 'workouts',
  feeds: 'feeds',
  exercises: 'exercises',
  media: 'media',
  users: 'users',
  sessions: 'sessions',
  factors: 'factors',
  apiKeys: 'api-keys',
  logs: 'logs',
  releases: 'releases',
  system: 'system',
  builds: 'builds',
  timeZones: 'time-zones',
} as const
export type KeyRoot = (typeof keys)[keyof typeof keys]
