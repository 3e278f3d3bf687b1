import { ApiError, type EventStream } from '@roundboard/client'
import type { AppInfo, EquipmentOutcome, Remote, RemoteOutcome } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import { createStore, type Store } from '../shared/store.ts'
import type { Action, RemoteApi } from './remote-api.ts'
import { type NoWayIn, noWayInReasons } from './remote-words.ts'
import type { WayIn } from './way-in.ts'

/** What a coach is told of what they just did. */
export type Notice =
  'quicker' | 'notNow' | 'notSent' | 'lostAnswer' | 'equipmentQuicker' | 'equipmentLost'

/** Where the remote stands: on its way in, without one, in several gyms at once, or showing one. */
export type RemoteState =
  /** `isAway`: the server does not answer, and is asked again and again. */
  | { readonly name: 'opening'; readonly isAway: boolean }
  | { readonly name: 'no-way-in'; readonly why: NoWayIn }
  | { readonly name: 'which-gym' }
  | {
      readonly name: 'shown'
      readonly remote: Remote
      /** When the server was last heard, by this phone's clock (epoch milliseconds); null: it answers. */
      readonly awaySince: number | null
      /** Something was pressed, and no answer has come yet. */
      readonly isBusy: boolean
      readonly notice: Notice | null
    }

type Shown = Extract<RemoteState, { name: 'shown' }>

const askEveryMs = 30_000
const lookEveryMs = 5_000
const askAwayEveryMs = 3_000

const isNoWayIn = (code: string | undefined): code is NoWayIn =>
  noWayInReasons.some((known) => known === code)

/** Why the server lets this phone in no more, if that is what it said: what it could not do ends no pass. */
function noWayInOf(error: unknown): NoWayIn | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 403 || error.status === 404) return 'none'
  if (error.status !== 401) return undefined
  const code = error.issues[0]?.code
  return isNoWayIn(code) ? code : 'signed-out'
}

const isAway = (error: unknown): boolean =>
  !(error instanceof ApiError) || ['unreachable', 'unavailable', 'busy'].includes(error.code)

export interface RemoteDependencies {
  readonly api: RemoteApi
  /** How this phone is known: opened first, if its address brought a link. */
  readonly enter: () => Promise<WayIn | undefined>
  readonly forget: () => void
}

export interface RemoteModel {
  readonly state: Store<RemoteState>
  readonly appInfo: Store<AppInfo | null>
  act(action: Action, startsAt?: string): Promise<void>
  takeBack(): Promise<void>
  markEquipment(equipment: Equipment, action: 'out' | 'back'): Promise<void>
  takeBackEquipment(): Promise<void>
  dismiss(): void
  /** Asks now: the phone was just taken out of a pocket, or its network came back. */
  look(): void
  stop(): void
}

/** What the remote knows and does. Nothing that is pressed is kept for later. */
export function startRemote({ api, enter, forget }: RemoteDependencies): RemoteModel {
  const state = createStore<RemoteState>({ name: 'opening', isAway: false })
  const appInfo = createStore<AppInfo | null>(null)
  let events: EventStream | undefined
  let due: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let heardAt = Date.now()
  let askedAt = -Infinity
  let reading: Promise<void> | undefined
  let queued: Promise<void> | undefined

  const shown = (): Shown | undefined => {
    const now = state.get()
    return now.name === 'shown' ? now : undefined
  }
  /** Nothing is asked or shown any more. */
  const isOver = () => isStopped || state.get().name === 'no-way-in'
  function change(changes: Partial<Omit<Shown, 'name'>>) {
    const now = shown()
    if (now) state.set({ ...now, ...changes })
  }

  function leave(why: NoWayIn) {
    events?.close()
    events = undefined
    clearTimeout(due)
    forget()
    state.set({ name: 'no-way-in', why })
  }

  function heard() {
    heardAt = Date.now()
    if (shown()?.awaySince != null) change({ awaySince: null })
  }

  /** Nothing was heard, or nothing that helps: asked again, and all stays as it was. */
  function failed(error: unknown) {
    const why = noWayInOf(error)
    if (why !== undefined) leave(why)
    else if (state.get().name !== 'opening') change({ awaySince: shown()?.awaySince ?? heardAt })
    else if (error instanceof ApiError && error.code === 'bad-input')
      state.set({ name: 'which-gym' })
    else state.set({ name: 'opening', isAway: true })
  }

  /** It may have been done where no answer came: only the timer or the equipment itself can tell. */
  function notDone(error: unknown, lost: Notice) {
    if (noWayInOf(error) !== undefined || isAway(error)) failed(error)
    // What it could not do now may be why: the buttons are there no more.
    else void read()
    change({ notice: isAway(error) ? lost : 'notSent' })
  }

  /** The newer of two states: answers may overtake each other. */
  const newer = <T extends { readonly revision: number }>(before: T, after: T) =>
    after.revision >= before.revision ? after : before

  /** One answer at a time, so that none overtakes another; who asks meanwhile gets the next. */
  function read(): Promise<void> {
    if (reading) {
      queued ??= reading.then(() => {
        queued = undefined
        return isOver() ? undefined : read()
      })
      return queued
    }
    reading = readNow().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function readNow() {
    askedAt = Date.now()
    try {
      const remote = await api.getRemote()
      const before = shown()
      if (isOver()) return
      const timer = before ? newer(before.remote.timer, remote.timer) : remote.timer
      const equipment = before ? newer(before.remote.equipment, remote.equipment) : remote.equipment
      heardAt = Date.now()
      state.set({
        name: 'shown',
        remote: { ...remote, timer, equipment },
        awaySince: null,
        isBusy: before?.isBusy ?? false,
        notice: before?.notice ?? null,
      })
      events ??= api.openEvents(
        () => void read(),
        (stream) => {
          if (stream === 'waiting') void ask()
        },
      )
    } catch (error) {
      failed(error)
    }
  }

  /** Whether the server is there: by the time of day, which costs it nothing. */
  async function ask() {
    const isDue = Date.now() - askedAt >= askEveryMs || shown()?.awaySince != null
    if (isDue) await read()
    else
      try {
        await api.measureRoundTrip()
        heard()
      } catch (error) {
        failed(error)
      }
  }

  async function keepLooking() {
    if (state.get().name === 'opening') await read()
    else if (shown()) await ask()
    lookLater(shown()?.awaySince == null ? lookEveryMs : askAwayEveryMs)
  }

  function lookLater(ms: number) {
    if (!isOver()) due = setTimeout(() => void keepLooking(), ms)
  }

  async function send(request: (knows: number) => Promise<RemoteOutcome>) {
    const now = shown()
    if (!now || now.isBusy || now.awaySince !== null) return
    change({ isBusy: true, notice: null })
    try {
      const { outcome, timer } = await request(now.remote.timer.revision)
      heard()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'quicker' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, timer: newer(remote.timer, timer) }, notice })
    } catch (error) {
      notDone(error, 'lostAnswer')
    } finally {
      change({ isBusy: false })
    }
  }

  /** The same of equipment. */
  async function say(request: (knows: number) => Promise<EquipmentOutcome>) {
    const now = shown()
    if (!now || now.isBusy || now.awaySince !== null) return
    change({ isBusy: true, notice: null })
    try {
      const { outcome, equipment } = await request(now.remote.equipment.revision)
      heard()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'equipmentQuicker' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, equipment: newer(remote.equipment, equipment) }, notice })
    } catch (error) {
      notDone(error, 'equipmentLost')
    } finally {
      change({ isBusy: false })
    }
  }

  async function begin() {
    try {
      const wayIn = await enter()
      if (wayIn === undefined) {
        state.set({ name: 'no-way-in', why: 'none' })
        return
      }
    } catch (error) {
      const why = noWayInOf(error) ?? 'unreachable'
      state.set({ name: 'no-way-in', why })
      return
    }
    await read()
    lookLater(lookEveryMs)
  }

  void begin()
  api.getAppInfo().then(
    (info) => {
      appInfo.set(info)
    },
    // Only the address of support is missing without it.
    () => undefined,
  )

  return {
    state,
    appInfo,
    act: (action, startsAt) => send((knows) => api.act(action, knows, startsAt)),
    takeBack: () => send((knows) => api.takeBack(knows)),
    markEquipment: (equipment, action) =>
      say((knows) => api.markEquipment(equipment, action, knows)),
    takeBackEquipment: () => say((knows) => api.takeBackEquipment(knows)),
    dismiss: () => {
      change({ notice: null })
    },
    look: () => void (shown() ? read() : undefined),
    stop() {
      isStopped = true
      events?.close()
      clearTimeout(due)
    },
  }
}
