import type { Round } from '@roundboard/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, Refusal } from '../../../shared/testing/fake-server.ts'
import { aMe, aRound, updated } from '../../../shared/testing/fixtures.ts'

const flexibility = aRound(10, { name: 'Flexibility', videoLink: '/media/stretch.mp4' })

/** Stored rounds, which others may change or delete. */
function serverWith(...given: readonly Round[]) {
  const rounds = [...given]
  const answers: Answers = {
    listRounds: () => [...rounds],
    updateRound({ params, body }) {
      const index = rounds.findIndex(({ id }) => id === params['id'])
      const found = rounds[index]
      if (!found) return new Refusal('not-found', 'This round was not found.')
      return (rounds[index] = updated(found, body))
    },
  }
  return { rounds, answers }
}

const picture = (name: string) =>
  screen.getByRole('heading', { name }).closest('li')?.querySelector('img')
const saves = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }))
async function types(label: RegExp, text: string) {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

describe('rounds page', () => {
  it('links each round to its workouts, except the flexibility round', async () => {
    const { answers } = serverWith(aRound(2, { name: 'Ropes' }), aRound(9), flexibility)
    renderApp('/admin/rounds', 'admin', answers)
    const cards = within(await screen.findByRole('main')).findAllByRole('link', { name: /^View / })
    expect((await cards).map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      ['View Ropes', '/admin/rounds/2'],
      ['View Round 9', '/admin/rounds/9'],
    ])
    const panel = within(screen.getByRole('region', { name: 'Flexibility' }))
    expect(panel.getByText('/media/stretch.mp4')).toBeTruthy()
    expect(panel.getByText('–')).toBeTruthy()
  })

  it('says that there are no rounds', async () => {
    renderApp('/admin/rounds', 'admin')
    expect(await screen.findByText('No rounds found')).toBeTruthy()
  })

  it.each(['location', 'api-access'] as const)('is closed to %s users', async (role) => {
    const { router, server } = renderApp('/admin/rounds', role, serverWith(aRound(1)).answers)
    await screen.findByText(/have access to that page/)
    expect(router.state.location.pathname).toBe('/')
    expect(server.requestsTo('listRounds')).toEqual([])
  })

  it('shows rounds renamed by others and stays visible while the server is offline', async () => {
    const { rounds, answers } = serverWith(aRound(1))
    let isDown = false
    const { queryClient } = renderApp('/admin/rounds', 'admin', {
      ...answers,
      listRounds: () => (isDown ? new Refusal('unavailable') : [...rounds]),
    })
    await screen.findByRole('heading', { name: 'Round 1' })
    rounds.splice(0, 1, aRound(1, { name: 'Ropes' }))
    await queryClient.invalidateQueries({ queryKey: ['rounds'] })
    expect(await screen.findByRole('button', { name: 'Edit Ropes' })).toBeTruthy()
    isDown = true
    await queryClient.invalidateQueries({ queryKey: ['rounds'] })
    expect(await screen.findByText(/^Couldn’t refresh rounds\./)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Ropes' })).toBeTruthy()
  })

  // spec: 8
  it('hides a picture that fails to load until it is replaced', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => {
      consoleError.mockRestore()
    })
    renderApp('/admin/rounds', 'admin', serverWith(aRound(1)).answers)
    await screen.findByRole('heading', { name: 'Round 1' })
    fireEvent.error(picture('Round 1') ?? document.body)
    expect(picture('Round 1')?.dataset['failed']).toBe('true')
    expect(consoleError.mock.calls).toEqual([
      ['There was a problem loading the image, please refresh your screen.'],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Edit Round 1' }))
    await types(/^Image/, '/media/rounds/better.png')
    await saves()
    await waitFor(() => {
      expect(picture('Round 1')?.getAttribute('src')).toBe('/media/rounds/better.png')
    })
    expect(picture('Round 1')?.dataset['failed']).toBeUndefined()
  })
})

describe('round form', () => {
  it('has only name and picture for a round and confirms in the user’s language', async () => {
    localStorage.setItem('roundboard.locale', 'es')
    const { answers } = serverWith(aRound(1), flexibility)
    const { server } = renderApp('/admin/rounds', 'admin', answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Round 1' }))
    expect(screen.queryByLabelText(/video/i)).toBeNull()
    const longest = 'Ñ'.repeat(85)
    await types(/^Nombre/, longest)
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByText(`Round actualizado: ${longest}`)).toBeTruthy()
    expect(await screen.findByRole('heading', { name: longest })).toBeTruthy()
    expect(server.bodiesOf('updateRound')).toEqual([
      { name: longest, expectedUpdatedAt: aRound(1).updatedAt },
    ])
  })

  it('removes and sets videos of the flexibility round', async () => {
    const { rounds, answers } = serverWith(flexibility)
    const { server } = renderApp('/admin/rounds', 'admin', answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await types(/^Video link/, '')
    await types(/^Locker room video link/, '/media/lr.mp4')
    await saves()
    const panel = within(await screen.findByRole('region', { name: 'Flexibility' }))
    expect(await panel.findByText('/media/lr.mp4')).toBeTruthy()
    expect(panel.queryByText('/media/stretch.mp4')).toBeNull()
    expect(rounds[0]).toMatchObject({ videoLink: null, lrVideoLink: '/media/lr.mp4' })
    expect(server.requestsTo('updateRound')).toHaveLength(1)
  })

  it('validates required fields before sending', async () => {
    const { server } = renderApp('/admin/rounds', 'admin', serverWith(aRound(1)).answers)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Round 1' }))
    await types(/^Name/, '')
    await types(/^Image/, 'elsewhere')
    await saves()
    expect(await screen.findByText('Fill in this field.')).toBeTruthy()
    const image = screen.getByLabelText(/^Image/)
    expect(image.getAttribute('aria-invalid')).toBe('true')
    expect(server.requestsTo('updateRound')).toEqual([])
  })
})

describe('page of a round', () => {
  it.each(['10', '11', '0', '01', 'one'])('shows 404 for round %s', async (number) => {
    const { answers } = serverWith(aRound(1), flexibility)
    renderApp(`/admin/rounds/${number}`, 'admin', answers)
    expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy()
  })

  it('loads on retry after the server was offline', async () => {
    let isDown = true
    renderApp('/admin/rounds/1', 'admin', {
      getMe: () => aMe('admin'),
      listRounds: () => (isDown ? new Refusal('unavailable') : [aRound(1, { name: 'Ropes' })]),
    })
    expect(await screen.findByText('Couldn’t load rounds')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Rounds', level: 1 })).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: /Ropes/, level: 1 })).toBeTruthy()
  })
})
