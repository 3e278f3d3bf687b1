import type { Release } from '@roundboard/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, ListOf, LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { aRelease } from '../../../shared/testing/fixtures.ts'

const typed = { Title: 'Quicker corners', Version: '32.01.01', Date: '01/31/2032' }
const said = { description: 'Corners are quicker.' }

/** Creates one release per idempotency key; loses the first responses. */
function making(toLose = 0) {
  const made = new Map<string | null, Release>()
  let left = toLose
  const answers: Answers = {
    listReleases: () => new ListOf([...made.values(), aRelease(1)]),
    createRelease({ key, body }) {
      const date = '2032-01-31T00:00:00.000Z'
      const release = made.get(key) ?? aRelease(2 + made.size, { ...body, date })
      made.set(key, release)
      if (left-- > 0) throw new LostResponse()
      return release
    },
  }
  return { made, answers }
}

const addForm = async () => within(await screen.findByRole('region', { name: 'Add Release' }))

async function fillIn(fields: Readonly<Record<string, string>> = typed) {
  const form = await addForm()
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabelText(new RegExp(`^${label}`))
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await userEvent.clear(form.getByLabelText(/^Description/))
  await userEvent.type(form.getByLabelText(/^Description/), said.description)
  return form
}
const add = async () => userEvent.click((await addForm()).getByRole('button', { name: 'Add' }))
const cards = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const card = within(heading).queryByRole('button')
    return card ? [/\d\d\.\d\d\.\d\d(-\d+)?/.exec(card.textContent)?.[0]] : []
  })

describe('add release form', () => {
  it('adds the release at the top and clears the form', async () => {
    const { answers } = making()
    const { server } = renderApp('/admin/releases', 'super-admin', answers)
    const form = await fillIn()
    await userEvent.selectOptions(form.getByLabelText(/^Type/), 'Hot-Fix')
    await add()
    const message = 'Added Hot-Fix: Quicker corners to the Roundboard system.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(server.bodiesOf('createRelease')).toEqual([
      {
        title: 'Quicker corners',
        type: 'Hot-Fix',
        version: '32.01.01',
        date: '2032-01-31',
        ...said,
      },
    ])
    await waitFor(() => {
      expect(cards()).toEqual(['32.01.01', '31.01.01'])
    })
    expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('')
    expect(form.getByLabelText<HTMLSelectElement>(/^Type/).value).toBe('Release')
    await userEvent.click(screen.getByRole('button', { name: /32\.01\.01/, expanded: false }))
    expect(await screen.findByRole('button', { name: 'Edit 32.01.01' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit 31.01.01' })).toBeNull()
  })

  it('adds a release once when retried after a lost response, even after a reload', async () => {
    const { made, answers } = making(2)
    const { server } = renderApp('/admin/releases', 'super-admin', answers)
    await fillIn()
    await add()
    await screen.findByText(/Can’t reach the server/)
    await add()
    await waitFor(() => {
      expect(server.requestsTo('createRelease')).toHaveLength(2)
    })
    cleanup()
    renderApp('/admin/releases', 'super-admin', answers)
    expect(await screen.findByText('Your unsaved changes were restored.')).toBeTruthy()
    expect(screen.getByDisplayValue('01/31/2032')).toBeTruthy()
    await add()
    expect(await screen.findByText(/^Added Release: Quicker corners/)).toBeTruthy()
    expect(made.size).toBe(1)
  })

  it('keeps the input when the version already exists', async () => {
    let isTaken = true
    const { answers } = making()
    renderApp('/admin/releases', 'super-admin', {
      ...answers,
      createRelease: () => (isTaken ? new Refusal('conflict', 'It exists.') : aRelease(2)),
    })
    await fillIn()
    await add()
    const message = 'Sorry, the release could not be created. A duplicate id has been found.'
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByDisplayValue('Quicker corners')).toBeTruthy()
    isTaken = false
    await add()
    expect(await screen.findByText(/^Added Release:/)).toBeTruthy()
  })

  it.each([
    ['Version', '32.1', 'Enter a version such as 21.12.22 or 21.12.22-001.'],
    ['Date', '31/01/2032', 'Enter a date in the form MM/DD/YYYY.'],
    ['Date', '02/30/2032', 'Enter a date in the form MM/DD/YYYY.'],
    ['Title', ' ', 'Fill in this field.'],
  ])('refuses a %s of %s at its field', async (label, text, error) => {
    const { server } = renderApp('/admin/releases', 'super-admin')
    const form = await fillIn({ ...typed, [label]: text })
    await add()
    expect(await form.findByText(error)).toBeTruthy()
    const field = form.getByLabelText(new RegExp(`^${label}`))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(server.requestsTo('createRelease')).toEqual([])
  })

  it.each([
    ['es', /^Tipo/, 'Se agregó al sistema Roundboard: Corrección urgente Mejor.'],
    ['fr', /^Type/, 'Ajout au système Roundboard : Correctif Mejor.'],
  ] as const)('confirms in %s with the release type', async (locale, type, message) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/releases', 'super-admin', {
      createRelease: () => aRelease(2, { type: 'Hot-Fix', title: 'Mejor' }),
    })
    await userEvent.selectOptions(await screen.findByLabelText(type), 'Hot-Fix')
    const inputs = [
      [/^(Título|Titre)/, 'Mejor'],
      [/^(Número|Numéro)/, '32.01.01-001'],
      [/^(Fecha|Date)/, '01/31/2032'],
      [/^Desc/, 'Mejor.'],
    ] as const
    for (const [label, text] of inputs) await userEvent.type(screen.getByLabelText(label), text)
    await userEvent.click(screen.getByRole('button', { name: /^(Agregar|Ajouter)$/ }))
    expect(await screen.findByText(message)).toBeTruthy()
  })
})

describe('release notes', () => {
  const longest = aRelease(3, { title: 'T'.repeat(85), version: '33.01.01', type: 'Hot-Fix' })

  it.each([
    ['es', /33\.01\.01.*T{85}.*Corrección urgente.*31 ene 2026/, /31\.01\.01.*Versión/],
    ['fr', /33\.01\.01.*T{85}.*Correctif.*31 janv\. 2026/, /31\.01\.01.*Version/],
  ])('are shown in %s with the newest open', async (locale, first, second) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/release-notes', 'location', {
      listReleases: () => new ListOf([longest, aRelease(1)]),
    })
    const newest = await screen.findByRole('button', { name: first })
    expect(newest.getAttribute('aria-expanded')).toBe('true')
    const older = screen.getByRole('button', { name: second })
    expect(older.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(older)
    expect(older.getAttribute('aria-expanded')).toBe('true')
  })

  it.each(['location', 'api-access', 'admin'] as const)(
    'are read-only for a %s user',
    async (role) => {
      renderApp('/admin/release-notes', role, { listReleases: () => new ListOf([aRelease(1)]) })
      expect(await screen.findByRole('button', { name: /31\.01\.01/ })).toBeTruthy()
      expect(screen.queryByRole('button', { name: /^(Edit|Add)/ })).toBeNull()
      expect(screen.queryByRole('region', { name: 'Add Release' })).toBeNull()
    },
  )

  it('have pages and allow editing of the latest release only', async () => {
    const pages: Record<string, Release> = { 1: longest, 2: aRelease(1) }
    const { server } = renderApp('/admin/releases', 'super-admin', {
      listReleases: ({ query }) => new ListOf([pages[query.get('page') ?? '1'] ?? longest], 16),
    })
    expect(await screen.findByRole('button', { name: 'Edit 33.01.01' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await screen.findByRole('button', { name: /31\.01\.01/ }))
    expect(await screen.findByRole('button', { name: /31\.01\.01/, expanded: true })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(await screen.findByRole('button', { name: 'Edit 33.01.01' })).toBeTruthy()
    const requestedPages = server.requestsTo('listReleases').map(({ query }) => query.get('page'))
    expect(new Set(requestedPages)).toEqual(new Set(['1', '2']))
  })

  // spec: 2.12
  it('show errors, an empty list and releases loaded on retry', async () => {
    let answer: ListOf<Release> | Refusal = new Refusal('unavailable')
    const { queryClient } = renderApp('/admin/release-notes', 'admin', {
      listReleases: () => answer,
    })
    expect(await screen.findByText('Couldn’t load releases')).toBeTruthy()
    answer = new ListOf<Release>([])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('No releases found')).toBeTruthy()
    answer = new ListOf([longest])
    await queryClient.invalidateQueries({ queryKey: ['releases'] })
    expect(await screen.findByText('Larger letters.')).toBeTruthy()
  })

  it('keep a release open when a newer one arrives', async () => {
    let listed = [aRelease(1)]
    const { queryClient } = renderApp('/admin/release-notes', 'admin', {
      listReleases: () => new ListOf(listed),
    })
    await screen.findByRole('button', { name: /31\.01\.01/, expanded: true })
    listed = [longest, aRelease(1)]
    await queryClient.invalidateQueries({ queryKey: ['releases'] })
    expect(await screen.findByRole('button', { name: /33\.01\.01/, expanded: false })).toBeTruthy()
    expect(screen.getByRole('button', { name: /31\.01\.01/, expanded: true })).toBeTruthy()
  })
})
