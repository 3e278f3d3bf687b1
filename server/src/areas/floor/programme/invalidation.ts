import type { Change } from '../../../platform/changes.ts'

/** What is cached between requests. */
export type Cached =
  /** What locations share. */
  | 'shared'
  | 'rounds-with-screens'
  /** Programs of the rounds in the change, and those that announce one as the next round. */
  | 'of-rounds'
  /** Programs of the locations in the change. */
  | 'of-locations'
  | 'every-programme'
  /** The screens in the change, or of its location; all, if it has neither. */
  | 'screens'

/** What each kind of change drops. Announcements and builds are read again by their own features. */
export const invalidations = {
  workouts: ['shared', 'of-rounds'],
  media: ['shared', 'of-rounds', 'of-locations'],
  rounds: ['shared', 'every-programme'],
  exercises: ['shared', 'every-programme'],
  face: ['shared', 'every-programme'],
  releases: ['shared', 'every-programme'],
  equipment: ['of-locations'],
  location: ['rounds-with-screens', 'of-locations', 'screens'],
  screen: ['rounds-with-screens', 'of-locations', 'screens'],
  'screens-deleted': ['rounds-with-screens', 'every-programme', 'screens'],
  everything: ['shared', 'rounds-with-screens', 'every-programme', 'screens'],
  timer: [],
  announcements: [],
  builds: [],
  regions: [],
  passes: [],
  user: [],
  'factor-roles': [],
  phones: [],
} as const satisfies Record<Change['kind'], readonly Cached[]>

export const invalidatedCaches = ({ kind }: Change): readonly Cached[] => invalidations[kind]

export const roundsIn = (change: Change): readonly number[] =>
  'rounds' in change ? change.rounds : []

export function locationsIn(change: Change): readonly string[] | 'all' {
  if ('locationIds' in change) return change.locationIds
  return 'locationId' in change ? [change.locationId] : []
}
