import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { Refusal } from '../testing/fake-server.ts'
import { anAccountLink } from '../testing/fixtures.ts'
import { enterText } from '../testing/enter-text.ts'

const line = () => screen.getByRole('status')

describe('the hint under a new password', () => {
  it('counts missing characters, then shows the server’s strength check for this user', async () => {
    let strength: 'guessable' | 'strong' = 'guessable'
    const { server } = renderApp('/invitation#secret', null, {
      getAccountLink: () => anAccountLink(),
      checkPassword: () => ({ strength }),
    })
    const field = await screen.findByLabelText('New password')
    expect(line().textContent).toBe('')
    await enterText(field, 'password123')
    expect(line().textContent).toBe('Add 1 more character')
    expect(server.requestsTo('checkPassword')).toEqual([])
    await userEvent.type(field, '4')
    await waitFor(() => {
      expect(line().textContent).toMatch(/^Easy to guess\./)
    })
    strength = 'strong'
    await enterText(field, ' seven brown gloves')
    await waitFor(() => {
      expect(line().textContent).toBe('Strong. Very hard to guess.')
    })
    expect(server.bodiesOf('checkPassword').at(-1)).toEqual({
      password: 'password1234 seven brown gloves',
      email: 'nina@example.com',
      firstName: 'Nina',
      lastName: 'Newcomer',
    })
  })

  it('stays empty when the strength check fails, and the form still submits', async () => {
    const { server } = renderApp('/reset#secret', null, {
      getAccountLink: () => anAccountLink({ purpose: 'reset' }),
      checkPassword: () => new Refusal('too-many-attempts'),
      useAccountLink: () => ({ token: 't-3' }),
    })
    await enterText(await screen.findByLabelText('New password'), 'seven brown gloves')
    await waitFor(() => {
      expect(server.requestsTo('checkPassword')).toHaveLength(1)
    })
    expect(line().textContent).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
    await waitFor(() => {
      expect(server.requestsTo('useAccountLink')).toHaveLength(1)
    })
  })

  it.each([
    ['en', 'Good. Hard to guess.', 'Add 11 more characters'],
    ['es', 'Buena. Difícil de adivinar.', 'Agregue 11 caracteres más'],
    ['fr', 'Bon. Difficile à deviner.', 'Ajoutez 11 caractères'],
  ])('is translated: %s', async (locale, good, missing) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/setup#token', null)
    await screen.findByRole('heading', { level: 1 })
    const field = document.querySelector('input[name="password"]')
    if (field === null) throw new Error('There is no field.')
    await userEvent.type(field, 'a')
    expect(line().textContent).toBe(missing)
    await enterText(field, ' long password')
    await waitFor(() => {
      expect(line().textContent).toBe(good)
    })
  })

  it('appears in the form for a new user', async () => {
    renderApp('/admin/users', 'super-admin')
    await userEvent.click(await screen.findByRole('button', { name: 'Add user' }))
    await userEvent.type(await screen.findByLabelText('Password'), 'short')
    expect(await screen.findByText('Add 7 more characters')).toBeTruthy()
  })
})
