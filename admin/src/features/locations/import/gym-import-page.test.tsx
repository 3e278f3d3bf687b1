import type { GymImportOutcome } from '@roundboard/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import type { Asked } from '../../../shared/testing/fake-server.ts'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import { idOf } from '../../../shared/testing/fixtures.ts'
import { linksFile } from './links-file.ts'

const page = '/admin/locations/import'
const aGym = {
  ...{ row: 2, id: null, locationIdentifier: 'RB-4711', name: 'Loop' },
  ...{ timeZone: 'America/Chicago', becomes: 'new' as const },
}
const right: GymImportOutcome = {
  ...{ isWritten: false, rows: 3, toCorrect: 0, language: 'en', links: [] },
  gyms: [
    aGym,
    { ...aGym, row: 4, locationIdentifier: 'RB-4712', name: 'Lakeside', becomes: 'there' },
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
const wrong: GymImportOutcome = {
  ...right,
  gyms: [{ ...aGym, timeZone: null, becomes: 'to-correct' }],
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
  ...{ link: '/invitation/a-secret', expiresAt: '2026-11-24T02:19:00.000Z' },
}
const written: GymImportOutcome = {
  ...right,
  isWritten: true,
  gyms: right.gyms.map((gym, index) => ({ ...gym, id: idOf(500 + index) })),
  links: [aLink],
}
const isDryRun = ({ query }: Asked) => query.get('dryRun') !== null
const answers = {
  getGymImportProgress: () => null,
  importGyms: (asked: Asked) => {
    if (!isDryRun(asked)) return written
    const [correction] = asked.body['corrections'] as GymImportOutcome['corrected']
    return correction === undefined ? wrong : { ...right, corrected: [correction] }
  },
}

const choose = async (name = 'Gyms.csv') => {
  await screen.findByRole('heading', { name: 'Import gyms' })
  const file = new File(['Number,Time Zone\nRB-4711,Chicago'], name, { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('File'), file)
}
const importButton = () => screen.findByRole('button', { name: 'Import 1 gym, add 1 person' })

it('corrects a cell, shows what becomes of whom, and makes all at once', async () => {
  const { server } = renderApp(page, 'super-admin', answers)
  await choose()
  expect(await screen.findByLabelText('Row 2, Time Zone')).toBeTruthy()
  expect(screen.getByText('A time zone of the list, such as America/New_York.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use America/Chicago' }))
  expect(await screen.findByText('Corrected.')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Gyms 2'))
  expect(
    screen.getByRole('row', { name: /RB-4711 Loop America\/Chicago New, with ten/ }),
  ).toBeTruthy()
  expect(screen.getByRole('row', { name: /RB-4712 Lakeside .* There already/ })).toBeTruthy()
  await userEvent.click(screen.getByLabelText('People 2'))
  expect(screen.getByRole('row', { name: /ana@gym.test Ana Soto RB-4711 Invited/ })).toBeTruthy()

  await userEvent.click(await importButton())
  expect(await screen.findByText('1 gym is there · 1 person was added')).toBeTruthy()
  const [sent, ...more] = server.askedFor('importGyms').filter((asked) => !isDryRun(asked))
  expect(more).toEqual([])
  expect(sent?.key).toMatch(/^[\d-]{16,}$/)
  expect(sent?.body).toMatchObject({
    fileName: 'Gyms.csv',
    corrections: [{ row: 2, header: 'Time Zone', was: 'Chicago', value: 'America/Chicago' }],
  })
  const setUp = screen.getByRole('link', { name: 'Set up Loop' })
  expect(setUp.getAttribute('href')).toBe(`/admin/locations/${idOf(500)}/set-up`)
})

it('hands the links over once, and lets nobody leave without them unasked', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:links')
  renderApp(page, 'super-admin', {
    ...answers,
    importGyms: (asked: Asked) => (isDryRun(asked) ? right : written),
  })
  await choose()
  await userEvent.click(await importButton())
  expect(await screen.findByText(`${location.origin}/invitation/a-secret`)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Show the locations' }))
  const dialog = await screen.findByRole('dialog', { name: 'The links are not downloaded' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download all links (CSV)' }))
  expect(saved).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('link', { name: 'Show the locations' }))
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeTruthy()
})

it('sends the same again under the same key when no answer came', async () => {
  let isFirst = true
  const { server } = renderApp(page, 'super-admin', {
    ...answers,
    importGyms: (asked: Asked) => {
      if (isDryRun(asked)) return right
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
  expect(await screen.findByText('1 gym is there · 1 person was added')).toBeTruthy()
  const keys = server
    .askedFor('importGyms')
    .flatMap((asked) => (isDryRun(asked) ? [] : [asked.key]))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('takes rows that are pasted, and says why a file cannot be read', async () => {
  const importGyms = vi
    .fn()
    .mockReturnValueOnce(
      new Refusal('bad-input', 'No.', [
        { path: 'file', code: 'columns-missing', params: { columns: 'Name' }, message: '' },
      ]),
    )
    .mockReturnValue({ ...right, gyms: right.gyms.slice(1), people: [] })
  const { server } = renderApp(page, 'super-admin', { ...answers, importGyms })
  await screen.findByRole('heading', { name: 'Import gyms' })
  const clipboardData = { files: [], getData: () => 'Number\tTime Zone\nRB-4711\tAmerica/Chicago' }
  fireEvent.paste(document.body, { clipboardData })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'These columns are missing: Name',
  )
  expect(server.bodiesOf('importGyms')[0]).toMatchObject({
    file: btoa('Number\tTime Zone\nRB-4711\tAmerica/Chicago'),
  })
  await choose()
  expect(await screen.findByText(/Everything in this file is there already/)).toBeTruthy()
})

it('writes links so that no spreadsheet runs what people are called', async () => {
  const file = linksFile(['E-mail'], [{ ...aLink, name: '=1+1', email: '+a@gym.test' }], 'http://c')
  expect(await file.text()).toContain(
    `"'+a@gym.test","'=1+1","RB-4711","http://c/invitation/a-secret"`,
  )
})
