import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ApiError,
  type Client,
  createClient,
  createFreshness,
  openEventStream,
} from '@roundboard/client'
import {
  calls,
  fleetEvents,
  fleetEventsPath,
  remoteEvents,
  remoteEventsPath,
  uploadsPath,
} from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { wait } from '../kit/benchmark.ts'
import { locationId, passSecret, staffTokens } from '../kit/fleet.ts'
import { answering } from '../kit/processes.ts'
import { editedWorkouts, withVersion } from './edits.ts'
import { openHistory } from './history.ts'
import { addressOf, agentAt, fetchFrom, randomFrom } from './requests.ts'

export interface PeopleOrder {
  readonly kind: 'start' | 'stop'
  readonly urls: readonly string[]
  readonly locations: number
  readonly consoles: number
  readonly remotes: number
  readonly editors: number
  /** The average time between two edits of an editor. */
  readonly editEveryMs: number
  readonly uploadEveryMs: number
}

const [file = '', seed = '0'] = process.argv.slice(2)
const history = openHistory(file)
const random = randomFrom(Number(seed))
Math.random = randomFrom(Number(seed) + 1)
const over = { yes: false }
const isOver = () => over.yes
const watchEveryMs = 2_000
const clip = join(import.meta.dirname, '../../server/src/testing/small-squat.mp4')

interface Person {
  readonly client: Client
  readonly url: string
  readonly fetch: typeof fetch
  readonly headers: () => Record<string, string>
  readonly listen: (path: string, names: readonly string[], onEvent: () => void) => void
}

/** A user or phone with a bearer token and its own address. Makes requests and receives events like our pages. */
function createPerson(urls: readonly string[], n: number, who: string, token: string): Person {
  const url = urls[n % urls.length] ?? ''
  const noted = fetchFrom(agentAt(addressOf('person', n)), who, history)
  const { headers, note } = createFreshness(() => ({ authorization: `Bearer ${token}` }))
  return {
    ...{ url, headers, fetch: noted },
    client: createClient({ baseUrl: url, headers, fetch: noted }),
    listen(path, names, onEvent) {
      openEventStream<string>({
        ...{ url: url + path, headers, names, fetch: noted },
        onEvent(event, data) {
          note(data)
          history.note({ is: 'heard', who, event })
          onEvent()
        },
        onState: (state) => {
          history.note({ is: 'stream', who, isOpen: state === 'open' })
        },
      })
    },
  }
}

/** Repeats an action until the end. The history records failures. */
async function repeat(restMs: () => number, action: () => Promise<unknown>): Promise<void> {
  while (!isOver()) {
    await wait(restMs())
    if (!isOver()) await action().catch(() => undefined)
  }
}

/** The state of an edit after an error: a server that failed may have saved it. */
const outcomeOf = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? 'refused' : 'unknown'

function startEditor(editor: Person, order: PeopleOrder, n: number): void {
  const mine = [...editedWorkouts].filter((_, index) => index % order.editors === n)
  const versions = new Map<string, number>()

  async function edit(target: string, save: (version: number) => Promise<unknown>) {
    const version = (versions.get(target) ?? 0) + 1
    versions.set(target, version)
    history.note({ is: 'edit', target, version, state: 'sent' })
    try {
      await save(version)
      history.note({ is: 'edit', target, version, state: 'acknowledged' })
    } catch (error) {
      history.note({ is: 'edit', target, version, state: outcomeOf(error) })
    }
  }
  const editWorkout = ([id, target]: [string, string]) =>
    edit(target, (version) =>
      editor.client.call(calls.updateWorkout, {
        params: { id },
        body: { subHeader: withVersion('Power', version) },
      }),
    )
  // Each editor has their own locations.
  const editLocation = (location: number) =>
    edit(`location ${String(location)}`, (version) =>
      editor.client.call(calls.updateLocation, {
        params: { id: locationId(location) },
        body: { name: withVersion(`Gym ${String(location)}`, version) },
      }),
    )
  const perEditor = Math.floor(order.locations / order.editors)
  void repeat(
    () => order.editEveryMs * (0.5 + random()),
    () => {
      const workout = mine[Math.floor(random() * mine.length)]
      const isWorkout = perEditor === 0 || random() < 0.5
      if (isWorkout && workout) return editWorkout(workout)
      return editLocation(Math.floor(random() * perEditor) * order.editors + n)
    },
  )
}

/** Reads the dashboard like a console: after each change, and at intervals. */
function startConsole(person: Person): void {
  const read = () => person.client.call(calls.getConnectivity, { query: { limit: 100 } })
  let soon: ReturnType<typeof setTimeout> | undefined
  person.listen(fleetEventsPath, fleetEvents, () => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      read().catch(() => undefined)
    }, 1_000)
  })
  void repeat(() => limits.locationRefreshMs, read)
}

/** Records which locations the dashboard shows as offline. */
function startWatcher({ client }: Person, locations: number): void {
  const nameOf = new Map(
    Array.from({ length: locations }, (_, n) => [locationId(n), `location ${String(n)}`]),
  )
  void repeat(
    () => watchEveryMs,
    async () => {
      const found = await client.call(calls.getConnectivity, { query: { limit: 100 } })
      const red = found.locations.filter(({ colour }) => colour === 'red')
      history.note({ is: 'red', locations: red.map(({ id }) => nameOf.get(id) ?? id) })
    },
  )
}

function startRemote(person: Person, n: number): void {
  const read = () => person.client.call(calls.getRemote, { query: {} })
  person.listen(remoteEventsPath, remoteEvents, () => {
    read().catch(() => undefined)
  })
  // One phone in ten is in use.
  if (n % 10 !== 0) return
  void repeat(
    () => 10_000 * (0.5 + random()),
    async () => {
      const { equipment } = await read()
      await person.client.call(calls.markEquipment, {
        query: {},
        body: {
          equipment: 'mat',
          action: random() < 0.5 ? 'out' : 'back',
          knows: equipment.revision,
        },
      })
    },
  )
}

/** Uploads copies of a clip, each with different padding. */
function startUploader({ client, url, headers, fetch: send }: Person, everyMs: number): void {
  void repeat(
    () => everyMs * (0.5 + random()),
    async () => {
      const pictures = await readFile(clip)
      const padding = Buffer.alloc(64 * 1024)
      padding.writeUInt32BE(padding.length)
      padding.write('free', 4)
      randomBytes(padding.length - 8).copy(padding, 8)
      const bytes = Buffer.concat([pictures, padding])
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const metadata = {
        filename: `clip-${sha256.slice(0, 8)}.mp4`,
        filetype: 'video/mp4',
        sha256,
        kind: 'exercise-video',
      }
      const encoded = Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',')
      const tus = () => ({ ...headers(), 'tus-resumable': '1.0.0' })
      history.note({ is: 'upload', sha256, state: 'sent' })
      const begun = await send(url + uploadsPath, {
        method: 'POST',
        headers: { ...tus(), 'upload-length': String(bytes.length), 'upload-metadata': encoded },
      })
      const path = begun.headers.get('location') ?? ''
      await send(new URL(path, url), {
        method: 'PATCH',
        headers: {
          ...tus(),
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes,
      })
      const ids = path.split('/').at(-1) ?? ''
      for (let tries = 0; tries < 60 && !isOver(); tries += 1) {
        const [upload] = await client.call(calls.getUploads, { query: { ids } })
        if (upload?.state === 'ready') {
          history.note({ is: 'upload', sha256, state: 'acknowledged' })
          return
        }
        if (upload?.state === 'refused') return
        await wait(1_000)
      }
    },
  )
}

function start(order: PeopleOrder): void {
  const { urls, consoles, remotes, editors, locations } = order
  const tokens = staffTokens(consoles + editors + 2)
  const staff = tokens.map((token, n) => createPerson(urls, n, `staff ${String(n)}`, token))
  for (const [n, person] of staff.entries())
    if (n === 0) startWatcher(person, locations)
    else if (n === 1) startUploader(person, order.uploadEveryMs)
    else if (n < 2 + editors) startEditor(person, order, n - 2)
    else startConsole(person)
  for (let n = 0; n < remotes; n += 1)
    startRemote(createPerson(urls, tokens.length + n, `remote ${String(n)}`, passSecret(n)), n)
}

answering((order: PeopleOrder) => {
  if (order.kind === 'start') {
    start(order)
    return null
  }
  over.yes = true
  return history.close()
})
