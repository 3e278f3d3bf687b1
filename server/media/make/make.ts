import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { framesPerSecond, writeJpeg, writeVideo } from './encode.ts'
import type { Exercise } from './exercise.ts'
import { exercises } from './exercises/all.ts'
import { frameSize } from './framing.ts'
import { rounds } from './rounds.ts'
import { writeSheet } from './sheet.ts'
import { stageFor } from './stage.ts'

const media = new URL('..', import.meta.url).pathname

function* loop({ seconds }: Exercise, draw: ReturnType<typeof stageFor>) {
  const count = Math.round(seconds * framesPerSecond)
  for (let frame = 0; frame < count; frame += 1) yield draw(frame / count)
}

async function makeExercise(exercise: Exercise) {
  const path = `${media}exercises/${exercise.slug}`
  const draw = stageFor(exercise)
  await writeVideo(`${path}.mp4`, frameSize, loop(exercise, draw))
  await writeJpeg(`${path}.jpg`, draw(exercise.poster))
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sheet: { type: 'string' },
    columns: { type: 'string', default: '3' },
    shrink: { type: 'string', default: '4' },
  },
})
const asked = values.only?.split(',')
const named = <Entry extends { name: string }>(entries: readonly Entry[]) =>
  entries.filter(({ name }) => asked?.includes(name) ?? true)

const jobs = exercises.map((exercise) => ({
  name: exercise.slug,
  exercise,
  make: () => makeExercise(exercise),
}))
const banners = rounds.map(({ name, draw }) => ({
  name,
  make: () => writeJpeg(`${media}rounds/${name}.jpg`, draw(), 4),
}))

const known = [...jobs, ...banners].map(({ name }) => name)
const unknown = asked?.filter((name) => !known.includes(name)) ?? []
if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(', ')}`)

if (values.sheet === undefined) {
  await mkdir(`${media}exercises`, { recursive: true })
  await mkdir(`${media}rounds`, { recursive: true })
  for (const { name, make } of named([...jobs, ...banners])) {
    await make()
    console.log(name)
  }
} else {
  const drawn = named(jobs).map(({ exercise }) => exercise)
  await writeSheet(values.sheet, drawn, Number(values.columns), Number(values.shrink))
}
