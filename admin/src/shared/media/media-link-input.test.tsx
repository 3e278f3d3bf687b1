import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { type Answers, ListOf, Refusal } from '../testing/fake-server.ts'
import { aMediaItem, aPicture, aRound, aRoutine, aWorkout, idOf } from '../testing/fixtures.ts'
import { enterText } from '../testing/enter-text.ts'

const variant = aMediaItem(2, { name: 'Kick in the locker room' })
const kick = aMediaItem(1, { name: 'Roundhouse Kick', lockerRoomId: variant.id })
const hook = aMediaItem(3, { name: 'Hook' })
const items = [kick, variant, hook]

const library: Answers = {
  listMedia({ query }) {
    const link = query.get('link')
    const name = query.get('name') ?? ''
    const found = items.filter((item) => link === null || item.link === link)
    return new ListOf(found.filter((item) => item.name.includes(name)))
  },
  getMediaItem: ({ params }) =>
    items.find(({ id }) => id === params['id']) ?? new Refusal('not-found', 'Not found.'),
}
const workoutWith = (videoLink: string, lrVideoLink: string | null = null): Answers => ({
  ...library,
  listRounds: () => [aRound(1)],
  getWorkout: () => aWorkout({ routines: [aRoutine(1, { videoLink, lrVideoLink })] }),
})
const workoutPage = `/admin/rounds/1/workout/${idOf(300)}`
const normal = () => screen.findByLabelText<HTMLInputElement>('Video link for step 1')
const lockerRoom = () =>
  screen.findByLabelText<HTMLInputElement>('Locker room video link for step 1')
const openPicker = async (field: string) => {
  await userEvent.click(
    await screen.findByRole('button', { name: `Choose from the library: ${field}` }),
  )
  return within(await screen.findByRole('dialog', { name: 'Choose from the library' }))
}
const choose = async (field: string, name: RegExp) => {
  const picker = await openPicker(field)
  await userEvent.click(await picker.findByRole('button', { name }))
}

describe('the video of a routine', () => {
  it('is chosen by name from the library, together with its locker-room variant', async () => {
    renderApp(workoutPage, 'admin', workoutWith('/media/exercises/jab.mp4'))
    const picker = await openPicker('Video link for step 1')
    await enterText(picker.getByLabelText('Search media'), 'Roundhouse', '{Enter}')
    await waitFor(() => {
      expect(picker.queryByRole('button', { name: /Hook/ })).toBeNull()
    })
    await userEvent.click(await picker.findByRole('button', { name: /^0:03Roundhouse Kick/ }))
    expect((await normal()).value).toBe(kick.link)
    await waitFor(async () => {
      expect((await lockerRoom()).value).toBe(variant.link)
    })
    expect(
      await screen.findByText('Locker room variant also selected: Kick in the locker room'),
    ).toBeTruthy()
    expect(
      await screen.findByRole('link', { name: 'Open Roundhouse Kick in the library' }),
    ).toBeTruthy()
    expect(await screen.findByText('You have unsaved changes!')).toBeTruthy()
  })

  it('doesn’t replace an existing locker-room link', async () => {
    renderApp(workoutPage, 'admin', workoutWith('/media/exercises/jab.mp4', hook.link))
    await choose('Video link for step 1', /^0:03Roundhouse Kick/)
    await screen.findByRole('link', { name: 'Open Roundhouse Kick in the library' })
    expect((await lockerRoom()).value).toBe(hook.link)
    await choose('Locker room video link for step 1', /^0:03Kick in the locker room/)
    expect((await lockerRoom()).value).toBe(variant.link)
    expect((await normal()).value).toBe(kick.link)
  })

  it('is marked as selected in the library', async () => {
    renderApp(workoutPage, 'admin', workoutWith(hook.link))
    await screen.findByRole('link', { name: 'Open Hook in the library' })
    const picker = await openPicker('Video link for step 1')
    const chosen = await picker.findByRole('button', { name: /^0:03Hook/ })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
    expect(chosen.textContent).toContain('selected')
  })

  it('can be an external link, with a warning about offline availability', async () => {
    const { server } = renderApp(workoutPage, 'admin', workoutWith('https://clips.test/jab.mp4'))
    expect(
      await screen.findByText(
        'This link points outside the library, so the file may not be available offline.',
      ),
    ).toBeTruthy()
    expect((await normal()).value).toBe('https://clips.test/jab.mp4')
    expect(server.requestsTo('listMedia')).toEqual([])
  })

  it('can be a link unknown to the library and stays unchanged', async () => {
    const { server } = renderApp(workoutPage, 'admin', workoutWith('/media/old/jab.mp4'))
    await waitFor(() => {
      expect(server.requestsTo('listMedia')).toHaveLength(1)
    })
    expect((await normal()).value).toBe('/media/old/jab.mp4')
    expect(screen.queryByRole('link', { name: /in the library$/ })).toBeNull()
  })

  it('can be chosen when its variant can’t be loaded', async () => {
    renderApp(workoutPage, 'admin', {
      ...workoutWith('/media/exercises/jab.mp4'),
      getMediaItem: () => new Refusal('unavailable'),
    })
    await choose('Video link for step 1', /^0:03Roundhouse Kick/)
    expect((await normal()).value).toBe(kick.link)
    expect((await lockerRoom()).value).toBe('')
  })
})

describe('the image of a round', () => {
  const picture = aPicture(4, { name: 'Heavy Bag' })
  const rounds: Answers = {
    listRounds: () => [aRound(1)],
    listMedia: ({ query }) =>
      new ListOf(query.get('kind') === 'round-picture' || query.has('link') ? [picture] : items),
  }

  it('is chosen from the round images', async () => {
    renderApp('/admin/rounds', 'admin', rounds)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Round 1' }))
    await choose('Image', /^Heavy Bag/)
    const image = await screen.findByLabelText<HTMLInputElement>(/^Image/)
    expect(image.value).toBe(picture.link)
  })

  it('keeps its form open when Escape closes the library', async () => {
    renderApp('/admin/rounds', 'admin', rounds)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Round 1' }))
    await userEvent.type(await screen.findByLabelText(/^Name/), '!')
    await openPicker('Image')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Choose from the library' })).toBeNull()
    })
    const form = within(await screen.findByRole('dialog', { name: 'Edit Round 1' }))
    expect(form.getByDisplayValue('Round 1!')).toBeTruthy()
  })
})
