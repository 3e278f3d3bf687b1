import { ApiError, type EventStream } from '@roundboard/client'
import type { AppInfo, EquipmentOutcome, Remote, RemoteOutcome } from '@roundboard/contract'
import type { Equipment } from '@roundboard/domain'
import { createStore, type Store } from '../shared/store.ts'
import type { Action, RemoteApi } from './remote-api.ts'
import type { Credentials } from './credentials.ts'
import type { RemoteMessages } from '../shared/messages/remote.ts'

/** Why a phone has no access, by the server's codes; `none` if it never had credentials. */
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

export type RemoteState =
  /** `isOffline`: the server doesn't answer, and requests are repeated. */
  | { readonly name: 'opening'; readonly isOffline: boolean }
  | { readonly name: 'no-access'; readonly why: AuthError }
  /** The location requires its code of the day for passes from screens. */
  | { readonly name: 'needs-code' }
  | { readonly name: 'no-location' }
  | {
      readonly name: 'shown'
      readonly remote: Remote
      /** When the server last responded (epoch milliseconds by this phone), if it isn't responding now; else null. */
      readonly offlineSince: number | null
      /** An action is waiting for its response. */
      readonly isBusy: boolean
      readonly notice: Notice | null
    }

type Shown = Extract<RemoteState, { name: 'shown' }>

const readEveryMs = 30_000
const pollEveryMs = 5_000
const offlinePollEveryMs = 3_000

const isAuthError = (code: string | undefined): code is AuthError =>
  authErrors.some((known) => known === code)

/** Why our server denies access, if it does; other errors, such as a proxy's 403, don't end a pass. */
function authErrorOf(error: unknown): AuthError | undefined {
  if (!(error instanceof ApiError) || error.code === 'unavailable') return undefined
  if (error.status === 403 || error.status === 404) return 'none'
  if (error.status !== 401) return undefined
  const code = error.issues[0]?.code
  return isAuthError(code) ? code : 'signed-out'
}

const isOffline = (error: unknown): boolean =>
  !(error instanceof ApiError) || ['unreachable', 'unavailable', 'busy'].includes(error.code)

export interface RemoteDependencies {
  readonly api: RemoteApi
  /** Returns the phone's credentials; opens the link in the address first, if there is one. */
  readonly signIn: (code?: string) => Promise<Credentials | undefined>
  /** Removes the rejected credentials. Returns whether the phone has others. */
  readonly forget: (why: AuthError) => boolean
  /** Stores the pass's new expiry. */
  readonly saveExpiry: (expiresAt: string) => void
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
  /** Extends the pass until the location closes. */
  extendPass(): Promise<void>
  /** Ends the remote because the pass has expired by the server's clock. */
  endPass(): void
  dismiss(): void
  /** Fetches now, because the page became visible or the network is back. */
  revalidate(): void
  stop(): void
}

/** The remote's state and actions. Actions are never queued for later. */
export function startRemote({ api, signIn, forget, saveExpiry }: RemoteDependencies): RemoteModel {
  const state = createStore<RemoteState>({ name: 'opening', isOffline: false })
  const appInfo = createStore<AppInfo | null>(null)
  let events: EventStream | undefined
  let due: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let lastContactAt = Date.now()
  let lastReadAt = -Infinity
  let reading: Promise<void> | undefined
  let queued: Promise<void> | undefined

  const shown = (): Shown | undefined => {
    const now = state.get()
    return now.name === 'shown' ? now : undefined
  }
  const isOver = () => isStopped || state.get().name === 'no-access'
  function change(changes: Partial<Omit<Shown, 'name'>>) {
    const now = shown()
    if (now) state.set({ ...now, ...changes })
  }

  function endAccess(why: AuthError) {
    events?.close()
    events = undefined
    clearTimeout(due)
    if (forget(why)) {
      state.set({ name: 'opening', isOffline: false })
      void begin()
    } else state.set({ name: 'no-access', why })
  }

  function noteContact() {
    lastContactAt = Date.now()
    if (shown()?.offlineSince != null) change({ offlineSince: null })
  }

  /** Ends access if the server denied it; otherwise keeps the state, and polling retries. */
  function requestFailed(error: unknown) {
    const why = authErrorOf(error)
    if (why !== undefined) endAccess(why)
    else if (state.get().name !== 'opening')
      change({ offlineSince: shown()?.offlineSince ?? lastContactAt })
    else if (error instanceof ApiError && error.code === 'bad-input')
      state.set({ name: 'no-location' })
    else state.set({ name: 'opening', isOffline: true })
  }

  /** A request without a response may have succeeded; only the next fetch shows it. */
  function actionFailed(error: unknown, lost: Notice) {
    if (authErrorOf(error) !== undefined || isOffline(error)) requestFailed(error)
    // The action may have failed because the buttons are no longer available.
    else void read()
    change({ notice: isOffline(error) ? lost : 'failed' })
  }

  /** The newer of two states, because responses may arrive out of order. */
  const newer = <T extends { readonly revision: number }>(before: T, after: T) =>
    after.revision >= before.revision ? after : before

  /** Fetches one at a time, so that none overtakes another; calls in between get the next one. */
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
    lastReadAt = Date.now()
    try {
      const remote = await api.getRemote()
      const before = shown()
      if (isOver()) return
      const timer = before ? newer(before.remote.timer, remote.timer) : remote.timer
      const equipment = before ? newer(before.remote.equipment, remote.equipment) : remote.equipment
      lastContactAt = Date.now()
      if (remote.pass) saveExpiry(remote.pass.expiresAt)
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
          if (stream === 'waiting') void checkServer()
        },
      )
    } catch (error) {
      requestFailed(error)
    }
  }

  /** Checks whether the server answers, with its cheapest call. */
  async function checkServer() {
    const isDue = Date.now() - lastReadAt >= readEveryMs || shown()?.offlineSince != null
    if (isDue) await read()
    else
      try {
        await api.measureRoundTrip()
        noteContact()
      } catch (error) {
        requestFailed(error)
      }
  }

  async function poll() {
    if (state.get().name === 'opening') await read()
    else if (shown()) await checkServer()
    schedulePoll(shown()?.offlineSince == null ? pollEveryMs : offlinePollEveryMs)
  }

  function schedulePoll(ms: number) {
    if (!isOver()) due = setTimeout(() => void poll(), ms)
  }

  async function sendTimerAction(request: (ifRevision: number) => Promise<RemoteOutcome>) {
    const now = shown()
    if (!now || now.isBusy || now.offlineSince !== null) return
    change({ isBusy: true, notice: null })
    try {
      const { outcome, timer } = await request(now.remote.timer.revision)
      noteContact()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'conflict' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, timer: newer(remote.timer, timer) }, notice })
    } catch (error) {
      actionFailed(error, 'noResponse')
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
      noteContact()
      const notice =
        outcome === 'done' ? null : outcome === 'changed-meanwhile' ? 'equipmentConflict' : 'notNow'
      const { remote } = shown() ?? now
      change({ remote: { ...remote, equipment: newer(remote.equipment, equipment) }, notice })
    } catch (error) {
      actionFailed(error, 'equipmentNoResponse')
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
      noteContact()
      await read()
    } catch (error) {
      actionFailed(error, 'failed')
    } finally {
      change({ isBusy: false })
    }
  }

  async function begin(code?: string) {
    try {
      const credentials = await signIn(code)
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
    schedulePoll(pollEveryMs)
  }

  void begin()
  api.getAppInfo().then(
    (info) => {
      appInfo.set(info)
    },
    // Only support's address is missing without it.
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
      sendTimerAction((ifRevision) => api.sendTimerAction(action, ifRevision, startsAt)),
    undo: () => sendTimerAction((ifRevision) => api.takeBack(ifRevision)),
    sendEquipmentAction: (equipment, action) =>
      sendEquipmentAction((ifRevision) => api.markEquipment(equipment, action, ifRevision)),
    undoEquipment: () => sendEquipmentAction((ifRevision) => api.undoEquipmentAction(ifRevision)),
    extendPass,
    endPass: () => {
      if (shown()?.remote.pass) endAccess('pass-expired')
    },
    dismiss: () => change({ notice: null }),
    revalidate: () => void (shown() ? read() : undefined),
    stop() {
      isStopped = true
      events?.close()
      clearTimeout(due)
    },
  }
}
