import { issueAt } from '@roundboard/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { session } from '../../../shared/session/session.ts'
import { LostResponse, Refusal } from '../../../shared/testing/fake-server.ts'
import { anAccountLink } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

async function logIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the login page', () => {
  it('rejects an invalid email address before calling the server', async () => {
    const { server } = renderApp('/login', null)
    await logIn('nobody', 'a password')
    await screen.findByText(/^Enter an email address such as/)
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(server.requestsTo('logIn')).toEqual([])
  })

  it('accepts an email address in any case', async () => {
    const { server } = renderApp('/login', null, { logIn: () => ({ token: 't-1' }) })
    const typed = { email: 'Rosa@Example.com', password: 'a password' }
    await logIn(typed.email, typed.password)
    await waitFor(() => {
      expect(server.bodiesOf('logIn')).toEqual([typed])
    })
  })

  it('can be retried after a refusal and after a lost response', async () => {
    const answers = [new Refusal('wrong-credentials', 'Invalid email or password'), undefined]
    const { router } = renderApp('/login', null, {
      logIn: () => {
        if (answers.length === 0) return { token: 't-1' }
        const answer = answers.shift()
        if (answer === undefined) throw new LostResponse()
        return answer
      },
    })
    await logIn('rosa@example.com', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Can’t reach the server. Check your connection, then try again.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/admin/dashboard')
    })
  })

  it.each([
    ['es', /^Demasiadas personas están iniciando sesión/],
    ['fr', /^Trop de personnes se connectent/],
  ])('explains in %s that too many people are logging in', async (locale, sentence) => {
    localStorage.setItem('roundboard.locale', locale)
    const issue = issueAt('', 'many-logging-in')
    renderApp('/login', null, { logIn: () => new Refusal('busy', issue.message, [issue]) })
    const email = await screen.findByRole('textbox')
    await userEvent.type(email, 'rosa@example.com{Tab}a password{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  })

  it('tells a user without access who they are and where they can go', async () => {
    const { router } = renderApp('/admin/users', 'location')
    expect(await screen.findByText(/You’re signed in as location@example\.com\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/admin/dashboard')
    })
  })
})

describe('single sign-on', () => {
  it('explains why it failed and links to the login page', async () => {
    const { router, server } = renderApp('/login/used', null, {
      signOn: () => new Refusal('wrong-credentials', 'This token was used before.'),
    })
    expect((await screen.findByRole('alert')).textContent).toBe('This token was used before.')
    expect(server.requestsTo('signOn')).toHaveLength(1)
    await userEvent.click(screen.getByRole('link', { name: 'Go to the login page' }))
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/login')
  })
})

describe('the setup page', () => {
  it('reports a missing token and shows no form', async () => {
    renderApp('/setup', null)
    expect((await screen.findByRole('alert')).textContent).toMatch(/This link is incomplete/)
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
  })

  it('keeps what was typed when the link was already used', async () => {
    renderApp('/setup#used', null, {
      setUp: () => new Refusal('not-found', 'This link was used before.'),
    })
    await userEvent.type(await screen.findByLabelText('First name'), 'Ada')
    await userEvent.type(screen.getByLabelText('Last name'), 'Ringer')
    await enterText(screen.getByLabelText('Email'), 'ada@example.com')
    await enterText(screen.getByLabelText('Password'), 'long enough now')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This link was used before.')
    expect(screen.getByDisplayValue('Ada')).toBeTruthy()
  })
})

describe('the forgot-password page', () => {
  const ask = async (hasMail: boolean) => {
    const { server } = renderApp('/login', null, { requestReset: () => ({ hasMail }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await screen.findByRole('heading', { name: 'Forgot password?' })
    await enterText(screen.getByLabelText('Email'), 'rosa@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    return server
  }

  it('opens from the login page and doesn’t reveal whether an account exists', async () => {
    const server = await ask(true)
    const message = await screen.findByRole('status')
    expect(message.textContent).toMatch(/^If rosa@example\.com has an account, we’ve sent/)
    expect(server.bodiesOf('requestReset')).toEqual([{ email: 'rosa@example.com' }])
  })

  it.each([
    ['en', 'Too many attempts. Try again in 40 minutes.'],
    ['es', 'Demasiados intentos. Inténtelo de nuevo en 40 minutos.'],
    ['fr', 'Trop de tentatives. Réessayez dans 40 minutes.'],
  ])('says in %s how long to wait after too many requests', async (locale, sentence) => {
    localStorage.setItem('roundboard.locale', locale)
    const issue = issueAt('', 'wait-seconds', { seconds: 2352 })
    renderApp('/forgot-password', null, {
      requestReset: () => new Refusal('too-many-attempts', issue.message, [issue]),
    })
    await enterText(await screen.findByRole('textbox'), 'rosa@example.com', '{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.getByDisplayValue('rosa@example.com')).toBeTruthy()
  })

  it('says whom to ask when email isn’t set up', async () => {
    await ask(false)
    expect((await screen.findByRole('status')).textContent).toMatch(
      /Email isn’t set up on this server\. Ask/,
    )
  })
})

describe('the pages behind emailed links', () => {
  it.each(['invitation', 'reset'] as const)(
    'move the token of an old %s link from the path to the fragment at once',
    async (purpose) => {
      const { router, server } = renderApp(`/${purpose}/secret`, null, {
        getAccountLink: () => anAccountLink({ purpose }),
      })
      expect(await screen.findByLabelText('New password')).toBeTruthy()
      expect(router.state.location.href).toBe(`/${purpose}#secret`)
      expect(router.history.length).toBe(1)
      expect(server.bodiesOf('getAccountLink')).toEqual([{ token: 'secret' }])
    },
  )

  it('set the password of an invited user and open the dashboard', async () => {
    const { router, server } = renderApp('/invitation#secret', null, {
      getAccountLink: () => anAccountLink(),
      useAccountLink: () => ({ token: 't-3' }),
    })
    expect(await screen.findByRole('heading', { name: 'Welcome to Roundboard' })).toBeTruthy()
    expect(await screen.findByText(/^Hi Nina\./)).toBeTruthy()
    expect(screen.getByDisplayValue('nina@example.com')).toBeTruthy()
    await enterText(screen.getByLabelText('New password'), 'seven brown gloves')
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/admin/dashboard')
    })
    expect(server.bodiesOf('useAccountLink')).toEqual([
      { token: 'secret', password: 'seven brown gloves' },
    ])
    expect(session.get().token).toBe('t-3')
  })

  it.each(['unavailable', 'too-many-attempts'] as const)(
    'can be retried when the server couldn’t check the link: %s',
    async (code) => {
      let isReady = false
      renderApp('/invitation#secret', null, {
        getAccountLink: () => (isReady ? anAccountLink() : new Refusal(code, 'Not now.')),
      })
      expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
      expect(screen.getByRole('heading', { name: 'Welcome to Roundboard' })).toBeTruthy()
      isReady = true
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await screen.findByLabelText('New password')).toBeTruthy()
    },
  )

  it('can be retried after a lost response and say when the first try worked', async () => {
    const issue = issueAt('', 'account-link-used')
    let isLost = true
    renderApp('/reset#secret', null, {
      getAccountLink: () => anAccountLink({ purpose: 'reset' }),
      useAccountLink: () => {
        if (!isLost) return new Refusal('invalid-code', issue.message, [issue])
        isLost = false
        throw new LostResponse()
      },
    })
    await enterText(await screen.findByLabelText('New password'), 'seven brown gloves')
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Can’t reach the server. Check your connection, then try again.',
    )
    expect(screen.getByDisplayValue('seven brown gloves')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toMatch(
        /^This link has already been used\. Sign in/,
      )
    })
  })

  it.each([
    ['en', 'account-link-unknown', /^This link is incomplete/],
    ['es', 'account-link-used', /^Este enlace ya se usó/],
    ['fr', 'reset-expired', /^Ce lien a expiré\. Les liens de réinitialisation/],
    ['en', 'invitation-expired', /valid for three days\. Ask for a new one/],
    ['es', 'account-link-void', /^Este enlace ya no es válido/],
    ['fr', 'account-link-replaced', /^Il existe un lien plus récent/],
  ] as const)('explain in %s what is wrong with a link: %s', async (locale, code, sentence) => {
    localStorage.setItem('roundboard.locale', locale)
    const issue = issueAt('', code)
    renderApp('/reset#old', null, {
      getAccountLink: () => new Refusal('invalid-code', issue.message, [issue]),
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(document.querySelector('a[href="/forgot-password"]')).not.toBeNull()
    expect(document.querySelector('form')).toBeNull()
  })
})

describe('a session that expires during work', () => {
  const expireAt = () => {
    act(() => {
      session.expired().catch(() => undefined)
    })
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }))

  // spec: 4.1
  it('asks for the password until it is right and keeps the page', async () => {
    let tries = 0
    renderApp('/admin/profile', 'admin', {
      logIn: () =>
        ++tries === 1
          ? new Refusal('wrong-credentials', 'Invalid email or password')
          : { token: 't-2' },
    })
    await screen.findByRole('heading', { name: 'My Profile' })
    expireAt()
    const sessionDialog = await dialog()
    await userEvent.click(sessionDialog.getByRole('button', { name: 'Login' }))
    expect(tries).toBe(0)
    await enterText(sessionDialog.getByLabelText('Password'), 'a password')
    await userEvent.click(sessionDialog.getByRole('button', { name: 'Login' }))
    expect(await sessionDialog.findByText('Invalid email or password')).toBeTruthy()
    await userEvent.click(sessionDialog.getByRole('button', { name: 'Login' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(session.get().token).toBe('t-2')
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeTruthy()
  })

  it('can be left for the login page', async () => {
    const { router } = renderApp('/admin/profile', 'admin')
    await screen.findByRole('heading', { name: 'My Profile' })
    expireAt()
    const sessionDialog = await dialog()
    await userEvent.click(
      sessionDialog.getByRole('button', { name: 'Sign out and discard changes' }),
    )
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login')
    })
  })
})
