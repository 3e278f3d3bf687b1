import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findFigure, findSeam, toAnalysisFrame, type AnalysisFrame } from '@roundboard/domain'
import type { ShippedItem } from '../server/src/areas/media/library/shipped-files.ts'
import { catalogue } from '../server/src/areas/workouts/exercises/catalogue.ts'
import { framesPerSecond, writeJpeg, writeVideo } from './encode.ts'
import type { Exercise } from './exercise.ts'
import { exercises } from './exercises/all.ts'
import { frameSize } from './framing.ts'
import { clipItem, pictureItem, writeManifest } from './manifest.ts'
import { rounds } from './rounds.ts'
import { writeSheet } from './sheet.ts'
import { stageFor } from './stage.ts'
import { tagsOf } from './tags.ts'

const media = new URL('../server/media/', import.meta.url).pathname

/** Draws the frames of a loop, and collects a small copy of each for analysis. */
function* loop({ seconds }: Exercise, draw: ReturnType<typeof stageFor>, looked: AnalysisFrame[]) {
  const countMarked = Math.round(seconds * framesPerSecond)
  for (let frame = 0; frame < countMarked; frame += 1) {
    const canvas = draw(frame / countMarked)
    looked.push(toAnalysisFrame(canvas, (frame * 1000) / framesPerSecond))
    yield canvas
  }
}

function lookAt(frames: readonly AnalysisFrame[]) {
  const found = findFigure(frames)
  const { jump } = findSeam(frames, found)
  const round = (share: number) => Math.round(share * 1e4) / 1e4
  const figure = found && {
    left: round(found.left),
    top: round(found.top),
    right: round(found.right),
    bottom: round(found.bottom),
    freeCorner: found.freeCorner,
    fills: round(found.fills),
  }
  return { figure, jump: round(jump) }
}

async function makeExercise(exercise: Exercise): Promise<ShippedItem> {
  const { slug } = exercise
  const path = `${media}exercises/${slug}`
  const draw = stageFor(exercise)
  const frames: AnalysisFrame[] = []
  const facts = await writeVideo(`${path}.mp4`, frameSize, loop(exercise, draw, frames))
  await writeJpeg(`${path}.jpg`, draw(exercise.poster), 5)
  const name = catalogue.find((entry) => entry.name === slug)?.displayName ?? slug
  return clipItem(
    {
      path: `/media/exercises/${slug}.mp4`,
      kind: 'exercise-video',
      name,
      tags: tagsOf(exercise),
    },
    facts,
    { poster: `/media/exercises/${slug}.jpg`, ...lookAt(frames) },
  )
}

async function makeBanner({ name, draw }: (typeof rounds)[number]): Promise<ShippedItem> {
  const picture = draw()
  await writeJpeg(`${media}rounds/${name}.jpg`, picture)
  const [first = '', ...others] = name.replace('-', ' ')
  const words = {
    path: `/media/rounds/${name}.jpg`,
    kind: 'round-picture',
    name: [first.toUpperCase(), ...others].join(''),
    tags: [name === 'flexibility' ? 'mobility' : 'round'],
  } as const
  return pictureItem(words, picture)
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sheet: { type: 'string' },
    columns: { type: 'string', default: '3' },
    shrink: { type: 'string', default: '4' },
  },
})
const requested = values.only?.split(',')
const isRequested = ({ name }: { name: string }) => requested?.includes(name) ?? true

const jobs = [
  ...exercises.map((exercise) => ({
    name: exercise.slug,
    path: `/media/exercises/${exercise.slug}.mp4`,
    make: () => makeExercise(exercise),
  })),
  ...rounds.map((round) => ({
    name: round.name,
    path: `/media/rounds/${round.name}.jpg`,
    make: () => makeBanner(round),
  })),
]

const unknown = requested?.filter((name) => !jobs.some((job) => job.name === name)) ?? []
if (unknown.length > 0) throw new Error(`nothing is called ${unknown.join(', ')}`)

if (values.sheet === undefined) {
  await mkdir(`${media}exercises`, { recursive: true })
  await mkdir(`${media}rounds`, { recursive: true })
  const made: ShippedItem[] = []
  for (const { name, make } of jobs.filter(isRequested)) {
    made.push(await make())
    await writeManifest(
      made,
      jobs.map(({ path }) => path),
    )
    console.log(name)
  }
} else {
  const drawn = exercises.filter(({ slug }) => isRequested({ name: slug }))
  await writeSheet(values.sheet, drawn, Number(values.columns), Number(values.shrink))
}
