import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'

export const workoutBody = (name: string) => ({
  name,
  subHeader: 'Jab',
  round: 1,
  startDate: '2030-01-01',
  endDate: '2030-01-02',
})

export const create = (client: Client, name: string) =>
  client.call(calls.createWorkout, { body: workoutBody(name) })

/** The names of all stored workouts that begin with “Written”. */
export async function stored(client: Client): Promise<Set<string>> {
  const names = new Set<string>()
  for (let page = 1; ; page += 1) {
    const query = { q: JSON.stringify({ name: 'Written' }), limit: 100, page }
    const { items, pagination } = await client.list(calls.listWorkouts, { query })
    for (const workout of items) names.add(workout.name)
    if (page >= pagination.pages) return names
  }
}
