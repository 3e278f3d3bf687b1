import type { Day } from './calendar-days.ts'
import { limits } from './limits.ts'

/** Whether a workout's last day lies before its first, which is refused (specification section 5). */
export function endsBeforeStart(firstDay: Day, lastDay: Day): boolean {
  return lastDay < firstDay
}

/** Whether steps are 1 to n, each once in any order, with n no more than 3 (specification section 5). */
export function areContiguousSteps(steps: readonly number[]): boolean {
  const inOrder = [...steps].sort((a, b) => a - b)
  return (
    inOrder.length <= limits.routinesPerWorkout &&
    inOrder.every((step, index) => step === index + 1)
  )
}

/** The step that a new routine gets, `undefined` when the workout is full (specification 2.9). */
export function nextStep(routineCount: number): number | undefined {
  return routineCount < limits.routinesPerWorkout ? routineCount + 1 : undefined
}
