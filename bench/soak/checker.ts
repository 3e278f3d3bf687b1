import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Entry, Event } from './history.ts'

export interface Verdict {
  readonly id: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g'
  readonly what: string
  readonly isHeld: boolean
  readonly figure: string
  /** The first few things that broke it. */
  readonly broken: readonly string[]
}

type Only<Is extends Event['is']> = Extract<Entry, { is: Is }>

/** Checks one invariant against the history. */
interface Judge {
  take(entry: Entry): void
  verdict(): Verdict
}

const calmP99Ms = 1_000
const recoveredMs = 5_000
/** The effects of a fault can outlast it. */
const calmAfterMs = 10_000
const backShare = 0.99
const backMs = 60_000
const withinShare = 0.05
/** A location that lost power is offline once its screens have been silent this long, and recovers soon after power returns. */
const powerLagMs = 150_000
/** A lease lasts 30 s and is renewed after 10. With clocks ten seconds apart, at least this much remains. */
const leaseLeastMs = 15_000
const examplesMax = 5

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
const median = (values: readonly number[]) => quantile(values, 0.5)
const inMs = (ms: number) => (ms < 10_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`)

function createFindings() {
  const first: string[] = []
  let count = 0
  return {
    note(text: string) {
      count += 1
      if (first.length < examplesMax) first.push(text)
    },
    count: () => count,
    verdict: (verdict: Omit<Verdict, 'isHeld' | 'broken'>): Verdict => ({
      ...verdict,
      isHeld: count === 0,
      broken:
        count > first.length ? [...first, `… and ${String(count - first.length)} more`] : first,
    }),
  }
}

/** Tracks which faults are active at each point of the history. */
function createFaults() {
  const broken = new Map<string, Only<'fault'>>()
  const felt = new Set<string>()
  let overAt = -Infinity
  let mightRefuse = false
  let recoveredAt = -Infinity
  return {
    take(entry: Only<'fault'>) {
      const { name, state, at } = entry
      if (state === 'begins') {
        broken.set(name, entry)
        felt.add(name)
      } else if (state === 'over') {
        overAt = at
        mightRefuse = broken.get(name)?.mayRefuse ?? false
        broken.delete(name)
      } else {
        felt.delete(name)
        recoveredAt = at
      }
    },
    isCalm: (at: number) => felt.size === 0 && at - recoveredAt > calmAfterMs,
    mayRefuse: (at: number) =>
      [...broken.values()].some(({ mayRefuse }) => mayRefuse) ||
      (mightRefuse && at - overAt < calmAfterMs),
    isGraceful: () => [...broken.values()].some(({ isGraceful }) => isGraceful),
    isBroken: () => broken.size > 0,
    isFelt: () => felt.size > 0,
    overAt: () => overAt,
  }
}

interface Edit {
  readonly version: number
  readonly acknowledgedAt: number
  readonly isCalm: boolean
  readonly seenBy: Set<string>
}

/**
 * The lag counts from the response to the edit, from when the screen's stream reopened, or from when all
 * faults were over, whichever came last: until then, the screen isn't connected.
 */
function judgeLag(): Judge {
  const findings = createFindings()
  const faults = createFaults()
  const edits = new Map<string, Edit[]>()
  const shows = new Map<string, Map<string, number>>()
  const openSince = new Map<string, number>()
  const calm: number[] = []
  const later: number[] = []
  let lastAt = 0
  let screens = 0

  function reach(who: string, edit: Edit, at: number) {
    if (edit.seenBy.has(who)) return
    edit.seenBy.add(who)
    const connectedSince = openSince.get(who)
    if (connectedSince === undefined || faults.isBroken()) return
    const wasApart = connectedSince > edit.acknowledgedAt || faults.overAt() > edit.acknowledgedAt
    const from = Math.max(edit.acknowledgedAt, connectedSince, faults.overAt())
    const lag = Math.max(0, at - from)
    if (edit.isCalm && !wasApart) calm.push(lag)
    else later.push(lag)
  }

  /** An edit that is already late when a fault begins counts as late, whenever it arrives. */
  function settle(at: number) {
    for (const [who, versions] of shows)
      for (const [target, version] of versions)
        for (const edit of edits.get(target) ?? []) {
          const connectedSince = openSince.get(who)
          if (edit.version <= version || edit.seenBy.has(who) || connectedSince === undefined)
            continue
          if (at - Math.max(edit.acknowledgedAt, connectedSince, faults.overAt()) > recoveredMs)
            reach(who, edit, at)
        }
  }

  function take(entry: Entry) {
    lastAt = entry.at
    if (entry.is === 'run') screens = entry.screens
    if (entry.is === 'fault') {
      if (entry.state === 'begins') settle(entry.at)
      faults.take(entry)
    }
    if (entry.is === 'stream')
      if (entry.isOpen) openSince.set(entry.who, entry.at)
      else openSince.delete(entry.who)
    if (entry.is === 'edit' && entry.state === 'acknowledged') {
      const { target, version, at } = entry
      const edit = {
        version,
        acknowledgedAt: at,
        isCalm: faults.isCalm(at),
        seenBy: new Set<string>(),
      }
      edits.set(target, [...(edits.get(target) ?? []), edit])
      // Screens may show it before the editor gets the response.
      for (const [who, versions] of shows)
        if ((versions.get(target) ?? -1) >= version) reach(who, edit, at)
    }
    if (entry.is === 'shown') {
      const mine = shows.get(entry.who) ?? new Map<string, number>()
      shows.set(entry.who, mine)
      for (const [target, version] of Object.entries(entry.versions)) {
        const isFirst = !mine.has(target)
        mine.set(target, version)
        for (const edit of edits.get(target) ?? [])
          if (edit.version > version) continue
          else if (isFirst) edit.seenBy.add(entry.who)
          else reach(entry.who, edit, entry.at)
      }
    }
  }

  return {
    take,
    verdict() {
      for (const [who, versions] of shows)
        for (const [target, version] of versions)
          for (const edit of edits.get(target) ?? []) {
            const isDue =
              !faults.isBroken() &&
              lastAt - Math.max(edit.acknowledgedAt, faults.overAt()) > recoveredMs
            if (edit.version <= version || edit.seenBy.has(who) || !isDue) continue
            if (lastAt - (openSince.get(who) ?? lastAt) > recoveredMs)
              findings.note(`${target} version ${String(edit.version)} never reached ${who}`)
          }
      if (shows.size < screens)
        findings.note(`${String(screens - shows.size)} screens never showed anything`)
      const [calmP99, laterP99] = [quantile(calm, 0.99), quantile(later, 0.99)]
      if (calm.length === 0) findings.note('no edit was made without a fault')
      if (calmP99 > calmP99Ms) findings.note(`p99 without a fault ${inMs(calmP99)}`)
      if (laterP99 > recoveredMs) findings.note(`p99 after recovery ${inMs(laterP99)}`)
      return findings.verdict({
        id: 'a',
        what: 'acknowledged edits reach connected screens within 1 s (p99, no fault), 5 s after recovery',
        figure: `p99 without a fault ${inMs(calmP99)} of ${String(calm.length)} (median ${inMs(median(calm))}); after faults p99 ${inMs(laterP99)} of ${String(later.length)}`,
      })
    },
  }
}

function judgeOrder(): Judge {
  const findings = createFindings()
  const shows = new Map<string, Map<string, number>>()
  const committed = new Set<string>()
  const shown = new Map<string, string>()
  let count = 0
  const key = (target: string, version: number) => `${target} version ${String(version)}`
  return {
    take(entry) {
      if (entry.is === 'committed') committed.add(key(entry.target, entry.version))
      if (entry.is !== 'shown') return
      const mine = shows.get(entry.who) ?? new Map<string, number>()
      shows.set(entry.who, mine)
      for (const [target, version] of Object.entries(entry.versions)) {
        count += 1
        const before = mine.get(target) ?? 0
        if (version < before)
          findings.note(`${entry.who} went from ${key(target, before)} back to ${String(version)}`)
        mine.set(target, version)
        if (version > 0) shown.set(key(target, version), entry.who)
      }
    },
    verdict() {
      for (const [what, who] of shown)
        if (!committed.has(what)) findings.note(`${who} showed ${what}, which was never committed`)
      if (count === 0) findings.note('no screen ever showed anything')
      return findings.verdict({
        id: 'b',
        what: 'no screen goes back to an older revision or shows an uncommitted one',
        figure: `${String(findings.count())} of ${String(count)} contents shown`,
      })
    },
  }
}

/** Recomputes the audit log's chain from its description in decision 21. */
function judgeStored(): Judge {
  const findings = createFindings()
  const acknowledged: { readonly target: string; readonly version: number }[] = []
  const uploads = new Set<string>()
  const committed = new Set<string>()
  const stored = new Map<string, number>()
  const files = new Set<string>()
  const log: Only<'log'>[] = []
  let head: Only<'log head'> | undefined

  function checkLog(): void {
    if (head === undefined) {
      findings.note('no audit log was read')
      return
    }
    let last = { seq: 0, hash: '' }
    for (const { seq, content, hash } of log) {
      const wanted = createHmac('sha256', head.key)
        .update(`entry\n${last.hash}\n${content}`)
        .digest('hex')
      if (seq !== last.seq + 1) findings.note(`log entry ${String(last.seq + 1)} is missing`)
      else if (hash !== wanted) findings.note(`log entry ${String(seq)} doesn't fit the chain`)
      last = { seq, hash }
    }
    if (last.seq !== head.seq || last.hash !== head.hash)
      findings.note(`the log ends at ${String(last.seq)}, its head at ${String(head.seq)}`)
  }

  return {
    take(entry) {
      if (entry.is === 'edit' && entry.state === 'acknowledged') acknowledged.push(entry)
      if (entry.is === 'upload' && entry.state === 'acknowledged') uploads.add(entry.sha256)
      if (entry.is === 'committed') committed.add(`${entry.target} ${String(entry.version)}`)
      if (entry.is === 'stored') stored.set(entry.target, entry.version)
      if (entry.is === 'stored file') files.add(entry.sha256)
      if (entry.is === 'log') log.push(entry)
      if (entry.is === 'log head') head = entry
    },
    verdict() {
      for (const { target, version } of acknowledged)
        if ((stored.get(target) ?? -1) < version || !committed.has(`${target} ${String(version)}`))
          findings.note(`${target} version ${String(version)} was acknowledged and is missing`)
      for (const sha256 of uploads)
        if (!files.has(sha256)) findings.note(`the file ${sha256} was acknowledged and is missing`)
      checkLog()
      return findings.verdict({
        id: 'c',
        what: 'nothing acknowledged is missing, and the audit log is intact',
        figure: `${String(acknowledged.length)} edits, ${String(uploads.size)} uploads, ${String(log.length)} log entries; ${String(findings.count())} wrong`,
      })
    },
  }
}

/** Alerts about the server itself, such as a full disk, are justified and counted separately. */
function judgeAlarms(): Judge {
  const findings = createFindings()
  const power = new Map<string, { offAt: number; onAt: number }>()
  const emails = new Map<string, number>()
  const cuts = new Map<string, number>()
  const kinds = new Map<string, number>()
  const wasRed = new Set<string>()
  let reads = 0
  let red = 0
  let sent = 0
  let aboutServers = 0
  let lastAt = 0
  const hasPower = (location: string, at: number) => {
    const cut = power.get(location)
    return cut === undefined || at < cut.offAt || at > cut.onAt + powerLagMs
  }
  return {
    take(entry) {
      lastAt = entry.at
      if (entry.is === 'power')
        power.set(
          entry.location,
          entry.isOn
            ? { offAt: power.get(entry.location)?.offAt ?? entry.at, onAt: entry.at }
            : { offAt: entry.at, onAt: Infinity },
        )
      if (entry.is === 'power' && !entry.isOn) {
        const owner = ownerOf(entry.location)
        cuts.set(owner, (cuts.get(owner) ?? 0) + 1)
      }
      if (entry.is === 'red') {
        reads += 1
        for (const location of entry.locations) {
          wasRed.add(location)
          if (hasPower(location, entry.at)) {
            red += 1
            findings.note(`${location} was red without cause`)
          }
        }
      }
      if (entry.is === 'alert')
        if (entry.location === null) aboutServers += 1
        else if (!power.has(entry.location)) findings.note(`${entry.kind} of ${entry.location}`)
      if (entry.is === 'email') {
        sent += 1
        const times = (emails.get(entry.id) ?? 0) + 1
        emails.set(entry.id, times)
        if (times > 1)
          findings.note(`email ${entry.id} to ${entry.to} was sent ${String(times)} times`)
        const kind = `${entry.to} ${entry.kind}`
        const ofKind = (kinds.get(kind) ?? 0) + 1
        kinds.set(kind, ofKind)
        const due = cuts.get(entry.to) ?? 0
        if (times === 1 && due > 0 && ofKind > due)
          findings.note(`${entry.to} got ${String(ofKind)} emails (${entry.kind})`)
        if (due === 0) findings.note(`${entry.to} got an email (${entry.kind}) without cause`)
      }
    },
    verdict() {
      if (reads === 0) findings.note('the dashboard was never read')
      for (const [location, { offAt, onAt }] of power) {
        if (Math.min(onAt, lastAt) - offAt < powerLagMs) continue
        if (!wasRed.has(location)) findings.note(`${location} without power never turned red`)
        if (!kinds.has(`${ownerOf(location)} alert`))
          findings.note(`the owner of ${location} got no email about its outage`)
      }
      return findings.verdict({
        id: 'd',
        what: 'no server fault turns a location red or sends an alert or email; no email is sent twice',
        figure: `${String(red)} red without cause, ${String(sent)} emails for ${String(power.size)} locations without power, ${String(aboutServers)} alerts about the servers`,
      })
    },
  }
}

/** The owner of a location such as `location 12`. */
const ownerOf = (location: string) => `owner-${location.replace(/\D/g, '')}@roundboard.test`

function judgeReturn(): Judge {
  const findings = createFindings()
  const faults = createFaults()
  const open = new Set<string>()
  const dark = new Set<string>()
  let screens = 0
  let watched: { name: string; overAt: number; backAt: number | undefined } | undefined
  let worst = { name: 'none', took: 0 }
  let beats = 0
  let unavailable = 0
  const isBack = () => open.size >= (screens - dark.size) * backShare

  function settle(at: number): void {
    if (watched === undefined) return
    const { name, overAt, backAt = Infinity } = watched
    watched = undefined
    const took = Math.max(0, backAt - overAt)
    // The next fault began too soon to tell.
    if (backAt === Infinity && at - overAt < backMs) return
    if (took > worst.took) worst = { name, took }
    if (took > backMs) findings.note(`${name}: 99% of streams were back after ${inMs(took)}`)
  }

  return {
    take(entry) {
      if (entry.is === 'run') screens = entry.screens
      if (entry.is === 'power')
        for (const who of entry.screens)
          if (entry.isOn) dark.delete(who)
          else dark.add(who)
      if (entry.is === 'stream' && entry.who.startsWith('screen')) {
        if (entry.isOpen) open.add(entry.who)
        else open.delete(entry.who)
        if (watched !== undefined)
          if (!isBack()) watched.backAt = undefined
          else watched.backAt ??= entry.at
      }
      if (entry.is === 'fault') {
        if (entry.state === 'begins') settle(entry.at)
        faults.take(entry)
        if (entry.state === 'over')
          watched = {
            name: entry.name,
            overAt: entry.at,
            backAt: isBack() ? entry.at : undefined,
          }
      }
      if (entry.is !== 'answered') return
      const isBeat = entry.call === 'heartbeat'
      if (isBeat) beats += 1
      const isLost = entry.status === 0 && entry.call !== 'stream' && faults.isGraceful()
      if (isLost) findings.note(`a ${entry.call} got no response during a rolling restart`)
      if (entry.status < 500 || !(isBeat || faults.isGraceful())) return
      // If the proxy responds itself, no server did.
      const isServers = entry.status === 503 && entry.server != null
      const mayBe = isServers && entry.retryAfter != null && faults.mayRefuse(entry.at)
      if (mayBe) unavailable += 1
      else
        findings.note(
          `a ${entry.call} got ${String(entry.status)}${entry.retryAfter == null ? ' without Retry-After' : ''} from ${entry.server ?? 'the proxy'}`,
        )
    },
    verdict() {
      settle(Infinity)
      if (beats === 0) findings.note('no heartbeat was answered')
      return findings.verdict({
        id: 'e',
        what: '99% of streams are back within 60 s; heartbeats, and all calls during a rolling restart, get no 5xx except 503 with Retry-After',
        figure: `${inMs(worst.took)} at most (${worst.name}); ${String(beats)} heartbeats, ${String(unavailable)} responses with 503 and Retry-After`,
      })
    },
  }
}

/**
 * A server must not take a job whose lease another one just renewed, nor run or end a job that another one
 * has taken since.
 */
function judgeLeases(): Judge {
  const findings = createFindings()
  const jobs = new Map<string, { server: string; touchedAt: number; isHeld: boolean }>()
  let taken = 0
  let takenSince = 0
  let lastFault = 'the start'
  const settle = () => {
    if (takenSince === 0) findings.note(`no job was taken after ${lastFault}`)
  }
  return {
    take(entry) {
      if (entry.is === 'fault' && entry.state === 'begins') settle()
      if (entry.is === 'fault' && entry.state === 'over') {
        takenSince = 0
        lastFault = entry.name
      }
      if (entry.is === 'email') {
        const holder = jobs.get(entry.id)?.server
        if (holder !== undefined && holder !== entry.server)
          findings.note(`${entry.server} sent email ${entry.id}, whose job ${holder} has taken`)
      }
      if (entry.is !== 'lease') return
      const { job, kind, server, did, at } = entry
      const last = jobs.get(job)
      const isOthers = last !== undefined && last.isHeld && last.server !== server
      if (did === 'took') {
        taken += 1
        takenSince += 1
      }
      if (isOthers && did !== 'took')
        findings.note(`${server} ${did} a job (${kind}) that ${last.server} has taken`)
      if (isOthers && did === 'took' && at - last.touchedAt < leaseLeastMs)
        findings.note(`${server} took a job (${kind}) that ${last.server} held`)
      jobs.set(job, { server, touchedAt: at, isHeld: did !== 'ended' })
    },
    verdict() {
      settle()
      return findings.verdict({
        id: 'f',
        what: 'two holders of one job’s lease never both act',
        figure: `${String(taken)} jobs taken, ${String(findings.count())} wrong`,
      })
    },
  }
}

/** Sums up all servers, because streams move between them. Takes the lowest of several samples without a fault, before and after all faults. */
function judgeResources(): Judge {
  const findings = createFindings()
  const faults = createFaults()
  const kinds = ['memory', 'files', 'connections'] as const
  type Sums = Record<(typeof kinds)[number], number>
  const before: Sums[] = []
  let after: Sums[] = []
  let hadFault = false
  const latest = new Map<string, Only<'sample'>>()
  const sum = (): Sums => {
    const sums: Sums = { memory: 0, files: 0, connections: 0 }
    for (const sample of latest.values()) for (const kind of kinds) sums[kind] += sample[kind]
    return sums
  }
  return {
    take(entry) {
      if (entry.is === 'fault') {
        faults.take(entry)
        hadFault = true
        after = []
        latest.clear()
      }
      if (entry.is !== 'sample') return
      const isNext = latest.has(entry.server)
      if (isNext && !faults.isFelt()) (hadFault ? after : before).push(sum())
      if (isNext) latest.clear()
      latest.set(entry.server, entry)
    },
    verdict() {
      if (!hadFault) after = before
      const texts = kinds.map((kind) => {
        const [was = NaN, is = NaN] = [before, after].map((sums) =>
          Math.min(...sums.map((one) => one[kind])),
        )
        const change = is / was - 1
        if (!(change <= withinShare)) findings.note(`${kind}: ${(change * 100).toFixed(1)}%`)
        return `${kind} ${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(1)}%`
      })
      return findings.verdict({
        id: 'g',
        what: 'memory, descriptors and connections return to within 5% of their baseline',
        figure: texts.join(', '),
      })
    },
  }
}

/** Judges a whole history, with entries in order of time. */
export async function judge(
  history: AsyncIterable<Entry> | Iterable<Entry>,
): Promise<readonly Verdict[]> {
  const judges = [
    ...[judgeLag(), judgeOrder(), judgeStored(), judgeAlarms()],
    ...[judgeReturn(), judgeLeases(), judgeResources()],
  ]
  for await (const entry of history) for (const { take } of judges) take(entry)
  return judges.map(({ verdict }) => verdict())
}

/** The entries of a file, one per line. */
export async function* readHistory(file: string): AsyncGenerator<Entry> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield JSON.parse(line) as Entry
}
