import { expect, test } from 'vitest'
import { likelyCause, type ScreenNow, simultaneousMs } from './offline-cause.ts'
import { reportedIssue } from './reported-issue.ts'
import { wallProblems } from './wall-problems.ts'

const lost = (since: number): ScreenNow => ({ state: 'lost', since })
const well: ScreenNow = { state: 'connected', since: 0 }
const is = (state: ScreenNow['state']): ScreenNow => ({ state, since: 0 })

test.each<[string, readonly ScreenNow[], number, object | null]>([
  ['all are online', [well, well], 2, null],
  ['there are no screens', [], 0, null],
  ['none is linked', [], 10, { code: 'not-linked', screens: 10, of: 10, withinSeconds: null }],
  ['two of ten are linked', [well, well], 10, { code: 'not-linked', screens: 8, of: 10 }],
  ['one of two linked is frozen', [is('frozen'), well], 10, { code: 'frozen', of: 2 }],
  [
    'all went offline within a heartbeat',
    [lost(0), lost(simultaneousMs)],
    2,
    { code: 'whole-gym', screens: 2, of: 2, withinSeconds: simultaneousMs / 1_000 },
  ],
  [
    'all went offline one by one',
    [lost(0), lost(simultaneousMs + 1)],
    2,
    { code: 'one-by-one', screens: 2 },
  ],
  [
    'one went offline',
    [lost(0), well],
    2,
    { code: 'one-box', screens: 1, of: 2, withinSeconds: 0 },
  ],
  ['the only one went offline', [lost(0)], 10, { code: 'one-box', screens: 1, of: 1 }],
  [
    'some went offline',
    [lost(0), lost(9), well],
    3,
    { code: 'some', screens: 2, of: 3, withinSeconds: 1 },
  ],
  ['one is offline and another frozen', [lost(0), is('frozen'), well], 3, { code: 'one-box' }],
  [
    'two have different issues',
    [is('no-boot'), is('frozen'), well],
    3,
    { code: 'frozen', screens: 1 },
  ],
  [
    'one box is hot and the others run an old build',
    [is('old-version'), is('hot'), is('old-version')],
    3,
    { code: 'hot', screens: 1 },
  ],
  [
    'all run an old build',
    [is('old-version'), is('old-version')],
    2,
    { code: 'old-version', screens: 2 },
  ],
])('likelyCause finds the cause when %s', (_, linked, total, cause) => {
  if (cause === null) expect(likelyCause(linked, total)).toBe(null)
  else expect(likelyCause(linked, total)).toMatchObject(cause)
})

const holding = (boot: string, ...reasons: string[]) => ({
  holding: { boot, missing: reasons.map((reason) => ({ reason })) },
})
test.each([
  [{}, null],
  [{ problem: null, holding: null }, null],
  [{ problem: `${wallProblems.streamAway} · ${wallProblems.videoFrozen} /a.mp4` }, 'frozen'],
  [{ problem: wallProblems.safeMode, ...holding('failed') }, 'frozen'],
  [{ problem: `${wallProblems.wallNotDrawn} x` }, 'not-drawn'],
  [{ problem: `${wallProblems.fileNoSpace} x` }, 'no-space'],
  [holding('held', 'waiting', 'no-space'), 'no-space'],
  [holding('failed'), 'no-boot'],
  [holding('unsupported'), 'no-boot'],
  [holding('insecure'), null],
  [holding('filling', 'waiting'), null],
  [{ problem: wallProblems.takesTurns }, null],
])('a report with %j has the issue %s', (report, issue) => {
  expect(reportedIssue(report)).toBe(issue)
})
