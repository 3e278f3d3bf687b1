import type { LocationImportOutcome, LocationImportUndoOutcome } from '@roundboard/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type ReceivedRequest, Refusal } from '../../../shared/testing/fake-server.ts'
import { idOf } from '../../../shared/testing/fixtures.ts'
import { linksFile } from './imported-locations.tsx'

const page = '/admin/locations/import'
const importedLocation = {
  ...{ row: 2, id: null, locationIdentifier: 'RB-4711', name: 'Loop' },
  ...{ timeZone: 'America/Chicago', becomes: 'new' as const },
}
const right: LocationImportOutcome = {
  ...{ isWritten: false, batch: null, rows: 3, toCorrect: 0, language: 'en', links: [] },
  gyms: [
    importedLocation,
    {
      ...importedLocation,
      row: 4,
      locationIdentifier: 'RB-4712',
      name: 'Lakeside',
      becomes: 'there',
    },
  ],
  people: [
    { row: 2, email: 'ana@gym.test', name: 'Ana Soto', gyms: ['RB-4711'], becomes: 'new' },
    { row: 4, email: 'lee@gym.test', name: 'Lee Park', gyms: [], becomes: 'there' },
  ],
  columns: [
    { header: 'Number', column: 'locationIdentifier' },
    { header: 'Time Zone', column: 'timeZone' },
    { header: 'Notes', column: null },
  ],
  ...{ problems: [], notices: [], corrected: [] },
}
const wrong: LocationImportOutcome = {
  ...right,
  gyms: [{ ...importedLocation, timeZone: null, becomes: 'to-correct' }],
  toCorrect: 1,
  problems: [
    {
      ...{ row: 2, header: 'Time Zone', column: 'timeZone', value: 'Chicago' },
      ...{ code: 'time-zone', params: {}, suggestion: 'America/Chicago' },
    },
  ],
}
const aLink = {
  ...{ email: 'ana@gym.test', name: 'Ana Soto', gyms: ['RB-4711'] },
  ...{ link: '/invitation#a-secret', expiresAt: '2026-11-24T02:19:00.000Z' },
}
const written: LocationImportOutcome = {
  ...right,
  isWritten: true,
  batch: idOf(600),
  gyms: right.gyms.map((location, index) => ({ ...location, id: idOf(500 + index) })),
  links: [aLink],
}
const isDryRun = ({ query }: ReceivedRequest) => query.get('dryRun') !== null
const answers = {
  getLocationImportProgress: () => null,
  importLocations: (request: ReceivedRequest) => {
    if (!isDryRun(request)) return written
    const [correction] = request.body['corrections'] as LocationImportOutcome['corrected']
    return correction === undefined ? wrong : { ...right, corrected: [correction] }
  },
}

const choose = async (name = 'Gyms.csv') => {
  await screen.findByRole('heading', { name: 'Import locations' })
  const file = new File(['Number,Time Zone\nRB-4711,Chicago'], name, { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('File'), file)
}
const importButton = () =>
  screen.findByRole('button', { name: 'Import 1 location and add 1 person' })

it('corrects a cell, previews locations and people, and imports everything at once', async () => {
  const { server } = renderApp(page, 'super-admin', answers)
  await choose()
  expect(await screen.findByLabelText('Row 2, Time Zone')).toBeTruthy()
  expect(screen.getByText('Use a time zone from the list, such as America/New_York.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use America/Chicago' }))
  expect(await screen.findByText('Fixed.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Locations 2'))
  expect(
    screen.getByRole('row', { name: /RB-4711 Loop America\/Chicago New, with ten/ }),
  ).toBeTruthy()
  expect(screen.getByRole('row', { name: /RB-4712 Lakeside .* Already exists/ })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('People 2'))
  expect(
    screen.getByRole('row', { name: /ana@gym.test Ana Soto RB-4711 Will be invited/ }),
  ).toBeTruthy()

  await userEvent.click(await importButton())
  expect(await screen.findByText('Imported 1 location · Added 1 person')).toBeTruthy()
  const [sent, ...more] = server
    .requestsTo('importLocations')
    .filter((request) => !isDryRun(request))
  expect(more).toEqual([])
  expect(sent?.key).toMatch(/^[\d-]{16,}$/)
  expect(sent?.body).toMatchObject({
    fileName: 'Gyms.csv',
    corrections: [{ row: 2, header: 'Time Zone', was: 'Chicago', value: 'America/Chicago' }],
  })
  const setUp = screen.getByRole('link', { name: 'Set up Loop' })
  expect(setUp.getAttribute('href')).toBe(`/admin/locations/${idOf(500)}/set-up`)
})

it('shows invitation links once and warns before leaving without downloading them', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:links')
  renderApp(page, 'super-admin', {
    ...answers,
    importLocations: (request: ReceivedRequest) => (isDryRun(request) ? right : written),
  })
  await choose()
  await userEvent.click(await importButton())
  expect(await screen.findByText(`${location.origin}/invitation#a-secret`)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'View locations' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without downloading the links?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download all links (CSV)' }))
  expect(saved).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('link', { name: 'View locations' }))
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy()
})

it('keeps the page, the file and its result while an import runs', async () => {
  const writing = Promise.withResolvers<LocationImportOutcome>()
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importLocations: (request: ReceivedRequest) => (isDryRun(request) ? right : writing.promise),
  })
  await choose()
  await userEvent.click(await importButton())
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  })
  expect(screen.getByRole('button', { name: /^Choose/ })).toHaveProperty('disabled', true)
  await choose('Others.csv')
  await userEvent.click(screen.getByRole('link', { name: 'Schedule' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave while the import is running?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
  writing.resolve(written)
  expect(await screen.findByText(`${location.origin}/invitation#a-secret`)).toBeTruthy()
  expect(server.bodiesOf('importLocations').map(({ fileName }) => fileName)).toEqual([
    'Gyms.csv',
    'Gyms.csv',
  ])
})

it('keeps the links of an import next to those of the next', async () => {
  const second = {
    ...written,
    batch: idOf(601),
    links: [{ ...aLink, link: '/invitation#another' }],
  }
  const importLocations = vi
    .fn()
    .mockReturnValueOnce(right)
    .mockReturnValueOnce(written)
    .mockReturnValueOnce(right)
    .mockReturnValue(second)
  renderApp(page, 'super-admin', { ...answers, importLocations })
  await choose()
  await userEvent.click(await importButton())
  await screen.findByText(`${location.origin}/invitation#a-secret`)
  await choose('More.csv')
  await userEvent.click(await importButton())
  expect(await screen.findByText(`${location.origin}/invitation#another`)).toBeTruthy()
  expect(screen.getByText(`${location.origin}/invitation#a-secret`)).toBeTruthy()
})

it('retries with the same idempotency key after a failed response', async () => {
  let isFirst = true
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importLocations: (request: ReceivedRequest) => {
      if (isDryRun(request)) return right
      if (!isFirst) return written
      isFirst = false
      return new Refusal('unavailable')
    },
  })
  await choose()
  await userEvent.click(await importButton())
  await waitFor(async () => {
    expect(await importButton()).toHaveProperty('disabled', false)
  })
  await userEvent.click(await importButton())
  expect(await screen.findByText('Imported 1 location · Added 1 person')).toBeTruthy()
  const keys = server
    .requestsTo('importLocations')
    .flatMap((request) => (isDryRun(request) ? [] : [request.key]))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('accepts pasted rows and explains why a file can’t be read', async () => {
  const importLocations = vi
    .fn()
    .mockReturnValueOnce(
      new Refusal('bad-input', 'No.', [
        { path: 'file', code: 'columns-missing', params: { columns: 'Name' }, message: '' },
      ]),
    )
    .mockReturnValue({ ...right, gyms: right.gyms.slice(1), people: [] })
  const { server } = renderApp(page, 'super-admin', { ...answers, importLocations })
  await screen.findByRole('heading', { name: 'Import locations' })
  const clipboardData = { files: [], getData: () => 'Number\tTime Zone\nRB-4711\tAmerica/Chicago' }
  fireEvent.paste(document.body, { clipboardData })
  expect((await screen.findByRole('alert')).textContent).toContain('Missing columns: Name')
  expect(server.bodiesOf('importLocations')[0]).toMatchObject({
    file: btoa('Number\tTime Zone\nRB-4711\tAmerica/Chicago'),
  })
  await choose()
  expect(await screen.findByText(/Everything in this file already exists/)).toBeTruthy()
})

it('escapes names in the links file so that spreadsheets run no formulas', async () => {
  const file = linksFile(['Email'], [{ ...aLink, name: '=1+1', email: '+a@gym.test' }], 'http://c')
  expect(await file.text()).toContain(
    `"'+a@gym.test","'=1+1","RB-4711","http://c/invitation#a-secret"`,
  )
})

it('shows notices and the locations that each person gets', async () => {
  const notices: LocationImportOutcome['notices'] = [
    {
      ...{ row: 4, header: 'Name', column: 'name' },
      ...{ code: 'there-under-name', params: { name: 'Lakeshore' } },
    },
  ]
  const people: LocationImportOutcome['people'] = [
    {
      ...{ row: 4, email: 'kim@gym.test', name: 'Kim Ode' },
      ...{ gyms: ['RB-4711', 'RB-4712', 'RB-4713'], becomes: 'given' },
    },
    { row: 5, email: 'lee', name: 'Lee Park', gyms: [], becomes: 'to-correct' },
  ]
  renderApp(page, 'super-admin', {
    ...answers,
    importLocations: () => ({ ...right, notices, people }),
  })
  await choose()
  await userEvent.click(await screen.findByLabelText('People 2'))
  expect(
    screen.getByRole('row', {
      name: /kim@gym.test Kim Ode RB-4711 and 2 more Already has an account; will get access/,
    }),
  ).toBeTruthy()
  expect(screen.getByRole('row', { name: /lee Lee Park To fix/ })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('To review 1'))
  expect(screen.getByText('Row 4, Name:')).toBeTruthy()
  expect(screen.getByText(/Lakeshore/)).toBeTruthy()
  await userEvent.click(screen.getByLabelText('To fix 0'))
  expect(screen.getByText('Nothing to fix.')).toBeTruthy()
})

it('says so when the file lists no people', async () => {
  const importLocations = () => ({ ...right, people: [] })
  renderApp(page, 'super-admin', { ...answers, importLocations })
  await choose()
  await userEvent.click(await screen.findByLabelText('People 0'))
  expect(screen.getByText('This file doesn’t list any people.')).toBeTruthy()
})

const undone: LocationImportUndoOutcome = { gyms: 1, people: 1, leftGyms: [], leftPeople: [] }
const takes = (request: ReceivedRequest) => (isDryRun(request) ? right : written)

it('undoes a whole import from its alert', async () => {
  const undoLocationImport = () => undone
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importLocations: takes,
    undoLocationImport,
  })
  await choose()
  await userEvent.click(await importButton())
  expect(await screen.findByText('Imported 1 location and added 1 person')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Removed 1 location and 1 person.')).toBeTruthy()
  expect(screen.queryByText('Share invitation links')).toBeNull()
  expect(server.requestsTo('undoLocationImport')[0]?.params).toEqual({ id: idOf(600) })
})

it('still shows the result when undone twice', async () => {
  const nothing: LocationImportUndoOutcome = { ...undone, gyms: 0, people: 0 }
  const undoLocationImport = vi.fn().mockReturnValueOnce(undone).mockReturnValue(nothing)
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importLocations: takes,
    undoLocationImport,
  })
  await choose()
  await userEvent.click(await importButton())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  await screen.findByText('Removed 1 location and 1 person.')
  // The alert of the undo covers that of the import.
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
  await waitFor(() => {
    expect(server.requestsTo('undoLocationImport')).toHaveLength(2)
  })
  expect(await screen.findByText('Removed 1 location and 1 person.')).toBeTruthy()
})

it('undoes the import from the page and explains what was kept', async () => {
  const left: LocationImportUndoOutcome = {
    ...{ gyms: 0, people: 0 },
    leftGyms: [{ id: idOf(500), locationIdentifier: 'RB-4711', name: 'Loop', reason: 'changed' }],
    leftPeople: [{ id: idOf(900), email: 'ana@gym.test', name: 'Ana Soto', reason: 'gym-stays' }],
  }
  const undoLocationImport = vi
    .fn()
    .mockReturnValueOnce(new Refusal('unavailable'))
    .mockReturnValue(left)
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importLocations: takes,
    undoLocationImport,
  })
  await choose()
  await userEvent.click(await importButton())
  const undoImport = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  }
  await undoImport()
  await waitFor(() => {
    expect(server.requestsTo('undoLocationImport')).toHaveLength(1)
  })
  await undoImport()
  const link = await screen.findByRole('link', { name: 'Loop' })
  expect(link.getAttribute('href')).toBe(`/admin/locations/${idOf(500)}`)
  expect(
    screen.getByText('RB-4711 · the location, its screens or its timer changed after the import'),
  ).toBeTruthy()
  expect(screen.getByText('ana@gym.test · one of their locations was kept')).toBeTruthy()
  // The link of a kept person is still shown.
  expect(screen.getByText(`${location.origin}/invitation#a-secret`)).toBeTruthy()
  const keys = server.requestsTo('undoLocationImport').map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
})
