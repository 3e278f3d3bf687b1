import type { BuildFile, BuildList } from '../shared/build-list.ts'
import type { WorkerResponse } from '../shared/worker-messages.ts'

/** The roles of the cached builds; stored on disk. */
type State = {
  readonly current: string | null
  readonly previous: string | null
  /** A build that was started but hasn't drawn anything yet. */
  readonly trial: { readonly id: string; readonly starts: number } | null
  readonly refused: string | null
}

/** A build's list and the address of its files. */
type Found = { readonly build: BuildList; readonly root: string }

const noBuilds: State = { current: null, previous: null, trial: null, refused: null }
const page = 'index.html'
const list = 'build.json'
const cachePrefix = 'roundboard-app-'
const cacheOf = (id: string) => cachePrefix + id
/** A trial that ended for another reason, such as a power cut, is repeated once. */
const mostStarts = 2
const filesAtOnce = 6

/** Runs one piece of work after another, even if one fails. */
function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** Whether the content has this SHA-256, in hexadecimal. */
async function hasSha256(content: Blob, sha256: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

/**
 * Manages the cached builds: the current one, the previous one, and one on trial. `pageAt` is the address of
 * the screen's page on the server.
 */
export function createBuilds(world: {
  readonly caches: CacheStorage
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly pageAt: string
}) {
  const { caches, pageAt } = world
  const serialized = serialize()
  const filling = new Map<string, Promise<void>>()
  /** The last known builds whose files pages may request. */
  let inUse: readonly string[] = []

  const openState = () => caches.open('roundboard-state')
  async function readState(): Promise<State> {
    const stored = await (await openState()).match('/state')
    return stored ? ({ ...noBuilds, ...(await stored.json()) } as State) : noBuilds
  }
  /** Changes the state, one change at a time. */
  const change = (to: (state: State) => State): Promise<{ before: State; after: State }> =>
    serialized(async () => {
      const before = await readState()
      const after = to(before)
      if (after !== before) await (await openState()).put('/state', Response.json(after))
      return { before, after }
    })

  const fromCache = async (id: string, path: string) =>
    (await caches.open(cacheOf(id))).match(`/${path}`, { ignoreVary: true })
  /** The list is added to a build's cache last. */
  const isComplete = async (id: string) =>
    (await caches.has(cacheOf(id))) && (await fromCache(id, list)) !== undefined

  async function nowInUse(): Promise<readonly string[]> {
    const { current, previous, trial } = await readState()
    inUse = [trial?.id, current, previous].filter((id) => id != null)
    return inUse
  }
  async function findIn(ids: readonly string[], path: string): Promise<Response | undefined> {
    for (const id of ids) {
      const cached = await fromCache(id, path)
      if (cached) return cached
    }
    return undefined
  }

  async function forgetAllBut(...ids: (string | null | undefined)[]): Promise<void> {
    const stored = ids.map((id) => cacheOf(id ?? ''))
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && !stored.includes(name)) await caches.delete(name)
  }

  async function ask(path: string, cache: RequestCache): Promise<Response> {
    const answer = await world.fetch(path, { cache })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer
  }

  async function locate(wanted: string | null): Promise<Found> {
    const newest = async () => (await (await ask(`/${list}`, 'no-cache')).json()) as BuildList
    if (wanted === null) return { build: await newest(), root: '' }
    const root = `/builds/${wanted}`
    const stored = await ask(`${root}/${list}`, 'no-cache').catch(() => undefined)
    const build = stored ? ((await stored.json()) as BuildList) : await newest()
    if (build.id !== wanted) throw new Error(`The server has no build ${wanted}.`)
    return { build, root: stored ? root : '' }
  }

  async function download({ path, sha256 }: BuildFile, root: string): Promise<Response> {
    const at = root === '' && path === page ? pageAt : `${root}/${path}`
    // If a cache returned wrong bytes, the request is repeated past all caches.
    for (const cache of ['no-cache', 'reload'] as const) {
      const answer = await ask(at, cache)
      const body = await answer.blob()
      if (await hasSha256(body, sha256)) {
        const headers = new Headers(answer.headers)
        // The body is no longer compressed, and a redirected response can't start a page.
        for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
        return new Response(body, { headers })
      }
    }
    throw new Error(`${path} doesn’t match the build’s list.`)
  }

  async function fill({ build, root }: Found, anew: boolean): Promise<void> {
    const { current, previous, trial } = await readState()
    await forgetAllBut(current, previous, trial?.id, build.id)
    const cache = await caches.open(cacheOf(build.id))
    const waiting = [...build.files]
    const others = [current, previous].filter((id) => id !== null).filter((id) => id !== build.id)
    const fillOne = async (file: BuildFile) => {
      // The page comes with headers of its server, which may have changed.
      const places = file.path === page ? (anew ? [] : [build.id]) : [build.id, ...others]
      for (const id of places) {
        const cached = await fromCache(id, file.path)
        if (!cached || !(await hasSha256(await cached.clone().blob(), file.sha256))) continue
        if (id !== build.id) await cache.put(`/${file.path}`, cached)
        return
      }
      await cache.put(`/${file.path}`, await download(file, root))
    }
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await fillOne(file)
    }
    const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, work))
    const failed = ends.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await cache.put(`/${list}`, Response.json(build))
  }

  /** Makes sure that a build is complete, without filling it twice at once. */
  function ensure(found: Found, anew = false): Promise<void> {
    const { id } = found.build
    const underWay =
      filling.get(id) ??
      fill(found, anew).finally(() => {
        filling.delete(id)
      })
    filling.set(id, underWay)
    return underWay
  }

  const responseFor = (
    { current, refused }: State,
    more: Partial<Pick<WorkerResponse, 'ready' | 'isFetched'>> = {},
  ): WorkerResponse => ({
    isHeld: current !== null,
    refused,
    ready: null,
    isFetched: true,
    ...more,
  })

  /** The first cached build, and one that already runs, need no trial. */
  const runs = (id: string, running: string) => (state: State) =>
    state.current === null || (id === running && state.current !== id && state.trial?.id !== id)
      ? { ...state, previous: state.current, current: id }
      : state

  return {
    /** The page to start with, if any is cached; `trial` is the ID of a build on trial. */
    async start() {
      const { before, after } = await change((state) => {
        if (state.trial === null) return state
        const { id, starts } = state.trial
        return starts < mostStarts
          ? { ...state, trial: { id, starts: starts + 1 } }
          : { ...state, trial: null, refused: id }
      })
      const ids = [after.trial?.id, after.current, after.previous, before.trial?.id]
      inUse = ids.filter((id) => id != null)
      for (const id of ids) {
        const cached = id == null ? undefined : await fromCache(id, page)
        if (cached) return { page: cached, trial: id === after.trial?.id ? (id ?? null) : null }
      }
      return undefined
    },
    /** A file of a build, by its path. */
    async file(path: string) {
      return (await findIn(inUse, path)) ?? (await findIn(await nowInUse(), path))
    },
    async hold(running: string) {
      try {
        if (!(await isComplete(running))) await ensure(await locate(running))
        return responseFor((await change(runs(running, running))).after)
      } catch {
        return responseFor(await readState(), { isFetched: false })
      }
    },
    async fetch(wanted: string | null, running: string, anew: boolean) {
      try {
        const found =
          wanted !== null && !anew && (await isComplete(wanted)) ? null : await locate(wanted)
        const id = found?.build.id ?? wanted ?? running
        const { after } = await change((state) =>
          state.refused === null || state.refused === id ? state : { ...state, refused: null },
        )
        if (after.refused === id) return responseFor(after)
        if (found && (anew || !(await isComplete(id)))) await ensure(found, anew)
        const { after: state } = await change(runs(id, running))
        return responseFor(state, { ready: id === running ? null : id })
      } catch {
        return responseFor(await readState(), { isFetched: false })
      }
    },
    async take(id: string) {
      const canTake = await isComplete(id)
      const { after } = await change((state) =>
        canTake && state.current !== id ? { ...state, trial: { id, starts: 0 } } : state,
      )
      return responseFor(after)
    },
    async up(id: string) {
      const { before, after } = await change((state) =>
        state.trial?.id === id
          ? { ...state, current: id, previous: state.current, trial: null }
          : state,
      )
      if (after !== before) await forgetAllBut(after.current, after.previous)
      return responseFor(after)
    },
    /** Ends the trial of a build that failed to start; returns whether it was still on trial. */
    async rollBack(id: string) {
      const { before, after } = await change((state) =>
        state.trial?.id === id ? { ...state, trial: null, refused: id } : state,
      )
      return after !== before
    },
  }
}
