import type { Agent } from 'node:http'
import type { Programme } from '@roundboard/contract'
import { wait } from '../kit/benchmark.ts'
import { screensPerLocation, screenToken } from '../kit/fleet.ts'
import { answering } from '../kit/processes.ts'
import { noTally, type SimulatedScreen, startScreen } from '../kit/screen.ts'
import { editedWorkouts, versionIn } from './edits.ts'
import { openHistory, type Versions } from './history.ts'
import { addressOf, agentAt, fetchFrom, randomFrom } from './requests.ts'

export type ScreensOrder =
  | {
      readonly kind: 'start'
      readonly urls: readonly string[]
      readonly from: number
      readonly count: number
      readonly perSecond: number
    }
  | { readonly kind: 'power'; readonly location: number; readonly offForMs: number }
  | { readonly kind: 'streams' | 'beats' }
  | { readonly kind: 'stop' }

const [file = '', seed = '0'] = process.argv.slice(2)
const history = openHistory(file)
const tally = noTally()
const screens = new Map<number, SimulatedScreen>()
const agents = new Map<number, Agent>()

// Makes everything random in a screen depend on the seed.
Math.random = randomFrom(Number(seed))

const nameOf = (screen: number) => `screen ${String(screen)}`

function versionsOf({ screen, intervals }: Programme): Versions {
  const shown: Record<string, number> = {}
  for (const { workout } of intervals) {
    const target = editedWorkouts.get(workout?.id ?? '')
    if (workout && target !== undefined) shown[target] = versionIn(workout.subHeader)
  }
  const { name } = screen.location
  const location = /^Gym (\d+)/.exec(name)?.[1]
  if (location !== undefined) shown[`location ${location}`] = versionIn(name)
  return shown
}

function start(n: number, urls: readonly string[]): void {
  const location = Math.floor(n / screensPerLocation)
  const agent = agents.get(location) ?? agentAt(addressOf('location', location))
  agents.set(location, agent)
  const who = nameOf(n)
  const screen = startScreen({
    url: urls[location % urls.length] ?? '',
    token: screenToken(n),
    tally,
    firstBeatWithinMs: 20_000,
    fetchesMedia: false,
    takesBuilds: true,
    fetch: fetchFrom(agent, who, history),
    onEvent: (event) => {
      history.note({ is: 'heard', who, event })
    },
    onStream: (isOpen) => {
      history.note({ is: 'stream', who, isOpen })
    },
    onProgramme: (programme) => {
      history.note({ is: 'shown', who, versions: versionsOf(programme) })
    },
  })
  screens.set(n, screen)
}

answering(async (order: ScreensOrder) => {
  switch (order.kind) {
    case 'start':
      for (let n = order.from; n < order.from + order.count; n += 1) {
        start(n, order.urls)
        await wait(1000 / order.perSecond)
      }
      return tally.streams
    case 'power':
      for (let n = 0; n < screensPerLocation; n += 1)
        screens.get(order.location * screensPerLocation + n)?.cutPower(order.offForMs)
      return null
    case 'streams':
      return tally.streams
    case 'beats':
      return tally.beats
    case 'stop':
      await history.close()
      for (const screen of screens.values()) screen.stop()
      return null
  }
})
