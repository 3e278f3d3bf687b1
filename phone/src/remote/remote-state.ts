import { ApiError, type EventStream } from '@roundboard/client'
import type { AppInfo, EquipmentOutcome, Remote, RemoteOutcome } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import { createStore, type Store } from '../shared/store.ts'
import type { Action, RemoteApi } from './remote-api.ts'
import type { Credentials } from './credentials.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** Why a phone has no access, by the server's codes; `none`: it never had credentials. */
const authErrors = [
  'none',
  'pass-unknown',
  'pass-revoked',
  'pass-expired',
  'pass-opened',
  'pass-not-opened',
  'pass-code-wrong',
  'signed-out',
  'unreachable',
] as const
export type AuthError = (typeof authErrors)[number]

/** Why the last action had no effect. */
export type Notice = keyof RemoteMessages['notices']

/** Where the remote stands: on its way in, without one, in several gyms at once, or showing one. */
export type RemoteState =
  /** `isOffline`: the server does not answer, and is asked again and again. */
  | { readonly name: 'opening'; readonly isOffline: boolean }
  | { readonly name: 'no-access'; readonly why: AuthError }
  /** The pass is from a screen whose location asks for its code of the day. */
  | { readonly name: 'needs-code' }
  | { readonly name: 'no-location' }
  | {
      readonly name: 'shown'
      readonly remote: Remote
      /** When the server was last heard, by this phone's clock (epoch milliseconds); null: it answers. */
      readonly offlineSince: number | null
      /** Something was pressed, and no answer has come yet. */
      readonly isBusy: boolean
      readonly notice: Notice | null
    }

type Shown = Extract<RemoteState, { name: 'shown' }>

const askEveryMs = 30_000
const lookEveryMs = 5_000
const askAwayEveryMs = 3_000

const isAuthError = (code: string | undefined): code is AuthError =>
  authErrors.some((known) => known === code)

/** Why the server lets this phone in no more, if that is what it said: what it could not do ends no pass. */
function authErrorOf(error: unknown): AuthError | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 403 || error.status === 404) return 'none'
  if (error.status !== 401) return undefined
  const code = error.issues[0]?.code
  return isAuthError(code) ? code : 'signed-out'
}

const isOffline = (error: unknown): boolean =>
  !(error instanceof ApiError) || ['unreachable', 'unavailable', 'busy'].includes(error.code)

export interface RemoteDependencies {
  readonly api: RemoteApi
  /** How this phone is known: opened first, if its address brought a link. */
  readonly enter: (code?: string) => Promise<Credentials | undefined>
  readonly forget: () => void
  /** Stores until when the pass is valid now. */
  readonly keepExpiry: (expiresAt: string) => void
}

export interface RemoteModel {
  readonly state: Store<RemoteState>
  readonly appInfo: Store<AppInfo | null>
  /** Opens the pass with the code of the day. */
  enterCode(code: string): Promise<void>
  sendTimerAction(action: Action, startsAt?: string): Promise<void>
  undo(): Promise<void>
  sendEquipmentAction(equipment: Equipment, action: 'out' | 'back'): Promise<void>
  undoEquipment(): Promise<void>
  /** Makes the pass valid until the location closes. */
  extendPass(): Promise<void>
  /** The pass has ended by the server's clock: nothing can be done with it any more. */
  endPass(): void
  dismiss(): void
  /** Asks now: the page became visible, or the network came back. */
  revalidate(): void
  stop(): void
}

/** What the remote knows and does. Nothing that is pressed is kept for later. */
export function startRemote({ api, enter, forget, keepExpiry }: RemoteDependencies): RemoteModel {
  const state = createStore<RemoteState>({ name: 'opening', isOffline: false })
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
  const isOver = () => isStopped || state.get().name === 'no-access'
  function change(changes: Partial<Omit<Shown, 'name'>>) {
    const now = shown()
    if (now) state.set({ ...now, ...changes })
  }

  function leave(why: AuthError) {
    events?.close()
    events = undefined
    clearTimeout(due)
    forget()
    state.set({ name: 'no-access', why })
  }

  function heard() {
    heardAt = Date.now()
    if (shown()?.offlineSince != null) change({ offlineSince: null })
  }

  /** Nothing was heard, or nothing that helps: asked again, and all stays as it was. */
  function failed(error: unknown) {
    const why = authErrorOf(error)
    if (why !== undefined) leave(why)
    else if (state.get().name !== 'opening')
      change({ offlineSince: shown()?.offlineSince ?? heardAt })
    else if (error instanceof ApiError && error.code === 'bad-input')
      state.set({ name: 'no-location' })
    else state.set({ name: 'opening', isOffline: true })
  }

  /** It may have been done where no answer came: only the timer or the equipment itself can tell. */
  function notDone(error: unknown, lost: Notice) {
    if (authErrorOf(error) !== undefined || isOffline(error)) failed(error)
    // What it could not do now may be why: the buttons are there no more.
    else void read()
    change({ notice: isOffline(error) ? lost : 'failed' })
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
      if (remote.pass) keepExpiry(remote.pass.expiresAt)
      state.set({
        name: 'shown',
        remote: { ...remote, timer, equipment },
        offlineSince: null,
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
    const isDue = Date.now() - askedAt >= askEveryMs || shown()?.offlineSince != null
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
    lookLater(shown()?.offlineSince == null ? lookEveryMs : askAwayEveryMs)
  }

  function lookLater(ms: number) {
    if (!isOver()) due = setTimeout(() => void keepLooking(), ms)
  }

  async function sendTimerAction(request: (ifRevision: number) => Promise<RemoteOutcome>) {
    const now = shown()
    if (!now || now.isBusy || now.offlineSince !== null) return
    change({ isBusy: true, notice: null })
    try {
      const { outcome, timer } = await request(now.remote.timer.revision)
      heard()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'conflict' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, timer: newer(remote.timer, timer) }, notice })
    } catch (error) {
      notDone(error, 'noResponse')
    } finally {
      change({ isBusy: false })
    }
  }

  /** The same for equipment. */
  async function sendEquipmentAction(request: (ifRevision: number) => Promise<EquipmentOutcome>) {
    const now = shown()
    if (!now || now.isBusy || now.offlineSince !== null) return
    change({ isBusy: true, notice: null })
    try {
      const { outcome, equipment } = await request(now.remote.equipment.revision)
      heard()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'equipmentConflict' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, equipment: newer(remote.equipment, equipment) }, notice })
    } catch (error) {
      notDone(error, 'equipmentNoResponse')
    } finally {
      change({ isBusy: false })
    }
  }

  async function extendPass() {
    const now = shown()
    if (!now || now.isBusy || now.offlineSince !== null) return
    change({ isBusy: true, notice: null })
    try {
      await api.extendPass()
      heard()
      await read()
    } catch (error) {
      notDone(error, 'failed')
    } finally {
      change({ isBusy: false })
    }
  }

  async function begin(code?: string) {
    try {
      const credentials = await enter(code)
      if (credentials === undefined) {
        state.set({ name: 'no-access', why: 'none' })
        return
      }
    } catch (error) {
      const needsCode = error instanceof ApiError && error.issues[0]?.code === 'pass-code'
      const why = authErrorOf(error) ?? 'unreachable'
      state.set(needsCode ? { name: 'needs-code' } : { name: 'no-access', why })
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
    enterCode: (code) => {
      state.set({ name: 'opening', isOffline: false })
      return begin(code)
    },
    sendTimerAction: (action, startsAt) =>
      sendTimerAction((ifRevision) => api.act(action, ifRevision, startsAt)),
    undo: () => sendTimerAction((ifRevision) => api.takeBack(ifRevision)),
    sendEquipmentAction: (equipment, action) =>
      sendEquipmentAction((ifRevision) => api.markEquipment(equipment, action, ifRevision)),
    undoEquipment: () => sendEquipmentAction((ifRevision) => api.takeBackEquipment(ifRevision)),
    extendPass,
    endPass: () => {
      if (shown()?.remote.pass) leave('pass-expired')
    },
    dismiss: () => {
      change({ notice: null })
    },
    revalidate: () => void (shown() ? read() : undefined),
    stop() {
      isStopped = true
      events?.close()
      clearTimeout(due)
    },
  }
}
