import { ApiError } from '@roundboard/client'
import type { EquipmentOutcome, Remote, RemoteOutcome, CoachPass } from '@roundboard/contract'
import type { RemoteApi } from '../remote/remote-api.ts'

const id = '019a0000-0000-7000-8000-000000000001'

export const aRemote = (given: Partial<Remote> = {}): Remote => ({
  location: {
    _id: id,
    id,
    name: 'Harbor Street Kickboxing',
    locationIdentifier: 'RB-1024',
    timeZone: 'America/New_York',
    language: 'en-us',
    timerPalette: 'classic',
  },
  pass: null,
  walls: { connected: 9, all: 9 },
  others: [],
  buttons: 'shown',
  licenceService: null,
  timer: {
    revision: 4,
    course: {
      stamp: new Date(Date.now() - 20_000).toISOString(),
      pausedAt: null,
      longer: null,
      since: null,
      before: null,
    },
    serverTime: new Date().toISOString(),
    takeBack: null,
  },
  activeBreaks: [],
  rounds: Array.from({ length: 9 }, (_, index) => ({
    round: index + 1,
    name: `Round ${String(index + 1)}`,
    imageUrl: '',
    workout: null,
    lrVideo: false,
  })),
  equipment: { revision: 0, pieces: [], takeBack: null },
  media: [],
  ...given,
})

/** A server with set responses that records its requests. */
export function createFakeRemote(first: Remote = aRemote()) {
  const fake = {
    remote: first,
    condition: 'up' as 'up' | 'down',
    refusal: undefined as ApiError | undefined,
    asked: [] as string[],
    /** The outcome of the next action. */
    outcome: 'done' as RemoteOutcome['outcome'],
    tell: (): undefined => undefined,
  }
  async function answer<T>(name: string, give: () => T): Promise<T> {
    await Promise.resolve()
    fake.asked.push(name)
    if (fake.condition === 'down') throw new ApiError('unreachable', 0, 'No network.')
    if (fake.refusal) throw fake.refusal
    return give()
  }
  function done(): RemoteOutcome {
    const { timer } = fake.remote
    if (fake.outcome === 'done')
      fake.remote = { ...fake.remote, timer: { ...timer, revision: timer.revision + 1 } }
    return { outcome: fake.outcome, timer: fake.remote.timer }
  }
  function equipmentOutcome(): EquipmentOutcome {
    const { equipment } = fake.remote
    if (fake.outcome === 'done')
      fake.remote = {
        ...fake.remote,
        equipment: { ...equipment, revision: equipment.revision + 1 },
      }
    return { outcome: fake.outcome, equipment: fake.remote.equipment }
  }
  function extended(): CoachPass {
    const { pass } = fake.remote
    if (!pass?.extendsTo) throw new Error('nothing to extend')
    fake.remote = { ...fake.remote, pass: { expiresAt: pass.extendsTo, extendsTo: null } }
    return {
      ...{ _id: id, id, number: 1, madeBy: 'Wall 1', isFromWall: true },
      ...{ madeAt: '', opensUntil: '', openedAt: null, expiresAt: pass.extendsTo },
    }
  }
  const api: RemoteApi = {
    getAppInfo: () => Promise.reject(new Error('nobody asks here')),
    openPass: () => Promise.reject(new Error('nobody asks here')),
    getRemote: () => answer('get', () => fake.remote),
    extendPass: () => answer('extend', () => extended()),
    sendTimerAction: (action, ifRevision) => answer(`${action} ${String(ifRevision)}`, done),
    takeBack: (ifRevision) => answer(`take-back ${String(ifRevision)}`, done),
    markEquipment: (equipment, action, ifRevision) =>
      answer(`${equipment} ${action} ${String(ifRevision)}`, equipmentOutcome),
    undoEquipmentAction: (ifRevision) =>
      answer(`equipment-back ${String(ifRevision)}`, equipmentOutcome),
    measureRoundTrip: () =>
      answer('time', () => ({
        sentAt: performance.now(),
        receivedAt: performance.now(),
        serverReceivedAt: Date.now(),
        serverSentAt: Date.now(),
      })),
    openEvents: (onEvent) => {
      fake.tell = () => {
        onEvent('timer')
        return undefined
      }
      return { close: () => undefined }
    },
  }
  return { fake, api }
}
