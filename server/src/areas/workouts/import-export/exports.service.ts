import { checkContent, fold, issuesIn } from '@roundboard/domain'
import { type calls, importRowsMax, issueAt, type Workout } from '@roundboard/contract'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, badField } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { FileAnswer } from '../../../platform/http/handle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sheetTypes } from '../../../platform/sheets/write-sheet.ts'
import { listWorkoutsTouching, presentWorkout } from '../workouts/index.ts'
import type { ContentFactsOf } from '../schedule/index.ts'
import { sampleWorkouts } from './sample.ts'
import { shownOf } from './shown.ts'
import { writeCsv, writeXlsx } from './write-table.ts'

type Query = z.output<(typeof calls.exportWorkouts)['query']>

export type ExportsService = ReturnType<typeof createExportsService>

/** Exports workouts as files that can be imported again. */
export function createExportsService(
  dependencies: Pick<Platform, 'read' | 'clock'> & { contentFacts: ContentFactsOf },
) {
  const { read, clock, contentFacts } = dependencies
  async function list(actor: Actor, query: Query): Promise<Workout[]> {
    const { from, to, name, issue } = query
    const { on } = read(actor, 'workouts.write')
    if (query.sample === true) return sampleWorkouts(stampOf(clock()).slice(0, 10), query.headers)
    if (to < from)
      throw new AppError('bad-input', 'The end date must be after the start date.', {
        issues: [issueAt('to', 'end-before-start')],
      })
    const found = await listWorkoutsTouching(on, from, to)
    const named = found.filter(
      ({ nameFolded }) => name === undefined || nameFolded.includes(fold(name)),
    )
    const shown = shownOf(named.map(presentWorkout), query)
    const facts = issue && (await contentFacts(on, shown))
    const wanted = facts
      ? shown.filter((workout) => issuesIn(checkContent(workout, facts)).includes(issue))
      : shown
    if (wanted.length > importRowsMax) throw badField('to', 'too-many-rows', { max: importRowsMax })
    return wanted
  }

  return {
    async export(actor: Actor, query: Query): Promise<Workout[] | FileAnswer> {
      const workouts = await list(actor, query)
      const { format, headers, languages = [], from, to } = query
      if (format === 'json') return workouts
      const wanted = { headers, languages }
      const name = query.sample === true ? 'workouts' : `workouts-${from}-${to}`
      const bytes =
        format === 'csv' ? writeCsv(workouts, wanted) : await writeXlsx(workouts, wanted)
      return { bytes, type: sheetTypes[format], name: `${name}.${format}` }
    },
  }
}
