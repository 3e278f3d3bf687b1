export * from './app.ts'
export * from './auth.ts'
export * from './call.ts'
export * from './calls.ts'
export * from './coverage.ts'
export * from './dashboard.ts'
export * from './error-answer.ts'
export * from './error-codes.ts'
export * from './errors.ts'
export * from './event-data.ts'
export * from './events.ts'
export * from './exercises.ts'
export * from './face.ts'
export * from './feeds.ts'
export * from './fields.ts'
export * from './holding.ts'
export * from './issue-codes.ts'
export * from './issue-sentences.ts'
export * from './issues.ts'
export * from './licences.ts'
export * from './locations.ts'
export * from './logs.ts'
export * from './media.ts'
export * from './read-input.ts'
export * from './releases.ts'
export * from './rollouts.ts'
export * from './rounds.ts'
export * from './schedule.ts'
export * from './screen-status.ts'
export * from './screens.ts'
export {
  type Answered,
  type Field,
  type FieldKind,
  type Fields,
  namesOf,
  pick,
  unlessGiven,
  type Written,
} from './shape.ts'
export * from './system.ts'
export * from './templates.ts'
export * from './time-zones.ts'
export * from './uploads.ts'
export * from './users.ts'
export * from './walls.ts'
export * from './wire/made.ts'
export * from './workout-files.ts'
export * from './workouts.ts'
