import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { framesPerSecond, writeJpeg, writeVideo } from './encode.ts'
import type { Exercise } from './exercise.ts'
import { exercises } from './exercises/all.ts'
import { rounds } from './rounds.ts'
import { drawFrame, frameSize } from './stage.ts'

const media = new URL('..', import.meta.url).pathname

function* loop(exercise: Exercise) {
  const count = Math.round(exercise.seconds * framesPerSecond)
  for (let frame = 0; frame < count; frame += 1) yield drawFrame(exercise, frame / count)
}

async function makeExercise(exercise: Exercise) {
  const path = `${media}exercises/${exercise.slug}`
  await writeVideo(`${path}.mp4`, frameSize, loop(exercise))
  await writeJpeg(`${path}.jpg`, drawFrame(exercise, exercise.poster))
}

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const jobs = exercises.map((exercise) => ({
  name: exercise.slug,
  make: () => makeExercise(exercise),
}))
const banners = rounds.map(({ name, draw }) => ({
  name,
  make: () => writeJpeg(`${media}rounds/${name}.jpg`, draw(), 4),
}))
const chosen = [...jobs, ...banners].filter(
  ({ name }) => values.only === undefined || name === values.only,
)
if (chosen.length === 0) throw new Error(`nothing is called ${String(values.only)}`)

await mkdir(`${media}exercises`, { recursive: true })
await mkdir(`${media}rounds`, { recursive: true })
for (const { name, make } of chosen) {
  await make()
  console.log(name)
}
