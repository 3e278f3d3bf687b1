/** How a workout stands to a day: what is published and of today may still be hidden by another. */
export type WorkoutState = 'now' | 'coming' | 'past' | 'draft'
