import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { calls, type ImportOutcome } from '@roundboard/contract'
import { issuesIn } from '@roundboard/domain'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aMediaItem, aScreen, aUser, aWorkout } from '../../../testing/factories.ts'

const head = 'Round,Name,Content Header,Start Date,End Date,State,Text 1,Video Link 1'
const video = '/media/exercises/squat.mp4'
const good = `3,Punch,Jab,2026-12-01,2026-12-03,Published,Jab.,${video}`

const base64 = (text: string) => Buffer.from(text).toString('base64')
const aFile = (...rows: string[]) => base64([head, ...rows].join('\n'))

type Sent = { dryRun?: boolean; as?: string; headers?: Record<string, string> } & Record<
  string,
  unknown
>

async function anImport(server: TestServer, { dryRun, as, headers, ...body }: Sent) {
  const admin = await aUser(server, 'admin')
  const query = { ...(dryRun !== undefined && { dryRun }), ...(as !== undefined && { as }) }
  return server.call(calls.importWorkouts, admin.as, { query, body, ...(headers && { headers }) })
}

const tried = async (server: TestServer, ...rows: string[]): Promise<ImportOutcome> =>
  (await anImport(server, { dryRun: true, file: aFile(...rows) })).data

const listed = async (server: TestServer) => {
  const admin = await aUser(server, 'admin')
  const { data } = await server.call(calls.listWorkouts, admin.as, { query: { limit: 100 } })
  return data
}

describe.each(engines)('a workout import on %s', (engine) => {
  test('creates drafts in one batch that can be undone, with one log entry', async () => {
    const server = await startTestServer({ engine })
    const owner = await aUser(server, 'super-admin')
    const file = aFile(good, good.replace('Punch', 'Kick').replace('3,', '4,'))
    const { data } = await server.call(calls.importWorkouts, owner.as, {
      body: { file, fileName: 'December.csv' },
    })
    expect(data).toMatchObject({ drafts: 2, toCorrect: 0, problems: [] })
    const workouts = await listed(server)
    expect(workouts.map(({ name, isDraft }) => [name, isDraft]).sort()).toEqual([
      ['Kick', true],
      ['Punch', true],
    ])
    expect(workouts.find(({ name }) => name === 'Punch')).toMatchObject({
      round: 3,
      subHeader: 'Jab',
      startDate: '2026-12-01T00:00:00.000Z',
      endDate: '2026-12-03T23:59:59.999Z',
      routines: [{ step: 1, text: 'Jab.', videoLink: video, lrVideoLink: null }],
    })

    const logs = await server.call(calls.listLogs, owner.as, { query: {} })
    const [entry] = logs.data.filter(({ model }) => model === 'Workout')
    expect(JSON.stringify(entry)).toContain('December.csv')
    expect(logs.data.filter(({ model }) => model === 'Workout')).toHaveLength(1)

    const id = data.batch ?? ''
    await server.call(calls.undoWorkouts, owner.as, { params: { id } })
    expect(await listed(server)).toEqual([])
  })

  test('writes nothing when one row is invalid and names the cell', async () => {
    const server = await startTestServer({ engine })
    const wrong = good.replace('2026-12-01', '2026-02-30')
    const answer = await anImport(server, { file: aFile(good, wrong) })
    expect(answer.status).toBe(400)
    expect(answer.error?.issues).toMatchObject([
      { path: 'rows.3.startDate', code: 'no-such-day', params: { day: '2026-02-30', days: 28 } },
    ])
    expect(await listed(server)).toEqual([])
  })

  test('reports its progress to its sender only', async () => {
    const server = await startTestServer({ engine })
    const [sender, other] = [await aUser(server, 'admin'), await aUser(server, 'admin')]
    const progress = 'how-far-is-my-file'
    const rows = Array.from({ length: 200 }, (_, index) =>
      good.replace('Punch', `P ${String(index)}`),
    )
    const importing = server.call(calls.importWorkouts, sender.as, {
      query: { progress },
      body: { file: aFile(...rows) },
    })
    const phaseFor = async ({ as }: typeof sender) => {
      const { data } = await server.call(calls.getImportProgress, as, { query: { progress } })
      return data?.phase ?? null
    }
    const phases = new Set<string | null>()
    const phasesOfOthers = new Set<string | null>()
    const isOver = importing.then(() => true)
    while (!(await Promise.race([isOver, setImmediate(false)]))) {
      phases.add(await phaseFor(sender))
      phasesOfOthers.add(await phaseFor(other))
    }
    expect((await importing).status).toBe(201)
    expect([...phases].filter((phase) => phase !== null)).not.toEqual([])
    expect([...phasesOfOthers]).toEqual([null])
    expect(await phaseFor(sender)).toBeNull()
  })

  test('runs once per idempotency key, and writes nothing as a dry run', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const send = (dryRun: boolean) =>
      server.call(calls.importWorkouts, admin.as, {
        query: { dryRun },
        body: { file: aFile(good) },
        headers: { 'idempotency-key': 'an-import-of-december' },
      })
    expect((await send(true)).data.batch).toBeNull()
    expect(await listed(server)).toEqual([])
    const first = await send(false)
    expect((await send(false)).data.batch).toBe(first.data.batch)
    expect(await listed(server)).toHaveLength(1)
  })

  test('accepts a CSV file as the request body, without JSON', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const bearer = as.bearer
    const answer = await server.raw('POST', '/api/v1/workouts/import', {
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'text/csv' },
      payload: `${head}\n${good}`,
    })
    expect(answer.status).toBe(201)
    expect(await listed(server)).toHaveLength(1)
  })

  test('publishes rows marked as published only on request, and never without steps', async () => {
    const server = await startTestServer({ engine })
    const rows = [good, good.replace('Published', 'draft'), `4,Bare,,2026-12-01,,Publicado,,`]
    const { data } = await anImport(server, { as: 'as-file', file: aFile(...rows) })
    expect(data.rows.map(({ isDraft }) => isDraft)).toEqual([false, true, true])
    expect(data.notices).toMatchObject([{ row: 4, code: 'draft-without-steps' }])
    const published = (await listed(server)).filter(({ isDraft }) => !isDraft)
    expect(published.map(({ name }) => name)).toEqual(['Punch'])
  })

  test('finds clips by their library names and suggests the only similar one', async () => {
    const server = await startTestServer({ engine })
    const clip = await aMediaItem(server, { name: 'Jab Cross', kind: 'exercise-video' })
    const named = (name: string) => good.replace(video, name)
    await aMediaItem(server, { name: 'Twice', kind: 'exercise-video' })
    await aMediaItem(server, { name: 'twice', kind: 'exercise-video' })
    const { problems } = await tried(
      server,
      ...[
        'jab cross',
        clip.link,
        'jab-cross_v3.MOV',
        'Twice',
        'Nothing',
        '/media/library/gone',
        '/media/exercises/jab-cros.mp4',
      ].map(named),
    )
    expect(problems.map(({ row, code, suggestion }) => [row, code, suggestion])).toEqual([
      [4, 'no-such-clip-but', 'Jab Cross'],
      [5, 'clip-of-many', null],
      [6, 'no-such-clip', null],
      [7, 'media-gone', null],
      [8, 'media-gone', null],
    ])
  })

  test('runs the content checklist on every row without blocking on its warnings', async () => {
    const server = await startTestServer({ engine })
    await aScreen(server, { language: 'fr-ca' })
    await aLocation(server, { missingEquipment: ['kettlebell'] })
    const rows = [
      good,
      good.replace('Jab.', 'Jab and cross. '.repeat(20)),
      good.replace(video, '/media/exercises/kettlebell-swing.mp4'),
    ]
    const expected = [
      ['translations'],
      ['long-text', 'translations'],
      ['translations', 'equipment'],
    ]
    const found = ({ rows: read }: ImportOutcome) =>
      read.map(({ check }) => check && issuesIn(check))
    expect(found(await tried(server, ...rows))).toEqual(expected)
    const imported = await anImport(server, { file: aFile(...rows) })
    expect([imported.status, found(imported.data)]).toEqual([201, expected])
  })

  test('reports rows that overlap a workout, and which one is shown', async () => {
    const server = await startTestServer({ engine })
    await aWorkout(server, {
      name: 'Before',
      round: 3,
      startDate: '2026-11-30',
      endDate: '2026-12-01',
    })
    await aWorkout(server, {
      name: 'Later',
      round: 4,
      startDate: '2026-12-02',
      endDate: '2026-12-09',
    })
    const { notices } = await tried(server, good, good.replace('3,', '4,'), good)
    expect(
      notices.map(({ row, code, params }) => [row, code, params['name'] ?? params['row']]),
    ).toEqual([
      [2, 'wins-over', 'Before'],
      [3, 'lies-under', 'Later'],
      [4, 'row-twice', 2],
      [4, 'wins-over', 'Before'],
    ])
  })
})

describe('a dry run of a workout import', () => {
  test('reports each invalid cell and suggests a correction when there is a single match', async () => {
    const wrong: [string, string, string, object, string | null][] = [
      ['2026-12-01', '2026-02-30', 'no-such-day', { day: '2026-02-30', days: 28 }, null],
      ['2026-12-01', 'soon', 'day', {}, null],
      ['2026-12-01', '03/04/2026', 'day-of-two', { one: '2026-04-03', other: '2026-03-04' }, null],
      ['2026-12-01', '', 'required', {}, null],
      ['2026-12-03', '2026-11-30', 'end-before', { start: '2026-12-01' }, '2026-12-01'],
      ['3,', '10,', 'round-is-flexibility', { max: 9 }, null],
      ['3,', '0,', 'round', { min: 1, max: 9 }, null],
      ['3,', 'three,', 'round', { min: 1, max: 9 }, null],
      ['Punch', 'P'.repeat(94), 'longer-by', { length: 94, max: 85, by: 9 }, null],
      ['Punch', '', 'required', {}, null],
      ['Punch', '"Two\nlines"', 'one-line', {}, null],
      ['Punch', 'Two\u2028lines', 'one-line', {}, null],
      ['Punch', '#REF!', 'cell-error', {}, null],
      ['Published', 'maybe', 'state-word', {}, null],
      ['Jab.,', ',', 'required', {}, null],
      [video, '', 'required', {}, null],
      [video, 'http://', 'link', {}, null],
      ['Jab', '\u0007', 'control-characters', {}, null],
    ]
    const server = await startTestServer()
    const { problems, toCorrect } = await tried(
      server,
      ...wrong.map(([was, becomes]) => good.replace(was, becomes)),
    )
    expect(
      problems.map(({ row, code, params, suggestion }) => [row, code, params, suggestion]),
    ).toEqual(wrong.map(([, , ...problem], index) => [index + 2, ...problem]))
    expect(toCorrect).toBe(wrong.length)
  })

  test('looks up each clip file once, however many rows use it', async () => {
    const server = await startTestServer()
    const looked = vi.spyOn(fs, 'existsSync')
    syncBuiltinESMExports()
    onTestFinished(() => {
      looked.mockRestore()
      syncBuiltinESMExports()
    })
    const looksFor = async (...rows: string[]) => {
      looked.mockClear()
      await tried(server, ...rows)
      return looked.mock.calls.filter(([path]) => String(path).includes('media')).length
    }
    await looksFor(good)
    const once = await looksFor(good)
    expect(once).toBeGreaterThan(0)
    expect(await looksFor(...Array<string>(20).fill(good))).toBe(once)
  })

  test('reads ambiguous dates in the order that another date of the file shows', async () => {
    const server = await startTestServer()
    const dated = (from: string, to: string) =>
      good.replace('2026-12-01', from).replace('2026-12-03', to)
    const { rows } = await tried(
      server,
      dated('1/12/2026', '13/12/2026'),
      dated('2.12.2026', '3.12.2026'),
    )
    expect(rows.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-12-01', '2026-12-13'],
      ['2026-12-02', '2026-12-03'],
    ])
  })

  test('reads a formula as text, with a notice', async () => {
    const server = await startTestServer()
    const { notices, problems } = await tried(server, good.replace('Jab,', '=HYPERLINK(1),'))
    expect(problems).toEqual([])
    expect(notices).toMatchObject([
      { row: 2, column: { key: 'subHeader' }, code: 'formula', params: { start: '=HYPERLINK(1' } },
    ])
  })

  test('reads headers in three languages, with translations, and reports ignored columns', async () => {
    const server = await startTestServer()
    const file = base64(
      'RONDA;Nombre;Fecha de inicio;Texto 1;Enlace del vídeo 1;Text_fr;Nombre (es-mx);Notas internas\n' +
        `3;Golpes;2026-12-01;Jab.;${video};Direct.;Puñetazos;nada\n`,
    )
    const { data } = await anImport(server, { file })
    expect(data.language).toBe('es')
    expect(data.columns.map(({ column }) => column && [column.key, column.language])).toEqual([
      ['round', null],
      ['name', null],
      ['startDate', null],
      ['text1', null],
      ['video1', null],
      ['text1', 'fr'],
      ['name', 'es-mx'],
      null,
    ])
    expect(await listed(server)).toMatchObject([
      {
        endDate: '2026-12-01T23:59:59.999Z',
        nameTranslations: [{ language: 'es-mx', text: 'Puñetazos', original: 'Golpes' }],
        routines: [{ textTranslations: [{ language: 'fr', text: 'Direct.', original: 'Jab.' }] }],
      },
    ])
  })

  test('reads intervals in several formats, and cues with their steps', async () => {
    const server = await startTestServer()
    const wanted = [
      ['20s/10s', { kind: 'work-rest', workSeconds: 20, restSeconds: 10 }],
      ['40 / 15', { kind: 'work-rest', workSeconds: 40, restSeconds: 15 }],
      ['étapes égales', { kind: 'equal-steps' }],
      ['', null],
    ] as const
    const rowsOf = (all: readonly string[]) =>
      all.map((typed, index) => `${good.replace('Punch', `P${String(index)}`)},${typed},Hips low`)
    const send = (all: readonly string[]) =>
      anImport(server, {
        file: base64([`${head},Intervals,Cue 1`, ...rowsOf(all)].join('\n')),
      })
    const wrong = await send(['20 seconds', '20s/4s'])
    expect(wrong.error?.issues).toMatchObject([
      { path: 'rows.2.intervals', code: 'intervals-word' },
      { path: 'rows.3.intervals', code: 'number-too-small', params: { min: 5 } },
    ])
    await send(wanted.map(([typed]) => typed))
    const made = (await listed(server)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(made).toMatchObject(
      wanted.map(([, intervals]) => ({ intervals, routines: [{ cue: 'Hips low' }] })),
    )
  })

  test('applies column assignments from the request', async () => {
    const server = await startTestServer()
    const file = base64('Round,Was,Start Date\n3,Punch,2026-12-01\n')
    const missing = await anImport(server, { dryRun: true, file })
    expect(missing.error?.issues).toMatchObject([
      { path: 'file', code: 'columns-missing', params: { columns: 'Name' } },
    ])
    const column = { key: 'name', language: null, isOriginal: false }
    const corrected = await anImport(server, {
      dryRun: true,
      file,
      columns: [{ header: 'Was', column }],
    })
    expect(corrected.data.rows).toMatchObject([{ name: 'Punch', isRight: true }])
  })

  test('keeps corrections while their cells are unchanged, even if rows moved', async () => {
    const server = await startTestServer()
    const wrong = good.replace('2026-12-01', 'soon')
    const corrections = [{ row: 2, header: 'Start Date', was: 'soon', value: '2026-12-02' }]
    const send = async (...rows: string[]) =>
      (await anImport(server, { dryRun: true, file: aFile(...rows), corrections })).data
    expect(await send(wrong)).toMatchObject({ problems: [], corrected: corrections })
    expect(await send(good, wrong)).toMatchObject({
      problems: [],
      corrected: [{ ...corrections[0], row: 3 }],
    })
    expect(await send(good)).toMatchObject({ problems: [], corrected: [] })
    expect((await send(good.replace('2026-12-01', 'later'))).problems).toHaveLength(1)
  })

  test.each([
    ['', 'file-empty'],
    [base64(head), 'no-rows'],
    [base64('a,b\n1,2\n'), 'no-header'],
    [base64(`${head},Título\n${good},x`), 'column-twice'],
    ['!!!', 'base64'],
  ])('refuses the file %j as %s', async (file, code) => {
    const server = await startTestServer()
    const answer = await anImport(server, { dryRun: true, file })
    expect(answer.status).toBe(400)
    expect(answer.error?.issues).toMatchObject([{ path: 'file', code }])
  })
})
