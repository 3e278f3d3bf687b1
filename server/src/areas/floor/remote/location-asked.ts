import { reaches, type Scope } from '../../../platform/actor.ts'
import { badField, notFound } from '../../../platform/app-error.ts'

/** The location that a caller means: the one they name, or the only one that they have. */
export function locationAsked(scope: Scope, asked: string | undefined): string {
  if (asked !== undefined) {
    if (!reaches(scope, asked)) throw notFound('location')
    return asked
  }
  const [only, ...others] = scope === 'all' ? [] : scope
  if (only === undefined || others.length > 0) throw badField('location', 'gym-wanted')
  return only
}
